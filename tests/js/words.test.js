// The texts of the page: languages, plural forms, lists.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as i18n from "../../web/js/lib/i18n.js";

const put = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
const page = { documentElement: {} };
put("document", page);
put("fetch", async (url) => new Response(readFileSync(url)));

/** Loads the texts as a browser that has chosen, or prefers, these languages. */
async function load({ chosen = null, preferred = [] }) {
  put("localStorage", { getItem: () => chosen });
  put("navigator", { languages: preferred });
  await i18n.loadWords();
}

test("the chosen language comes first, then the browser's first that the page has, then English", async () => {
  for (const [asked, wanted] of [
    [{ chosen: "ro", preferred: ["de"] }, "ro"],
    [{ chosen: "xx", preferred: ["fr-FR", "de-AT", "it"] }, "de"],
    [{ preferred: ["fr"] }, "en"],
  ]) {
    await load(asked);
    assert.deepEqual([i18n.language, page.documentElement.lang], [wanted, wanted]);
  }
});

test("each language chooses the form by number", async () => {
  const words = JSON.parse(readFileSync(new URL("../../web/i18n/ro.json", import.meta.url), "utf-8"));
  const [key] = Object.keys(words).filter((one) => one.endsWith(".few") && words[one].includes("{n}")).map((one) => one.slice(0, -4)); // prettier-ignore
  await load({ chosen: "ro" });
  for (const [n, form] of [
    [1, "one"],
    [2, "few"],
    [19, "few"],
    [20, "other"],
    [101, "few"],
  ])
    assert.equal(i18n.t(key, { n }), words[`${key}.${form}`].replaceAll("{n}", n), `${n}`);
  await load({ chosen: "de" });
  assert.notEqual(i18n.t(key, { n: 1 }), key);
});

test("placeholders are filled once, unknown ones and keys stay", async () => {
  await load({ chosen: "en" });
  assert.equal(i18n.t("board.place", { row: 2, column: "{row}" }), i18n.t("board.place").replace("{row}", 2).replace("{column}", "{row}"));
  assert.match(i18n.t("board.place"), /\{row\}/);
  assert.equal(i18n.t("no.such.key", { n: 1 }), "no.such.key");
  assert.equal(i18n.has("no.such.key"), false);
  assert.equal(i18n.named("kind", "thing-of_tomorrow"), "thing of tomorrow");
});

test("lists and shares are written as in the language", async () => {
  await load({ chosen: "de" });
  assert.equal(i18n.list(["A", "B", "C"]), "A, B und C");
  assert.equal(i18n.either(["A", "B"]), "A oder B");
  assert.match(i18n.percent(0.25), /^25\s%$/);
});
