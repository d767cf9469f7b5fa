// Which part of a large table is shown on a phone, whose spots do not all fit.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { beyondView, mostBoxes, mostSpots } from "../../web/js/board/view/board-bounds.js";
import { showPlay, showSpots } from "../../web/js/board/view/spot-view.js";
import { boxOf, placed } from "../../web/js/games/dorra/layout.js";

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

/** A view 440 pixels wide and high: 10 cells, or `cells` as it is. */
function view(cells, { chosen = false, sees = () => true } = {}) {
  const calls = [];
  const zoom = { chosen, viewport: { sees, size: [440, 440], scale: 4.4 / cells }, fit: () => calls.push("fit") };
  return { ...zoom, calls, fitAround: ({ x, y, width }, least) => calls.push([x / 100, y / 100, width / 100, least * 100]) };
}

const SPOTS = [
  { x: 0, y: 0 },
  { x: 2, y: 1 },
];

test("spots too small for a finger are enlarged, also where the whole map was chosen", () => {
  for (const chosen of [false, true]) {
    const zoom = view(20, { chosen });
    showSpots(zoom, SPOTS);
    assert.deepEqual(zoom.calls, [[0, 0, 3, 44]]);
  }
});

test("a view with large spots stays; one that was chosen, if it has any of them", () => {
  const one = ({ x }) => x === 0;
  for (const zoom of [view(10), view(11, { chosen: true, sees: one })]) {
    showSpots(zoom, SPOTS);
    assert.deepEqual(zoom.calls, []);
  }
  const partly = view(10, { sees: one });
  showSpots(partly, SPOTS);
  assert.equal(partly.calls.length, 1);
});

test("play is where the spots are, else at the last tile, else at the start tile", () => {
  const zoom = view(20);
  showPlay(zoom, SPOTS, { x: 7, y: 7 });
  showPlay(zoom, [], { x: 7, y: 7 });
  showPlay(zoom, [], undefined);
  assert.deepEqual(
    zoom.calls.map(([x, y]) => [x, y]),
    [
      [0, 0],
      [7, 7],
      [0, 0],
    ],
  );
});

// ---- a board of villages: tents are wider than their spaces ----

const BOARD = new URL("../../catalog/dorra-amazonas/boards/dorra-stand-in.json", import.meta.url);
const [APART, TENT] = [30, 22 + 1.5]; // of two spaces; half of a tent with its rim (village-node.js, board.css)

test("the box of a village holds a tent on each of its spaces", () => {
  const villages = placed(JSON.parse(readFileSync(BOARD)));
  assert.ok(villages.some(({ spaces }) => spaces.length > 2));
  for (const k of [1, 1.2])
    for (const one of villages) {
      const { x, width } = boxOf(one, k, 60);
      const outer = (((one.spaces.length - 1) / 2) * APART + TENT) * k;
      assert.ok(x <= one.x - outer && x + width >= one.x + outer, one.id);
    }
});
