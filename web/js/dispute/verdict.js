// Shows a ruling: the verdict in one sentence, the reasons with their rules, the arithmetic, and several readings next to each other.

import { h, icon } from "../lib/dom.js";
import { optionName, valueName } from "../net/game-info.js";
import { either, list, t } from "../lib/i18n.js";
import { nameOf, scoreLines } from "../score/score-sheet.js";

/** The kind of a question: "place", "deploy" or "who". */
export const kindOf = (question) => question.type ?? "who";

/** The verdict in one sentence. */
export function sentence(talk, question, ruling) {
  const kind = kindOf(question);
  if (kind !== "who") return t(`dispute.${kind}.${ruling.legal ? "yes" : "no"}`);
  const lines = ruling.lines ?? [];
  if (!lines.length) return t("dispute.who.nobody");
  const players = list(lines.map(({ player }) => nameOf(talk, player)));
  const when = lines[0].feature.complete ? "now" : "end";
  const each = lines.length > 1 ? ".each" : "";
  return t(`dispute.who.${when}${each}`, { players, n: lines[0].points });
}

/** Whether the answer is yes, no, or neither. */
const answerOf = (question, ruling) => (kindOf(question) === "who" ? "who" : ruling.legal ? "yes" : "no");

const SIGNS = { __proto__: null, yes: "check", no: "close", who: "flag" };

/**
 * One ruling. `title`: the reading under which it holds, if there are several; its reasons are then folded.
 *
 * @param {any} talk
 * @param {any} question
 * @param {Api.Ruling} ruling
 * @param {string | null} title
 */
export function verdict(talk, question, ruling, title = null) {
  const answer = answerOf(question, ruling);
  const why = reasonsOf(talk, ruling);
  return h(
    "article",
    { class: `verdict verdict-${answer} ${title && wide() ? "is-open" : ""}` },
    title ? h("p", { class: "verdict-reading" }, title) : null,
    h("p", { class: "verdict-says" }, icon(SIGNS[answer]), h("span", {}, sentence(talk, question, ruling))),
    title ? h("details", { class: "more", open: wide(), ontoggle: opened }, h("summary", {}, t("dispute.why")), why) : why,
  );
}

const wide = () => matchMedia("(min-width: 72rem)").matches;
const opened = ({ target }) => target.parentElement?.classList.toggle("is-open", target.open);

const ASSUMED = "TR-assumed"; // no rule of the game: only its title is shown
const assumed = ({ rule: id }) => Number(id === ASSUMED);

/** All reasons, assumptions last, and the arithmetic of the points. */
function reasonsOf(talk, ruling) {
  const reasons = [...ruling.reasons, ...ruling.because].sort((a, b) => assumed(a) - assumed(b));
  return [
    reasons.length
      ? h(
          "ul",
          { class: "reasons", "aria-label": t("dispute.reasons") },
          reasons.map((reason) => h("li", { class: "reason" }, face(talk, reason), rule(reason))),
        )
      : null,
    ruling.lines?.length ? scoreLines(talk, ruling.lines) : null,
  ];
}

/** A reason for this position; a tap shows the place. */
const face = (talk, reason) =>
  h(
    "button",
    { type: "button", class: "reason-face", onclick: () => talk.lightReason(reason) },
    h("span", {}, talk.inWords(reason.says || reason.title)),
    reason.where.tiles.length ? icon("eye") : null,
  );

/** The text of the rule, folded. */
const rule = ({ rule: id, title, text, source }) =>
  h(
    "details",
    { class: "reason-rule" },
    h("summary", {}, icon("book"), h("span", {}, id === ASSUMED ? title : t("dispute.rule", { id, title }))),
    h("p", {}, text),
    h("p", { class: "hint" }, t("rule.source", { source })),
  );

/** Everything that is shown of a ruling, as a string to compare. */
const shown = ({ legal, reasons, because, lines }) => JSON.stringify([legal, reasons, because, lines]);

/** Several readings next to each other. Equal answers are grouped; a single answer to all stands alone. `option`: by which they differ. */
export function readings(talk, question, { readings: all }, option) {
  const groups = new Map();
  for (const ruling of all) groups.set(shown(ruling), [...(groups.get(shown(ruling)) ?? []), ruling]);
  const differ = groups.size > 1;
  const value = ({ options }) => valueName(option.name, options[option.name]);
  return h(
    "div",
    { class: "readings" },
    h(
      "p",
      { class: `scope ${differ ? "scope-part" : ""}` },
      icon(differ ? "alert" : "check"),
      t(differ ? "dispute.differ" : "dispute.agree"),
    ),
    differ ? h("p", { class: "hint" }, optionName(option)) : null,
    differ
      ? h(
          "div",
          { class: "readings-row" },
          [...groups.values()].map((rulings) => verdict(talk, question, rulings[0], either(rulings.map(value)))),
        )
      : verdict(talk, question, all[0]),
  );
}
