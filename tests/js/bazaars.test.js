// Bazaars begin offline where they begin for the referee (tests/referee/test_bazaars.py reads the same cases).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { declaredOffline } from "../../web/js/games/offline/declared.js";
import { applied, pileAt } from "../../web/js/match/local-table.js";

const { declared, cases: CASES } = JSON.parse(readFileSync(new URL("bazaars.json", import.meta.url), "utf-8"));
const rows = (group) => declared.filter((row) => row.group === group).map((row) => ({ when: {}, ...row }));
const OWN = declaredOffline({
  offline: { steps: rows("steps"), figures: rows("figures") },
  moves: { place: {}, end_turn: {} },
  expansions: [],
  options: [],
});
const line = { path: [[0, 0]] };
const road = { kind: "road", edges: ["N", "S"] };
const tiles = new Map([
  ["bridges-castles-and-bazaars/RFR.b", { features: [road], outlines: [line], marks: [{ mark: "bazaar" }] }],
  ["base/U", { features: [road], outlines: [line] }],
]);
tiles.find = (laid, { kind }) => tiles.get(laid.tile).features.findIndex((feature) => feature.kind === kind);

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
    const { turn } = applied(match.position, moves, OWN, tiles, (position) => pileAt(match, position, OWN));
    assert.deepEqual(turn.due ?? [], one.opens ? ["bazaar"] : []);
    if (!one.opens) assert.equal(turn.player, "p1");
  });

test("a bazaar begins where the tiles are not counted", () => {
  const { match, moves } = begun({ players: 3, left: 0 });
  assert.deepEqual(applied(match.position, moves, OWN, tiles).turn.due, ["bazaar"]);
});
