// Play without the server. The pile: what is placed instead of drawing is not taken from it, with or without an answer of the server since the page was loaded.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import amazonas from "../../web/js/games/amazonas.js";
import { declaredOffline } from "../../web/js/games/offline/declared.js";
import { applied, pileAt } from "../../web/js/match/local-table.js";
import { guess } from "../../web/js/screens/match/course/offline-guess.js";
import { later } from "../../web/js/games/gold-rush-offline.js";
import { Tiles } from "../../web/js/tile/tile-library.js";

const ROWS = [
  { tile: "abbey-and-mayor/A", when: { "ext.abbey": "on" } },
  { tile: "castles-in-germany/", when: { "ext.german_castles": "on" } },
];
const implied = (name, box) => ({ name, default: "off", implied: [{ when: { expansions: box }, value: "on" }] });
const carcassonne = declaredOffline({
  offline: { tiles: ROWS },
  moves: {},
  expansions: [],
  options: [implied("ext.abbey", "abbey"), implied("ext.german_castles", "castles-in-germany")],
});

/** The pile after one of ten tiles that were left is placed. */
function after(own, tile, options = {}, tiles = new Map()) {
  const position = { players: [{ id: "red" }], tiles: [], options };
  return pileAt({ position, tiles_left: 10 }, { ...position, tiles: [{ tile, x: 0, y: 0, rotation: 0 }] }, own, tiles);
}

test("a drawn tile leaves the pile", () => assert.equal(after(carcassonne, "base/U"), 9));
test("an abbey does not", () => assert.equal(after(carcassonne, "abbey-and-mayor/A", { expansions: ["abbey"] }), 10));
test("a castle of Germany does not, unless only its tile is played with", () => {
  assert.equal(after(carcassonne, "castles-in-germany/5", { expansions: ["castles-in-germany"] }), 10);
  assert.equal(after(carcassonne, "castles-in-germany/5", { "ext.german_castles": "on" }), 10);
  assert.equal(after(carcassonne, "castles-in-germany/5"), 9);
});
test("a double tile of the Amazonas does not", () => {
  const tiles = new Map([
    ["amazonas/double", { type: "double" }],
    ["amazonas/plain", { type: "standard" }],
  ]);
  assert.equal(after(amazonas, "amazonas/double", {}, tiles), 10);
  assert.equal(after(amazonas, "amazonas/plain", {}, tiles), 9);
});

const NOW = { turn: { player: "red", step: "act", placed: [] } };
const FIGURES = { meeple: { count: 7 } };

/** What is guessed on a phone without a connection, by a game whose module answers with `alone`. */
const guessed = (alone) =>
  guess({ game: {}, match: {}, now: NOW, tiles: {}, figures: FIGURES, own: { alone }, mover: "red", away: true }, () => []);

test("a game's module is asked with the figures: flights are offered for those in hand", () => {
  const fly = { type: "fly", player: "red", kind: "meeple", flight: 1 };
  const { offers } = guessed(({ figures }) => ({ may: figures === FIGURES ? [fly] : [] }));
  assert.deepEqual(offers, [fly, { type: "end_turn", player: "red" }]);
});

test("what has to come first leaves no end of the turn", () => {
  const due = [{ type: "flock", player: "red" }];
  assert.deepEqual(guessed(() => ({ due })).offers, due);
});

// ---- Gold Rush: what may follow a tile, once its place is chosen ----

const CATALOG = new URL("../../catalog/gold-rush/", import.meta.url);
const definitions = readdirSync(CATALOG, { recursive: true })
  .filter((path) => path.endsWith(".json"))
  .flatMap((path) => JSON.parse(readFileSync(new URL(path, CATALOG))).tiles ?? []);
const tiles = new Tiles();
const area = { path: [] }; // drawn by the server, and known here only by its line
for (const tile of definitions) tiles.set(tile.id, { ...tile, outlines: tile.features.map(() => area) });

