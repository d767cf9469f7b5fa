// Gold mines, offline: the pieces of gold on the table.

import { sameCell } from "../../../last-seen-table.js";
import { inPlay, shows, withMark, withoutMarks } from "./in-play.js";

export const GOLD = "gold";

export const MINE = "goldmine"; // mark of a tile

const PIECES = 16; // of gold (GO-1)

export const mines = (position) => inPlay(position, "goldmines", "ext.gold");

const goldIn = ({ tokens = [], held = {} }) =>
  tokens.reduce((sum, { kind, value }) => sum + (kind === GOLD ? (value ?? 1) : 0), 0) +
  Object.values(held).reduce((sum, things) => sum + (things[GOLD] ?? 0), 0);

/** One more piece on a cell (GO-2). */
function withGold(position, [x, y]) {
  const there = (one) => one.kind === GOLD && sameCell(one, [x, y]);
  const tokens = position.tokens ?? [];
  const value = tokens.filter(there).reduce((sum, one) => sum + (one.value ?? 1), 1);
  return { ...position, tokens: [...tokens.filter((one) => !there(one)), { kind: GOLD, value, x, y }] };
}

export const beside = ({ tiles, turn }) => {
  const mine = turn?.placed?.at(-1);
  return mine ? tiles.filter(({ x, y }) => Math.max(Math.abs(x - mine[0]), Math.abs(y - mine[1])) === 1) : [];
};

/** A gold mine brings a piece, and another one next to it (GO-1). */
export function mined(position, { x, y, tile }, tiles) {
  if (!mines(position) || !shows(tiles.get(tile), MINE) || goldIn(position) >= PIECES) return position;
  const found = withGold(position, [x, y]);
  return beside(found).length && goldIn(found) < PIECES ? withMark(found, GOLD) : found;
}

export const put = (position, { x, y }) => withoutMarks(withGold(position, [x, y]), GOLD);
