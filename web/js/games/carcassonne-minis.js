// The page's part of the small expansions of Carcassonne: what the tile just placed requires before any figure, offline and in words.

import { t } from "../lib/i18n.js";
import { sameCell } from "./last-seen-table.js";

const GOLD = "gold";
const MINE = "goldmine"; // mark of a tile
const PIECES = 16; // of gold (GO-1)

/** Whether an expansion is in play, by its id or its option. */
const inPlay = ({ options }, id, option) => Boolean(options?.expansions?.includes(id) || options?.[option] === "on");
const shows = (tile, mark) => Boolean(tile?.marks?.some((one) => one.mark === mark));
const marksOf = ({ turn }) => turn?.marks ?? [];
const mines = (position) => inPlay(position, "goldmines", "ext.gold");

/** Whether placing a tile requires another move before any figure. */
export const first = (position, tile) => mines(position) && shows(tile, MINE);

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

const beside = ({ tiles, turn }) => {
  const mine = turn?.placed?.at(-1);
  return mine ? tiles.filter(({ x, y }) => Math.max(Math.abs(x - mine[0]), Math.abs(y - mine[1])) === 1) : [];
};

/** After the placement of a tile: a gold mine brings a piece, and another one beside it (GO-1). */
export function arrived(position, { x, y, tile }, tiles) {
  if (!mines(position) || !shows(tiles.get(tile), MINE) || goldIn(position) >= PIECES) return position;
  const found = withGold(position, [x, y]);
  if (!beside(found).length || goldIn(found) >= PIECES) return found;
  return { ...found, turn: { ...found.turn, marks: [...marksOf(found), GOLD] } };
}

const put = (position, { x, y }) => ({
  ...withGold(position, [x, y]),
  turn: { ...position.turn, marks: marksOf(position).filter((mark) => mark !== GOLD) },
});

/** What has to be done at once after a placement; []: nothing. */
export function dueAtOnce({ now, mover: player }) {
  if (!marksOf(now).includes(GOLD)) return [];
  return beside(now).map(({ x, y }) => ({ type: GOLD, player, x, y }));
}

export const miniDeeds = { gold: put };

export const miniEvents = {
  receive: (play, { player, what, count }) => (what === GOLD ? t("match.tells.gold", { name: play.nameOf(player), n: count }) : ""),
};
