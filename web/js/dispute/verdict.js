// A ruling for people: the verdict in one sentence, the reasons with their rules, the arithmetic, several readings side by side.

import { h, icon } from "../dom.js";
import { list, named, t } from "../i18n.js";
import { nameOf, scoreLines } from "../sheet.js";

/** What is asked: "place", "deploy" or "who". */
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

/** Whether it is a yes, a no, or neither. */
const answerOf = (question, ruling) => (kindOf(question) === "who" ? "who" : ruling.legal ? "yes" : "no");

const SIGNS = { yes: "check", no: "close", who: "flag" };

/** One ruling. `title`: the reading under which it holds, if there are several; its reasons can be folded then. */
export function verdict(talk, question, ruling, title = null) {
  const answer = answerOf(question, ruling);
  const why = reasonsOf(talk, ruling);
  return h(
    "article",
    { class: `verdict verdict-${answer}` },
    title ? h("p", { class: "verdict-reading" }, title) : null,
    h("p", { class: "verdict-says" }, icon(SIGNS[answer]), h("span", {}, sentence(talk, question, ruling))),
    title
      ? h("details", { class: "more", open: matchMedia("(min-width: 72rem)").matches }, h("summary", {}, t("dispute.why")), why)
      : why,
  );
}

const assumed = ({ rule: id }) => Number(id === "TR-assumed");

/** All reasons, what was assumed last; and the arithmetic of what it pays. */
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

/** What a reason means here; a tap shows where. */
const face = (talk, reason) =>
  h(
    "button",
    { type: "button", class: "reason-face", onclick: () => talk.lightReason(reason) },
    h("span", {}, talk.inWords(reason.says || reason.title)),
    reason.where.tiles.length ? icon("eye") : null,
  );

/** The rule's own text, to be opened. */
const rule = ({ rule: id, title, text, source }) =>
  h(
    "details",
    { class: "reason-rule" },
    h("summary", {}, icon("book"), h("span", {}, t("dispute.rule", { id, title }))),
    h("p", {}, text),
    h("p", { class: "hint" }, t("rule.source", { source })),
  );

/** Several readings side by side; those that answer alike stand together. `option`: by which they differ. */
export function readings(talk, question, { readings: all, differs }, option) {
  const groups = new Map();
  for (const ruling of all) {
    const key = JSON.stringify([ruling.legal, ruling.reasons.map((r) => r.says), ruling.because.map((r) => r.says)]);
    groups.set(key, [...(groups.get(key) ?? []), ruling]);
  }
  const value = ({ options }) => valueName(option, options[option]);
  return h(
    "div",
    { class: "readings" },
    h("p", { class: `scope ${differs ? "scope-part" : ""}` }, icon(differs ? "alert" : "check"), t(differs ? "dispute.differ" : "dispute.agree")),
    h(
      "div",
      { class: "readings-row" },
      [...groups.values()].map((rulings) => verdict(talk, question, rulings[0], list(rulings.map(value)))),
    ),
  );
}

/** A value of an option for people. */
export const valueName = (option, value) => named(option === "edition" ? "edition" : "value", value);
