// Which part of a large table is shown for taps.

import assert from "node:assert/strict";
import { test } from "node:test";

import { showPlay, showSpots } from "../../web/js/board/view/spot-view.js";

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
