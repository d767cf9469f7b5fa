// Which piece a figure is: the boxes at a table have others than meeples, which look much like them in a photo.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { list, named, t } from "../../../lib/i18n.js";
import { figuresOf } from "../../../net/game-info.js";
import { figurePicture } from "../../../tile/figure.js";
import { tokenPicture } from "../../../tile/token.js";
import { figureName } from "../../../tile/words.js";
import { boxesOf, placedOf, put, putOn } from "./placing.js";

const optionsOf = (table) => table.photo.position.options;

/** The names of the pieces that a photo shows as figures but that are no plain meeples. */
function othersOf(table) {
  const figures = boxesOf(table).flatMap((box) => Object.entries(box.figures));
  const kinds = figures.filter(([kind, { of }]) => kind !== "meeple" && !of).map(([kind]) => named("figure", kind));
  const tokens = Object.entries(placedOf(table)).filter(([, { lies }]) => lies !== "pair"); // those of cardboard are no figures
  return [...new Set([...kinds, ...tokens.map(([kind]) => named("token", kind))])];
}

/** What else a figure may be: one tap for each other kind at the table. `then`: what follows the answer. */
export function otherKinds(table, index, then) {
  const { kind: own, colour, x, y } = table.photo.figures[index];
  const kinds = Object.keys(figuresOf(table.game, optionsOf(table))).filter((kind) => kind !== own);
  const tokens = putOn(table, [x, y]);
  if (!kinds.length && !tokens.length) return null;
  const button = (onclick, ...content) => h("button", { type: "button", class: "button", onclick }, content);
  return h(
    "div",
    { class: "actions", role: "group", "aria-label": t("figure.kind") },
    kinds.map((kind) =>
      button(() => table.corrections.send([{ figure: index, kind }], then), figurePicture({ colour, kind }), named("figure", kind)),
    ),
    tokens.map((one) =>
      button(() => put(table, one, [{ figure: index, remove: true }], then), tokenPicture({ kind: one.kind, ...one.way }), one.words),
    ),
  );
}

/** A line that names which other pieces may be among the figures, and leads to all of them. A match knows its figures. */
export function piecesLine(table) {
  const others = othersOf(table);
  if (table.photo.match || !others.length || !table.photo.figures.length) return null;
  return h(
    "p",
    {},
    t("pieces.also", { pieces: list(others) }),
    " ",
    act(null, t("pieces.which"), () => table.panels.pieces(), "text"),
  );
}

/** All figures as the photo shows them, by colour; a tap names one. */
export function piecesPanel(table, index) {
  const { figures } = table.photo;
  const colours = [...new Set(figures.map(({ colour }) => colour))];
  const all = figures
    .map((figure, i) => ({ figure, i }))
    .sort((a, b) => colours.indexOf(a.figure.colour) - colours.indexOf(b.figure.colour));
  const back = act("back", t("panel.back"), index === undefined ? table.panels.home : () => table.panels.pieces(), "text back-link");
  const seen = ({ x, y, point }) => table.board.crop({ x, y }, point);
  table.board.light();
  if (index !== undefined) {
    const one = figures[index];
    table.board.mark([one.x, one.y], true);
    return h(
      "div",
      { class: "question" },
      back,
      h("h2", { tabindex: "-1" }, t("figure.kind")),
      h("figure", { class: "seen alone" }, seen(one), h("figcaption", {}, figureName(one))),
      otherKinds(table, index, () => table.panels.pieces()),
    );
  }
  table.board.mark(null);
  return h(
    "div",
    { class: "question" },
    back,
    h("h2", { tabindex: "-1" }, t("pieces.which")),
    h(
      "ul",
      { class: "candidates pieces" },
      all.map(({ figure, i }) =>
        h(
          "li",
          {},
          h("button", { type: "button", class: "candidate", onclick: () => table.panels.pieces(i) }, seen(figure), figureName(figure)),
        ),
      ),
    ),
  );
}
