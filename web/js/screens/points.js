// The points so far: what no photo can show.

import { h } from "../dom.js";
import { COLOURS, figurePicture } from "../figure.js";
import { named, percent, t } from "../i18n.js";
import { colourOf } from "../words.js";

/** Points already on the track, by colour: with all of them the sheet is about the whole game. */
export function pointsForm(table) {
  const known = new Map(table.photo.position.players.map(({ id, points }) => [id, points]));
  const seen = new Map((table.photo.points ?? []).map((marker) => [marker.colour, marker]));
  const row = (id) => pointsLine(id, colourOf(table, id), known.get(id), seen.get(colourOf(table, id)));
  const unseen = [...seen.keys()].filter((colour) => ![...known.keys()].some((id) => colourOf(table, id) === colour));
  const rows = h("div", { class: "points" }, [...known.keys(), ...unseen].map(row));
  const others = COLOURS.filter((colour) => !known.has(colour) && !unseen.includes(colour));
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
    h("p", { class: "hint" }, t(seen.size ? "points.seen" : "points.why")),
    h(
      "form",
      { onsubmit: send },
      rows,
      others.length ? moreColours(others, rows, row) : null,
      h("button", { class: "button primary" }, t("points.save")),
    ),
  );
}

/** One player's points: those that are `known`, else those of the `marker` seen on the track, which is then told. */
function pointsLine(id, colour, known, marker) {
  const offered = known === undefined ? marker : undefined;
  return h(
    "div",
    { class: "points-line" },
    h(
      "label",
      { class: "points-row" },
      figurePicture({ colour }),
      h("span", {}, named("colour", colour)),
      h("input", {
        type: "number",
        name: id,
        inputmode: "numeric",
        min: -999,
        max: 9999,
        step: 1,
        value: known ?? offered?.points ?? "",
        placeholder: "–",
      }),
    ),
    offered ? lap(offered) : null,
  );
}

/** Adds a row for a colour of which nothing was seen. */
const moreColours = (colours, rows, row) =>
  h(
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
    colours.map((colour) => h("option", { value: colour }, named("colour", colour))),
  );

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
