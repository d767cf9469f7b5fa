// The grid that is proposed for a photo of a printed map.

import assert from "node:assert/strict";
import { test } from "node:test";

import { gridOf } from "../../web/js/editor/map/map-grid.js";

/** A picture with dark lines every `pitch` pixels from [left, top] on, and uneven ground. */
function picture({ width, height, left, top, pitch, lines = true }) {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  const near = (c, from) => lines && Math.abs(c - from - Math.round((c - from) / pitch) * pitch) < 0.8;
  let seed = 5;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const ground = 190 + 20 * Math.sin(x / 37) + 15 * Math.cos(y / 29) + (seed % 16);
      data[4 * (y * width + x) + 1] = near(x, left) || near(y, top) ? 90 : ground;
    }
  return { data, width, height };
}

for (const [pitch, left, top] of [
  [30, 12, 20],
  [33.4, 5, 28],
  [21.7, 9, 3],
])
  test(`lines every ${pitch} pixels are found`, () => {
    const [width, height] = [360, 270];
    const grid = gridOf(picture({ width, height, left, top, pitch }), 0.5);
    assert.ok(grid.found);
    assert.equal(grid.columns, Math.floor((width - 1 - left) / pitch));
    assert.equal(grid.rows, Math.floor((height - 1 - top) / pitch));
    const [first, , last] = grid.corners;
    const expected = [
      [left, top],
      [left + grid.columns * pitch, top + grid.rows * pitch],
    ].map((corner) => corner.map((c) => c / 0.5));
    for (const [corner, wanted] of [
      [first, expected[0]],
      [last, expected[1]],
    ])
      for (const axis of [0, 1]) assert.ok(Math.abs(corner[axis] - wanted[axis]) < 0.25 * pitch, `${corner} near ${wanted}`);
  });

test("a picture without lines gets a grid inside it", () => {
  const grid = gridOf(picture({ width: 300, height: 200, left: 0, top: 0, pitch: 30, lines: false }));
  assert.equal(grid.found, false);
  assert.deepEqual(grid.corners, [
    [30, 20],
    [270, 20],
    [270, 180],
    [30, 180],
  ]);
});
