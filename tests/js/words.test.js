// The texts of the page: languages, plural forms, lists, names of features.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import * as i18n from "../../web/js/lib/i18n.js";
import { featureNames } from "../../web/js/tile/words.js";
import { load, page } from "./support/page_language.js";

const CATALOG = new URL("../../catalog/", import.meta.url);
const tiles = readdirSync(CATALOG, { recursive: true })
  .filter((path) => path.endsWith(".json") && !path.endsWith(".schema.json"))
  .flatMap((path) => JSON.parse(readFileSync(new URL(path, CATALOG))).tiles ?? [])
  .filter((tile) => tile.features);

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
  await load({ chosen: "ro" });
  for (const [n, words] of [
    [1, "1 cartonaș"],
    [2, "2 cartonașe"],
    [19, "19 cartonașe"],
    [20, "20 de cartonașe"],
    [101, "101 cartonașe"],
    [120, "120 de cartonașe"],
    [1200, "1.200 de cartonașe"],
  ])
    assert.equal(i18n.t("sets.tiles", { name: "A", n }), `A (${words})`);
  assert.equal(i18n.t("match.end.winner", { name: "Ana", points: 45 }), "Ana câștigă cu 45 de puncte");
  await load({ chosen: "it" });
  assert.equal(i18n.t("dorra-amazonas.tells.collect", { name: "Ada", n: 1 }), "Ada ritira 1 moneta d'argento");
});

test("arguments are filled in once, names of unknown ones and keys stay", async () => {
  await load({ chosen: "en" });
  assert.equal(
    i18n.t("board.place", { row: 2, column: "{ $row }" }),
    i18n.t("board.place").replace("{$row}", 2).replace("{$column}", "{ $row }"),
  );
  assert.match(i18n.t("board.place"), /\{\$row\}/);
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
