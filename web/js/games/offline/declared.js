// What a phone without network may assume of a game, from what the game declares: see "Offline" in ../README.md. It is an estimate; the referee
// judges once it can be reached.

import { DEEDS, tileHeld } from "../../match/local-table.js";
import { seen } from "../last-seen-table.js";
import { changed, rowOf, withToken } from "./effects.js";
import { marksOfMore, stands } from "./figures.js";
import { alone } from "./offers.js";
import { UNKNOWN, rowsAt, shows, turnMarks } from "./rows.js";
import { IN_HAND, acted, decides, ended, luredBy } from "./waiting.js";

const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // prettier-ignore
const HELD = "tile"; // held: a tile that its player places next

const withMark = (position, mark) => ({ ...position, turn: { ...position.turn, marks: [...new Set([...turnMarks(position), mark])] } });

/** A tile that a player holds leaves the hand when it is placed or discarded. */
function fromHand(before, after, { player, tile }) {
  if (tileHeld(before, player) !== tile) return after;
  const rest = Object.entries(after.held[player]).filter(([thing]) => thing !== HELD);
  return { ...after, held: { ...after.held, [player]: Object.fromEntries(rest) } };
}

/** Whether the features of some tokens are one, and were not before. */
function joined({ joins = [] }, before, after, tiles) {
  const isOne = (position) => {
    const there = (position.tokens ?? []).filter(({ kind }) => joins.includes(kind)).map(seen(position, tiles).regionOf);
    return there.length > 1 && Boolean(there[0]) && there.every((one) => one === there[0]);
  };
  return isOne(after) && !isOne(before);
}

/** A tile is placed: its marks bring what is declared, and perhaps a step of other players. */
function placed(rows, position, move, tiles) {
  const tile = tiles.get(move.tile);
  let now = DEEDS.place(position, move, tiles);
  for (const row of rows.marks.filter((one) => (one.mark ? shows(tile, one.mark) : joined(one, position, now, tiles)))) {
    const there = row.token && (now.tokens ?? []).some(({ kind }) => kind === row.token);
    if (row.token && !(row.alone && there)) now = withToken(rows, now, row.token, { x: move.x, y: move.y });
    if (row.due) now = withMark(now, row.due);
    if (row.waits) now = { ...now, turn: { ...now.turn, due: [UNKNOWN] } };
  }
  now = marksOfMore(rows, position, now, tiles, move).reduce(withMark, now);
  const after = fromHand(position, now, move);
  return luredBy(rows, after === now ? now : withMark(after, IN_HAND), tile);
}

/** A figure is put down, which may require a further move; where the game waits for it, that answers. */
function deployed(rows, position, move) {
  const after = DEEDS.deploy(position, move);
  if (position.turn?.due?.length) return acted(rows, { ...after, turn: position.turn }, move.player, false);
  const due = rows.figures.filter((row) => row.figure === move.kind && row.due).map((row) => row.due);
  return due.reduce(withMark, after);
}

const isCell = (one) => Array.isArray(one) && one.length === 2;

/** A move that consists of steps: the cells of its way. */
function walked(rows, position, move, tiles, type) {
  const cells = Object.values(move).find((way) => Array.isArray(way) && way.every(isCell)) ?? [];
  const { player } = move;
  const after = cells.reduce((now, [x, y]) => made(rows, now, { type, player, x, y }, tiles), position);
  const { due, walk, ...turn } = after.turn ?? {};
  const gone = new Set(rows.moves.filter((row) => row.move === type).map((row) => row.due));
  const step = turn.step === "act" ? "end" : turn.step;
  return { ...after, turn: { ...turn, step, marks: turnMarks(after).filter((mark) => !gone.has(mark)) } };
}

/** Any other move: as its row states, or a token with its name that comes to its place. */
function made(rows, position, move, tiles) {
  const row = rowOf(rows, move) ?? (rows.kinds.has(move.type) && move.x !== undefined ? { token: move.type } : {});
  const after = changed(rows, position, row, move, tiles);
  return position.turn?.due?.length && !row.walk ? acted(rows, after, move.player, false) : after;
}

/** The effects of all moves of a game: type -> (position, move, tiles, pile) => position. */
function deedsOf(game) {
  const own = {
    place: placed,
    end_turn: (rows, position, move, tiles, pile) => ended(rows, position, move, tiles, pile ?? (() => null)),
    deploy: deployed,
    discard: (_rows, position, move) => fromHand(position, position, move),
    pass: (rows, position, move) => (position.turn?.due?.length ? acted(rows, position, move.player, true) : position),
  };
  const stepOf = (type) => Object.entries(game.traits ?? {}).find(([, { step_of: whole }]) => whole === type)?.[0];
  const whole = (step) => (rows, position, move, tiles) => walked(rows, position, move, tiles, step);
  const deed = (type) => own[type] ?? (stepOf(type) ? whole(stepOf(type)) : made);
  return Object.fromEntries(
    Object.keys(game.moves).map((type) => [
      type,
      (position, move, ...more) => deed(type)(rowsAt(game, position), position, { ...move, type }, ...more),
    ]),
  );
}

/**
 * The members of a game's module that concern play without network.
 *
 * @param {Api.Game} game
 */
export function declaredOffline(game) {
  if (!game.offline) return {}; // an answer that was kept from an earlier version
  const rowsOf = (position) => rowsAt(game, position);
  return {
    deeds: deedsOf(game),
    alone,
    stands: (position, tiles, move) => stands(rowsOf(position), position, tiles, move),
    decides: (position) => decides(rowsOf(position), position),
    undrawn: (position, tile) => rowsOf(position).tiles.some((row) => String(tile).startsWith(row.tile)),
    blocks: (position, tiles, { x, y, tile }) =>
      rowsOf(position).tiles.some((row) => row.gap && row.tile === tile) &&
      !SIDES.every(([dx, dy]) => seen(position, tiles).tileAt([x + dx, y + dy])),
    /** Whether placing a tile requires another move before any figure. */
    first: (position, tile) => {
      const { marks, moves, steps } = rowsOf(position);
      const before = (due) => moves.some((row) => row.first && row.due === due);
      return (
        marks.some(({ mark, due }) => due && before(due) && shows(tile, mark)) ||
        steps.some(({ mark, begins }) => begins === "at_place" && shows(tile, mark))
      );
    },
  };
}
