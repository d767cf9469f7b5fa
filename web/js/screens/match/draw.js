// The first half of a turn: the drawn tile and its placement. A tap on a highlighted spot places it, further taps turn it.

import { Problem, ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { h, icon } from "../../lib/dom.js";
import { named, t } from "../../lib/i18n.js";
import { noNet } from "../../net/move-queue.js";
import { TilePicker } from "../../picker/picker.js";
import { tileCamera } from "../../picker/tile-camera.js";
import { featurePicture } from "../../tile/feature-map.js";
import { spread } from "../../tile/multi-cell.js";
import { fittingSomewhere, spanned } from "../../tile/edge-matching.js";
import { tilePicture } from "../../tile/tile.js";
import { featureNames, tileName } from "../../tile/words.js";
import { anywhere, applied, thinkable, whereEdgesMeet } from "../../match/local-table.js";
import { endingInWords, finishing } from "../../match/confirm-end.js";
import { offerList, walkOnBoard } from "../../match/offers.js";
import { bestOn, paysHere, preview } from "../../match/placement-preview.js";
import { keyOf, onPoints, pick } from "./act.js";
import { lastPlace, lastTurn, reasons } from "../../match/outcome.js";

export function drawPanel(play) {
  if (play.tile?.stale) find(play, play.tile.id);
  return play.tile ? placing(play) : drawing(play);
}

// ---- which tile ----

function drawing(play) {
  const { ahead } = play;
  const others = ahead.offers.filter(({ type }) => !["end_turn", "end_game"].includes(type));
  const later = ({ type }) => Boolean(ahead.tiles.length && play.own.seldom?.has(type));
  const [now, seldom] = [others.filter((one) => !later(one)), others.filter(later)];
  play.draw({ mark: lastPlace(play), ...walkOnBoard(play, others) });
  const pass = ahead.offers.find(({ type }) => type === "end_turn");
  const finish = play.at === null && !play.draft.length && ahead.offers.find(({ type }) => type === "end_game");
  const over = finish && ahead.sure && !ahead.tiles.length; // no tile is left to choose
  const body = h(
    "div",
    { class: "drawing" },
    lastTurn(play),
    h("h2", { tabindex: "-1" }, asked(play, pass)),
    play.own.beginning?.(play) ?? null,
    now.length ? offerList(play, now) : null,
    play.away && !ahead.sure && !ahead.tiles.length && !others.length ? h("p", { class: "scope" }, t("match.draw.none-away")) : null,
    over ? null : grid(play),
    seldom.length ? offerList(play, seldom) : null,
    finish ? finishing(play, finish) : null,
  );
  return {
    body,
    foot: pass
      ? h(
          "div",
          { class: "actions" },
          act("check", play.own.passing?.(play) ?? t("match.draw.pass"), () => play.end(pass), ahead.tiles.length ? "" : "primary"),
        )
      : null,
  };
}

/** The question of the panel: which tile was drawn; a notice when none can be drawn any more. */
function asked(play, pass) {
  const { ahead, now, mover, nameOf } = play;
  if (play.awaitsEnd || (ahead.sure && !ahead.tiles.length && !pass)) return endingInWords(play);
  return t(now.turn?.part > 1 ? "match.draw.again" : "match.draw.which", { name: nameOf(mover) });
}

/** The tiles of the box. The picker of a turn stays, with what was entered; its tiles are updated once the server's answer is known. */
function grid(play) {
  const { tiles, sure } = play.ahead;
  const turn = JSON.stringify([play.mover, play.at, play.now.tiles.length]);
  const key = JSON.stringify([tiles, turn]);
  const before = play.grid?.turn === turn ? play.grid : null;
  if (before && (before.key === key || (!sure && !play.away))) return before.picker.node;
  const may = new Set(tiles.map(({ tile }) => tile));
  const left = Object.fromEntries(tiles.filter((one) => one.left !== null).map((one) => [one.tile, one.left]));
  const drawn = play.tiles.all.filter(({ id }) => !may.has(id) || id in left);
  const held = [...may].filter((id) => !(id in left)).map(play.tiles.get);
  const known = new Set(drawn.map(({ id }) => id));
  const all = [...drawn, ...held.filter((tile) => tile && !known.has(tile.id))];
  const shown = { tiles: all, left, may, fits: fittingSomewhere(spanned(play.now.tiles, play.now.tokens), play.tiles, all) };
  if (before) before.picker.update(shown);
  play.grid = { key, turn, picker: before?.picker ?? newPicker(play, shown) };
  return play.grid.picker.node;
}

const newPicker = (play, shown) =>
  new TilePicker({
    ...shown,
    rest: t("match.draw.rest"),
    done: (id) => choose(play, id),
    camera: tileCamera({ fields: { match: play.match.id }, token: play.token, signal: play.signal }),
  });

// ---- placement ----

function choose(play, id) {
  play.tile = { id, placements: null, chosen: null, free: false };
  play.last = null;
  play.render();
  find(play, id);
}

/** Finds the placements of the tile. Offline, or without hints, the page only compares edges. */
async function find(play, id) {
  const wish = play.tile;
  wish.stale = false;
  const by = (legal, sure, against = []) => {
    if (play.tile !== wish) return;
    const placements = firstOf(play, legal);
    Object.assign(wish, { placements, sure, against, legal });
    if (wish.chosen && !placements.some((one) => same(one, wish.chosen))) wish.chosen = null;
    play.render();
    // all spots at once, unless they would be too small for a thumb
    if (!wish.seen) play.whenDrawn(() => play.board.fitSpots?.());
    wish.seen = true;
  };
  try {
    const at = play.at === null ? "" : `&at=${play.at}`;
    const { match, token, signal } = play;
    const { ahead, mover } = play;
    if (play.draft.length && ahead.sure && match.hints && !play.queue.length) {
      // a second tile of the same turn: placements on the table after the first
      const body = { position: ahead.position, tile: id, player: mover };
      const found = await ask("/placements", { method: "POST", body, signal });
      return by(found.placements, true, found.reasons);
    }
    if (play.draft.length || play.queue.length) return by(whereEdgesMeet(play, id), false);
    const found = await ask(`/matches/${match.id}/placements?tile=${encodeURIComponent(id)}${at}`, { token, signal });
    by(found.placements, true, found.reasons);
    preview(play, wish);
  } catch (error) {
    if (error.name === "AbortError" || play.tile !== wish) return;
    if (error instanceof Problem && error.status === 403) by(anywhere(play, id), false);
    else if (noNet(error)) by(whereEdgesMeet(play, id), false);
    else play.trouble(error, () => find(play, id));
  }
}

/** Where the game asks for tiles before the first turn, only the places for those; a table that wants another one taps "Somewhere else". */
function firstOf(play, placements) {
  const first = placements.filter((one) => play.own.begins?.(play, one));
  return first.length ? first : placements;
}

const same = (a, b) => a.x === b.x && a.y === b.y && a.rotation === b.rotation;
const at = (a, b) => a.x === b.x && a.y === b.y;

/** The label of a highlighted spot: the most that it pays at once, if known. */
function worthOf(play, cell) {
  const most = bestOn(play, cell);
  return most ? { n: `+${most}`, words: t("match.preview.spot", { n: most }) } : {};
}

function placing(play) {
  const { tile } = play;
  const known = play.tiles.get(tile.id);
  const found = tile.placements ?? [];
  const cells = [...new Map(found.map((one) => [`${one.x},${one.y}`, one])).values()];
  const ways = (cell) => found.filter((one) => at(one, cell));
  const turn = () => {
    const here = ways(tile.chosen);
    tile.chosen = here[(here.findIndex((one) => same(one, tile.chosen)) + 1) % here.length];
    play.render();
  };
  play.draw({
    spots: cells
      .filter((cell) => !tile.chosen || !at(cell, tile.chosen))
      .map(({ x, y }) => ({ x, y, name: tile.free ? "is-free" : "", ...worthOf(play, { x, y }) })),
    ghosts: tile.chosen ? [{ ...tile.chosen, tile: tile.id }] : [],
    choose: ({ spot, ghost }) => {
      if (ghost) return turn();
      if (!spot) return;
      [tile.chosen] = ways(spot);
      play.render();
      play.board.reveal([spot.x, spot.y]);
    },
  });
  const ends = play.at === null && !(tile.chosen && play.own.begins?.(play, tile.chosen));
  const others = [
    act("back", t("match.place.other"), () => play.back(), "text other-tile"),
    tile.placements && !tile.free ? act(null, t("match.place.elsewhere"), () => elsewhere(play), "text") : null,
  ];
  const last = tile.chosen && deployments(play).length ? "match.act.end-without" : "match.act.end";
  const end = ends ? act("check", t(last), () => endWithout(play), "primary end-turn") : null;
  const body = h(
    "div",
    { class: "placing" },
    h(
      "div",
      { class: tile.chosen ? "in-hand has-map" : "in-hand" },
      h("figure", { class: tile.chosen ? "in-hand-features" : null }, tile.chosen ? pictures(play) : tilePicture(known, 0)),
      h(
        "div",
        { class: "in-hand-says" },
        h("h2", { tabindex: "-1" }, t(tile.chosen ? "match.place.right" : "match.place.where")),
        tile.chosen ? null : h("p", { class: "in-hand-name" }, tileName(known)),
        says(play),
        tile.chosen ? rotating(ways(tile.chosen), tile.chosen, turn) : null,
      ),
    ),
    tile.chosen && ends ? points(play) : null,
    tile.chosen ? byName(play) : null,
    paysHere(play),
    tile.chosen ? h("div", { class: "actions quiet" }, others) : null,
  );
  const chosen = [end, act("check", t("match.place.here"), () => place(play), `place-here ${ends ? "" : "primary"}`)];
  const none = tile.placements && !found.length && mayCome(play) ? discarding(play) : null;
  return { body, foot: h("div", { class: "actions end-actions" }, tile.chosen ? chosen : [none, others]) };
}

/** Whether the tile may have been drawn, or may be placed without a draw, by the server's last answer. */
const mayCome = ({ tile, ahead }) => !ahead.sure || ahead.tiles.some((one) => one.tile === tile.id);

/** A note on the placement or placements; if there are none, the reasons. */
function says(play) {
  const { tile } = play;
  if (!tile.placements) return h("p", { class: "hint" }, t("app.loading"));
  if (!tile.chosen) {
    const n = new Set(tile.placements.map(({ x, y }) => `${x},${y}`)).size;
    const not = t(mayCome(play) ? "match.place.nowhere" : "match.place.not-now");
    const words = n ? t(tile.free ? "match.place.free" : "match.place.lit", { n }) : not;
    return [
      n && !mayCome(play) ? h("p", { class: "wrong" }, not) : null,
      h("p", { class: n ? "hint" : "wrong" }, words, tile.sure || tile.free ? "" : ` ${t(play.own.edges ?? "match.place.unsure")}`),
      tile.against?.length && !n ? reasons(play, tile.against) : null,
    ];
  }
  return [
    deployments(play).length ? h("p", { class: "hint tap-figure" }, t("match.place.tap")) : null,
    tile.chosen.bridge ? h("p", { class: "with-bridge" }, t("match.place.bridge", { place: play.board.place(tile.chosen.bridge) })) : null,
    tile.chosen.completes.map(({ kind, tiles, points }) =>
      h("p", { class: "completes" }, icon("check"), t("match.place.completes", { kind: named("kind", kind), n: tiles, points })),
    ),
  ];
}

/** The button that rotates the tile, with the number of the rotation; none if there is only one. */
function rotating(ways, chosen, turn) {
  if (ways.length < 2) return null;
  const n = ways.findIndex((one) => same(one, chosen)) + 1;
  const button = act("turn", t("match.place.turn"), turn, "turn-it");
  button.dataset.act = "turn"; // its text changes with every tap, and the focus stays
  button.append(h("small", { "aria-hidden": "true" }, `${n}/${ways.length}`));
  return [h("p", { class: "visually-hidden" }, t("match.place.way", { n, of: ways.length })), button];
}

const moveOf = ({ tile: { id, chosen }, mover: player }) => {
  const { x, y, rotation, bridge } = chosen;
  return { type: "place", player, tile: id, x, y, rotation, ...(bridge ? { bridge } : {}) };
};

/** Whether another move has to follow the placement before any figure. */
const firstElse = ({ own, now, tiles, tile }) => Boolean(own.first?.(now, tiles.get(tile.id)));

/** The deployments after the chosen placement: by the server, else those that the page thinks of. */
function deployments(play) {
  if (firstElse(play)) return [];
  const { sure, free, chosen } = play.tile;
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
  return thinkable(now, play.tiles, play.figures).filter((move) => !stands || stands(now, play.tiles, move));
}

/** The cells of the chosen placement, each with the deployments on it by the number of their feature. */
function cellsOf(play) {
  const { id, chosen } = play.tile;
  const moves = deployments(play).filter(({ point }) => !point);
  const on = (laid, i) => moves.filter((move) => move.x === laid.x && move.y === laid.y && play.tiles.find(laid, move.feature) === i);
  const { x, y, rotation } = chosen;
  return spread([{ tile: id, x, y, rotation }], play.tiles).map((laid) => ({
    laid,
    known: play.tiles.get(laid.tile),
    on: (i) => on(laid, i),
  }));
}

/** The chosen placement's tile, turned: a tap on a feature places the tile with a figure on it. */
const pictures = (play) =>
  cellsOf(play).map(({ laid, known, on }) =>
    featurePicture({
      tile: known,
      rotation: laid.rotation,
      may: (_, i) => play.at === null && on(i).length > 0,
      choose: (i) => placeWith(play, on(i)),
    }),
  );

/** The points of the chosen placement where a figure may stand. */
function points(play) {
  const { x, y } = play.tile.chosen;
  return onPoints(play, deployments(play), null, (move) => placeWith(play, [move]), [x, y]);
}

/** The same choice by name. */
function byName(play) {
  const all = cellsOf(play).flatMap(({ laid, known, on }) =>
    featureNames(known, laid.rotation)
      .map((name, i) => ({ name, moves: on(i) }))
      .filter(({ moves }) => moves.length),
  );
  if (!all.length || play.at !== null) return null;
  return h(
    "details",
    { class: "by-name", "data-keep": "by-name" },
    h("summary", {}, t("match.place.by-name")),
    h(
      "div",
      { class: "offer-choices", role: "group", "aria-label": t("match.act.where") },
      all.map(({ name, moves }) => act(null, name, () => placeWith(play, moves))),
    ),
  );
}

/** Places the tile and deploys a figure on it in one step. The turn ends by itself once nothing else is possible. */
function placeWith(play, moves) {
  const { x, y } = play.tile.chosen;
  const offers = deployments(play);
  const draft = [...play.draft, moveOf(play), pick(moves)];
  play.asOne = { from: play.draft.length, to: draft.length, tile: play.tile };
  play.offeredFigures = { key: keyOf({ draft, at: play.at, match: play.match }), moves: offers, free: false };
  play.impliesEnd = true;
  play.play(draft);
  play.board.reveal([x, y]);
}

/** Places the tile and ends the turn, unless another step is possible, which is then offered. */
function endWithout(play) {
  play.impliesEnd = play.endsWithoutFigure = true;
  place(play);
}

function place(play) {
  const { sure, free, chosen } = play.tile;
  play.add(moveOf(play), sure && !free && !firstElse(play) ? { offers: deployments(play) } : null);
  play.board.reveal([chosen.x, chosen.y]);
}

const discarding = (play) => act("close", t("match.place.discard"), () => discard(play), "primary");

/** Sends a discard at once, since it decides what may come next. */
function discard(play) {
  const move = { type: "discard", player: play.mover, tile: play.tile.id };
  if (play.at !== null) return play.add(move);
  play.tile = null;
  return play.submit([move]);
}

/** Offers any cell next to a tile: the server explains what is wrong with it, and players may insist. */
function elsewhere(play) {
  Object.assign(play.tile, { placements: anywhere(play, play.tile.id), free: true, chosen: null });
  play.render();
}
