// The points so far: the state of the score track, entered by users or read from the photo.

import { h } from "../lib/dom.js";
import { COLOURS, figurePicture } from "../tile/figure.js";
import { named, percent, t } from "../lib/i18n.js";
import { colourOf } from "../tile/words.js";

/**
 * The form for points already on the track, by colour: with all of them the sheet covers the whole game. It is open if there are recognised
 * points to check or entries not saved; otherwise it is folded. Entries stay with the table until they are saved (`table.typed`: id ->
 * points or null), as users may open a tile meanwhile.
 */
export function pointsForm(table) {
  const known = new Map(table.photo.position.players.map(({ id, points }) => [id, points]));
  const seen = new Map((table.photo.points ?? []).map((marker) => [marker.colour, marker]));
  const typed = table.typed;
  const row = (id) => {
    const marker = known.get(id) === undefined ? seen.get(colourOf(table, id)) : undefined;
    const points = typed.has(id) ? typed.get(id) : (known.get(id) ?? marker?.points);
    return pointsLine({ name: id, colour: colourOf(table, id), points, marker, change: (points) => typed.set(id, points) });
  };
  const unseen = [...seen.keys()].filter((colour) => ![...known.keys()].some((id) => colourOf(table, id) === colour));
  const told = [...new Set([...known.keys(), ...unseen, ...typed.keys()])];
  const rows = h("div", { class: "points" }, told.map(row));
  const others = COLOURS.filter((colour) => !told.includes(colour));
  const send = (event) => {
    event.preventDefault();
    const points = {};
    for (const input of rows.querySelectorAll("input[type=number]")) {
      if (input.value !== "") points[input.name] = Number(input.value);
      else if (known.get(input.name) !== undefined) points[input.name] = null;
    }
    const added = () => {
      typed.clear();
      table.panels.scores();
    };
    table.corrections.send([], added, points);
  };
  const whole = table.photo.scope === "whole game";
  return h(
    "details",
    { class: "card as-text", open: typed.size > 0 || (seen.size > 0 && !whole) },
    h("summary", {}, t(whole ? "points.title" : "points.ask")),
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

/**
 * One player's points; `words`: name of the player; `marker`: the recognised place on the track, to be checked; `change(points or null)` is
 * called on every change.
 */
export function pointsLine({ name, colour, words = named("colour", colour), points, marker, change = (_points) => {} }) {
  const input = h("input", {
    type: "number",
    name,
    inputmode: "numeric",
    min: -999,
    max: 9999,
    step: 1,
    value: points ?? "",
    placeholder: "–",
    oninput: () => change(input.value === "" ? null : Number(input.value)),
  });
  return h(
    "div",
    { class: "points-line" },
    h("label", { class: "points-row" }, figurePicture({ colour }), h("span", {}, words), input),
    marker ? lap(marker, points, input, change) : null,
  );
}

/** Adds a row for a colour that was not recognised. */
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

/** A marker recognised on the track: its field, its confidence, and whether it is laid down, which means fifty more. */
function lap({ field, confidence }, points, input, change) {
  const box = h("input", {
    type: "checkbox",
    checked: points === field + 50,
    onchange: ({ target }) => {
      input.value = field + (target.checked ? 50 : 0);
      change(Number(input.value));
    },
  });
  return h(
    "div",
    { class: "points-offer" },
    h("span", { class: "hint" }, t("points.field", { n: field, share: percent(confidence) })),
    h("label", { class: "choice" }, box, h("span", {}, t("points.lying"))),
  );
}
