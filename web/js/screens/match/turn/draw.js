// The first half of a turn: which tile was drawn, and then its placement.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { named, t } from "../../../lib/i18n.js";
import { TilePicker } from "../../../picker/picker.js";
import { tileCamera } from "../../../picker/tile-camera.js";
import { fittingSomewhere, spanned } from "../../../tile/edge-matching.js";
import { endMove, endingInWords, finishing } from "../../../match/confirm-end.js";
import { offerList, walkOnBoard } from "../../../match/offers/offers.js";
import { lastPlace, lastTurn } from "../../../match/outcome.js";
import { choose, find } from "./placements.js";
import { placing } from "./placing.js";

/** @param {Page.Play} play */
export function drawPanel(play) {
  const { tile } = play.turn;
  if (tile?.stale) queueMicrotask(() => tile.stale && tile === play.turn.tile && find(play, tile.id)); // it may draw the panel itself
  return play.turn.tile ? placing(play) : drawing(play);
}

const FEW = 3; // choices that leave the tiles in sight

/** Moves that are possible before a tile is drawn: one button for a type with many choices, until it is tapped. @param {Page.Play} play */
function before(play, moves) {
  const { turn, table, screen } = play;
  const many = (type) => table.ahead.tiles.length > 0 && moves.filter((one) => one.type === type).length > FEW;
  const folded = [...new Set(moves.map(({ type }) => type))].filter((type) => many(type) && turn.picked?.type !== type);
  const unfold = (type) => {
    turn.picked = { type, steps: [] };
    screen.render();
  };
  return [
    ...offerList(
      play,
      moves.filter(({ type }) => !folded.includes(type)),
    ),
    ...folded.map((type) =>
      h(
        "section",
        { "data-offer": type },
        act("down", t("match.act.also", { move: named("match.move", type) }), () => unfold(type)),
      ),
    ),
  ];
}

/** @param {Page.Play} play */
function drawing(play) {
  const { ahead } = play.table;
  const others = ahead.offers.filter(({ type }) => !["end_turn", "end_game"].includes(type));
  const later = ({ type }) => Boolean(ahead.tiles.length && play.own.seldom?.has(type));
  const [now, seldom] = [others.filter((one) => !later(one)), others.filter(later)];
  play.screen.draw({ mark: lastPlace(play), ...walkOnBoard(play, others) });
  const pass = ahead.offers.find(({ type }) => type === "end_turn");
  const finish = endMove(play);
  const over = play.correction.at === null && ahead.sure && !ahead.tiles.length && !pass; // no tile is left to choose
  const first = play.table.awaitsEnd; // all are placed by their number, though the box may hold others
  const body = h(
    "div",
    { class: "drawing", "data-sure": String(ahead.sure) },
    lastTurn(play),
    h("h2", { tabindex: "-1" }, asked(play, pass)),
    play.own.beginning?.(play) ?? null,
    now.length ? before(play, now) : null,
    play.connection.away && !ahead.sure && !ahead.tiles.length && !others.length
      ? h("p", { class: "scope" }, t("match.draw.none-away"))
      : null,
    finish && first ? finishing(play, finish) : null,
    over
      ? null
      : finish && first
        ? h("details", { class: "as-text" }, h("summary", {}, t("match.draw.after-all")), grid(play))
        : grid(play),
    seldom.length ? offerList(play, seldom) : null,
    finish && !first ? finishing(play, finish) : null,
  );
  return {
    body,
    foot: pass
      ? h(
          "div",
          { class: "actions" },
          act("check", play.own.passing?.(play) ?? t("match.draw.pass"), () => play.turn.end(pass), ahead.tiles.length ? "" : "primary"),
        )
      : null,
  };
}

/** The question of the panel: which tile was drawn; a notice when none can be drawn any more. @param {Page.Play} play */
function asked(play, pass) {
  const { ahead } = play.table;
  const { now, mover, nameOf } = play;
  if (play.table.awaitsEnd || (ahead.sure && !ahead.tiles.length && !pass)) return endingInWords(play);
  return play.own.asked?.(play) ?? t(now.turn?.part > 1 ? "match.draw.again" : "match.draw.which", { name: nameOf(mover) });
}

/**
 * The tiles of the box. The picker of a turn stays, with what was entered; its tiles are updated once the server's answer is known.
 *
 * @param {Page.Play} play
 */
function grid(play) {
  const { tiles, sure } = play.table.ahead;
  const { kept } = play.screen;
  const turn = JSON.stringify([play.mover, play.correction.at, play.now.tiles.length]);
  const key = JSON.stringify([tiles, turn]);
  const before = kept.grid?.turn === turn ? kept.grid : null;
  if (before && (before.key === key || (!sure && !play.connection.away))) return before.picker.node;
  const may = new Set(tiles.map(({ tile }) => tile));
  const left = Object.fromEntries(tiles.filter((one) => one.left !== null).map((one) => [one.tile, one.left]));
  const drawn = play.tiles.all.filter(({ id }) => !may.has(id) || id in left);
  const held = [...may].filter((id) => !(id in left)).map(play.tiles.get);
  const known = new Set(drawn.map(({ id }) => id));
  const all = [...drawn, ...held.filter((tile) => tile && !known.has(tile.id))];
  const shown = { tiles: all, left, may, fits: fittingSomewhere(spanned(play.now.tiles, play.now.tokens), play.tiles, all) };
  if (before) before.picker.update(shown);
  kept.grid = { key, turn, picker: before?.picker ?? newPicker(play, shown) };
  return kept.grid.picker.node;
}

/** @param {Page.Play} play */
const newPicker = (play, shown) =>
  new TilePicker({
    ...shown,
    rest: t("match.draw.rest"),
    done: (id) => choose(play, id),
    camera: tileCamera({ fields: { match: play.match.id }, token: play.connection.token, signal: play.connection.signal }),
  });
