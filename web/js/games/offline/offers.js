// What a phone without network offers of the declared moves: those for which the game waits, those that have to come first, and the others.

import { inHand } from "../../match/local-table.js";
import { isUsual } from "../../net/game-info.js";
import { mayStandOn } from "../../tile/words.js";
import { seen } from "../last-seen-table.js";
import { hasItsMark, isFollower } from "./figures.js";
import { placesOf } from "./places.js";
import { filled, plain, rowsAt, showsLast, turnMarks } from "./rows.js";
import { optional } from "./waiting.js";

/** The values of a field by a word of its row, as a list. */
const WORDS = {
  __proto__: null,
  players: ({ now, mover }) => now.players.map(({ id }) => id).filter((id) => id !== mover),
  figures: (play) => placesOf(play, { at: ["figures"] }).map(({ figure }) => figure),
  reached: (play, place) => reached(play, place).map(({ figure }) => figure),
  figure: (_play, { figure }) => [figure],
  "[figure]": (_play, { figure }) => [[figure]],
  "[figure, kinds]": (play, place) => kindsAt(play, place).map((kind) => [place.figure, kind]),
  kinds: (play, place) => kindsAt(play, place),
  kind: (_play, { figure }) => [figure.kind],
  holder: (_play, { holder }) => [holder],
  distance: (_play, place) => [place.distance],
};

/** The figures in the row and the column of a pile that are no farther from it than it is high with one more piece, of the kinds of its row. */
function reached(play, { x, y, row: { token, takes, safe = [] } }) {
  const pile = (play.now.tokens ?? []).find((one) => one.kind === token && one.x === x && one.y === y);
  const far = (one) => Math.abs(one.x - x) + Math.abs(one.y - y);
  const near = (one) => (one.x === x || one.y === y) && far(one) <= (pile?.value ?? 0) + 1;
  return placesOf(play, { at: ["figures"], of: takes }).filter((one) => near(one) && !safe.includes(one.feature?.kind));
}

/** The kinds of figure in hand that may stand on the feature of a place; all of them without one. */
function kindsAt({ game, now, tiles, figures, mover }, place) {
  const rows = rowsAt(game, now);
  const kinds = Object.keys(inHand(now, figures, mover)).filter((kind) => !figures[kind].on_point && isFollower(rows, kind));
  if (!place?.feature) return kinds;
  const laid = seen(now, tiles).tileAt([place.x, place.y]);
  const feature = tiles.get(laid.tile)?.features[tiles.find(laid, place.feature)];
  return feature ? kinds.filter((kind) => mayStandOn(figures, kind, feature) && hasItsMark(rows, kind, feature)) : [];
}

/** The tokens that are not all on the table, of {token: how many there are}. */
const leftOf = (counts, { tokens = [] }) =>
  Object.keys(counts).filter((name) => {
    const lying = tokens.filter(({ kind, value }) => name === (value === null || value === undefined ? kind : `${kind}-${value}`));
    return lying.length < counts[name];
  });

function valuesOf(play, spec, place) {
  if (Array.isArray(spec)) return spec;
  return typeof spec === "string" ? (WORDS[spec]?.(play, place) ?? []) : leftOf(spec, play.now); // a later word is not known
}

/** Whether the turn is where a row is possible. */
function isNow({ now, tiles, game }, row) {
  const later = (mark) => rowsAt(game, now).steps.some(({ step, begins }) => step === mark && begins === "next_turn");
  const marks = turnMarks(now).filter((mark) => !later(mark));
  const waits = now.turn.due?.[0];
  if (waits !== undefined && row.due !== waits) return false;
  if (row.due && waits !== row.due && !marks.includes(row.due)) return false;
  if (row.step && !row.step.includes(now.turn.step)) return false;
  if (row.unless && marks.includes(row.unless)) return false;
  if (row.part && row.part !== (now.turn.part ?? 1)) return false;
  return !row.shows || showsLast(now, tiles, row.shows);
}

/** Whether its player has the points that a move costs, as far as the page knows. */
const canPay = ({ now, mover }, cost) => (now.players.find(({ id }) => id === mover)?.points ?? cost) >= cost;

/** Whether a move of a row is possible: it was not made in this turn, and its piece is left. */
function isPossible(all, row, move) {
  const { now, figures, mover } = all;
  if (row.costs && !canPay(all, row.costs)) return false;
  if (row.leaves && !now.tokens?.some(({ kind }) => kind === row.leaves)) return false;
  if (row.once && turnMarks(now).includes(filled(row.once, move))) return false;
  if (row.pays && now.held?.[mover]?.[filled(row.pays, move)] === 0) return false;
  if (Object.entries(row.keeps ?? {}).some(([thing, field]) => now.held?.[mover]?.[thing] === move[field])) return false; // it is there
  return !row.figure || Boolean(inHand(now, figures, mover)[move.kind]);
}

/** The moves of a row. */
function movesOf(all, row) {
  if (!isNow(all, row)) return [];
  const fields = all.game.moves[row.move] ?? {};
  const made = placesOf(all, row).flatMap((place) => {
    const { x, y, feature } = place ?? {};
    const there = { ...("x" in fields && x !== undefined ? { x, y } : {}), ...("feature" in fields && feature ? { feature } : {}) };
    const start = [{ type: row.move, player: all.mover, ...there }];
    return Object.entries(row.values ?? {}).reduce(
      (moves, [field, spec]) =>
        moves.flatMap((move) => valuesOf(all, spec, { ...place, row }).map((value) => ({ ...move, [field]: value }))),
      start,
    );
  });
  const different = new Map(made.map((move) => [plain(move), move]));
  return [...different.values()].filter((move) => isPossible(all, row, move));
}

/**
 * {due: moves before the turn can end, first: and before any figure, may: other possible moves, passes: whether the placement may be skipped}.
 *
 * @param {Page.OfflinePlay} all
 */
export function alone(all) {
  const { game, now, mover } = all;
  const rows = rowsAt(game, now);
  const waits = now.turn.due?.[0];
  const other = ({ due }) => rows.moves.some((row) => row.due === due && !row.instead && movesOf(all, row).length);
  const made = (some) => rows.moves.filter(some).flatMap((row) => (row.instead && other(row) ? [] : movesOf(all, row)));
  if (waits !== undefined)
    return { due: [...made(() => true), ...(optional(rows, waits) ? [{ type: "pass", player: mover, step: waits }] : [])] };
  const first = made((row) => row.first && row.due);
  if (first.length) return { due: first, first: true };
  const must = (row) => Boolean(row.due || (row.must && isUsual(game, row.must, now.options ?? {})));
  const due = made((row) => !(row.first && row.due) && must(row));
  const passes = now.turn.step === "place" && now.turn.part === 2 && rows.figures.some(({ skips }) => skips);
  return { due, may: made((row) => !must(row)), passes };
}
