// How much room a table takes, in units of the drawing, and where most of what can be tapped lies together.

import { lyingSize } from "./extent.js";
import { SIZE } from "./tile.js";

const ROOM = 0.12; // of a cell, around everything

/** The box around tiles, places and ghosts of a table; and around the cells that the game wants to be seen. */
export function boundsOf({ tiles, position, cells, spots, ghosts }, own) {
  const far = ghosts.map((one) => {
    const [wide, high] = lyingSize(tiles.get(one.tile), one.rotation);
    return { x: one.x + wide - 1, y: one.y + high - 1 };
  });
  const all = [...cells, ...ghosts, ...far, ...spots, ...(own.cells?.(position) ?? [])];
  const [xs, ys] = ["x", "y"].map((axis) => (all.length ? all.map((one) => one[axis]) : [0]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  return { x: (left - ROOM) * SIZE, y: (top - ROOM) * SIZE, width: (wide + 2 * ROOM) * SIZE, height: (high + 2 * ROOM) * SIZE };
}

/** The place around which most others lie within a window of so many cells [wide, high]; undefined where there is none. */
export function nearMost(spots, [wide, high]) {
  const near = (a, b) => Math.abs(a.x - b.x) < wide / 2 && Math.abs(a.y - b.y) < high / 2;
  const seen = (a) => spots.filter((b) => near(a, b)).length;
  return spots.map((spot) => ({ spot, n: seen(spot) })).sort((a, b) => b.n - a.n)[0]?.spot;
}
