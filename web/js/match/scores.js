// The players' points: the strip at the top, and the score track with a chart over the turns.

import { ask } from "../net/api.js";
import { boardText } from "../board/board-text.js";
import { act } from "../lib/controls.js";
import { courseOf } from "../score/line-chart.js";
import { h, s, show } from "../lib/dom.js";
import { renew } from "../lib/dom-state.js";
import { figurePicture } from "../tile/figure.js";
import { list, named, t } from "../lib/i18n.js";
import { tokenPicture } from "../tile/token.js";
import { figureName, tileName } from "../tile/words.js";
import { readNotice } from "../net/error-notice.js";
import { Track } from "../board/score-track.js";
import { allChanges, standing } from "./history/changes.js";
import { inHand } from "./local-table.js";

/** All players' points in a line, with the player to move marked. A tap opens the score track. @param {Page.Play} play */
export function standings(play) {
  const { scores } = play.table;
  const { match } = play;
  const mover = play.table.over || play.table.awaitsEnd ? null : play.mover;
  const tiles = pile(play.table.pile);
  const crowded = match.players.length + (tiles ? 1 : 0) > 4; // no room for name, points and figures in one line
  return h(
    "button",
    {
      type: "button",
      class: crowded ? "standings is-crowded" : "standings",
      "data-act": "standings",
      onclick: () => play.screen.show(scoresPanel(play)),
    },
    hidden(`${t("match.scores")}: `),
    tiles,
    match.players.map(({ id, colour }) =>
      h(
        "span",
        { class: `standing-one ${id === mover ? "is-to-move" : ""}`, "data-player": id },
        h("span", { class: "standing-name" }, play.nameOf(id)),
        h("strong", {}, String(scores[id] ?? 0)),
        supply(play, id, colour),
        id === mover ? hidden(`, ${t("match.turn", { name: play.nameOf(id) })}`) : null,
        hidden("; "),
      ),
    ),
  );
}

/** Words for screen readers only. */
const hidden = (words) => h("span", { class: "visually-hidden" }, words);

