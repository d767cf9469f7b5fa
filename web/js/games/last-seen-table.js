// A table derived from the position alone: the region under each figure or token, and which regions are closed. Enough to offer moves
// offline; the server decides.

import { spread } from "../tile/multi-cell.js";
import { Regions, spanned } from "../tile/edge-matching.js";

export const sameCell = (one, [x, y]) => one.x === x && one.y === y;

class Seen {
  #tiles;

  constructor(position, tiles) {
    this.#tiles = tiles;
    this.cells = spanned(spread(position.tiles, tiles), position.tokens);
    this.regions = new Regions(this.cells, tiles);
  }

  tileAt = ([x, y]) => this.cells.find((one) => sameCell(one, [x, y]));

  /** The region under a figure, a token or a move; undefined where that is not known. */
  regionOf = (one) => {
    const laid = this.tileAt([one.x, one.y]);
    return laid && this.regions.at(one, this.#tiles.find(laid, one.feature));
  };

  /** How many of the eight surrounding cells have a tile. */
  around = ({ x, y }) => this.cells.filter((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) === 1).length;
}

const known = new WeakMap();

/** The table of a position; computed once. */
export function seen(position, tiles) {
  if (!known.has(position)) known.set(position, new Seen(position, tiles));
  return known.get(position);
}

/** Whether a region has a piece on a cell. */
export const reaches = (region, cell) => Boolean(region?.pieces.some((piece) => sameCell(piece, cell)));
