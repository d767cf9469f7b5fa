// What the page can derive without the server, at once or offline: the table after moves, and where edges match. The server has the final
// decision on all of it.

import { covered, isHalf, spread, together } from "../tile/multi-cell.js";
import { mayStandOn, playedAs } from "../tile/words.js";
import { fits, freeCells, halfCells, spanned } from "../tile/edge-matching.js";

const ROTATIONS = [0, 90, 180, 270];

/**
 * A position after moves, without rules: nothing is scored and no figure returns. `own`: the game's module; `pile(position)`: how many
 * tiles can still be drawn, or null.
 */
export const applied = (position, moves, own, tiles, pile = unknown) =>
  moves.reduce((now, move) => (own.deeds?.[typeOf(move)] ?? DEEDS[typeOf(move)] ?? same)(now, move, tiles, pile), position);

/** @param {Page.Table} _position @returns {number | null} */
const unknown = (_position) => null;

/**
 * The number of tiles that can still be drawn at a position that follows a match's; null if it is not known. `own.undrawn`: whether a tile is
 * never drawn, such as the abbey.
 */
export function pileAt({ position: before, tiles_left: left }, now, own, tiles) {
  if (left === null || left === undefined) return null;
  const placed = now.tiles.slice(before.tiles.length).filter(({ tile }) => !own.undrawn?.(now, tile, tiles));
  const held = (position) => position.players.filter(({ id }) => tileHeld(position, id)).length; // out of the box before they are placed
  return Math.max(0, left - (held(now) - held(before)) - placed.length);
}

/** The tile that a player holds and places next, or null. */
export const tileHeld = ({ held }, player) => held?.[player]?.tile ?? null;

/** The type of a move: a deployment by a flight is a separate type. */
export const typeOf = ({ type, flight }) => (type === "deploy" && flight ? "fly" : type);

/** Moves as the server sends them, with their own types. */
export const typed = (moves) => moves.map((move) => ({ ...move, type: typeOf(move) }));

const same = (position) => position;

/** The effects of the moves common to all games: type -> (position, move) => position. */
export const DEEDS = {
  __proto__: null,
  place: (now, { player, tile, x, y, rotation, bridge }, tiles = new Map()) => ({
    ...now,
    ...(bridge ? { tokens: [...(now.tokens ?? []), { kind: "bridge", value: null, ...bridge, player }] } : {}),
    tiles: now.tiles.some((one) => one.x === x && one.y === y && !together(one, { tile, rotation }, tiles))
      ? now.tiles
      : [...now.tiles, { x, y, tile, rotation }],
    turn: { ...now.turn, player, step: "act", placed: [...(now.turn?.placed ?? []), [x, y]] },
  }),
  deploy: (now, { player, kind, x, y, feature, point }) => ({
    ...now,
    figures: [...(now.figures ?? []), point ? { player, kind, x, y, point } : { player, kind, x, y, feature }],
    turn: { ...now.turn, player, step: "end" },
  }),
  end_turn: (now, { player }) => ({
    ...now,
    ...(now.turn ? { turn: { player: nextOf(now.players, player), step: "place", placed: [], part: 1, marks: [] } } : {}),
  }),
};

const nextOf = (players, player) => players[(players.findIndex(({ id }) => id === player) + 1) % players.length].id;

/** The placements where the edges of a tile match; further rules are known to the server only. */
export function whereEdgesMeet({ now, tiles, own }, tile) {
  return spots(now, tiles, own, tile).filter(
    (one) => fits({ ...one, tile }, spanned(now.tiles, now.tokens), tiles) && !own.blocks?.(now, tiles, { ...one, tile }),
  );
}

/** Every cell next to a tile, in every rotation. */
export const anywhere = ({ now, tiles, own }, tile) => spots(now, tiles, own, tile);

/** The placements of a tile with one of its cells on a free one. */
function spots(now, tiles, own, tile) {
  const halves = isHalf(tiles.get(tile)) ? halfCells(now.tiles, tiles) : [];
  const free = [...(own.free?.(now, tiles) ?? freeCells(now.tiles, tiles)), ...halves];
  const all = ROTATIONS.flatMap((rotation) => {
    const cells = covered({ x: 0, y: 0, rotation }, tiles.get(tile));
    return free.flatMap(({ x, y }) => cells.map((cell) => ({ x: x - cell.x, y: y - cell.y, rotation, deployments: [], completes: [] })));
  });
  return [...new Map(all.map((one) => [`${one.x},${one.y},${one.rotation}`, one])).values()].sort((a, b) => a.x - b.x || a.y - b.y);
}

/**
 * The figures of a player that are neither on the table nor captured: kind -> count. `figures`: of the game, kind -> {count, of?}: the kind
 * whose supply it is taken from.
 *
 * @param {Page.Table} position
 * @param {{ [kind: string]: { count: number, of?: string | null } }} figures
 * @param {string} player
 * @returns {{ [kind: string]: number }}
 */
export function inHand(position, figures, player) {
  const supplyOf = (kind) => figures[kind]?.of ?? kind;
  const own = (position.figures ?? []).filter((one) => one.player === player);
  const captured = Object.values(position.held ?? {}).flatMap(({ prisoners = [] }) => prisoners.filter((one) => one.player === player));
  const out = (kind) => [...own, ...captured].filter((one) => supplyOf(one.kind) === supplyOf(kind)).length;
  const left = Object.keys(figures).map((kind) => ({ kind, n: (figures[supplyOf(kind)]?.count ?? 0) - out(kind) }));
  return Object.fromEntries(left.filter(({ n }) => n > 0).map(({ kind, n }) => [kind, n]));
}

/** Every figure in hand on every feature of the tile just placed that can hold its kind, legal or not. */
export function thinkable(position, tiles, figures) {
  const { player, placed } = position.turn;
  const [left, top] = placed.at(-1);
  const all = spread(position.tiles, tiles);
  const last = all.find((one) => one.x === left && one.y === top);
  const kinds = Object.keys(inHand(position, figures, player));
  const cells = all.filter((one) => one === last || (one.of && one.of === last?.of));
  return cells.flatMap((laid) => {
    const { features = [], halves } = tiles.get(laid.tile) ?? {};
    const first = halves ? halves[0].tile.features.length : 0; // of two half tiles the second one was just placed
    return features.slice(first).flatMap((feature, n) => {
      const i = first + n;
      const reference = { ...tiles.reference(laid, i), kind: playedAs(feature, figures) };
      const may = kinds.filter((kind) => mayStandOn(figures, kind, feature) && !figures[kind].on_point);
      return may.map((kind) => ({ type: "deploy", player, kind, x: laid.x, y: laid.y, feature: reference }));
    });
  });
}
