// Finding a tile: by its edges, by words of every language, and by names that distinguish tiles (33).

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { before, test } from "node:test";

import * as i18n from "../../web/js/lib/i18n.js";
import { edgeKinds, edgesOf, showsEdges } from "../../web/js/picker/edges.js";
import { facets } from "../../web/js/picker/facets.js";
import { search } from "../../web/js/picker/search.js";
import { spokenNames } from "../../web/js/picker/spoken.js";
import { fittingSomewhere } from "../../web/js/tile/edge-matching.js";
import { Tiles } from "../../web/js/tile/tile-library.js";

const put = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
const root = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");
let chosen = "en";
put("document", { documentElement: {} });
put("localStorage", { getItem: () => chosen });
put("navigator", { languages: [] });

/** The tile sets as the server sends them; of the outlines only what distinguishes lines from areas. */
const catalogs = new Map(
  ["carcassonne", "gold-rush", "amazonas"].flatMap((game) =>
    readdirSync(new URL(`catalog/${game}/`, root))
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(read(`catalog/${game}/${name}`)))
      .filter(({ tiles }) => tiles)
      .map((set) => [set.id, { ...set, game, version: "1", tiles: set.tiles.map((tile) => outlined(tile, set)) }]),
  ),
);

function outlined(tile, { kinds = {} }) {
  const line = ({ kind }) => (kinds[kind] ?? KINDS[kind])?.shape === "line";
  return { ...tile, outlines: tile.features.map((feature) => ({ areas: [], path: line(feature) ? [[]] : [] })) };
}

const KINDS = { road: { shape: "line" }, river: { shape: "line" } };

put("fetch", async (url) => {
  const name = decodeURIComponent(String(url).split("/").at(-1));
  if (name.endsWith(".ftl")) return new Response(read(`locales/${name.slice(0, -4)}/page.ftl`));
  return new Response(JSON.stringify(catalogs.get(name)));
});

async function speak(language) {
  chosen = language;
  await i18n.loadWords();
}

before(() => speak("en"));

const codes = (tiles) => tiles.map(({ id }) => id.split("/")[1]).sort();
const base = () => Tiles.of(["base"]).then(({ all }) => all);

test("edges are found in any rotation; a line hides the ground next to it", async () => {
  const all = await base();
  assert.deepEqual(edgeKinds(all), ["city", "field", "road"]);
  const tile = (id) => all.find((one) => one.id === `base/${id}`);
  assert.deepEqual(
    edgesOf(tile("D"))[0].map((kinds) => [...kinds]),
    [["city"], ["road"], ["field"], ["road"]],
  );
  const shown = (...entered) => codes(all.filter((one) => showsEdges(one, entered)));
  assert.deepEqual(shown("road", "road", "city", "city"), ["O", "P"]);
  assert.deepEqual(shown("city", null, "city", null), ["C", "F", "G", "H", "Q", "R", "S", "T"]);
  assert.equal(shown(null, null, null, null).length, all.length);
  const mirrored = [shown("city", "field", "road", "road"), shown("road", "road", "field", "city")];
  assert.deepEqual(mirrored, [["K"], ["J"]]);
});

test("letters of edges find tiles in any rotation", async () => {
  const all = await base();
  const found = (words) => codes(all.filter(search(words)));
  assert.deepEqual(found("crrc"), ["O", "P"]);
  assert.deepEqual(found("CCRR"), found("rrcc"));
  assert.deepEqual(found("ffff"), ["B"]);
  const more = (
    await Tiles.of(
      [...catalogs.values()].filter(({ game }) => game === "carcassonne").map(({ id }) => id),
      "",
    )
  ).all;
  assert.ok(more.filter(search("ccrf")).length > 0);
  assert.ok(
    more
      .filter(search("ccrf"))
      .every((tile) => "ccrfccrf".includes(tile.edges.toLowerCase()) || (tile.edges + tile.edges).toLowerCase().includes("ccrf")),
  );
});

test("edges have the letters of every language", async () => {
  const all = await base();
  const found = (words) => codes(all.filter(search(words)));
  const cities = found("cccf"); // three sides of a city, one of a field
  for (const [language, letters] of [
    ["de", "sssw"],
    ["it", "cccc"],
    ["ro", "oooc"],
  ]) {
    chosen = language;
    await i18n.loadWords();
    for (const code of cities) assert.ok(found(letters).includes(code), `${language}: ${code}`);
    assert.deepEqual(found("cccf"), cities);
  }
  chosen = "en";
  await i18n.loadWords();
});

