// Moves of Carcassonne and its expansions in words, and how the values of a move are shown.

import { named, t } from "../../lib/i18n.js";
import { featureName } from "../../tile/words.js";
import { tokenName, tokenOf, tokenPicture } from "../../tile/token.js";
import { marchValue } from "./count.js";
import { joinValue } from "../carcassonne-joins.js";
import { messageValue } from "./messages.js";
import { throwValue } from "./throws.js";

/** A flock's move in words: "The flock: expand, sheep 3" @param {Page.Talk} play */
const flock = (play, { choice, token }) => {
  const what = [named("match.choice", choice), token ? tokenName(tokenOf(token)) : ""].filter(Boolean).join(", ");
  return t("match.says.other", { move: named("match.move", "flock"), what });
};

/** @param {Page.Talk} play */
const drawToken = (play, { token }) => t("match.says.other", { move: named("match.move", "draw_token"), what: tokenName(tokenOf(token)) });

/** A wagon's move in words: "Drive the wagon on: road, row 2, column 3" @param {Page.Talk} play */
const wagon = (play, { x, y, feature }) =>
  t("match.says.other", {
    move: named("match.move", "wagon"),
    what: [onSides(feature), play.board.place({ x, y })].join(", "),
  });

/** The phantom's move in words: "Place the phantom: road, row 2, column 3" @param {Page.Talk} play */
const phantom = (play, { x, y, feature }) =>
  t("match.says.other", { move: named("match.move", "phantom"), what: [onSides(feature), play.board.place({ x, y })].join(", ") });

/** A little building in words: "Put up a little building: shed" @param {Page.Talk} play */
const building = (play, { kind }) => t("match.says.other", { move: named("match.move", "building"), what: named("token", kind) });

/** The fairy's move in words: "Move the fairy: row 2, column 3" @param {Page.Talk} play */
const fairy = (play, at) => t("match.says.other", { move: named("match.move", "fairy"), what: play.board.place(at) });

/** A step of the dragon in words: "Move the dragon one step: row 2, column 3" @param {Page.Talk} play */
const dragonStep = (play, at) => t("match.says.other", { move: named("match.move", "dragon_step"), what: play.board.place(at) });

/** A figure in words: "meeple, Ana, city, top" @param {Page.Talk} play */
const figureWords = (play, { player, kind, feature }) =>
  [named("figure", kind), play.nameOf(player), feature ? onSides(feature) : null].filter(Boolean).join(", ");

/** @param {Page.Talk} play */
const take = (play, { figure }) => t("match.says.other", { move: named("match.move", "take"), what: figureWords(play, figure) });

/** A tower piece in words: "Place a tower piece: row 2, column 3; captures meeple, Ana" @param {Page.Talk} play */
const tower = (play, { x, y, capture }) =>
  t("match.says.other", {
    move: named("match.move", "tower"),
    what: [play.board.place({ x, y }), capture && t("match.says.captures", { figure: figureWords(play, capture) })]
      .filter(Boolean)
      .join("; "),
  });

/** @param {Page.Talk} play */
const exchange = (play, { figure }) => t("match.says.other", { move: named("match.move", "exchange"), what: figureWords(play, figure) });

/** A ransom in words: "Pay a ransom: meeple, Ben" @param {Page.Talk} play */
const ransom = (play, { from, kind }) =>
  t("match.says.other", { move: named("match.move", "ransom"), what: [named("figure", kind), play.nameOf(from)].join(", ") });

const pass = () => named("match.move", "pass");

/** A feature by the sides that a move names: "road, top" */
const onSides = ({ kind, at = [] }) => featureName({ kind, edges: [at].flat() });

/** How a value of a move is shown: two roads of a crossing are distinguished by their sides. @param {Page.Play} play */
export function value(play, type, field, given) {
  const joins =
    joinValue(play, type, field, given) ??
    marchValue(type, field, given) ??
    messageValue(play, type, field, given) ??
    throwValue(play, type, field, given);
  if (joins) return joins;
  if (field === "capture") return { words: given ? `${figureWords(play, given)}, ${play.board.place(given)}` : t("match.none") };
  if (type === "ransom") return { words: field === "kind" ? named("figure", given) : play.nameOf(given) };
  if (field === "beside") return { words: play.nameOf(given) };
  if (type === "tent") return { words: String(given) };
  if (type === "take" && given) return { words: [figureWords(play, given), play.board.place(given)].join(", ") };
  if (field === "figure" && given) return { words: figureWords(play, given) };
  if (type === "building" && field === "kind") return { words: named("token", given), picture: tokenPicture({ kind: given }) };
  if (field === "kind" && type === "deploy") return { words: named("figure", given) };
  return field === "feature" && ["wagon", "deploy", "mage", "witch", "phantom"].includes(type) ? { words: onSides(given) } : null;
}

export const moveSentences = {
  flock,
  draw_token: drawToken,
  wagon,
  phantom,
  building,
  pass,
  dragon_step: dragonStep,
  fairy,
  take,
  tower,
  exchange,
  ransom,
};
