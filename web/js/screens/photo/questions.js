// Review questions: one after the other, the worst first; then what to do next.

import { stepper } from "../../lib/controls.js";
import { announce, h, icon } from "../../lib/dom.js";
import { figurePicture } from "../../tile/figure.js";
import { capital, has, t } from "../../lib/i18n.js";
import { candidateButtons } from "../../board/tile-picker.js";
import { featureName, figureName } from "../../tile/words.js";
import { overviewPanel } from "./overview.js";
import { hiddenQuestion, laterPanel } from "./match-photo.js";
import { count, faintQuestion, together } from "./pieces/faint.js";
import { otherKinds, piecesQuestion } from "./pieces/pieces.js";
import { returnedQuestion, turnQuestion } from "./round/round-questions.js";
import { notes, setsQuestion } from "./sets.js";
import { stackQuestion } from "./pieces/token-stack.js";

const SETS = "sets"; // the key of the question about unnamed sets, among the skipped ones
const isOfFigure = ({ figure }) => figure !== undefined && figure !== null;
const LIKELY = 0.01; // least confidence of the third and further tiles

/** The key of a question; it does not use figure numbers, which change when a figure is removed. */
const keyOf = (doubt, { figures }) =>
  isOfFigure(doubt)
    ? `figure ${JSON.stringify([figures[doubt.figure].point, figures[doubt.figure].kind])}`
    : `cell ${doubt.x},${doubt.y} ${doubt.reason} ${JSON.stringify(doubt.feature ?? null)}`;

export function checkPanel(table) {
  const open = table.photo.doubts.filter((doubt) => !table.skipped.has(keyOf(doubt, table.photo)));
  table.board.light();
  const strange = table.photo.findings?.some(({ finding }) => finding === "other-table"); // most questions would be pointless
  if (table.photo.match && (strange || !open.length)) return laterPanel(table);
  if (table.photo.sets_seen?.length && !table.photo.match && !table.skipped.has(SETS)) return setsFirst(table);
  if (!open.length) return overviewPanel(table);
  const [doubt] = open;
  const group = together(open);
  const skip = () => {
    group.forEach((one) => table.skipped.add(keyOf(one, table.photo)));
    table.panels.home();
  };
  const left = leftOf(table, open);
  announce(left);
  const question = isOfFigure(doubt) ? figureQuestion : (QUESTIONS[doubt.reason] ?? tileQuestion);
  return h(
    "div",
    { class: "question" },
    h("p", { class: "eyebrow" }, left),
    notesFirst(table),
    group.length > 1 ? faintQuestion(table, group) : question(table, doubt),
    h(
      "div",
      { class: "actions quiet" },
      h("button", { type: "button", class: "button text", onclick: skip }, t("check.skip")),
      h(
        "button",
        {
          type: "button",
          class: "button text",
          onclick: () => {
            open.forEach((d) => table.skipped.add(keyOf(d, table.photo)));
            table.panels.home();
          },
        },
        t("check.skip-all"),
      ),
    ),
  );
}

/** How many questions are open; and how many an answer has raised where their number did not fall, as if nothing had been answered. */
function leftOf(table, open) {
  const keys = open.map((doubt) => keyOf(doubt, table.photo));
  const before = table.asked;
  if (before?.photo !== table.photo) {
    const raised = before && keys.length >= before.keys.length ? keys.filter((key) => !before.keys.includes(key)).length : 0;
    table.asked = { photo: table.photo, keys, raised };
  }
  const { raised } = table.asked;
  return raised ? t("check.left-new", { n: count(open), new: raised }) : t("check.left", { n: count(open) });
}

/** The question about unnamed sets. It comes first, since most other questions may be about tiles of those sets. */
function setsFirst(table) {
  const later = () => {
    table.skipped.add(SETS);
    table.panels.home();
  };
  table.board.mark(null);
  announce(t("sets.first"));
  return h("div", { class: "question" }, h("p", { class: "eyebrow" }, t("sets.first")), notesFirst(table), setsQuestion(table, later));
}

/** Notes about the picture, above the first question only; the overview repeats them. */
function notesFirst(table) {
  if (table.noted) return null;
  table.noted = true;
  return notes(table);
}

const because = (doubt) => (has(`reason.${doubt.reason}`) ? h("p", { class: "hint" }, t(`reason.${doubt.reason}`)) : null);

function tileQuestion(table, doubt) {
  const cell = [doubt.x, doubt.y];
  const laid = table.wholeAt(cell);
  table.board.mark(cell, true);
  return [
    h("h2", { tabindex: "-1" }, t("check.tile")),
    because(doubt),
    h(
      "div",
      { class: "compare" },
      h("figure", { class: "seen" }, table.board.crop(laid ?? doubt), h("figcaption", {}, t("check.seen"))),
      candidateButtons(table, cell, choices(laid, doubt)),
    ),
    h(
      "div",
      { class: "actions" },
      h("button", { type: "button", class: "button", onclick: () => table.panels.otherTile(cell) }, icon("search"), t("check.other")),
      h(
        "button",
        {
          type: "button",
          class: "button",
          onclick: () => table.corrections.removeTile(cell),
        },
        icon("close"),
        t("check.no-tile"),
      ),
    ),
  ];
}

