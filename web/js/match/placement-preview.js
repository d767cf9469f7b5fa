// What each placement would pay at once, before a tile is confirmed: requested in parallel with the legal placements, so that nothing waits
// for it.

import { ask } from "../net/api.js";
import { h } from "../lib/dom.js";
import { spread } from "../tile/multi-cell.js";
import { named, t } from "../lib/i18n.js";
import { onFeature } from "../tile/words.js";
import { moveInWords } from "./move-words.js";

const same = (a, b) => a.x === b.x && a.y === b.y && a.rotation === b.rotation;

/**
 * Requests the points of every placement of the current tile; drawn on arrival. Not requested when hints are off.
 *
 * @param {Page.Play} play
 */
export async function preview(play, wish) {
  const { match } = play;
  const { token, signal } = play.connection;
  if (!match.hints || play.turn.draft.length || play.sending.queue.length || play.connection.away) return;
  try {
    const at = play.correction.at === null ? "" : `&at=${play.correction.at}`;
    const { placements } = await ask(`/matches/${match.id}/previews?tile=${encodeURIComponent(wish.id)}${at}`, { token, signal });
    wish.pays = placements;
    wish.anyway = Math.max(0, Math.min(...placements.map(({ none }) => none[play.mover] ?? 0)));
    play.screen.kept.previewed = { tile: wish.id, seq: match.seq, placements };
    if (play.turn.tile === wish || play.turn.draft.length) play.screen.render();
  } catch {
    // the legal placements are shown without it
  }
}

/** Points with their sign: "+4", "−2", "0". */
export const signed = (n) => (n > 0 ? `+${n}` : String(n).replace("-", "−"));

/** Gains in words: "+4; Ben +2", the mover's first; "" if there are none. @param {Page.Play} play */
export function gains(play, points) {
  const own = points[play.mover] ?? 0;
  const others = Object.entries(points).filter(([id, n]) => id !== play.mover && n);
  return [...(own ? [signed(own)] : []), ...others.map(([id, n]) => `${play.nameOf(id)} ${signed(n)}`)].join("; ");
}

/** @param {Page.Play} play */
const best = (play, { none, deployments, others }) =>
  Math.max(...[none, ...[...deployments, ...others].map(({ points }) => points)].map((points) => points[play.mover] ?? 0));

/**
 * The most that the mover would get at once by a placement on a cell; null if not known, or if it is what each placement brings, as with the
 * fairy.
 *
 * @param {Page.Play} play
 */
export function bestOn(play, { x, y }) {
  const { pays = [], anyway = 0 } = play.turn.tile ?? {};
  const most = Math.max(...pays.filter((one) => one.x === x && one.y === y).map((one) => best(play, one)));
  return most > anyway ? most : null;
}

/** What the chosen placement pays, without and with each figure, apart from nothing; null while not known. @param {Page.Play} play */
export function paysHere(play) {
  const { chosen, pays = [] } = play.turn.tile;
  const found = chosen && pays.find((one) => same(one, chosen));
  if (!found || play.own.begins?.(play, chosen)) return null; // before the first turn nothing scores
  const row = (words, points) => h("li", {}, h("span", {}, words), h("strong", {}, gains(play, points)));
  const wood = ({ kind, feature }) => t("match.says.deploy", { figure: named("figure", kind), where: onFeature(feature.kind) });
  const rows = [
    [t("match.preview.none"), found.none],
    ...found.deployments.map((one) => [wood(one), one.points]),
    ...found.others.map(({ move, points }) => [moveInWords(play, move), points]),
  ];
  const some = rows.filter(([, points]) => Object.values(points).some(Boolean));
  const told = [...new Map(some.map(([words, points]) => [`${words} ${JSON.stringify(points)}`, [words, points]])).values()];
  if (!told.length) return h("p", { class: "hint preview-pays" }, t(found.ends ? "match.preview.nothing" : "match.preview.goes-on"));
  return h(
    "details",
    { class: "preview-pays", open: true },
    h("summary", {}, t("match.preview")),
    h(
      "ul",
      {},
      told.map(([words, points]) => row(words, points)),
    ),
    found.ends ? null : h("p", { class: "hint" }, t("match.preview.goes-on")),
  );
}

/**
 * What a deployment on the tile just placed pays at once, "" if nothing or not known. `move` null: without a figure.
 *
 * @param {Page.Play} play
 */
export function paysWith(play, move) {
  const { previewed: known } = play.screen.kept;
  const { draft } = play.turn;
  const { match } = play;
  const place = draft.findLast(({ type }) => type === "place");
  if (!known || known.seq !== match.seq || !place || known.tile !== place.tile || draft.filter(({ type }) => type === "place").length > 1)
    return "";
  const found = known.placements.find((one) => same(one, place));
  if (!found) return "";
  if (!move) return gains(play, found.none);
  const { x, y, kind } = move;
  const at = (feature) => play.tiles.find(laidAt(play, { x, y }), feature);
  const wood = found.deployments.find(
    (one) => one.kind === kind && (one.x ?? place.x) === x && (one.y ?? place.y) === y && at(one.feature) === at(move.feature),
  );
  return wood ? gains(play, wood.points) : "";
}

const laidAt = ({ now, tiles }, { x, y }) => spread(now.tiles, tiles).find((one) => one.x === x && one.y === y);
