// Steps in which the game waits for players, and the turn that follows.

import { DEEDS, tileHeld } from "../../match/local-table.js";
import { UNKNOWN, shows, turnMarks } from "./rows.js";
import { perhaps } from "./perhaps.js";
import { seen } from "../last-seen-table.js";

export const IN_HAND = "in_hand"; // mark of a turn whose tile its player had
const STEPWISE = new Set(["walk", "next_turn"]); // a step of a walk by each player

const stepOf = (rows, name) => rows.steps.find(({ step }) => step === name);

/** Whether players may pass in a step. */
export const optional = (rows, step) => Boolean(stepOf(rows, step)?.optional);

const from = ({ players }, player) => {
  const ids = players.map(({ id }) => id);
  const first = Math.max(0, ids.indexOf(player));
  return [...ids.slice(first), ...ids.slice(0, first)];
};

/** Whether what a player puts next to another one can go to one next to whom it is not yet. */
function hasChoice(rows, { players, held }, step, player) {
  const things = rows.moves.filter(({ due }) => due === step).flatMap(({ keeps = {} }) => Object.keys(keeps));
  return things.every((thing) => players.some(({ id }) => id !== player && held?.[player]?.[thing] !== id));
}

/** The players for whom a step still waits, in order. */
function moversOf(rows, position, { step, others, lacks, buys }) {
  const { player, passed = [] } = position.turn;
  const [first, ...rest] = from(position, player);
  if (buys) return [...rest, first];
  const free = lacks ? rest.filter((id) => !position.held?.[id]?.[lacks]) : rest;
  const one = rest.some((id) => passed.includes(id)) ? [] : free.slice(0, 1);
  const all = [first, ...(others === "all" ? free : others === "one" ? one : [])];
  return all.filter((id) => !passed.includes(id) && hasChoice(rows, position, step, id));
}

/** What only the referee knows of a turn: an auction. */
const isThing = (one) => Boolean(one && typeof one === "object" && !Array.isArray(one));

/** The player for whom the game waits, if the page knows. */
export function decides(rows, position) {
  const { due, walk, part = 1, player } = position.turn ?? {};
  const row = due?.length ? stepOf(rows, due[0]) : null;
  if (!row?.begins || (row.buys && Object.values(position.turn).some(isThing))) return null;
  if (!STEPWISE.has(row.begins)) return moversOf(rows, position, row)[0] ?? null;
  const order = from(position, player);
  const first = row.begins === "next_turn" && part === 1 ? -1 : 0; // the next turn has begun
  return order.at((first + Math.max(0, (walk?.length ?? 1) - 1)) % order.length) ?? null;
}

/** A placement lets players act before anything else. */
export function luredBy(rows, position, tile) {
  const row = rows.steps.find(({ begins, mark }) => begins === "at_place" && shows(tile, mark));
  const waits = row && { ...position, turn: { ...position.turn, due: [row.step], passed: [] } };
  return waits && moversOf(rows, waits, row).length ? waits : position;
}

/** A player has acted in the step for which the game waits, or passed: another one follows, or the step is over. */
export function acted(rows, position, player, passes) {
  const { due, passed = [], ...turn } = position.turn;
  const row = stepOf(rows, due[0]);
  if (!row?.begins || row.buys) return { ...position, turn: { ...turn, due: [UNKNOWN] } };
  const after = { ...position, turn: { ...turn, due, passed: passes || !row.again ? [...passed, player] : passed } };
  if (moversOf(rows, after, row).length) return after;
  return row.begins === "at_place" ? { ...position, turn } : followed(rows, { ...position, turn });
}

/** Whether a step follows this turn: a tile of the turn has its mark, and was not in the hand of its player. */
function follows(position, tiles, { mark, begins, buys }, pile) {
  if (begins !== "after_turn") return false;
  const { players, turn } = position;
  if (buys && ((pile !== null && pile < players.length) || players.some(({ id }) => tileHeld(position, id)))) return false;
  const table = seen(position, tiles);
  const laid = buys && turnMarks(position).includes(IN_HAND) ? [] : (turn.placed ?? []);
  return turnMarks(position).includes(mark) || laid.some((cell) => shows(tiles.get(table.tileAt(cell)?.tile), mark));
}

/** The turn after this one; some marks are kept, as what they stand for comes later. */
function followed(rows, position, kept = []) {
  const { player, step, part = 1 } = position.turn;
  const again = rows.figures.some((row) => row.again && turnMarks(position).includes(row.again)) && part === 1 && step !== "place";
  const after = DEEDS.end_turn(position, { player });
  const late = rows.steps
    .filter(({ step, begins }) => begins === "next_turn" && turnMarks(position).includes(step))
    .map(({ step }) => step);
  const next = again ? { player, step: "place", placed: [], part: 2 } : after.turn;
  return { ...after, turn: { ...next, marks: [...late, ...(again ? kept : [])], ...(late.length ? { due: late } : {}) } };
}

/** After the end of a turn: what players do in a step that it begins, in place of the next turn. */
export function ended(rows, position, move, tiles, pile) {
  if (!position.turn) return position;
  const before = { ...position, turn: { ...position.turn, player: move.player } };
  if (rows.steps.some((row) => perhaps(row, before, tiles)))
    return { ...before, turn: { ...before.turn, step: "end", due: [UNKNOWN], passed: [] } };
  const found = rows.steps.filter((row) => follows(before, tiles, row, pile(position)));
  const after = followed(
    rows,
    before,
    found.map(({ mark }) => mark),
  );
  if (!found.length || after.turn.part === 2) return after;
  return { ...before, turn: { ...before.turn, step: "end", due: found.map(({ step }) => step), passed: [] } };
}
