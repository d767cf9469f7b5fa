// The points so far: what no photo can show.

import { h, show } from "../dom.js";
import { COLOURS, figurePicture } from "../figure.js";
import { named, t } from "../i18n.js";
import { colourOf } from "../words.js";

/** Points already on the track, by colour: with all of them the sheet is about the whole game. */
export function pointsForm(table) {
  const { players } = table.photo.position;
  const known = new Map(players.map(({ id, points }) => [id, points]));
  const rows = h("div", { class: "points" });
  const row = (id) =>
    h(
      "label",
      { class: "points-row" },
      figurePicture({ colour: colourOf(table, id) }),
      h("span", {}, named("colour", colourOf(table, id))),
      h("input", {
        type: "number",
        name: id,
        inputmode: "numeric",
        min: -999,
        max: 9999,
        step: 1,
        value: known.get(id) ?? "",
        placeholder: "–",
      }),
    );
  show(rows, [...known.keys()].map(row));
  const others = COLOURS.filter((colour) => !known.has(colour));
  const more = h(
    "select",
    {
      "aria-label": t("points.add"),
      onchange: ({ target }) => {
        rows.append(row(target.value));
        target.querySelector(`option[value="${target.value}"]`).remove();
        target.value = "";
        rows.querySelector("label:last-child input").focus();
      },
    },
    h("option", { value: "" }, t("points.add")),
    others.map((colour) => h("option", { value: colour }, named("colour", colour))),
  );
  const send = (event) => {
    event.preventDefault();
    const points = {};
    for (const input of rows.querySelectorAll("input")) {
      if (input.value !== "") points[input.name] = Number(input.value);
      else if (known.get(input.name) !== undefined) points[input.name] = null;
    }
    table.correct([], table.scores, points);
  };
  return h(
    "section",
    { class: "card", "aria-labelledby": "points" },
    h("h3", { id: "points" }, t("points.title")),
    h("p", { class: "hint" }, t("points.why")),
    h(
      "form",
      { onsubmit: send },
      rows,
      others.length ? more : null,
      h("button", { class: "button primary" }, t("points.save")),
    ),
  );
}
