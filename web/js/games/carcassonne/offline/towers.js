// Offline moves of towers and their prisoners.

import { sameCell } from "../../last-seen-table.js";
import { COMPANY, SHEPHERD, TOWER, inPlay, marked, marksOf, taken, withHeld } from "./table.js";

const RANSOM = "ransom";
export const towers = (position) => inPlay(position, TOWER, "ext.tower");
const towerAt = ({ tokens = [] }, cell) => tokens.find((one) => one.kind === TOWER && sameCell(one, cell));
const prisonersOf = ({ held = {} }, player) => held[player]?.prisoners ?? [];
const isSame = (one, other) => one.player === other.player && one.kind === other.kind;

/** The prisoners of a player without one of these. */
function without(position, captor, one) {
  const all = prisonersOf(position, captor);
  const gone = all.findIndex((other) => isSame(other, one));
  return withHeld(position, captor, { prisoners: all.filter((_, i) => i !== gone) });
}

/** Whom the player holds and is held by, after a capture (TW-N1): the player to exchange with, and the own kinds held there. */
export function exchangeDue(position, player) {
  if (position.turn?.step !== "end" || !marksOf(position).includes(TOWER)) return null;
  for (const { id } of position.players) {
    const own = prisonersOf(position, id).filter((one) => one.player === player);
    if (own.length && prisonersOf(position, player).some((one) => one.player === id)) return { other: id, own };
  }
  return null;
}

/** Both prisoners return to their players. */
export function exchanged(position, { player, figure }) {
  const due = exchangeDue(position, player);
  if (!due) return position;
  const taken = prisonersOf(position, player).findLast((one) => one.player === due.other);
  return without(without(position, player, taken), due.other, figure);
}

/** A piece is put on a tower (TW-P2), a follower is captured (TW-C2) and exchanged (TW-N1). */
export function built(position, { player, x, y, capture }) {
  const before = towerAt(position, [x, y]);
  const grown = { kind: TOWER, value: (before?.value ?? 0) + 1, x, y };
  const tokens = [...(position.tokens ?? []).filter((one) => one !== before), grown];
  const pieces = position.held?.[player]?.tower;
  const marks = [...marksOf(position), TOWER];
  const turn = { ...position.turn, step: "end", marks };
  const after = pieces === undefined ? position : withHeld(position, player, { tower: pieces - 1 });
  const put = { ...after, tokens, turn };
  if (!capture) return put;
  const gone = taken(put, { figure: capture });
  if (capture.player === player) return gone;
  const { kind } = capture;
  const held = withHeld(gone, player, { prisoners: [...prisonersOf(gone, player), { player: capture.player, kind }] });
  const due = exchangeDue(held, player);
  const kinds = new Set(due?.own.map((one) => one.kind));
  return due && kinds.size === 1 ? exchanged(held, { player, figure: due.own[0] }) : held;
}

/** A follower is bought back (TW-R1); its points follow from the server. */
export const bought = (position, { player, from, kind }) => ({
  ...without(position, from, { player, kind }),
  turn: { ...position.turn, marks: [...marksOf(position), RANSOM] },
});

/** The bases and towers that may get a piece, with the followers in reach (TW-C1). */
export function pieces({ now, tiles, mover: player }) {
  if (now.turn?.step !== "act" || now.held?.[player]?.tower === 0) return [];
  const closed = (cell) => (now.figures ?? []).some((one) => one.feature?.kind === TOWER && sameCell(one, cell));
  return now.tiles
    .filter((laid) => marked(tiles, laid, TOWER) && !closed([laid.x, laid.y]))
    .flatMap(({ x, y }) => {
      const height = (towerAt(now, [x, y])?.value ?? 0) + 1;
      const near = (one) => (one.x === x || one.y === y) && Math.abs(one.x - x) + Math.abs(one.y - y) <= height;
      const follower = ({ kind, point }) => !point && ![...COMPANY, SHEPHERD, "barn"].includes(kind);
      const move = { type: TOWER, player, x, y };
      return [move, ...(now.figures ?? []).filter((one) => near(one) && follower(one)).map((capture) => ({ ...move, capture }))];
    });
}

/** The followers that the player may buy back, once a turn; the points of the match are not known here. */
export const ransoms = ({ now, mover: player }) =>
  marksOf(now).includes(RANSOM)
    ? []
    : now.players.flatMap(({ id }) => {
        const kinds = prisonersOf(now, id).flatMap((one) => (one.player === player ? [one.kind] : []));
        return [...new Set(kinds)].map((kind) => ({ type: RANSOM, player, from: id, kind }));
      });
