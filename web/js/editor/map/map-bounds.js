// The cells that the drawing of a map needs, with room to go on.

import { EXTENT } from "../../net/outside-data.js";

/** All columns or rows from the first to the last, with a margin while a map may still grow. */
function withRoom(places) {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const room = last - first + 1 < EXTENT ? ROOM : 0;
  return [first - room, last + room];
}

const ROOM = 1; // empty cells around the drawing

const LEAST = 6; // cells of an empty grid

/** The cells that the drawing and the photo need. */
export function boundsOf(cells, photo) {
  const { columns = LEAST, rows = LEAST } = photo ?? {};
  const [first] = cells.length && !photo ? cells : [{ x: 0, y: 0 }];
  const grid = [
    { x: 0, y: 0 },
    { x: columns - 1, y: rows - 1 },
  ].filter(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 40);
  const [xs, ys] = ["x", "y"].map((axis) => [...cells, ...grid].map((one) => one[axis]));
  const [[left, right], [top, bottom]] = [xs, ys].map(withRoom);
  return { left, top, right, bottom };
}
