// The points so far: what no photo can show.

import { h, show } from "../dom.js";
import { COLOURS, figurePicture } from "../figure.js";
import { named, percent, t } from "../i18n.js";
import { colourOf } from "../words.js";

/** Points already on the track, by colour: with all of them the sheet is about the whole game. */
export function pointsForm(table) {
  const { players } = table.photo.position;
  const known = new Map(players.map(({ id, points }) => [id, points]));
  const seen = new Map((table.photo.points ?? []).map((marker) => [marker.colour, marker]));
  const offered = (id) => (known.get(id) === undefined ? seen.get(colourOf(table, id)) : undefined);
  const rows = h("div", { class: "points" });
  const row = (id) =>
    h(
      "div",
      { class: "points-line" },
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
          value: known.get(id) ?? offered(id)?.points ?? "",
          placeholder: "–",
        }),
      ),
      offered(id) ? lap(offered(id)) : null,
    );
  const unseen = [...seen.keys()].filter((colour) => ![...known.keys()].some((id) => colourOf(table, id) === colour));
  show(rows, [...known.keys(), ...unseen].map(row));
  const others = COLOURS.filter((colour) => !known.has(colour) && !unseen.includes(colour));
  const more = h(
    "select",
    {
      "aria-label": t("points.add"),
      onchange: ({ target }) => {
        rows.append(row(target.value));
        target.querySelector(`option[value="${target.value}"]`).remove();
        target.value = "";
        rows.lastElementChild.querySelector("input").focus();
      },
    },
    h("option", { value: "" }, t("points.add")),
    others.map((colour) => h("option", { value: colour }, named("colour", colour))),
  );
  const send = (event) => {
    event.preventDefault();
    const points = {};
    for (const input of rows.querySelectorAll("input[type=number]")) {
      if (input.value !== "") points[input.name] = Number(input.value);
      else if (known.get(input.name) !== undefined) points[input.name] = null;
    }
    table.correct([], table.scores, points);
  };
  return h(
    "section",
    { class: "card", "aria-labelledby": "points" },
    h("h3", { id: "points" }, t("points.title")),
    h("p", { class: "hint" }, t([...seen].length ? "points.seen" : "points.why")),
    h(
      "form",
      { onsubmit: send },
      rows,
      others.length ? more : null,
      h("button", { class: "button primary" }, t("points.save")),
    ),
  );
}

/** A marker that was seen on the track: where, how surely, and whether it lies, which is fifty more. */
function lap({ field, lying, confidence }) {
  const box = h("input", {
    type: "checkbox",
    checked: lying,
    onchange: ({ target }) => {
      target.closest(".points-line").querySelector("input[type=number]").value = field + (target.checked ? 50 : 0);
    },
  });
  return h(
    "div",
    { class: "points-offer" },
    h("span", { class: "hint" }, t("points.field", { n: field, share: percent(confidence) })),
    h("label", { class: "choice" }, box, h("span", {}, t("points.lying"))),
  );
}
