// Where the drawn tile is placed, and how it is rotated: a tap on a highlighted spot places it, further taps turn it.

import { act } from "../../../lib/controls.js";
import { h, icon } from "../../../lib/dom.js";
import { named, t } from "../../../lib/i18n.js";
import { tilePicture } from "../../../tile/tile.js";
import { tileName } from "../../../tile/words.js";
import { bestOn, paysHere } from "../../../match/placement-preview.js";
import { reasons } from "../../../match/outcome.js";
import { laterMoves } from "./implied-end.js";
import { sameCell, samePlacement } from "./placements.js";
import { panelAhead } from "./panel-ahead.js";
import { deployments } from "./deployments.js";
import { discard, endWithout, place, placeAnywhere } from "./placement-moves.js";
import { byName, lies, pictures, points } from "./figure-with-place.js";

const AROUND = 9;

/** The label of a highlighted spot: the most that it pays at once, if known. @param {Page.Play} play */
function worthOf(play, cell) {
  const most = bestOn(play, cell);
  return most ? { n: `+${most}`, words: t("match.preview.spot", { n: most }) } : {};
}

/** @param {Page.Play} play */
export function placing(play) {
  const { tile } = play.turn;
  if (!isDrawn(play)) drawPlacements(play, tile.placements ?? []);
  if (!tile.chosen) panelAhead(play, panel);
  return panel(play);
}

/** @param {Page.Play} play */
function panel(play) {
  const { tile } = play.turn;
  const known = play.tiles.get(tile.id);
  const found = tile.placements ?? [];
  const here = tile.chosen ? found.filter((one) => sameCell(one, tile.chosen)) : []; // the rotations on the chosen cell
  const turn = () => turnIt(play, found);
  const ends = play.correction.at === null && !(tile.chosen && play.own.begins?.(play, tile.chosen));
  const onPoint = tile.chosen && ends ? points(play) : null;
  const body = h(
    "div",
    { class: "placing" },
    h(
      "div",
      { class: tile.chosen ? `in-hand has-map ${lies(play)}` : "in-hand" },
      h(
        "figure",
        { class: tile.chosen ? "in-hand-features" : null, "data-rotation": tile.chosen?.rotation },
        tile.chosen ? pictures(play) : tilePicture(known, 0),
      ),
      h(
        "div",
        { class: "in-hand-says" },
        h("h2", { tabindex: "-1" }, t(tile.chosen ? "match.place.right" : "match.place.where")),
        tile.chosen ? null : h("p", { class: "in-hand-name" }, tileName(known)),
        says(play, ends),
        tile.chosen ? rotating(here, tile.chosen, turn) : null,
      ),
    ),
    onPoint,
    tile.chosen ? byName(play) : null,
    paysHere(play),
    tile.chosen ? h("div", { class: "actions quiet" }, others(play)) : null,
  );
  const foot = h("div", { class: "actions end-actions" }, tile.chosen ? ending(play, ends) : instead(play, found));
  return { body, foot, alike: onPoint ? null : tile.placements };
}

/** Turns the tile on its cell to the next rotation that fits. @param {Page.Play} play */
function turnIt(play, found) {
  const { tile } = play.turn;
  const here = found.filter((one) => sameCell(one, tile.chosen));
  if (here.length < 2) return;
  drawChosen(play, found, here[(here.findIndex((one) => samePlacement(one, tile.chosen)) + 1) % here.length]);
}

/** Chooses a placement: the board shows it at once, and the panel once that is painted. @param {Page.Play} play */
function drawChosen(play, found, chosen) {
  play.turn.tile.chosen = chosen;
  drawPlacements(play, found);
  play.turn.tile.drawn = shownBy(play);
  play.screen.renderLater();
}

/** What the drawing of the board follows from while the tile is in hand. @param {Page.Play} play */
const shownBy = ({ turn: { tile }, table: { now, base, over } }) => [now, base, over, tile.placements, tile.chosen, tile.pays];

/** Whether the board was drawn by the tap itself, and nothing has changed since. @param {Page.Play} play */
function isDrawn(play) {
  const { drawn } = play.turn.tile;
  play.turn.tile.drawn = null;
  return Boolean(drawn) && shownBy(play).every((one, i) => one === drawn[i]);
}

