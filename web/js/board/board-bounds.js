// The bounds of a table in drawing units, and of the spots that fit into a view.

import { lyingSize } from "../tile/multi-cell.js";
import { SIZE } from "../tile/tile.js";

const ROOM = 0.12; // in cells, on every side

/** The corners around every cell: the next tile is laid between them. In view from the start, its spots change nothing when they light up. */
const ring = (cells) =>
  cells.flatMap(({ x, y }) => [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
  ]);

/**
 * The bounding box of a table's tiles, spots and ghosts, of the cells around the tiles `before`, and of those that the game wants in sight.
 */
export function boundsOf({ tiles, position, cells, spots, ghosts, before = [] }, own) {
  const far = ghosts.map((one) => {
    const [wide, high] = lyingSize(tiles.get(one.tile), one.rotation);
    return { x: one.x + wide - 1, y: one.y + high - 1 };
  });
  const fixed = own.cells?.(position) ?? [];
  const bounded = fixed.length > position.tiles.length; // a map: nothing is laid around it
  const all = [...cells, ...ghosts, ...far, ...spots, ...fixed, ...(bounded ? [] : ring(before))];
  const [xs, ys] = ["x", "y"].map((axis) => (all.length ? all.map((one) => one[axis]) : [0]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  return { x: (left - ROOM) * SIZE, y: (top - ROOM) * SIZE, width: (wide + 2 * ROOM) * SIZE, height: (high + 2 * ROOM) * SIZE };
}

/**
 * The bounds {x, y, width, height} of as many spots as a window of [wide, high] cells holds, in cells; null without spots.
 *
 * @param {any[]} spots
 * @param {number[]} size
 */
export function mostSpots(spots, [wide, high]) {
  const from = (axis) => [...new Set(spots.map((spot) => spot[axis]))];
  const inside = (left, top) => spots.filter(({ x, y }) => x >= left && x + 1 <= left + wide && y >= top && y + 1 <= top + high);
  const windows = from("x").flatMap((left) => from("y").map((top) => inside(left, top)));
  const most = windows.reduce((best, one) => (one.length > best.length ? one : best), spots.slice(0, 1));
  if (!most.length) return null;
  const [xs, ys] = ["x", "y"].map((axis) => most.map((spot) => spot[axis]));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}
