// The names of the features of every tile: complete in every language, and different on one tile.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import * as i18n from "../../web/js/lib/i18n.js";
import { featureNames } from "../../web/js/tile/words.js";

const CATALOG = new URL("../../catalog/", import.meta.url);
const put = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
put("document", { documentElement: {} });
put("navigator", { languages: [] });
put("fetch", async (url) => {
  const language = String(url).match(/(\w+)\.ftl$/)[1];
  return new Response(readFileSync(new URL(`../../locales/${language}/page.ftl`, import.meta.url)));
});

const tiles = readdirSync(CATALOG, { recursive: true })
  .filter((path) => path.endsWith(".json") && !path.endsWith(".schema.json"))
  .flatMap((path) => JSON.parse(readFileSync(new URL(path, CATALOG))).tiles ?? [])
  .filter((tile) => tile.features);

for (const language of ["en", "ro", "it", "de"])
  test(`every feature has a name of its own on its tile: ${language}`, async () => {
    put("localStorage", { getItem: () => language });
    await i18n.loadWords();
    assert.ok(tiles.length > 500);
    for (const tile of tiles)
      for (const rotation of [0, 90, 180, 270]) {
        const names = featureNames(tile, rotation);
        assert.equal(new Set(names).size, names.length, `${tile.id} at ${rotation}: ${names.join("; ")}`);
        for (const name of names) assert.doesNotMatch(name, /\p{L}\.\p{L}/u, `${tile.id}: a key without a text`);
      }
  });
