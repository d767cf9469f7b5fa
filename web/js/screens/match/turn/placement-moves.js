// The moves with a chosen placement: alone, with a figure, as the end of the turn; or a discard instead.

import { anywhere } from "../../../match/local-table.js";
import { deployments, firstElse, moveOf } from "./deployments.js";
import { keyOf, pick } from "./figures.js";

/** Places the tile and deploys a figure on it in one step. The turn ends by itself once nothing else is possible. */
export function placeWith(play, moves) {
  const { x, y } = play.tile.chosen;
  const offers = deployments(play);
  const draft = [...play.draft, moveOf(play), pick(moves)];
  play.asOne = { from: play.draft.length, to: draft.length, tile: play.tile };
  play.offeredFigures = { key: keyOf({ draft, at: play.at, match: play.match }), moves: offers, free: false };
  play.impliesEnd = true;
  play.play(draft);
  play.board.view.reveal([x, y]);
}

/** Places the tile and ends the turn, unless another step is possible, which is then offered. */
export function endWithout(play) {
  play.impliesEnd = play.endsWithoutFigure = true;
  place(play);
}

export function place(play) {
  const { sure, free, chosen } = play.tile;
  play.add(moveOf(play), sure && !free && !firstElse(play) ? { offers: deployments(play) } : null);
  play.board.view.reveal([chosen.x, chosen.y]);
}

/** Sends a discard at once, since it decides what may come next. */
export function discard(play) {
  const move = { type: "discard", player: play.mover, tile: play.tile.id };
  if (play.at !== null) return play.add(move);
  play.tile = null;
  return play.submit([move]);
}

/** Offers any cell next to a tile: the server explains what is wrong with it, and players may insist. */
export function placeAnywhere(play) {
  Object.assign(play.tile, { placements: anywhere(play, play.tile.id), free: true, chosen: null });
  play.render();
}
