// The bounds of a table in drawing units, and of the spots that fit into a view.

import { lyingSize } from "../../tile/multi-cell.js";
import { SIZE } from "../../tile/tile.js";

const ROOM = 0.12; // in cells, on every side
const SLACK = 1; // drawing units that may be cut off

/** The corners around every cell: the next tile is laid between them. In view from the start, its spots change nothing when they light up. */
const ring = (cells) =>
  cells.flatMap(({ x, y }) => [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
  ]);

/** Whether the game's module knows all cells: a map, around which nothing is laid. */
const onMap = (position, own) => (own.cells?.(position) ?? []).length > position.tiles.length;

/**
 * The bounding box of a table's tiles, spots and ghosts, of the cells around the tiles `before`, and of those that the game wants in sight.
 */
export function boundsOf({ tiles, position, cells, spots, ghosts, before = [] }, own) {
  const far = ghosts.map((one) => {
    const [wide, high] = lyingSize(tiles.get(one.tile), one.rotation);
    return { x: one.x + wide - 1, y: one.y + high - 1 };
  });
  const fixed = own.cells?.(position) ?? [];
  const all = [...cells, ...ghosts, ...far, ...spots, ...fixed, ...(onMap(position, own) ? [] : ring(before))];
  const [xs, ys] = ["x", "y"].map((axis) => (all.length ? all.map((one) => one[axis]) : [0]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  return { x: (left - ROOM) * SIZE, y: (top - ROOM) * SIZE, width: (wide + 2 * ROOM) * SIZE, height: (high + 2 * ROOM) * SIZE };
}

/** The bounds of as many spots as a window of [wide, high] cells holds, in cells; null without spots. */
export const mostSpots = (spots, size) =>
  mostBoxes(
    spots.map(({ x, y }) => ({ x, y, width: 1, height: 1 })),
    size,
  );

/**
 * The bounds {x, y, width, height} of as many boxes as a window of [wide, high] holds, by their worth; null without boxes.
 *
 * @param {any[]} boxes
 * @param {number[]} size
 * @param {(box: any) => number} worth
 */
export function mostBoxes(boxes, [wide, high], worth = () => 1) {
  const from = (axis) => [...new Set(boxes.map((box) => box[axis]))];
  const inside = (left, top) =>
    boxes.filter(({ x, y, width, height }) => x >= left && x + width <= left + wide && y >= top && y + height <= top + high);
  const windows = from("x").flatMap((left) => from("y").map((top) => inside(left, top)));
  const sum = (some) => some.reduce((all, one) => all + worth(one), 0);
  const most = windows.reduce((best, one) => (sum(one) > sum(best) ? one : best), boxes.slice(0, 1));
  if (!most.length) return null;
  const least = (axis) => Math.min(...most.map((box) => box[axis]));
  const [x, y] = [least("x"), least("y")];
  const end = (axis, size) => Math.max(...most.map((box) => box[axis] + box[size]));
  return { x, y, width: end("x", "width") - x, height: end("y", "height") - y };
}

/**
 * The boxes that are not in a view as a whole, each at the side beyond which most of it is: {N, E, S, W}.
 *
 * @param {any[]} boxes
 * @param {{ x: number, y: number, width: number, height: number }} view
 */
export function beyondView(boxes, view) {
  /** @type {{ [side: string]: any[] }} */
  const sides = { N: [], E: [], S: [], W: [] };
  for (const box of boxes) {
    const over = {
      W: view.x - box.x,
      E: box.x + box.width - view.x - view.width,
      N: view.y - box.y,
      S: box.y + box.height - view.y - view.height,
    };
    const [side, most] = Object.entries(over).reduce((a, b) => (b[1] > a[1] ? b : a));
    if (most > SLACK) sides[side].push(box);
  }
  return sides;
}
