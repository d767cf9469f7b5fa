// Play without the server. The pile: what is placed instead of drawing is not taken from it, with or without an answer of the server since the page was loaded.

import assert from "node:assert/strict";
import { test } from "node:test";

import amazonas from "../../web/js/games/amazonas.js";
import carcassonne from "../../web/js/games/carcassonne.js";
import { pileAt } from "../../web/js/match/local-table.js";
import { guess } from "../../web/js/screens/match/course/offline-guess.js";

/** The pile after one of ten tiles that were left is placed. */
function after(own, tile, options = {}, tiles = new Map()) {
  const position = { players: [{ id: "red" }], tiles: [], options };
  return pileAt({ position, tiles_left: 10 }, { ...position, tiles: [{ tile, x: 0, y: 0, rotation: 0 }] }, own, tiles);
}

test("a drawn tile leaves the pile", () => assert.equal(after(carcassonne, "base/U"), 9));
test("an abbey does not", () => assert.equal(after(carcassonne, "abbey-and-mayor/A"), 10));
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
