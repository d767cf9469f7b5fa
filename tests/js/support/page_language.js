// The page's texts without a browser, for tests.

import { readFileSync } from "node:fs";

import * as i18n from "../../../web/js/lib/i18n.js";

const put = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
export const page = { documentElement: {}, addEventListener() {} };
put("document", page);
put("fetch", async (url) => {
  const language = String(url).match(/(\w+)\.ftl$/)[1]; // the server has them at this address
  return new Response(readFileSync(new URL(`../../../locales/${language}/page.ftl`, import.meta.url)));
});

/** Loads the texts as a browser that has chosen, or prefers, these languages. */
export async function load({ chosen = null, preferred = [] }) {
  put("localStorage", { getItem: () => chosen });
  put("navigator", { languages: preferred });
  await i18n.loadWords();
}
