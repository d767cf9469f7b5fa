// A stack of tokens: no photo shows its height, so users count.

import { act, stepper } from "../../lib/controls.js";
import { h, icon } from "../../lib/dom.js";
import { named, t } from "../../lib/i18n.js";
import { tokenName, tokenPicture } from "../../tile/token.js";
import { featureName } from "../../tile/words.js";
import { isLone } from "./pieces.js";

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

/** The panel of a token that is alone: it can be taken off. */
function lonePanel(table, { kind, x, y }) {
  table.board.light();
  table.board.mark([x, y]);
  return h(
    "div",
    { class: "question" },
    act("back", t("panel.back"), table.panels.home, "text back-link"),
    h("h2", { tabindex: "-1" }, tokenName({ kind })),
    h("figure", { class: "seen alone" }, table.board.crop({ x, y }), h("figcaption", {}, table.board.place({ x, y }))),
    h(
      "div",
      { class: "actions" },
      act("close", t("check.nothing"), () => table.corrections.send([{ token: kind, x, y, count: 0 }])),
    ),
  );
}

/** The panel of a token that was corrected before. */
export function stackPanel(table, index) {
  const { kind, x, y, feature, count = 1 } = table.photo.position.tokens[index];
  if (isLone(table, kind)) return lonePanel(table, { kind, x, y });
  return h(
    "div",
    { class: "question" },
    h("button", { type: "button", class: "button text back-link", onclick: table.panels.home }, icon("back"), t("panel.back")),
    stackQuestion(table, { x, y, feature, token: kind }, count),
    h("p", { class: "figure-guess" }, tokenPicture({ kind, count }), tokenName({ kind, count })),
  );
}
