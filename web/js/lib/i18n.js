// Texts of the page, from one file per language. Tests check that no file lacks a key.

const BASE = new URL("../../i18n/", import.meta.url);
const KEY = "tile-referee.language";

/** The languages of the page by their native names. */
export const LANGUAGES = { en: "English", ro: "Română", it: "Italiano", de: "Deutsch" };

let words = {};
let plural = new Intl.PluralRules("en");
export let language = "en";

/** Loads the texts of the language chosen here, or of the first preferred language of the browser that the page has. */
export async function loadWords() {
  language = chosen() ?? wanted() ?? "en";
  const answer = await fetch(new URL(`${language}.json`, BASE));
  if (!answer.ok) throw new Error(`${language}.json: ${answer.status}`);
  words = await answer.json();
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/** Stores the choice of language in this browser; `loadWords` uses it. */
export function chooseLanguage(tag) {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    // without storage the choice is lost when the page is closed
  }
}

function chosen() {
  try {
    const tag = localStorage.getItem(KEY);
    return tag && tag in LANGUAGES ? tag : null;
  } catch {
    return null;
  }
}

const wanted = () => navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => tag in LANGUAGES);

/** Whether there is a text for a key. */
export const has = (key) => key in words;

/**
 * The text of a key, with {names} replaced; `n` chooses between the forms key.one, key.few, key.other.
 *
 * @param {string} key
 * @param {{ [name: string]: any }} values
 */
export function t(key, values = {}) {
  const form =
    "n" in values && `${key}.${plural.select(values.n)}` in words
      ? `${key}.${plural.select(values.n)}`
      : "n" in values && `${key}.other` in words
        ? `${key}.other`
        : key;
  const text = words[form];
  if (text === undefined) return key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? values[name] : whole));
}

/** The text of a name, or the plain name if there is none (a kind of a new game, say). */
export const named = (group, name) => (has(`${group}.${name}`) ? t(`${group}.${name}`) : String(name).replace(/[-_]/g, " "));

/** A list joined with "and", as is usual in this language. */
export const list = (parts) => new Intl.ListFormat(language, { type: "conjunction" }).format(parts);

/** A list joined with "or". */
export const either = (parts) => new Intl.ListFormat(language, { type: "disjunction" }).format(parts);

export const percent = (share) => new Intl.NumberFormat(language, { style: "percent" }).format(share);
