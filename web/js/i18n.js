// Words come from files, one per language. A key that a language misses is taken from English.

const BASE = new URL("../i18n/", import.meta.url);

let words = {};
let plural = new Intl.PluralRules("en");
export let language = "en";

async function file(name) {
  const answer = await fetch(new URL(`${name}.json`, BASE));
  if (!answer.ok) throw new Error(`${name}.json: ${answer.status}`);
  return answer.json();
}

/** Loads the words of the first language the browser wants and the page has. */
export async function loadWords(wanted = navigator.languages) {
  const { languages } = await file("index");
  language = wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => languages.includes(tag)) ?? "en";
  const own = language === "en" ? {} : await file(language);
  words = { ...(await file("en")), ...own };
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
  document.title = t("app.name");
}

/** Whether there are words for a key. */
export const has = (key) => key in words;

/** The words of a key, with {names} replaced; `n` chooses between the forms key.one, key.few, key.other. */
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

/** The words of a key, or the plain name if nobody has written any (a kind of a new game, say). */
export const named = (group, name) =>
  has(`${group}.${name}`) ? t(`${group}.${name}`) : String(name).replace(/[-_]/g, " ");

/** A list as this language writes lists. */
export const list = (parts) => new Intl.ListFormat(language, { type: "conjunction" }).format(parts);

export const percent = (share) => new Intl.NumberFormat(language, { style: "percent" }).format(share);