const has = (kind) => (tile) => tile.features.some((feature) => feature.kind === kind);
const plain = definitions.find((tile) => !has("mountain")(tile));
const mountain = definitions.find(has("mountain"));

/** The page's turn: tiles in a row, and the one in hand, perhaps with its place. */
const turn = (laid, hand, chosen = null, figures = []) => ({
  now: { tiles: laid.map(({ id }, x) => ({ tile: id, x, y: 0, rotation: 0 })), figures },
  tiles,
  mover: "red",
  turn: { tile: { id: hand.id, chosen } },
});

const NEXT = { x: 9, y: 9, rotation: 0 };

test("no tent is offered while no mountain is open", () => assert.deepEqual(later(turn([plain], plain, NEXT)), []));
test("a tent is offered for a mountain on the table", () => assert.deepEqual(later(turn([mountain], plain, NEXT)), ["pitch"]));
test("a tent is offered for a mountain of the tile in hand, once its place is chosen", () => {
  assert.deepEqual(later(turn([plain], mountain)), []);
  assert.deepEqual(later(turn([plain], mountain, NEXT)), ["pitch"]);
});

// ---- bazaars begin where they begin for the referee (tests/referee/test_bazaars.py reads the same cases) ----

const { declared, cases: CASES } = JSON.parse(readFileSync(new URL("bazaars.json", import.meta.url), "utf-8"));
const rows = (group) => declared.filter((row) => row.group === group).map((row) => ({ when: {}, ...row }));
const BAZAARS = declaredOffline({
  offline: { steps: rows("steps"), figures: rows("figures") },
  moves: { place: {}, end_turn: {} },
  expansions: [],
  options: [],
});
const road = { kind: "road", edges: ["N", "S"] };
const streets = new Map([
  ["bridges-castles-and-bazaars/RFR.b", { features: [road], outlines: [area], marks: [{ mark: "bazaar" }] }],
  ["base/U", { features: [road], outlines: [area] }],
]);
streets.find = (laid, { kind }) => streets.get(laid.tile).features.findIndex((feature) => feature.kind === kind);

/** The match of a case, before the tile with the bazaar is placed, and the moves of the turn. */
function begun({ players, left, builder, bought }) {
  const player = "p0";
  const position = {
    players: Array.from({ length: players }, (_, n) => ({ id: `p${n}` })),
    options: { expansions: ["bridges-castles-and-bazaars", "traders-and-builders"] },
    tiles: [{ x: 0, y: 0, tile: "base/U", rotation: 0 }],
    figures: builder ? [{ player, kind: "builder", x: 0, y: 0, feature: { kind: "road", at: ["N"] } }] : [],
    held: bought ? { p1: { tile: "base/U" } } : {},
    turn: { player, step: "place", placed: [], part: 1, marks: [] },
  };
  const turn = (tile, y) => [
    { type: "place", player, tile, x: 0, y, rotation: 0 },
    { type: "end_turn", player },
  ];
  const moves = [...turn("bridges-castles-and-bazaars/RFR.b", 1), ...(builder ? turn("base/U", 2) : [])];
  return { match: { position, tiles_left: left + 1 }, moves };
}

for (const one of CASES)
  test(`BC-Z1: a bazaar begins or not: ${JSON.stringify(one)}`, () => {
    const { match, moves } = begun(one);
    const { turn } = applied(match.position, moves, BAZAARS, streets, (position) => pileAt(match, position, BAZAARS));
    assert.deepEqual(turn.due ?? [], one.opens ? ["bazaar"] : []);
    if (!one.opens) assert.equal(turn.player, "p1");
  });

test("a bazaar begins where the tiles are not counted", () => {
  const { match, moves } = begun({ players: 3, left: 0 });
  assert.deepEqual(applied(match.position, moves, BAZAARS, streets).turn.due, ["bazaar"]);
});
