// A stack of tokens: no photo shows its height, so users count.

import { act, stepper } from "../../../lib/controls.js";
import { h, icon } from "../../../lib/dom.js";
import { capital, named, t } from "../../../lib/i18n.js";
import { tokenName, tokenPicture } from "../../../tile/token.js";
import { figurePicture } from "../../../tile/figure.js";
import { featureName, figureName } from "../../../tile/words.js";
import { placedOf, wayKey, waysOf } from "../../../editor/table/placing.js";
import { put } from "./pieces.js";

/** A feature in words: "mountain, north in row 2, column 3" */
function where(table, { x, y, feature }) {
  const place = table.board.place({ x, y });
  const laid = table.tileAt([x, y]);
  const index = laid ? table.tiles.find(laid, feature) : -1;
  return index < 0 ? place : t("stack.where", { place, feature: featureName(table.tiles.get(laid.tile).features[index], laid.rotation) });
}

/** The question about the number of tokens on a feature: `thing` {x, y, feature, token, most?}; `count`: the proposal. */
export function stackQuestion(table, thing, count) {
  const { x, y, feature, token, most } = thing;
  let told = count;
  table.board.lightFeature(thing);
  table.board.mark([x, y]);
  return [
    h("h2", { tabindex: "-1" }, t("stack.title", { tokens: named("held", token) })),
    h("p", { class: "hint" }, where(table, thing)),
    most === undefined ? null : h("p", { class: "hint" }, t("stack.most", { n: most })),
    stepper({
      words: t("stack.count"),
      value: count,
      most: Math.max(most ?? 99, count),
      change: (n) => {
        told = n;
      },
    }),
    h(
      "div",
      { class: "actions" },
      act("check", t("check.right"), () => table.corrections.send([{ token, x, y, feature, count: told }]), "primary"),
    ),
    h("figure", { class: "seen alone" }, table.board.crop({ x, y }), h("figcaption", {}, t("check.seen"))),
  ];
}

/** The panel of a token on a tile: its number, the other ways in which it may lie, with which figure it stands; it can be taken off. */
function placedPanel(table, token) {
  const { kind, x, y, value, edges, tiles } = token;
  table.board.light();
  table.board.mark([x, y]);
  const here = { token: kind, x, y };
  return h(
    "div",
    { class: "question" },
    act("back", t("panel.back"), table.panels.home, "text back-link"),
    h("h2", { tabindex: "-1" }, tokenName({ kind })),
    h(
      "div",
      { class: "compare" },
      h("figure", { class: "seen" }, table.board.crop({ x, y }), h("figcaption", {}, table.board.place({ x, y }))),
      h("div", { class: "figure-guess" }, tokenPicture({ kind, value, edges })),
    ),
    DETAILS[placedOf(table)[kind].lies]?.(table, token),
    h(
      "div",
      { class: "actions" },
      act("close", t("check.nothing"), () => table.corrections.send([{ ...here, count: 0, ...(tiles ? { tiles } : {}) }])),
    ),
  );
}

/** What can be entered about a token, by how those of its kind lie. */
const DETAILS = { __proto__: null, number, beside, across: otherWays, joins: otherWays, feature: otherWays, quarter: otherWays };

function number(table, { kind, x, y, value }) {
  let told = value ?? 1;
  return [
    stepper({
      words: named("held", kind),
      value: told,
      least: 1,
      change: (n) => {
        told = n;
      },
    }),
    h(
      "div",
      { class: "actions" },
      act("check", t("check.right"), () => table.corrections.send([{ token: kind, x, y, count: 1, value: told }]), "primary"),
    ),
  ];
}

/** A button for each figure on the tile: which one the token stands with. */
function beside(table, token) {
  const { kind, x, y } = token;
  const figures = table.photo.figures.filter((one) => one.x === x && one.y === y);
  if (!figures.length) return null;
  const isIt = (one) => token.beside?.player === one.colour && token.beside.kind === one.kind;
  const choose = ({ colour, kind: its }) => table.corrections.send([{ token: kind, x, y, count: 1, beside: { colour, kind: its } }]);
  return h(
    "div",
    { class: "actions", role: "group", "aria-label": named("value", "beside") },
    h("p", { class: "hint" }, named("value", "beside")),
    figures.map((one) =>
      h(
        "button",
        { type: "button", class: "button", "aria-pressed": String(isIt(one)), onclick: () => choose(one) },
        figurePicture(one),
        capital(figureName(one)),
      ),
    ),
  );
}

function otherWays(table, token) {
  const { kind, x, y } = token;
  const ways = waysOf(table, kind, [x, y]).filter(({ way }) => wayKey(way) !== wayKey(token));
  return h(
    "div",
    { class: "actions" },
    ways.map((one) =>
      h(
        "button",
        { type: "button", class: "button", onclick: () => put(table, one) },
        tokenPicture({ kind, edges: one.way.edges }),
        one.words,
      ),
    ),
  );
}

/** The panel of a token that was corrected before. */
export function stackPanel(table, index) {
  const token = table.photo.position.tokens[index];
  const { kind, x, y, feature, count = 1 } = token;
  if (placedOf(table)[kind]) return placedPanel(table, token);
  return h(
    "div",
    { class: "question" },
    h("button", { type: "button", class: "button text back-link", onclick: table.panels.home }, icon("back"), t("panel.back")),
    stackQuestion(table, { x, y, feature, token: kind }, count),
    h("p", { class: "figure-guess" }, tokenPicture({ kind, count }), tokenName({ kind, count })),
  );
}
