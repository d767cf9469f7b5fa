// Work that waits for a painted frame: the newest only, once, and in a page that paints nothing as well.

import assert from "node:assert/strict";
import { test } from "node:test";

import { OncePainted } from "../../web/js/screens/match/once-painted.js";

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
