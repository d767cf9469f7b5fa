// The names of the features of every tile: complete in every language, and different on one tile.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { featureNames } from "../../web/js/tile/words.js";
import { load } from "./support/page_language.js";

const CATALOG = new URL("../../catalog/", import.meta.url);
const tiles = readdirSync(CATALOG, { recursive: true })
  .filter((path) => path.endsWith(".json") && !path.endsWith(".schema.json"))
  .flatMap((path) => JSON.parse(readFileSync(new URL(path, CATALOG))).tiles ?? [])
  .filter((tile) => tile.features);

for (const language of ["en", "ro", "it", "de"])
  test(`every feature has a name of its own on its tile: ${language}`, async () => {
    await load({ chosen: language });
    assert.ok(tiles.length > 500);
    for (const tile of tiles)
      for (const rotation of [0, 90, 180, 270]) {
        const names = featureNames(tile, rotation);
        assert.equal(new Set(names).size, names.length, `${tile.id} at ${rotation}: ${names.join("; ")}`);
        for (const name of names) assert.doesNotMatch(name, /\p{L}\.\p{L}/u, `${tile.id}: a key without a text`);
      }
  });
