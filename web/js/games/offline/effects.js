// What declared moves change on the drawing of the table, until the referee has answered.

import { tokenOf } from "../../tile/token.js";
import { sameCell } from "../last-seen-table.js";
import { beenTo, placesOf } from "./places.js";
import { UNKNOWN, filled, plain, turnMarks } from "./rows.js";

const MORE = ["feature", "edge", "edges", "set"]; // fields of a move that its token has as well

const isSame = (one, other) => ["player", "kind", "x", "y"].every((key) => one[key] === other[key]);

/** A list without its first entry for which this holds. */
function withoutFirst(list, leaves) {
  const gone = list.findIndex(leaves);
  return list.filter((_, i) => i !== gone);
}

/** The row of a move: of those that it fits, the one with most of its fields. */
export function rowOf(rows, move) {
  const fits = ([field, spec]) =>
    Array.isArray(spec)
      ? spec.some((value) => plain(value) === plain(move[field]))
      : typeof spec === "string" || move[field] === undefined || move[field] in spec;
  const own = rows.moves.filter(({ move: type, values = {} }) => type === move.type && Object.entries(values).every(fits));
  const many = ({ values = {} }) => Object.keys(values).filter((field) => move[field] !== undefined).length;
  return own.reduce((best, row) => (best && many(best) >= many(row) ? best : row), null);
}

/** Figures leave the table, or the hands of another player. */
function home(position, { home: who, of, spares = [], standing = {} }, move, place) {
  const { figures = [], held = {} } = position;
  if (who === "prisoner") {
    const { from, player, kind } = move;
    const prisoners = withoutFirst(held[from]?.prisoners ?? [], (one) => one.player === player && one.kind === kind);
    return { ...position, held: { ...held, [from]: { ...held[from], prisoners } } };
  }
  const at = place && [place.x, place.y];
  if (who === "cell") return { ...position, figures: figures.filter((one) => !sameCell(one, at) || spares.includes(one.kind)) };
  if (who === "standing") return { ...position, figures: figures.filter((one) => !(one.feature?.kind in standing && sameCell(one, at))) };
  if (who === "here") {
    const leaves = (one) => one.player === move.player && (!of || of.includes(one.kind)) && sameCell(one, at);
    return { ...position, figures: withoutFirst(figures, leaves) };
  }
  const [named, kinds] = [(one) => one?.player, (one) => typeof one === "string"].map((is) => [move[who] ?? []].flat().filter(is));
  const left = named.reduce((all, gone) => withoutFirst(all, (one) => isSame(one, gone)), figures);
  const instead = kinds.map((kind) => ({ ...named[0], player: move.player, kind })); // a figure is changed for one of this kind
  return { ...position, figures: [...left, ...instead] };
}

/** A token comes to a cell: the only one of its kind moves, a pile grows, what joins edges replaces what was there. */
export function withToken(rows, position, kind, { x, y, ...more }) {
  const tokens = position.tokens ?? [];
  const found = tokenOf(kind);
  if (!rows.kinds.has(found.kind)) return position;
  const here = (one) => one.kind === found.kind && sameCell(one, [x, y]);
  const gone = rows.lone.has(found.kind) ? (one) => one.kind === found.kind : rows.piled.has(found.kind) || more.edges ? here : () => false;
  const pile = rows.piled.has(found.kind) ? { value: tokens.filter(here).reduce((sum, { value }) => sum + (value ?? 1), 1) } : {};
  return { ...position, tokens: [...tokens.filter((one) => !gone(one)), { ...found, ...pile, x, y, ...more }] };
}

function token(rows, position, row, move, place) {
  const more = Object.fromEntries(MORE.flatMap((field) => (move[field] === undefined ? [] : [[field, move[field]]])));
  const owner = move.edge || move.edges ? { player: move.player } : {};
  const beside = move.figure ? { beside: { player: move.figure.player, kind: move.figure.kind } } : {};
  const feature = place.feature ? { feature: place.feature } : {};
  return withToken(rows, position, filled(row.token, move), { x: place.x, y: place.y, ...feature, ...more, ...owner, ...beside });
}

const withHeld = (position, player, things) => ({
  ...position,
  held: { ...position.held, [player]: { ...position.held?.[player], ...things } },
});

/** What a player holds after a move: one piece less, or what it puts there. */
function held(position, { pays, keeps = {} }, move) {
  const { player } = move;
  const thing = pays && filled(pays, move);
  const left = thing && position.held?.[player]?.[thing];
  const kept = Object.fromEntries(Object.entries(keeps).map(([name, field]) => [name, move[field]]));
  const things = { ...kept, ...(typeof left === "number" ? { [thing]: left - 1 } : {}) };
  return Object.keys(things).length ? withHeld(position, player, things) : position;
}

/** The turn after a move: what was due is done, its mark is set, and no figure follows where it ends that. */
function turned({ turn }, { due, once, ends }, move) {
  const marks = turnMarks({ turn }).filter((mark) => mark !== due);
  return {
    ...turn,
    moved: true,
    ...(ends && turn?.step !== "place" ? { step: "end" } : {}),
    marks: once ? [...marks, filled(once, move)] : marks,
  };
}

/** The token of a row walks on, or the walk is over. */
function walked(rows, position, after, row, { x, y }, tiles) {
  const walk = [...beenTo(position, row.token), [x, y]];
  const on = { ...after, turn: { ...after.turn, walk, due: [row.due], marks: turnMarks(position) } };
  if (placesOf({ rows, now: on, tiles, mover: "" }, row).length) return on;
  const { walk: _, due, ...turn } = after.turn;
  return { ...after, turn };
}

/** Another player's figure is held as a prisoner; who is held by that player is exchanged, which only the referee knows. */
function captured(position, player, { player: owner, kind }) {
  if (owner === player) return position;
  const { held = {}, turn } = position;
  const after = withHeld(position, player, { prisoners: [...(held[player]?.prisoners ?? []), { player: owner, kind }] });
  const exchanges = held[owner]?.prisoners?.some((one) => one.player === player);
  return exchanges ? { ...after, turn: { ...turn, due: [UNKNOWN] } } : after;
}

/** The table after a move of a row; `play`: who makes it. */
export function changed(rows, position, row, move, tiles) {
  const [place = null] = move.x === undefined ? placesOf({ rows, now: position, tiles, mover: move.player }, row) : [move];
  let now = held(position, row, move);
  if (row.home) now = home(now, row, move, place);
  if (row.token && place) now = token(rows, now, row, move, place);
  if (row.figure && move.x !== undefined) {
    const { player, kind, x, y, feature } = move;
    now = { ...now, figures: [...(now.figures ?? []), { player, kind, x, y, feature }] };
  }
  if (row.leaves) now = { ...now, tokens: (now.tokens ?? []).filter(({ kind }) => kind !== row.leaves) };
  let after = { ...now, turn: turned(position, row, move) };
  if (row.captures && move[row.home]) after = captured(after, move.player, move[row.home]);
  return row.walk ? walked(rows, position, after, row, move, tiles) : after;
}