/** The tiles that can still be drawn, if their number is known. */
export function pile(n) {
  if (n === null) return null;
  const picture = s(
    "svg",
    { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" },
    s("path", { d: "M4 8h12v12H4zM8 8V4h12v12h-4" }),
  );
  const words = t("match.pile", { n });
  return h("span", { class: "pile", title: words }, picture, h("span", { "aria-hidden": "true" }, String(n)), hidden(`${words}; `));
}

/** The figures that a player still has, each kind as its picture; those of which all are in play are faint. @param {Page.Shown} play */
export function supply(play, player, colour) {
  if (play.match.pad) return h("span", { class: "supply is-short" }, figurePicture({ colour })); // figures are not tracked
  const left = play.own.supply?.(play, player) ?? inHand(play.table.shown ?? play.now, play.table.figures, player);
  const supplies = Object.entries(play.table.figures).filter(([kind, { of }]) => !of && (kind in left || !play.own.supply));
  const kinds = supplies.map(([kind, { count }]) => ({ kind, count, n: left[kind] ?? 0 }));
  if (!kinds.length) return h("span", { class: "supply is-short" }, figurePicture({ colour }));
  const counted = Object.entries(play.game.traits ?? {}).filter(([, traits]) => traits.counted);
  const things = counted.map(([thing]) => [thing, play.now.held?.[player]?.[thing]]).filter(([, n]) => Number.isInteger(n));
  const words = [
    ...kinds.map(({ kind, n }) => `${play.own.figureName?.(kind) ?? named("figure", kind)} ${n}`),
    ...things.map(([thing, n]) => `${named("held", thing)} ${n}`),
  ];
  return h(
    "span",
    { class: kinds.length > 1 ? "supply" : "supply is-short", title: list(words) },
    kinds.map(({ kind, count, n }) =>
      h(
        "span",
        { class: n ? "supply-kind" : "supply-kind is-out", "data-kind": kind, "aria-hidden": "true" },
        figurePicture({ colour, kind }),
        count > 1 ? String(n) : null,
      ),
    ),
    things.map(([kind, n]) =>
      h(
        "span",
        { class: n ? "supply-kind" : "supply-kind is-out", "data-kind": kind, "aria-hidden": "true" },
        tokenPicture({ kind, value: "" }),
        String(n),
      ),
    ),
    hidden(`, ${t("match.supply", { figures: list(words) })}`),
  );
}

export const seats = ({ match, nameOf }, scores, change = {}) =>
  match.players.map(({ id, colour }) => ({
    id,
    colour,
    name: nameOf(id),
    points: scores[id] ?? 0,
    change: Object.hasOwn(change, id) ? change[id] : undefined,
  }));

/** The panel with track and chart; the same nodes until the points change. @param {Page.Play} play */
export function scoresPanel(play) {
  const track = new Track(play.own.track);
  const held = h("div", {});
  const chart = h("div", { class: "chart" });
  const words = h("div", {});
  let drawn = null;
  return () => {
    play.screen.draw();
    track.update(seats(play, play.match.scores));
    show(held, heldList(play));
    if (drawn !== play.match.seq) {
      drawn = play.match.seq;
      course(play, chart, () => {
        drawn = null; // requested again with the next drawing: the network may be back
      });
      inWords(play, words);
    }
    return h(
      "div",
      { class: "scores-panel" },
      act("back", t("panel.back"), () => play.screen.show(null), "text back-link"),
      h("h2", { tabindex: "-1" }, t("match.scores")),
      track.node,
      held,
      h("h3", {}, t("match.chart")),
      chart,
      words,
    );
  };
}

/** What players hold next to the board, where this phone may see it. @param {Page.Play} play */
function heldList(play) {
  const own = play.own.held ?? (() => null);
  const all = Object.entries(play.now.held ?? {}).map(([player, things]) => [
    player,
    own(play, player, things) ?? thingsInWords(play, things),
  ]);
  const some = all.filter(([, said]) => said);
  if (!some.length) return null;
  return [
    h("h3", {}, t("match.held")),
    h(
      "ul",
      { class: "held" },
      some.map(([player, said]) => h("li", { "data-player": player }, h("strong", {}, play.nameOf(player)), " ", said)),
    ),
  ];
}

/**
 * Holdings in words: "wine 2, mining 1 ? 3": a number, or the value of each, where known; figures as their pictures.
 *
 * @param {Page.Play} play
 */
const thingsInWords = (play, things) => {
  const some = Object.entries(things).filter(([, what]) => (Array.isArray(what) ? what.length : what));
  return some.length
    ? some.flatMap(([thing, what], n) => [
        n ? ", " : "",
        `${named("held", thing)} `,
        ...(bySort(what) ?? [what].flat().map((one) => valueInWords(play, one))),
      ])
    : null;
};

/** The number of each sort of a thing: "A 1 B 2"; null if it has no sorts. */
const bySort = (what) =>
  what && typeof what === "object" && !Array.isArray(what)
    ? Object.entries(what).map(([sort, count]) => `${sort.toUpperCase()} ${count} `)
    : null;

/** @param {Page.Play} play */
const valueInWords = (play, value) =>
  value && typeof value === "object"
    ? h(
        "span",
        { class: "held-figure", title: figureName({ colour: play.colourOf(value.player), kind: value.kind }) },
        figurePicture({ colour: play.colourOf(value.player), kind: value.kind }),
        hidden(`${figureName({ colour: play.colourOf(value.player), kind: value.kind })} `),
      )
    : `${typeof value === "string" ? nameOf(play, value) : (value ?? "?")} `;

/** A tile or player in words. @param {Page.Play} play */
function nameOf(play, id) {
  const tile = play.tiles?.get(id);
  return tile ? tileName(tile) : play.nameOf(id);
}

/**
 * The chart of points over the turns, from the points of every list of moves. `failed()` is called if the request fails.
 *
 * @param {Page.Play} play
 */
async function course(play, node, failed) {
  try {
    const lists = standing(await allChanges(play.connection)).map(({ change }) => change.lines ?? []);
    const now = play.match.scores;
    const paid = (lines, player) => lines.filter((line) => line.player === player).reduce((sum, { points }) => sum + points, 0);
    const begin = Object.fromEntries(Object.entries(now).map(([player, sum]) => [player, sum - paid(lists.flat(), player)]));
    const after = (sums, lines) => Object.fromEntries(Object.entries(sums).map(([player, sum]) => [player, sum + paid(lines, player)]));
    const points = lists.reduce((all, lines) => [...all, after(all.at(-1), lines)], [begin]);
    show(node, points.length > 1 ? courseOf(seats(play, now), points) : h("p", { class: "hint" }, t("match.chart.none")));
  } catch (error) {
    if (error.name === "AbortError") return;
    failed();
    show(
      node,
      readNotice(error, () => course(play, node, failed)),
    );
  }
}

/** The board cell by cell and feature by feature, with the current worth of each. @param {Page.Play} play */
async function inWords(play, node) {
  const { position } = play.match;
  if (play.board.text) return renew(node, play.board.text(position));
  const tell = (features) => renew(node, boardText({ board: play.board, position, features, choose: (cell) => play.board.mark(cell) }));
  if (!play.match.hints) return tell([]); // the current worth of a feature is a hint
  try {
    const { features } = await ask("/scores", {
      method: "POST",
      body: { position, final: false },
      signal: play.connection.signal,
    });
    tell(features);
  } catch (error) {
    if (error.name !== "AbortError") tell([]); // without the server the cells are listed anyway
  }
}