/** The current tile, then the next candidates, each once. */
function choices(laid, doubt) {
  const own = laid?.tile ? [{ tile: laid.tile, rotation: laid.rotation, confidence: laid.confidence }] : [];
  const all = [...own, ...(doubt.candidates ?? laid?.candidates ?? [])];
  const once = new Map();
  for (const candidate of all) {
    const name = `${candidate.tile} ${candidate.rotation}`;
    if (!once.has(name)) once.set(name, candidate);
  }
  return [...once.values()].filter(({ confidence }, i) => i < 2 || confidence >= LIKELY).slice(0, 4);
}

function missingQuestion(table, doubt) {
  const cell = [doubt.x, doubt.y];
  table.board.mark(cell, true);
  return [
    h("h2", { tabindex: "-1" }, t("check.missing")),
    because(doubt),
    h(
      "div",
      { class: "seen-first" }, // next to the picture: below the candidates a small phone would hide it
      h("figure", { class: "seen alone" }, table.board.crop(doubt), h("figcaption", {}, t("check.seen"))),
      h("button", { type: "button", class: "button primary", onclick: () => table.corrections.removeTile(cell) }, t("check.nothing")),
    ),
    doubt.candidates?.length ? candidateButtons(table, cell, doubt.candidates.slice(0, 3)) : null,
    h(
      "div",
      { class: "actions" },
      h("button", { type: "button", class: "button", onclick: () => table.panels.otherTile(cell) }, icon("search"), t("check.other")),
    ),
  ];
}

/** Questions about a cell other than which tile is there. */
const QUESTIONS = {
  __proto__: null,
  missing: missingQuestion,
  hidden: hiddenQuestion,
  pieces: piecesQuestion,
  returned: returnedQuestion,
  turn: turnQuestion,
  tokens: (table, doubt) => stackQuestion(table, doubt, Math.min(1, doubt.most ?? 1)),
};

function figureQuestion(table, doubt) {
  const figure = table.photo.figures[doubt.figure];
  const laid = table.tileAt([figure.x, figure.y]);
  const at = laid ? table.tiles.find(laid, figure.feature) : -1;
  const feature = at >= 0 ? table.tiles.get(laid.tile).features[at] : null;
  table.board.mark([figure.x, figure.y], true);
  const guess = { space: figure.space }; // of a figure on a track
  const known = feature || guess.space !== undefined;
  return [
    h("h2", { tabindex: "-1" }, t("check.figure")),
    because(doubt),
    h(
      "div",
      { class: "compare" },
      h("figure", { class: "seen" }, table.board.crop({ x: figure.x, y: figure.y }, figure.point), h("figcaption", {}, t("check.seen"))),
      h(
        "div",
        { class: "figure-guess" },
        figurePicture(figure),
        h("p", {}, h("strong", {}, capital(figureName(figure)))),
        guess.space === undefined
          ? h("p", {}, feature ? t("check.figure-on", { feature: featureName(feature, laid.rotation) }) : t("check.figure-nowhere"))
          : stepper({ words: t("figure.space"), value: guess.space, least: 1, change: (n) => (guess.space = n) }),
      ),
    ),
    doubt.reason === "kind" ? otherKinds(table, doubt.figure) : null,
    figureAnswers(table, doubt.figure, known, guess),
  ];
}

/** What the user may say about a figure. `known`: whether it stands on something; `guess`: its space on a track. */
function figureAnswers(table, index, known, guess) {
  const { colour, kind, feature } = table.photo.figures[index];
  const later = table.photo.doubts.some(({ reason, figures }) => reason === "pieces" && figures.includes(index)); // which piece it is
  const right = () => {
    const where = guess.space === undefined ? (feature ? { feature } : {}) : { space: guess.space };
    table.corrections.send([{ figure: index, colour, ...(later ? {} : { kind }), ...where }]);
  };
  return h(
    "div",
    { class: "actions" },
    known ? h("button", { type: "button", class: "button primary", onclick: right }, icon("check"), t("check.right")) : null,
    h(
      "button",
      { type: "button", class: `button ${known ? "" : "primary"}`, onclick: () => table.panels.figure(index) },
      t("check.change"),
    ),
    h(
      "button",
      { type: "button", class: "button", onclick: () => table.corrections.send([{ figure: index, remove: true }]) },
      icon("close"),
      t("check.no-figure"),
    ),
  );
}
