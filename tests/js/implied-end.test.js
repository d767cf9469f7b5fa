// When a turn ends by itself.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./support/page_language.js";
import { ImpliedEnd } from "../../web/js/screens/match/turn/implied-end.js";

Object.assign(page, { createElement: () => ({ append: () => {}, setAttribute: () => {} }) });

const END = { type: "end_turn", player: "red" };
const PLACED = [{ type: "place" }, { type: "deploy" }];

/** A turn entered with its figure, after which these types of move are possible; bridges may be left out. */
const playOf = (offers, { picked = null, impliesEnd = true } = {}) => ({
  connection: { signal: new EventTarget() },
  turn: { draft: PLACED, overtaken: null, picked, tap: { impliesEnd } },
  correction: { at: null },
  sending: { queue: {} },
  table: { mayMove: true, ahead: { sure: true, tiles: [], offers: [...offers.map((type) => ({ type })), END] } },
  now: { turn: { step: "act" } },
  own: { later: () => ["bridge"] },
  screen: { render: () => {} },
});

test("a turn ends by itself only once nothing is possible but what its way of entering has left out", () => {
  assert.equal(new ImpliedEnd(playOf([])).move, END);
  assert.equal(new ImpliedEnd(playOf(["bridge"])).move, END);
  assert.equal(new ImpliedEnd(playOf(["flock"])).move, null);
  assert.equal(new ImpliedEnd(playOf(["bridge", "flock"])).move, null);
  assert.equal(new ImpliedEnd(playOf(["bridge"], { impliesEnd: false })).move, null);
});

test("it waits while a move that was left out is being chosen, and ends after it", () => {
  assert.equal(new ImpliedEnd(playOf(["bridge"], { picked: { type: "bridge", steps: [] } })).move, null);
  const play = playOf(["bridge"]);
  const implied = new ImpliedEnd(play);
  implied.hold();
  assert.equal(implied.move, null);
  play.turn.draft = [...PLACED, { type: "bridge" }];
  assert.equal(implied.move, END);
});
