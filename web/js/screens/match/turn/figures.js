// The choice of a figure for the tile just placed, by a tap on a feature of it.

import { ask } from "../../../net/api.js";
import { act, choices } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { list, named, t } from "../../../lib/i18n.js";
import { featureMap } from "../../../tile/feature-map.js";
import { spread } from "../../../tile/multi-cell.js";
import { figureName } from "../../../tile/words.js";
import { thinkable, typeOf } from "../../../match/local-table.js";
import { paysWith } from "../../../match/placement-preview.js";
import { figurePicture } from "../../../tile/figure.js";

/**
 * The choices of the deployment on the last tile, including the current one. Once another move follows it, only a note.
 *
 * @param {Page.Play} play
 */
export function figures(play, deployed) {
  const { draft } = play.turn;
  const { ahead } = play.table;
  const later = deployed && draft.indexOf(deployed) < draft.length - 1;
  if (later) return h("p", { class: "hint" }, t("match.act.deployed", { figure: named("figure", deployed.kind) }));
  const { moves, free } = offered(play, deployed);
  const cells = placedCells(play);
  if (!cells.length) return null;
  if (!moves.length && (ahead.sure || play.match.hints))
    return ahead.sure ? [h("p", { class: "hint" }, none(draft)), more(play, free)] : null;
  const put = (move) => {
    const before = deployed ? draft.slice(0, -1) : draft;
    play.turn.set(move ? [...before, move] : before);
  };
  const here = cells.map((laid) => onCell(play, laid, moves, deployed)).filter(({ may }) => cells.length === 1 || may.length);
  const kinds = here.flatMap(({ may, chosen }) => may.filter(({ at }) => at === chosen && chosen >= 0)).map(({ move }) => move);
  const what = kinds.length > 1 ? kindChoice(play, kinds, deployed, put) : null;
  return [
    here.map((one, n) => cellMap(play, one, n, { deployed, what, put })),
    onPoints(play, moves, deployed, put),
    deployed && kinds.length < 2 && deployed.kind !== "meeple"
      ? h("p", { class: "hint", role: "status" }, figureName({ colour: play.colourOf(play.mover), kind: deployed.kind }))
      : null,
    deployed ? null : more(play, free),
  ];
}

/**
 * The deployments to choose from: as the server or the page knows them, or all that were there before the current one.
 *
 * @param {Page.Play} play
 */
function offered(play, deployed) {
  const { ahead } = play.table;
  const { tiles } = play;
  const { kept } = play.screen;
  if (deployed && kept.offeredFigures?.key !== keyOf(play)) {
    kept.offeredFigures = { key: keyOf(play), moves: [deployed], free: false };
    others(play, deployed);
  }
  if (!deployed && (ahead.sure || ahead.offers.length)) {
    const free = kept.offeredFigures?.key === keyOf(play) && kept.offeredFigures.free;
    // without hints everything is offered, and the server judges
    const guess = free || !play.match.hints;
    const moves = guess ? thinkable(play.now, tiles, play.table.figures) : ahead.offers.filter(({ type }) => type === "deploy");
    kept.offeredFigures = { key: keyOf(play), moves, free };
  }
  return kept.offeredFigures?.key === keyOf(play) ? kept.offeredFigures : { moves: [], free: false };
}

/** Which of several kinds of figure is put on the chosen feature. @param {Page.Play} play */
const kindChoice = (play, kinds, deployed, put) =>
  choices({
    legend: t("figure.kind"),
    name: "deploy-kind",
    value: deployed.kind,
    options: kinds.map(({ kind }) => ({
      value: kind,
      words: named("figure", kind),
      picture: figurePicture({ colour: play.colourOf(play.mover), kind }),
    })),
    change: (kind) => put(kinds.find((move) => move.kind === kind)),
  });

/** The features of one cell to put a figure on; `n`: the number of the cell. @param {Page.Play} play */
function cellMap(play, { laid, may, chosen }, n, { deployed, what, put }) {
  const among = (i) =>
    pick(
      may.filter(({ at }) => at === i).map(({ move }) => move),
      deployed,
    );
  return featureMap({
    tile: play.tiles.get(laid.tile),
    rotation: laid.rotation,
    may: (_, i) => may.some(({ at }) => at === i),
    chosen,
    figure: chosen >= 0 ? { colour: play.colourOf(play.mover), kind: deployed.kind } : null,
    legend: n ? t("match.act.where-else", { place: play.board.place(laid) }) : t("match.act.where"),
    name: n ? `deploy-${n}` : "deploy",
    kinds: chosen >= 0 ? what : null,
    folds: play.turn.tap.impliesEnd,
    note: (i) => morePaid(play, among(i)),
    choose: (i) => put(among(i)),
  });
}