test("words find features, marks and sets in every language", async () => {
  const { all } = await Tiles.of(["base", "inns-and-cathedrals", "hills-and-sheep", "traders-and-builders"]);
  for (const [language, field, road, shield, inn, hill, wine, set, meadow, tavern] of [
    ["en", "field", "roads", "coat of arms", "inn", "hill", "wine", "cathedrals", "meadow", "tavern"],
    ["ro", "câmp", "drumuri", "blazon", "han", "deal", "vin", "hanuri", "pajiște", "cârciumă"],
    ["it", "campo", "strade", "stemma", "locanda", "collina", "vino", "locande", "prato", "osteria"],
    ["de", "wiese", "strassen", "wappen", "wirtshaus", "hügel", "wein", "wirtshäuser", "acker", "gasthaus"],
  ]) {
    await speak(language);
    const found = (words) => all.filter(search(words));
    const kind = (name) => all.filter(({ features }) => features.some((one) => one.kind === name)).length;
    assert.ok(found(field).length >= kind("field") && found(field).length < all.length, `${language}: ${field}`);
    assert.ok(found(road).length >= kind("road"), `${language}: ${road}`);
    for (const words of [shield, inn, hill, wine]) {
      const some = found(words).length;
      assert.ok(some > 0 && some < all.length / 2, `${language}: ${words} finds ${some}`);
    }
    assert.ok(
      found(set).some(({ id }) => id.startsWith("inns-and-cathedrals/")),
      `${language}: ${set}`,
    );
    assert.equal(found(meadow).length, kind("field"), `${language}: ${meadow}`);
    assert.deepEqual(
      found(tavern),
      all.filter(({ features }) => features.some((one) => one.inn)),
      `${language}: ${tavern}`,
    );
    assert.ok(found("pennants base").length > 0, "the words of the definition are found in every language");
  }
  await speak("en");
});

/** What distinguishes tiles: features and marks in any order, without the cities next to a field. */
const definition = ({ features, marks = [] }) =>
  JSON.stringify([
    marks,
    features
      .map(({ kind, edges = [], halves = [], cities, outlines, ...more }) =>
        JSON.stringify([kind, [...edges].sort(), [...halves].sort(), Object.entries(more).sort()]),
      )
      .sort(),
  ]);

test("names distinguish any two different tiles, in every set and language", async () => {
  const known = [...catalogs.values()];
  const lists = [...known.map(({ id }) => [id]), known.filter(({ game }) => game === "carcassonne").map(({ id }) => id)];
  for (const language of Object.keys(i18n.LANGUAGES)) {
    await speak(language);
    for (const ids of lists) {
      const { all } = await Tiles.of(ids, "");
      const names = spokenNames(all);
      assert.equal(new Set(names.values()).size, all.length, `${language}: ${ids.slice(0, 3)}`);
      // the id is a last resort, for tiles with the same definition
      const definitions = all.map(definition);
      const alike = (tile) => definitions.indexOf(definition(tile)) !== definitions.lastIndexOf(definition(tile));
      const byId = all.filter(({ id }) => names.get(id).endsWith(`(${id})`));
      const others = byId.filter((tile) => !alike(tile));
      assert.deepEqual(codes(others), [], `${language}: ${ids.slice(0, 3)}`);
    }
  }
  await speak("en");
});

test("chips come from the definitions of the tiles", async () => {
  const words = async (...ids) => facets((await Tiles.of(ids)).all).map((facet) => facet.words);
  assert.deepEqual(await words("base"), ["monastery", "coat of arms"]);
  assert.ok((await words("base", "inns-and-cathedrals")).includes("Inns & Cathedrals"));
  assert.deepEqual((await words("gold-rush")).slice(0, 3), ["city", "junction", "nuggets"]);
});

test("a tile fits somewhere if some gap takes it", async () => {
  const tiles = await Tiles.of(["base"]);
  const fit = (laid) => codes(tiles.all.filter(({ id }) => fittingSomewhere(laid, tiles, tiles.all).has(id)));
  const around = (x, y, tile) => ({ x, y, tile, rotation: 0 });
  assert.equal(fit([around(0, 0, "base/D")]).length, tiles.all.length); // it shows a city, roads and a field
  const city = [around(0, 0, "base/C")];
  assert.ok(fit(city).includes("E") && !fit(city).includes("B") && !fit(city).includes("X"));
  assert.equal(fit([]).length, tiles.all.length);
});
