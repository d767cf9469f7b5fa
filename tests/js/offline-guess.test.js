// What the page offers without the server.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./page_language.js";
import { guess } from "../../web/js/screens/match/course/offline-guess.js";

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
