// Places of cells: in the pixels of the photo, or on the drawn board.

import { inQuad } from "../lib/geometry.js";
import { t } from "../lib/i18n.js";
import { SIZE } from "../tile/tile.js";

// prettier-ignore
const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]];

export class Places {
  #photo; // with `cells`: the tiles, multi-cell ones part by part
  #drawn;

  constructor(photo, drawn) {
    this.#photo = photo;
    this.#drawn = drawn;
  }

  tileAt = ({ x, y }) => this.#photo.cells.find((tile) => tile.x === x && tile.y === y);

  /**
   * The corners of a cell in the picture; those of an empty cell are extrapolated from a neighbour.
   *
   * @param {Page.Cell & { quad?: Page.Point[] }} cell
   */
  quad({ x, y, quad }) {
    const own = quad ?? this.tileAt({ x, y })?.quad;
    if (own) return own;
    const near = this.#photo.cells.find((tile) => Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1);
    return near && CORNERS.map(([u, v]) => inQuad(near.quad, [u + x - near.x, v + y - near.y]));
  }

  /**
   * The point (u, v) of a cell in the current view.
   *
   * @param {Page.Cell} cell
   * @param {Page.Point} at
   */
  point(cell, [u, v]) {
    const quad = !this.#drawn && this.quad(cell);
    return quad ? inQuad(quad, [u, v]) : [(cell.x + u) * SIZE, (cell.y + v) * SIZE];
  }

  corners = ([x, y]) => CORNERS.map((p) => this.point({ x, y }, p));

  /** The bounding box of a cell. */
  box(cell) {
    const corners = this.corners(cell);
    const from = [0, 1].map((i) => Math.min(...corners.map((c) => c[i])));
    const to = [0, 1].map((i) => Math.max(...corners.map((c) => c[i])));
    return { x: from[0], y: from[1], width: to[0] - from[0], height: to[1] - from[1] };
  }

  /** The width of a tile in drawing units (100 on the drawn board). */
  scale() {
    if (this.#drawn) return 1;
    const sizes = this.#photo.cells.map(({ quad: [nw, ne] }) => Math.hypot(ne[0] - nw[0], ne[1] - nw[1]));
    return (sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? SIZE) / SIZE;
  }

  /** The extent of the board: the photo, or all tiles with a margin; including these cells [x, y]. */
  extent(free = []) {
    const { width, height, cells } = this.#photo;
    if (!this.#drawn || !cells.length) {
      const boxes = [{ x: 0, y: 0, width: width || SIZE, height: height || SIZE }, ...free.map((cell) => this.box(cell))];
      const [x, y] = ["x", "y"].map((from) => Math.min(...boxes.map((box) => box[from])));
      return {
        x,
        y,
        width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
        height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
      };
    }
    const [left, top, right, bottom] = this.#bounds([...cells, ...free.map(([x, y]) => ({ x, y }))]);
    const room = 0.3;
    return {
      x: (left - room) * SIZE,
      y: (top - room) * SIZE,
      width: (right - left + 1 + 2 * room) * SIZE,
      height: (bottom - top + 1 + 2 * room) * SIZE,
    };
  }

  /** The name of a cell: "row 2, column 3", counted from the top left tile. */
  name({ x, y }) {
    const [left, top] = this.#bounds();
    return t("board.place", { row: y - top + 1, column: x - left + 1 });
  }

  #bounds(cells = this.#photo.cells) {
    const [xs, ys] = ["x", "y"].map((axis) => cells.map((tile) => tile[axis]));
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
}
