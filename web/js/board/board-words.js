// The cells and tiles of a table in words.

import { list, t } from "../lib/i18n.js";
import { tokenName } from "../tile/token.js";
import { figureOn, tileName } from "../tile/words.js";

/** The origin of rows and columns. */
export function corner(position, own) {
  const from = own.cells?.(position) ?? position.tiles;
  return ["x", "y"].map((axis) => Math.min(...from.map((one) => one[axis]), from.length ? Infinity : 0));
}

/** The name of a cell: "row 2, column 3", counted from the top left tile (row 0 is above it). */
export function placeName(position, own, { x, y }) {
  const [left, top] = corner(position, own);
  return t("board.place", { row: y - top + 1, column: x - left + 1 });
}

/** A tile of the board in words, with what is on it. */
export function tileLabel({ tiles, position }, one, { place, colourOf, flagged }) {
  const here = (thing) => thing.x === one.x && thing.y === one.y;
  const on = [
    ...(position.figures ?? []).filter(here).map((figure) => figureOn(tiles, one, figure, colourOf(figure.player))),
    ...(position.tokens ?? []).filter(here).map(tokenName),
  ];
  return [
    t("board.tile", { place, tile: tileName(tiles.get(one.tile)), doubt: "" }),
    on.length ? list(on) : "",
    flagged ? t("board.flagged") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
