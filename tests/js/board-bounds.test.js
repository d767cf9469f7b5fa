// What is shown of a table whose spots do not all fit on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { mostSpots } from "../../web/js/board/board-bounds.js";

const at = (...cells) => cells.map(([x, y]) => ({ x, y }));

test("all spots, where they fit", () => {
  assert.deepEqual(mostSpots(at([0, 0], [3, 1], [1, -2]), [8, 7]), { x: 0, y: -2, width: 4, height: 4 });
});

test("as many as fit, not those around the spot with most neighbours", () => {
  const row = at([0, 0], [2, 0], [4, 0], [6, 0], [12, 0]);
  assert.deepEqual(mostSpots(row, [7, 7]), { x: 0, y: 0, width: 7, height: 1 });
  assert.deepEqual(mostSpots(row, [5, 5]), { x: 0, y: 0, width: 5, height: 1 });
});

test("a single spot in a narrow view; none without spots", () => {
  assert.deepEqual(mostSpots(at([4, 5]), [0.5, 0.5]), { x: 4, y: 5, width: 1, height: 1 });
  assert.equal(mostSpots([], [8, 7]), null);
});
