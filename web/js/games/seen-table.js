// A table as rules look at it, from the position alone: on which connected feature something stands, and what is closed. Enough to
// offer moves while there is no net; the referee has the last word.

import { spread } from "../extent.js";
import { Regions } from "../ports.js";

export const sameCell = (one, [x, y]) => one.x === x && one.y === y;

class Seen {
  #tiles;

  constructor(position, tiles) {
    this.#tiles = tiles;
    this.cells = spread(position.tiles, tiles);
    this.regions = new Regions(this.cells, tiles);
  }

  tileAt = ([x, y]) => this.cells.find((one) => sameCell(one, [x, y]));

  /** The connected feature of a figure, a token or a move; undefined where that is not known. */
  regionOf(one) {
    const laid = this.tileAt([one.x, one.y]);
    return laid && this.regions.at(one, this.#tiles.find(laid, one.feature));
  }

  /** How many of the eight cells around have a tile. */
  around = ({ x, y }) => this.cells.filter((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) === 1).length;
}

const known = new WeakMap();

/** The table of a position; worked out once. */
export function seen(position, tiles) {
  if (!known.has(position)) known.set(position, new Seen(position, tiles));
  return known.get(position);
}

/** Whether a region has a piece on a cell. */
export const reaches = (region, cell) => Boolean(region?.pieces.some((piece) => sameCell(piece, cell)));
