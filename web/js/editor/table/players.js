// Who plays at a table, and their points.

import { h } from "../../lib/dom.js";
import { COLOURS, figurePicture } from "../../tile/figure.js";
import { named, t } from "../../lib/i18n.js";

export function players({ table }) {
  const { players: seats } = table.position;
  const seat = (colour) => seats.find((one) => one.colour === colour);
  const change = (colour, on) =>
    table.edit((position) => {
      const known = position.players.find((one) => one.colour === colour);
      if (on && !known) position.players.push({ id: colour, colour });
      if (!on && known) {
        position.players = position.players.filter((one) => one !== known);
        position.figures = position.figures.filter(({ player }) => player !== known.id);
      }
    });
  const all = [...new Set([...COLOURS, ...seats.map(({ colour }) => colour)])];
  return h(
    "fieldset",
    {},
    h("legend", {}, t("edit.players")),
    h(
      "div",
      { class: "swatches" },
      all.map((colour) =>
        h(
          "label",
          { class: "swatch" },
          h("input", {
            type: "checkbox",
            class: "visually-hidden",
            name: "seat",
            value: colour,
            checked: Boolean(seat(colour)),
            disabled: Boolean(seat(colour)) && seats.length < 2,
            "data-act": `seat-${colour}`,
            onchange: ({ target }) => change(colour, target.checked),
          }),
          h("span", { class: "swatch-face" }, figurePicture({ colour }), h("span", {}, named("colour", colour))),
        ),
      ),
    ),
    pointsForm(table),
  );
}

/** The points of the players so far. */
function pointsForm(table) {
  const points = (id, value) =>
    table.edit((position) => {
      const known = position.players.find((one) => one.id === id);
      if (value === "") delete known.points;
      else known.points = Number(value);
    });
  return h(
    "details",
    { class: "more" },
    h("summary", {}, t("edit.points")),
    h("p", { class: "hint" }, t("edit.points.hint")),
    h(
      "div",
      { class: "points" },
      table.position.players.map(({ id, name, colour, points: known }) =>
        h(
          "label",
          { class: "points-row" },
          figurePicture({ colour }),
          h("span", {}, name ?? named("colour", colour)),
          h("input", {
            type: "number",
            inputmode: "numeric",
            min: -999,
            max: 9999,
            value: known ?? "",
            placeholder: "–",
            onchange: ({ target }) => points(id, target.value),
          }),
        ),
      ),
    ),
  );
}
