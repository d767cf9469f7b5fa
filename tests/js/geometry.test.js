// Plane geometry and the projective map.

import assert from "node:assert/strict";
import { test } from "node:test";

import { gap, inQuad, inside, path, smooth, straighten, turned, turnedSide } from "../../web/js/lib/geometry.js";
import { fromUnitSquare } from "../../web/js/lib/homography.js";

const near = (found, wanted) => {
  assert.equal(found.length, wanted.length);
  found.forEach((value, i) => assert.ok(Math.abs(value - wanted[i]) < 1e-9, `${found} is not ${wanted}`));
};
const UNIT = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const KITE = [
  [0, 0],
  [8, 2],
  [6, 9],
  [1, 5],
];

test("four quarter turns are none, and clockwise", () => {
  let point = [0.2, 0.7];
  for (let i = 0; i < 4; i += 1) point = turned(point, 90);
  near(point, [0.2, 0.7]);
  near(turned([0.5, 0], 90), [1, 0.5]);
  near(turned(turned([0.1, 0.3], 90), 180), turned([0.1, 0.3], 270));
});

test("sides turn with the tile, the inner one stays", () => {
  assert.equal(turnedSide("N", 90), "E");
  assert.equal(turnedSide("WL", 90), "NL");
  assert.equal(turnedSide("SR", 270), "ER");
  assert.equal(turnedSide("I", 180), "I");
});

test("a point of a cell lies between the corners in the picture", () => {
  UNIT.forEach((corner, i) => near(inQuad(KITE, corner), KITE[i]));
  near(inQuad(KITE, [0.5, 0]), [4, 1]);
});

test("straightening takes a parallelogram's corners to those of the square", () => {
  const corners = [
    [10, 10],
    [30, 14],
    [26, 34],
    [6, 30],
  ];
  const [a, b, c, d, e, f] = straighten(corners, 100);
  const wanted = UNIT.map((corner) => corner.map((one) => one * 100));
  corners.forEach(([x, y], i) => near([a * x + c * y + e, b * x + d * y + f], wanted[i]));
});

test("the projective map takes corners to corners and lines to lines", () => {
  const map = fromUnitSquare(KITE);
  UNIT.forEach(([u, v], i) => near(map(u, v), KITE[i]));
  const [x, y] = map(0.5, 0.5); // the diagonals meet there
  const cross = ([ax, ay], [bx, by]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  near([cross(KITE[0], KITE[2]), cross(KITE[1], KITE[3])], [0, 0]);
  near(fromUnitSquare(UNIT)(0.3, 0.8), [0.3, 0.8]);
});

test("a point is inside a polygon, also one with a bay", () => {
  const bay = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 1],
    [0, 4],
  ];
  assert.equal(inside(bay, [0.5, 1]), true);
  assert.equal(inside(bay, [2, 3]), false);
  assert.equal(inside(bay, [5, 1]), false);
});

test("the gap to an outline counts its last side only if it is closed", () => {
  const points = [
    [0, 0],
    [4, 0],
    [4, 4],
  ];
  assert.equal(gap(points, [2, -1]), 1);
  assert.ok(Math.abs(gap(points, [1, 3]) - Math.SQRT2) < 1e-9);
  assert.equal(gap(points, [0, 3], false), 3);
  assert.equal(gap([[1, 1]], [4, 5]), 5);
});

test("paths are rounded to tenths; a smooth line passes through its points", () => {
  assert.equal(path([[0, 1.26], [2, 3]], true), "M0 1.3L2 3Z"); // prettier-ignore
  const drawn = smooth([[0, 0], [10, 5], [20, 0]]); // prettier-ignore
  assert.match(drawn, /^M0 0C.* 10 5C.* 20 0$/);
});
