// The figures that may be put on a tile as it is about to be placed.

import { spread } from "../../../tile/multi-cell.js";
import { applied, thinkable } from "../../../match/local-table.js";

export const moveOf = ({ turn, mover: player }) => {
  const { id, chosen } = turn.tile;
  const { x, y, rotation, bridge } = chosen;
  return { type: "place", player, tile: id, x, y, rotation, ...(bridge ? { bridge } : {}) };
};

/** Whether another move has to follow the placement before any figure. */
export const firstElse = ({ own, now, tiles, turn }) => Boolean(own.first?.(now, tiles.get(turn.tile.id)));

/** The deployments after the chosen placement: by the server, else those that the page thinks of. @param {Page.Play} play */
export function deployments(play) {
  if (firstElse(play)) return [];
  const { sure, free, chosen } = play.turn.tile;
  const player = play.mover;
  if (sure && !free)
    return chosen.deployments.map(({ kind, x = chosen.x, y = chosen.y, feature: { kind: on, at: where }, point }) => ({
      type: "deploy",
      player,
      kind,
      x,
      y,
      feature: { kind: on, ...(where.length ? { at: where } : {}) },
      ...(point ? { point } : {}),
    }));
  const now = applied(play.now, [moveOf(play)], play.own, play.tiles);
  const stands = play.match.hints && play.own.stands;
  return thinkable(now, play.tiles, play.table.figures).filter((move) => !stands || stands(now, play.tiles, move));
}

/** The cells of the chosen placement, each with the deployments on it by the number of their feature. @param {Page.Play} play */
export function cellsOf(play) {
  const { id, chosen } = play.turn.tile;
  const moves = deployments(play).filter(({ point }) => !point);
  const on = (laid, i) => moves.filter((move) => move.x === laid.x && move.y === laid.y && play.tiles.find(laid, move.feature) === i);
  const { x, y, rotation } = chosen;
  return spread([{ tile: id, x, y, rotation }], play.tiles).map((laid) => ({
    laid,
    known: play.tiles.get(laid.tile),
    on: (i) => on(laid, i),
  }));
}
