// End-of-game statistics: the ranking and its grounds, the points over the turns, by kind of feature, the biggest features, the luck of the
// draw, the time of the turns. Everything drawn has a text, too.

import { ask } from "../../net/api.js";
import { courseOf } from "../../score/line-chart.js";
import { h, icon, show } from "../../lib/dom.js";
import { figurePicture } from "../../tile/figure.js";
import { named, t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { readNotice } from "../../net/error-notice.js";
import { bars, timeInWords } from "./bars.js";
import { luckOf } from "./luck.js";
import { seats } from "../../match/scores.js";

const MOST = 5; // biggest features listed
const PAUSE = 1500; // milliseconds between requests while the server is still computing

/** The statistics of a match; the node is filled when they arrive. `heard(found)` is called then. @param {Page.Play} play */
export function statistics(play, heard = () => {}) {
  const node = h("div", { class: "end-numbers" });
  load(play, node, heard);
  return node;
}

/** @param {Page.Play} play */
async function load(play, node, heard) {
  if (!node.firstChild) show(node, h("p", { class: "hint", role: "status" }, t("app.loading")));
  try {
    const { match } = play;
    const { token, signal } = play.connection;
    const found = await ask(`/matches/${match.id}/statistics`, { token, signal });
    renew(node, told(play, found));
    heard(found);
    if (found.luck_whole === false) setTimeout(() => signal.aborted || load(play, node, () => {}), PAUSE);
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        node,
        readNotice(error, () => load(play, node, heard)),
      );
  }
}

const section = (title, ...content) =>
  content.flat().filter(Boolean).length ? h("section", { class: "end-section" }, h("h3", {}, title), content) : null;

/** @param {Page.Play} play */
const told = (play, { ranking, points, by_kind: kinds, biggest, luck, luck_whole: whole, time }) => [
  section(t("end.ranking"), rankingList(play, ranking)),
  section(
    t("match.chart"),
    points.length > 1
      ? courseOf(
          seats(play, {}),
          points.map(([, sums]) => sums),
        )
      : null,
  ),
  section(t("end.kinds"), byKind(play, kinds)),
  section(t("end.biggest"), biggest.length ? biggestList(play, biggest.slice(0, MOST)) : null),
  section(t("end.luck"), whole ? luckOf(play, luck) : h("p", { class: "hint" }, t("app.loading"))),
  section(t("end.time"), timeOf(play, time)),
];

// ---- ranking ----

/** @param {Page.Play} play */
const rankingList = (play, ranking) =>
  h(
    "ol",
    { class: "end-ranking" },
    ranking.map(({ player, points, place, because }) =>
      h(
        "li",
        { "data-player": player },
        h("span", { class: "end-place" }, t("end.place", { place })),
        figurePicture({ colour: play.colourOf(player) }),
        h("span", { class: "end-name" }, play.nameOf(player)),
        h("strong", {}, String(points)),
        (ranking.some((other) => other.player !== player && other.points === points) ? because : []).map(({ says, text }) =>
          h("p", { class: "hint end-because" }, icon("scales"), play.board.inWords(says || text)),
        ),
      ),
    ),
  );

// ---- points by kind ----

/** One row of bars per kind of feature, the largest first. @param {Page.Play} play */
function byKind(play, kinds) {
  const ids = play.match.players.map(({ id }) => id);
  const names = [...new Set(Object.values(kinds).flatMap((own) => Object.keys(own)))];
  const sum = (kind) => ids.reduce((all, id) => all + Math.abs(kinds[id]?.[kind] ?? 0), 0);
  const rows = names.filter(sum).sort((a, b) => sum(b) - sum(a));
  if (!rows.length) return null;
  return bars(
    play,
    t("end.kinds"),
    rows.map((kind) => ({ words: named("kinds", kind), of: Object.fromEntries(ids.map((id) => [id, kinds[id]?.[kind] ?? 0])) })),
  );
}

// ---- the biggest features ----

/** @param {Page.Play} play */
const biggestList = (play, biggest) =>
  h(
    "ul",
    { class: "look-rows" },
    biggest.map(({ kind, points, player, where, says }) =>
      h(
        "li",
        {},
        h(
          "button",
          { type: "button", class: "look-feature", onclick: () => shine(play, { kind, tiles: where.tiles }) },
          h("span", { class: "look-what" }, play.board.inWords(says)),
          h("span", { class: "look-who" }, figurePicture({ colour: play.colourOf(player) }), play.nameOf(player)),
          h("strong", { class: "look-worth" }, String(points)),
        ),
      ),
    ),
  );

/** @param {Page.Play} play */
function shine(play, { kind, tiles }) {
  const regions = play.board.regions?.on(kind, tiles) ?? [];
  play.board.light(regions.length ? { regions } : { cells: tiles });
}

// ---- time ----

/** @param {Page.Play} play */
function timeOf(play, { turns, players: own }) {
  const rows = play.match.players
    .map(({ id }) => ({ id, seconds: own[id] ?? 0, n: turns.filter(({ player }) => player === id).length }))
    .filter(({ n }) => n);
  if (!rows.length) return null;
  const most = Math.max(1, ...rows.map(({ seconds }) => seconds));
  return h(
    "ul",
    { class: "end-times" },
    rows.map(({ id, seconds, n }) => {
      const bar = h("span", { class: "look-bar" });
      bar.style.inlineSize = `${(100 * seconds) / most}%`;
      return h(
        "li",
        { "data-player": id },
        figurePicture({ colour: play.colourOf(id) }),
        h("span", {}, t("end.time.of", { name: play.nameOf(id), n, whole: timeInWords(seconds), each: timeInWords(seconds / n) })),
        h("span", { class: "look-track", "aria-hidden": "true" }, bar),
      );
    }),
  );
}
