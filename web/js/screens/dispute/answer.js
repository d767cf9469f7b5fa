// The answer of a dispute in words, and what is possible instead.

import { kindOf, readings, verdict } from "../../dispute/verdict.js";
import { h, icon } from "../../lib/dom.js";
import { has, t } from "../../lib/i18n.js";

/** The answer; `answer` null: it is not there yet. */
export function answerInWords(answer, { question, compare, game, talk }) {
  if (!answer) return h("p", { class: "hint" }, t("app.loading"));
  const [ruling] = answer.readings ?? [answer];
  return [
    answer.readings
      ? readings(
          talk,
          question,
          answer,
          game.options.find(({ name }) => name === compare),
        )
      : verdict(talk, question, answer),
    ruling.legal ? null : instead(question, ruling.alternatives),
  ];
}

function instead(question, alternatives) {
  const kind = kindOf(question);
  if (!alternatives.length) return has(`dispute.${kind}.none`) ? h("p", {}, t(`dispute.${kind}.none`)) : null;
  const places = new Set(alternatives.map(({ x, y }) => `${x},${y}`)).size;
  const n = kind === "place" ? places : alternatives.length;
  return h("p", { class: "scope" }, icon("info"), t(`dispute.${kind}.instead`, { n }));
}
