// What a match does by itself after a tap: it ends a turn, and draws what may wait for a painted frame.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./support/page_language.js";
import { OncePainted } from "../../web/js/screens/match/once-painted.js";
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
  now: { turn: { step: "act" }, held: { red: { bridge: 3 } } },
  mover: "red",
  game: { traits: { bridge: { often: true }, tower: { often: true } } },
  own: {},
  screen: { render: () => {} },
});

test("a turn ends by itself only once nothing is possible but what its way of entering has left out", () => {
  assert.equal(new ImpliedEnd(playOf([])).move, END);
  assert.equal(new ImpliedEnd(playOf(["bridge"])).move, END);
  assert.equal(new ImpliedEnd(playOf(["flock"])).move, null);
  assert.equal(new ImpliedEnd(playOf(["tower"])).move, null); // of which the player holds none
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

const FRAME = 16; // milliseconds

/** Time and frames that pass by hand; `paints`: whether the page is in sight. */
function clocked(context, paints = true) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const frames = [];
  globalThis.requestAnimationFrame = (then) => frames.push(then);
  context.after(() => delete globalThis.requestAnimationFrame);
  return (milliseconds) => {
    if (paints) for (const then of frames.splice(0)) setTimeout(then, FRAME);
    context.mock.timers.tick(milliseconds);
  };
}

test("work is done once, after the next frame", (context) => {
  const pass = clocked(context);
  const done = [];
  const later = new OncePainted();
  later.run(() => done.push("first"));
  pass(FRAME);
  assert.deepEqual(done, []); // the frame is being painted
  pass(100);
  assert.deepEqual(done, ["first"]);
  pass(1000);
  assert.deepEqual(done, ["first"]);
});

test("newer work replaces what waits, and cancelled work is not done", (context) => {
  const pass = clocked(context);
  const done = [];
  const later = new OncePainted();
  later.run(() => done.push("first"));
  later.run(() => done.push("second"));
  pass(1000);
  assert.deepEqual(done, ["second"]);
  later.run(() => done.push("third"));
  later.cancel();
  pass(1000);
  assert.deepEqual(done, ["second"]);
});

test("in the background, where nothing is painted, it does not wait for a frame", (context) => {
  const pass = clocked(context, false);
  const done = [];
  new OncePainted().run(() => done.push("first"));
  pass(1000);
  assert.deepEqual(done, ["first"]);
});

test("work that waits can be done at once, and then only once", (context) => {
  const pass = clocked(context);
  const done = [];
  const later = new OncePainted();
  later.now();
  later.run(() => done.push("first"));
  later.now();
  assert.deepEqual(done, ["first"]);
  pass(1000);
  assert.deepEqual(done, ["first"]);
});
