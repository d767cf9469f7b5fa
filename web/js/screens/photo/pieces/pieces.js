// Which piece a figure is: the boxes at a table have others than meeples, which look much like them in a photo.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { capital, list, named, t } from "../../../lib/i18n.js";
import { figuresOf } from "../../../net/game-info.js";
import { figurePicture } from "../../../tile/figure.js";
import { tokenPicture } from "../../../tile/token.js";
import { figureName } from "../../../tile/words.js";
import { onPoint, woodOf } from "./figure-places.js";
import { boxesOf, missing, placedOf, putOn, tokensOf, waysOf } from "../../../editor/table/placing.js";

const optionsOf = (table) => table.photo.position.options;

/** The names of the pieces that a photo shows as figures but that are no plain meeples. */
function othersOf(table) {
  const figures = boxesOf(table).flatMap((box) => Object.entries(box.figures));
  const kinds = figures.filter(([kind, { of }]) => kind !== "meeple" && !of).map(([kind]) => kind);
  const tokens = Object.entries(placedOf(table)).filter(([, { lies }]) => lies !== "pair"); // those of cardboard are no figures
  return namesOf(
    kinds,
    tokens.map(([kind]) => kind),
  );
}

const namesOf = (kinds, tokens) => [
  ...new Set([...kinds.map((kind) => named("figure", kind)), ...tokens.map((kind) => named("token", kind))]),
];

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
  const nothing = !table.photo.figures.length && !missing(table).length;
  if (table.photo.match || !others.length || nothing) return null;
  return h(
    "p",
    {},
    t("pieces.also", { pieces: list(others) }),
    " ",
    act(null, t("reason.pieces"), () => table.panels.pieces(), "text"),
  );
}

/** All figures as the photo shows them, by colour; a tap names one. */
export function piecesPanel(table, index) {
  table.board.light();
  if (index !== undefined) return namingPanel(table, index);
  return h(
    "div",
    { class: "question" },
    act("back", t("panel.back"), table.panels.home, "text back-link"),
    h("h2", { tabindex: "-1" }, t("reason.pieces")),
    allFigures(table),
  );
}

/** The review question about the kinds of all figures, and about pieces that were not seen. */
export const piecesQuestion = (table, { figures, kinds, tokens }) => [
  h("h2", { tabindex: "-1" }, t(figures.length ? "reason.pieces" : "pieces.unseen")),
  h("p", { class: "hint" }, t("pieces.also", { pieces: list(namesOf(kinds, tokens)) })),
  figures.length ? allFigures(table) : [unseen(table), theRest(table)],
];

/** One figure, and what it may be. */
function namingPanel(table, index) {
  const one = table.photo.figures[index];
  table.board.mark([one.x, one.y], true);
  return h(
    "div",
    { class: "question" },
    act("back", t("panel.back"), () => table.panels.pieces(), "text back-link"),
    h("h2", { tabindex: "-1" }, t("figure.kind")),
    h("figure", { class: "seen alone" }, seen(table, one), h("figcaption", {}, capital(figureName(one)))),
    otherKinds(table, index, () => table.panels.pieces()),
    h(
      "div",
      { class: "actions" },
      act(null, t("check.change"), () => table.panels.figure(index)),
    ),
  );
}

const seen = (table, { x, y, point }) => table.board.crop({ x, y }, point);

/** The figures to tap, and the pieces that were not seen. */
function allFigures(table) {
  const { figures } = table.photo;
  const colours = [...new Set(figures.map(({ colour }) => colour))];
  const all = figures
    .map((figure, i) => ({ figure, i }))
    .sort((a, b) => colours.indexOf(a.figure.colour) - colours.indexOf(b.figure.colour));
  const others = unseen(table);
  table.board.mark(null);
  return [
    h(
      "ul",
      { class: "candidates pieces" },
      all.map(({ figure, i }) =>
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", class: "candidate", onclick: () => table.panels.pieces(i) },
            seen(table, figure),
            capital(figureName(figure)),
          ),
        ),
      ),
    ),
    others ? h("h3", {}, t("pieces.unseen")) : null,
    others,
    theRest(table),
  ];
}

/** The answer that ends the question: all is what it looks like, and nothing else is there. */
function theRest(table) {
  const open = table.photo.doubts.find(({ reason }) => reason === "pieces");
  if (!open) return null;
  const send = () => table.corrections.send(rest(table, open));
  return h("div", { class: "actions" }, act("check", t(open.figures.length ? "pieces.rest" : "check.nothing"), send, "primary"));
}

/** The corrections of that answer. A token that is nowhere is taken off some tile: it is answered then. */
function rest({ photo, tiles }, { figures, tokens }) {
  const { x, y } = photo.tiles.find(({ tile }) => tile && tiles.get(tile)) ?? {};
  return [...figures.map((i) => ({ figure: i, kind: photo.figures[i].kind })), ...tokens.map((token) => ({ token, x, y, count: 0 }))];
}

/** The pieces that may be on the table but were not seen as figures; one is chosen, then its tile is tapped. */
function unseen(table) {
  const button = (kind, ...content) => h("button", { type: "button", class: "button", onclick: () => table.panels.placing(kind) }, content);
  const tokens = missing(table).map((kind) => button(kind, tokenPicture({ kind }), named("token", kind)));
  const figures = Object.keys(woodOf(table)).filter((kind) => onPoint(table, kind)); // where tiles meet few are seen
  if (!tokens.length && !figures.length) return null;
  return h(
    "div",
    { class: "actions" },
    tokens,
    figures.map((kind) => button(kind, figurePicture({ colour: "", kind }), named("figure", kind))),
  );
}

/** The panel of a piece that is being put on the table: its tile is tapped, then the way in which it lies is chosen if there are several. */
export function placingPanel(table, kind, cell) {
  const ways = cell ? waysOf(table, kind, cell) : [];
  const name = named(woodOf(table)[kind] ? "figure" : "token", kind);
  table.board.light();
  table.board.mark(cell ?? null);
  return h(
    "div",
    { class: "question" },
    act("back", t("panel.back"), () => table.panels.pieces(), "text back-link"),
    h("h2", { tabindex: "-1" }, name),
    h("p", { role: "status" }, cell && !ways.length ? t("figure.nowhere") : ""),
    ways.length ? null : h("p", {}, t("match.act.where")),
    h(
      "div",
      { class: "actions" },
      ways.map((one) =>
        h("button", { type: "button", class: "button", onclick: () => put(table, one) }, tokenPicture({ kind, ...one.way }), one.words),
      ),
    ),
  );
}

/** Sends the correction that puts a token somewhere, after others; a number is entered then. */
export function put(table, { kind, way, correction }, before = [], then = table.panels.home) {
  const { x, y } = correction;
  const counted = () => table.panels.stack(tokensOf(table).findIndex((one) => one.kind === kind && one.x === x && one.y === y));
  table.corrections.send([...before, correction], way.value === undefined ? then : counted);
}

/** Puts a piece on a cell that was tapped, or asks how it lies there. */
export function placeAt(table, kind, cell) {
  if (woodOf(table)[kind]) return table.panels.newFigure(cell, { kind });
  const ways = waysOf(table, kind, cell);
  if (ways.length === 1) put(table, ways[0]);
  else table.panels.placing(kind, cell);
}