/** What the turn pays with this figure, where it pays something else without one. @param {Page.Play} play */
function morePaid(play, move) {
  const pays = paysWith(play, move);
  return pays === paysWith(play, null) ? "" : pays;
}

/** The points around the tile on a cell where a figure may stand, as buttons. `put(move)`: null takes it back. @param {Page.Play} play */
export function onPoints(play, moves, deployed, put, [left, top] = play.now.turn?.placed?.at(-1) ?? []) {
  const found = moves.filter(({ point }) => point);
  return found.length
    ? h(
        "div",
        { class: "offer-choices", role: "group", "aria-label": t("match.act.where"), "data-points": "" },
        found.map((move) => {
          const where = list([t(`side.${move.y > top ? "S" : "N"}`), t(`side.${move.x > left ? "E" : "W"}`)]);
          const chosen = deployed?.point && deployed.x === move.x && deployed.y === move.y;
          return h(
            "button",
            {
              type: "button",
              class: "button",
              "aria-pressed": String(Boolean(chosen)),
              "data-value": move.point.join(),
              onclick: () => put(chosen ? null : move),
            },
            figurePicture({ colour: play.colourOf(play.mover), kind: move.kind }),
            t("feature.at", { kind: named("figure", move.kind), where }),
          );
        }),
      )
    : null;
}

/** Why there is no deployment: another move of this turn came first, or nothing may be claimed. */
function none(draft) {
  const other = draft.findLast(({ type }) => type !== "place");
  return other ? t("match.act.none-after", { move: named("match.move", other.type) }) : t("match.act.none");
}

/** The choices on one cell: {may: [{move, at: number of the feature}], chosen: number of the feature, or -1}. */
function onCell({ tiles }, laid, moves, deployed) {
  const same = (move) => move.x === laid.x && move.y === laid.y && !move.point;
  return {
    laid,
    may: moves.filter(same).map((move) => ({ move, at: tiles.find(laid, move.feature) })),
    chosen: deployed && same(deployed) ? tiles.find(laid, deployed.feature) : -1,
  };
}

/** Of several figures the kind chosen before, else a meeple. */
export const pick = (moves, deployed) =>
  moves.find(({ kind }) => kind === deployed?.kind) ?? moves.find(({ kind }) => kind === "meeple") ?? moves[0];

/** Finds the alternatives to an existing deployment when a turn is reopened. @param {Page.Play} play */
async function others(play, deployed) {
  const { match } = play;
  const { draft, insist } = play.turn;
  const { at } = play.correction;
  const { token, signal } = play.connection;
  const { kept } = play.screen;
  const key = keyOf(play);
  const body = { moves: draft.slice(0, draft.indexOf(deployed)), insist, ...(at === null ? {} : { at }) };
  try {
    const { offers } = await ask(`/matches/${match.id}/preview`, { method: "POST", token, signal, body });
    if (kept.offeredFigures?.key !== key || keyOf(play) !== key) return; // the tile may have been taken back
    const moves = offers.filter((one) => typeOf(one) === "deploy");
    const known = (one) => one.kind === deployed.kind && same(play, one.feature, deployed);
    kept.offeredFigures.moves = moves.some(known) ? moves : [deployed, ...moves];
    play.screen.render();
  } catch (error) {
    if (error.name === "AbortError" || keyOf(play) !== key) return; // sent or taken back meanwhile
    play.screen.trouble(error, () => others(play, deployed));
  }
}

/** Whether a reference names the feature of a deployment, in whatever form. */
function same({ now, tiles }, feature, { x, y, feature: other }) {
  const laid = spread(now.tiles, tiles).find((one) => one.x === x && one.y === y);
  return tiles.find(laid, feature) === tiles.find(laid, other);
}

/** The moves before the deployment, as a key: its choices stay while this is the same. */
export const keyOf = ({ match, turn, correction }, draft = turn.draft) =>
  JSON.stringify([draft.filter(({ type }) => type === "place"), correction.at, match.seq]);

/** Any feature and any figure: the server explains what is wrong with it, and players may insist. @param {Page.Play} play */
const more = (play, free) =>
  free || !play.now.turn?.placed?.length
    ? null
    : act(
        null,
        t("match.act.other"),
        () => {
          play.screen.kept.offeredFigures = { key: keyOf(play), moves: [], free: true };
          play.screen.render();
        },
        "text",
      );

/** The cells of the tile placed last, as rotated, if their tile is known. */
export function placedCells({ now, tiles }) {
  const [x, y] = now.turn?.placed?.at(-1) ?? [];
  const all = spread(now.tiles, tiles);
  const last = all.find((one) => one.x === x && one.y === y);
  return all.filter((one) => last && (one === last || (one.of && one.of === last.of)) && tiles.get(one.tile));
}
