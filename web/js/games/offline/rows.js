// What a game declares for phones without network (GET /games/{id}: `offline`): the rows that are in force at a table.

import { isUsual } from "../../net/game-info.js";
import { marksOf } from "../../tile/marks.js";
import { sameCell, seen } from "../last-seen-table.js";

const GROUPS = ["moves", "marks", "steps", "figures", "tiles"];
export const UNKNOWN = ""; // step: what follows is known to the referee only

const NONE = {};
const known = new WeakMap(); // game -> options -> rows

/**
 * The rows in force: {moves, marks, steps, figures, tiles}, and of the tokens which `kinds` there are, which stand alone (`lone`), and which are
 * piled up (`piled`).
 */
export function rowsAt(game, { options = NONE }) {
  if (!known.has(game)) known.set(game, new WeakMap());
  const byOptions = known.get(game);
  if (!byOptions.has(options)) byOptions.set(options, rowsWith(game, options));
  return byOptions.get(options);
}

function rowsWith(game, options) {
  const inForce = (rows = []) => rows.filter(({ when }) => isUsual(game, when, options));
  const boxes = [game, ...game.expansions];
  const placed = boxes.flatMap((box) => Object.entries(box.placed ?? {}));
  return {
    ...Object.fromEntries(GROUPS.map((name) => [name, inForce(game.offline[name])])),
    kinds: new Set(boxes.flatMap(({ tokens = {} }) => Object.keys(tokens))),
    lone: new Set(boxes.flatMap(({ lone = [] }) => lone)),
    piled: new Set(placed.filter(([, { lies }]) => lies === "number").map(([kind]) => kind)),
  };
}

export const lastOf = ({ turn }) => turn?.placed?.at(-1);

export const turnMarks = ({ turn }) => turn?.marks ?? [];

/** Whether a tile has a mark, on any of its features too. */
export const shows = (tile, mark) =>
  Boolean(
    tile?.marks?.some((one) => one.mark === mark) || tile?.features.some((feature) => marksOf(feature).some(([name]) => name === mark)),
  );

/** Whether the tile just placed has a mark. */
export function showsLast(position, tiles, mark) {
  const last = lastOf(position);
  const laid = last && seen(position, tiles).cells.find((one) => sameCell(one, last));
  return Boolean(laid && shows(tiles.get(laid.tile), mark));
}

/** A name with fields of a move: "flocked@{x},{y}". */
export const filled = (name, move) => name.replace(/\{(\w+)\}/g, (_, field) => String(move[field]));

export const plain = (value) => JSON.stringify(value ?? null);
