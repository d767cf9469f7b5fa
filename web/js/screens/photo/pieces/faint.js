// Figures that may be none: one question about all of them, with a tick for each that is one.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { capital, t } from "../../../lib/i18n.js";
import { figureName } from "../../../tile/words.js";

const LIKELY = 0.6; // confidence from which a figure has its tick: those seen only in a repainted picture have less

/** Which of the open questions are put together with the first one: all about figures that may be none. */
export function together(open) {
  const faint = open.filter(({ reason }) => reason === "weak");
  return open[0]?.reason === "weak" ? faint : open.slice(0, 1);
}

/** How many questions these are on the screen. */
export const count = (open) => open.length - Math.max(0, open.filter(({ reason }) => reason === "weak").length - 1);

/** The question about these figures. */
export function faintQuestion(table, doubts) {
  const { figures } = table.photo;
  const ticked = new Set(doubts.map(({ figure }) => figure).filter((i) => figures[i].confidence >= LIKELY));
  table.board.mark(null);
  const send = () => table.corrections.send(doubts.map(({ figure }) => answer(table, figure, ticked.has(figure))));
  return [
    h("h2", { tabindex: "-1" }, t("check.figures")),
    h(
      "ul",
      { class: "candidates pieces" },
      doubts.map(({ figure }) => h("li", {}, tick(table, figure, ticked))),
    ),
    h("div", { class: "actions" }, act("check", t("check.right"), send, "primary")),
  ];
}

function tick(table, i, ticked) {
  const figure = table.photo.figures[i];
  const { x, y, point } = figure;
  const change = () => {
    if (!ticked.delete(i)) ticked.add(i);
    node.setAttribute("aria-pressed", String(ticked.has(i)));
  };
  const node = h(
    "button",
    { type: "button", class: "candidate", "aria-pressed": String(ticked.has(i)), onclick: change },
    table.board.crop({ x, y }, point),
    capital(figureName(figure)),
  );
  return node;
}

/** The correction of a figure with or without its tick. Which piece it is may be another question. */
function answer({ photo }, figure, there) {
  if (!there) return { figure, remove: true };
  const { colour, feature } = photo.figures[figure];
  return { figure, colour, ...(feature ? { feature } : {}) };
}
