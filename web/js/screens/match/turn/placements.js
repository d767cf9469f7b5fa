// Where a tile may be placed, by the server, or by the page where it cannot be asked.

import { h } from "../../../lib/dom.js";
import { Problem, ask } from "../../../net/api.js";
import { noNet } from "../../../net/move-queue.js";
import { anywhere, whereEdgesMeet } from "../../../match/local-table.js";
import { drawTile, tilePicture } from "../../../tile/tile.js";
import { preview } from "../../../match/placement-preview.js";

/** @param {Page.Play} play */
export function choose(play, id) {
  play.turn.tile = { id, mover: play.mover, placements: null, chosen: null, free: false, stale: true }; // looked up once the tile is painted
  play.connection.last = null;
  play.screen.renderLater(inHand(play.tiles.get(id)));
}

/** Takes back the moves from a refused one on. A tile that was refused stays in hand. @param {Page.Play} play */
export function takeBack(play, problem) {
  const { turn } = play;
  const from = Math.max(0, problem.move);
  const { type, tile } = turn.draft[from] ?? {};
  turn.refused = null;
  turn.set(turn.draft.slice(0, from));
  if (type === "place") choose(play, tile);
}

/** Finds the placements of the tile. Offline, or without hints, the page only compares edges. @param {Page.Play} play */
export async function find(play, id) {
  const wish = play.turn.tile;
  wish.stale = false;
  const by = (legal, sure, against = []) => {
    if (play.turn.tile !== wish) return;
    const placements = firstOf(play, legal);
    Object.assign(wish, { placements, sure, against, legal });
    if (wish.chosen && !placements.some((one) => samePlacement(one, wish.chosen))) wish.chosen = null;
    play.screen.render();
    // all spots at once, unless they would be too small for a thumb
    if (!wish.seen) play.screen.whenDrawn(() => play.board.fitSpots?.());
    if (!wish.seen) prepare(play.tiles.get(id), placements);
    wish.seen = true;
  };
  try {
    const at = play.correction.at === null ? "" : `&at=${play.correction.at}`;
    const { match } = play;
    const { token, signal } = play.connection;
    const { ahead } = play.table;
    const { mover } = play;
    if (play.turn.draft.length && ahead.sure && match.hints && !play.sending.queue.length) {
      // a second tile of the same turn: placements on the table after the first
      const body = { position: ahead.position, tile: id, player: mover };
      const found = await ask("/placements", { method: "POST", body, signal });
      return by(found.placements, true, found.reasons);
    }
    if (play.turn.draft.length || play.sending.queue.length) return by(whereEdgesMeet(play, id), false);
    const found = await ask(`/matches/${match.id}/placements?tile=${encodeURIComponent(id)}${at}`, { token, signal });
    by(found.placements, true, found.reasons);
    preview(play, wish);
  } catch (error) {
    if (error.name === "AbortError" || play.turn.tile !== wish) return;
    if (error instanceof Problem && error.status === 403) by(anywhere(play, id), false);
    else if (noNet(error)) by(whereEdgesMeet(play, id), false);
    else play.screen.trouble(error, () => find(play, id));
  }
}

const whenIdle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 100));

/** Draws a tile in the rotations that fit while nothing else is to be done: the next tap needs one of them. */
function prepare(tile, placements) {
  if (tile) for (const rotation of new Set(placements.map((one) => one.rotation))) whenIdle(() => drawTile(tile, rotation));
}

/**
 * Where the game asks for tiles before the first turn, only the places for those; a table that wants another one taps "Somewhere else".
 *
 * @param {Page.Play} play
 */
function firstOf(play, placements) {
  const first = placements.filter((one) => play.own.begins?.(play, one));
  return first.length ? first : placements;
}

export const samePlacement = (a, b) => a.x === b.x && a.y === b.y && a.rotation === b.rotation;

export const sameCell = (a, b) => a.x === b.x && a.y === b.y;

/** The drawn tile alone, as the panel shows it with all that follows: its name and the fonts of a new step are half of the time to the first paint. */
const inHand = (tile) => h("div", { class: "placing" }, h("div", { class: "in-hand" }, h("figure", {}, tilePicture(tile, 0))));
