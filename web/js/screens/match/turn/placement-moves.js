// The moves with a chosen placement: alone, with a figure, as the end of the turn; or a discard instead.

import { anywhere } from "../../../match/local-table.js";
import { deployments, firstElse, moveOf } from "./deployments.js";
import { keyOf, pick } from "./figures.js";

/**
 * Places the tile and deploys a figure on it in one step. The turn ends by itself once nothing else is possible.
 *
 * @param {Page.Play} play
 */
export function placeWith(play, moves) {
  const { x, y } = play.turn.tile.chosen;
  const offers = deployments(play);
  const draft = [...play.turn.draft, moveOf(play), pick(moves)];
  play.turn.tap.entered = { from: play.turn.draft.length, to: draft.length, tile: play.turn.tile };
  play.screen.kept.offeredFigures = { key: keyOf(play, draft), moves: offers, free: false };
  play.turn.tap.impliesEnd = true;
  play.turn.set(draft);
  play.board.view.reveal([x, y]);
}

/** Places the tile and ends the turn, unless another step is possible, which is then offered. @param {Page.Play} play */
export function endWithout(play) {
  play.turn.tap.impliesEnd = play.turn.tap.endsWithoutFigure = true;
  place(play);
}

/** @param {Page.Play} play */
export function place(play) {
  const { sure, free, chosen } = play.turn.tile;
  play.turn.add(moveOf(play), sure && !free && !firstElse(play) ? { offers: deployments(play) } : null);
  play.board.view.reveal([chosen.x, chosen.y]);
}

/** Sends a discard at once, since it decides what may come next. @param {Page.Play} play */
export function discard(play) {
  const move = { type: "discard", player: play.mover, tile: play.turn.tile.id };
  if (play.correction.at !== null) return play.turn.add(move);
  play.turn.tile = null;
  return play.sending.submit([move]);
}

/** Offers any cell next to a tile: the server explains what is wrong with it, and players may insist. @param {Page.Play} play */
export function placeAnywhere(play) {
  Object.assign(play.turn.tile, { placements: anywhere(play, play.turn.tile.id), free: true, chosen: null });
  play.screen.render();
}
