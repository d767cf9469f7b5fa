// Messages of the page: locales/<language>/page.ftl, in Project Fluent.

import { FluentBundle, FluentResource } from "../../vendor/fluent-bundle/index.js";

const BASE = new URL("../../i18n/", import.meta.url);
const KEY = "tile-referee.language";

/** The languages of the page by their native names. */
export const LANGUAGES = { en: "English", ro: "Română", it: "Italiano", de: "Deutsch" };

let bundle = new FluentBundle("en");
export let language = "en";

/** Loads the texts of the language chosen here, or of the browser's first that the page has. */
export async function loadWords() {
  language = chosen() ?? wanted() ?? "en";
  const answer = await fetch(new URL(`${language}.ftl`, BASE));
  if (!answer.ok) throw new Error(`${language}.ftl: ${answer.status}`);
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
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

const known = (tag) => Object.hasOwn(LANGUAGES, tag);

function chosen() {
  try {
    const tag = localStorage.getItem(KEY);
    return known(tag) ? tag : null;
  } catch {
    return null;
  }
}

const wanted = () => navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]).find(known);

/** The id of a message: Fluent's ids have no dots. */
const idOf = (key) => key.replace("!", "-bang").replace(/[.:/]/g, "-");

/** Whether there is a message for a key. */
export const has = (key) => bundle.hasMessage(idOf(key));

/**
 * The message of a key ("start.photo" is start-photo), with its arguments. Numbers choose forms and are written as is
 * usual in the language.
 *
 * @param {string} key
 * @param {{ [name: string]: any }} values
 */
export function t(key, values = {}) {
  const message = bundle.getMessage(idOf(key));
  if (!message?.value) return key;
  const given = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]);
  return bundle.formatPattern(message.value, Object.fromEntries(given), []);
}

/** The text of a name, or the name if there is none. */
export const named = (group, name) => (has(`${group}.${name}`) ? t(`${group}.${name}`) : String(name).replace(/[-_]/g, " "));

/** A text that begins with a capital, as a heading does. */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** A list joined with "and", as is usual in this language. */
export const list = (parts) => new Intl.ListFormat(language, { type: "conjunction" }).format(parts);

/** A list joined with "or". */
export const either = (parts) => new Intl.ListFormat(language, { type: "disjunction" }).format(parts);

/** The language as the browser's region writes it: "en-GB" writes dates otherwise than "en". */
const region = () => navigator.languages.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;

/**
 * A time as is usual in the language of the page.
 *
 * @param {string | number | Date} at
 * @param {Intl.DateTimeFormatOptions} form
 */
export const dated = (at, form) => new Intl.DateTimeFormat(region(), form).format(new Date(at));

export const percent = (share) => new Intl.NumberFormat(language, { style: "percent" }).format(share);

/** A sentence of the server with the names of its cells: `place({x, y})` instead of "(x, y)". */
export const withPlaces = (sentence, place = ({ x, y }) => `(${x}, ${y})`) =>
  sentence.replace(/\((-?\d+), (-?\d+)\)/g, (_, x, y) => place({ x: Number(x), y: Number(y) }));
