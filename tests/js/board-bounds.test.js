// What is shown of a table whose spots do not all fit on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { beyondView, mostBoxes, mostSpots } from "../../web/js/board/view/board-bounds.js";

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

const square = (x, y) => ({ x, y, width: 100, height: 100 });

test("boxes beyond a view, each at the side beyond which most of it is", () => {
  const view = { x: 0, y: 0, width: 400, height: 300 };
  const [inside, left, right, above, below, corner] = [
    square(300, 200),
    square(-100, 0),
    square(350, 0),
    square(0, -50),
    square(0, 250),
    square(500, 220),
  ];
  const found = beyondView([inside, left, right, above, below, corner], view);
  assert.deepEqual(found, { N: [above], E: [right, corner], S: [below], W: [left] });
});

test("of boxes beyond a view as many are brought into it as fit", () => {
  assert.deepEqual(mostBoxes([square(0, 0), square(900, 0), square(1000, 100)], [400, 300]), { x: 900, y: 0, width: 200, height: 200 });
});