/** Draws the cells where the tile may be placed, and the tile on the chosen one; a tap on that rotates it. @param {Page.Play} play */
function drawPlacements(play, found) {
  const { tile } = play.turn;
  const cells = [...new Map(found.map((one) => [`${one.x},${one.y}`, one])).values()];
  play.screen.draw({
    spots: cells
      .filter((cell) => !tile.chosen || !sameCell(cell, tile.chosen))
      .map(({ x, y }) => ({ x, y, name: tile.free ? "is-free" : "", ...worthOf(play, { x, y }) })),
    ghosts: tile.chosen ? [{ ...tile.chosen, tile: tile.id }] : [],
    choose: ({ spot, ghost }) => {
      if (ghost) return turnIt(play, found);
      if (!spot) return;
      drawChosen(
        play,
        found,
        found.find((one) => sameCell(one, spot)),
      );
      play.board.view.reveal([spot.x, spot.y]);
    },
  });
}

/** What takes the tile back, or puts it where it does not seem to fit. @param {Page.Play} play */
const others = (play) => [
  act("back", t("match.place.other"), () => play.turn.back(), "text other-tile"),
  play.turn.tile.placements && !play.turn.tile.free ? act(null, t("match.place.elsewhere"), () => placeAnywhere(play), "text") : null,
];

/** What places the tile; `ends`: whether that may end the turn. @param {Page.Play} play */
function ending(play, ends) {
  const figure = laterMoves(play).length ? "match.act.end-plain" : "match.act.end-without";
  const last = deployments(play).length ? figure : "match.act.end";
  return [
    ends ? act("check", t(last), () => endWithout(play), "primary end-turn") : null,
    act("check", t("match.place.here"), () => place(play), `place-here ${ends ? "" : "primary"}`),
  ];
}

/** What there is to do before a placement is chosen. @param {Page.Play} play */
const instead = (play, found) => [play.turn.tile.placements && !found.length && mayCome(play) ? discarding(play) : null, others(play)];

/** Whether the tile may have been drawn, or may be placed without a draw, by the server's last answer. */
const mayCome = ({ turn: { tile }, table: { ahead } }) => !ahead.sure || ahead.tiles.some((one) => one.tile === tile.id);

/**
 * What may follow the placement, as the end of the turn leaves it out; and what the game does to those who put nothing on the tile.
 *
 * @param {Page.Play} play
 */
function afterwards(play) {
  const later = laterMoves(play);
  const nothing = play.own.withNothing?.(play);
  return [
    later.length
      ? h("p", { class: "hint" }, t("match.place.later", { moves: later.map((type) => named("match.move", type)).join(", ") }))
      : null,
    nothing ? h("p", { class: "hint" }, nothing) : null,
  ];
}

/**
 * A note on the placement or placements; if there are none, the reasons. `ends`: whether the placement may end the turn.
 *
 * @param {Page.Play} play
 */
/** How many tiles a completed feature consists of: with a monastery those around it count. */
const around = (kind, tiles) => (kind === "monastery" ? AROUND : tiles);

function says(play, ends) {
  const { tile } = play.turn;
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
    ends ? afterwards(play) : null,
    tile.chosen.bridge ? h("p", { class: "with-bridge" }, t("match.place.bridge", { place: play.board.place(tile.chosen.bridge) })) : null,
    tile.chosen.completes.map(({ kind, tiles, points }) =>
      h(
        "p",
        { class: "completes" },
        icon("check"),
        t("match.place.completes", { kind: named("kind", kind), n: around(kind, tiles), points }),
      ),
    ),
  ];
}

/** The button that rotates the tile, with the number of the rotation; none if there is only one. */
function rotating(ways, chosen, turn) {
  if (ways.length < 2) return null;
  const n = ways.findIndex((one) => samePlacement(one, chosen)) + 1;
  const button = act("turn", t("match.place.turn"), turn, "turn-it");
  button.dataset.act = "turn"; // its text changes with every tap, and the focus stays
  button.append(h("small", { "aria-hidden": "true" }, `${n}/${ways.length}`));
  return [h("p", { class: "visually-hidden" }, t("match.place.way", { n, of: ways.length })), button];
}

/** @param {Page.Play} play */
const discarding = (play) => act("close", t("match.place.discard"), () => discard(play), "primary");
