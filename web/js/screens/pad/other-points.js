// Points by agreement, for what the referee cannot see: any number with a reason.

import { select } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";

/** The form; folded, as it is rarely needed. `submit(moves)`: sends them. @param {Page.Play} play */
export const otherPoints = (play, submit) =>
  h("details", { class: "card as-text", "data-keep": "other-points" }, h("summary", {}, t("match.menu.adjust")), pointsForm(play, submit));

/** The fields, and the button that adds the points. @param {Page.Play} play */
export function pointsForm(play, submit = (moves) => play.sending.submit(moves)) {
  const { player, players } = play.match;
  let who = player ?? players[0].id;
  const points = h("input", { type: "number", step: 1, min: -999, max: 999, id: "adjust-points", required: true });
  const note = h("input", { type: "text", maxlength: 80, id: "adjust-note", required: true });
  return h(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault();
        const move = { type: "adjust", player: who, points: Number(points.value), note: note.value.trim() };
        if (!move.points || !move.note) return;
        points.value = note.value = "";
        submit([move]);
      },
    },
    play.connection.host
      ? select({
          words: t("match.menu.adjust.who"),
          options: players.map(({ id, name }) => ({ value: id, words: name })),
          value: who,
          change: (id) => {
            who = id;
          },
        })
      : null,
    h("label", { class: "field", for: "adjust-points" }, t("match.menu.adjust.points")),
    points,
    h("label", { class: "field", for: "adjust-note" }, t("match.menu.adjust.note")),
    note,
    h("button", { class: "button" }, t("match.menu.adjust.do")),
  );
}
