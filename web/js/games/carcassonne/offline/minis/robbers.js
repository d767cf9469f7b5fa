// Robbers, offline: who may put one out, next to whose marker.

import { inPlay, shows } from "./in-play.js";

export const ROBBER = "robber"; // move, step, and mark of a tile

const BESIDE = "robber_at"; // held: the player next to whose marker it is

export const robbers = (position) => inPlay(position, "robbers", "ext.robbers") && position.players?.length > 1;

const victim = ({ held = {} }, player) => held[player]?.[BESIDE];

/** Who may still put out a robber: the player of the turn, then the next one whose robber is off the track, or all those (RB-1). */
function thieves(position) {
  const { players, turn, options } = position;
  const ids = players.map(({ id }) => id);
  const first = ids.indexOf(turn.player);
  const others = [...ids.slice(first + 1), ...ids.slice(0, first)];
  const passed = turn.passed ?? [];
  const off = others.filter((id) => !victim(position, id));
  const one = others.some((id) => passed.includes(id)) ? [] : off.slice(0, 1);
  return [turn.player, ...(options?.["rb.others"] === "all" ? off : one)].filter((id) => !passed.includes(id));
}

export const waitsForRobbers = ({ turn }) => turn?.due?.[0] === ROBBER;

/** The player for whom the game waits, if the page knows. */
export const decides = (position) => (waitsForRobbers(position) ? thieves(position)[0] : null);

/** A tile with a robber lets players put theirs out before anything else (RB-1). */
export const lured = (position, { tile }, tiles) =>
  robbers(position) && shows(tiles.get(tile), ROBBER) ? { ...position, turn: { ...position.turn, due: [ROBBER], passed: [] } } : position;

/** A player has put out the robber, or declined: the next one follows, or the turn goes on. */
export function robberDecided(position, { player }) {
  const { due, passed = [], ...turn } = position.turn;
  const after = { ...position, turn: { ...turn, due, passed: [...passed, player] } };
  return thieves(after).length ? after : { ...position, turn };
}

export const stationed = (position, move) =>
  robberDecided(
    { ...position, held: { ...position.held, [move.player]: { ...position.held?.[move.player], [BESIDE]: move.beside } } },
    move,
  );

/** The markers next to which the robber may be put, and passing. */
export const robberOffers = (position, player) => [
  ...position.players
    .filter(({ id }) => id !== player && id !== victim(position, player))
    .map(({ id }) => ({ type: ROBBER, player, beside: id })),
  { type: "pass", player, step: ROBBER },
];
