// Whether a turn may have begun a step of which only the referee knows when it begins.

import { marksOf } from "../../tile/marks.js";
import { sameCell, seen } from "../last-seen-table.js";
import { isOpen } from "./places.js";
import { shows } from "./rows.js";

const near = (one, [x, y]) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) <= 1;

/** The features of some kinds that the tiles of a turn have completed; one without sides by the tiles around it. */
function completed(kinds, { turn }, tiles, table) {
  return table.regions
    .all()
    .filter(({ kind }) => kinds.includes(kind))
    .filter(({ pieces }) => {
      const [{ x, y, index }] = pieces;
      const feature = tiles.reference(table.tileAt([x, y]), index);
      const reached = feature?.at?.length ? sameCell : near;
      return turn.placed.some((cell) => pieces.some((one) => reached(one, cell))) && !isOpen({ x, y, feature }, table);
    });
}

/** Whether a turn has completed as many features as a step needs, with such figures on them. */
function completes({ completes: kinds = [], many = 1, cells = 0, by, free }, position, tiles, table) {
  if (!kinds.length) return false;
  const figures = (position.figures ?? []).filter(({ x, point, kind }) => x !== undefined && !point && (!by || by.includes(kind)));
  const occupied = new Set(figures.map(table.regionOf));
  const found = completed(kinds, position, tiles, table).filter((region) => free || occupied.has(region));
  return found.filter(({ pieces }) => !cells || new Set(pieces.map(({ x, y }) => `${x},${y}`)).size === cells).length >= many;
}

/** Whether a tile of the turn has the mark of a step, and its token has not come there. */
const brings = ({ mark, away }, { turn, tokens = [] }, tiles, table) =>
  turn.placed.some(
    (cell) => shows(tiles.get(table.tileAt(cell)?.tile), mark) && !tokens.some((one) => one.kind === away && sameCell(one, cell)),
  );

/** Whether the player of the turn has a figure on a feature with the mark of a step. */
function onIts({ mark }, { turn, figures = [] }, tiles, table) {
  const has = ({ x, y, index }) => {
    const feature = tiles.get(table.tileAt([x, y])?.tile)?.features[index];
    return Boolean(feature) && marksOf(feature).some(([name]) => name === mark);
  };
  return figures.some((one) => one.player === turn.player && one.x !== undefined && !one.point && table.regionOf(one)?.pieces.some(has));
}

/** Whether the turn of a position may begin the step of a row. */
export function perhaps(row, position, tiles) {
  const { turn } = position;
  if (row.begins) return false;
  if (row.moved && turn.moved) return true;
  const table = seen(position, tiles);
  if (row.mark && row.lies) return onIts(row, position, tiles, table);
  if (!turn.placed?.length) return false;
  return (Boolean(row.mark) && brings(row, position, tiles, table)) || completes(row, position, tiles, table);
}
