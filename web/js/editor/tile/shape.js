// The shape of a tile that is being drawn: which of its cells is open, and how many it has in each direction.

import { act, stepper } from "../../lib/controls.js";
import { h, icon } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { tilePicture } from "../../tile/tile.js";
import { MOST_CELLS, grown, keyOf, missing, resized, shrunk, sizeOf, spotOf } from "./tile-cells.js";
import { cellsOf } from "./tile-ground.js";

/** The name of a cell of a tile: "row 1, column 2". */
export function placeOf(cell) {
  const [x, y] = spotOf(cell);
  return t("board.place", { row: y + 1, column: x + 1 });
}

/**
 * The cells of a tile as arranged, to choose one; null for a tile of one cell. `picture(cell)`: the cell as a drawn tile, or null;
 * `troubled`: cells with errors; `turnTo(cell)`; `change(draft, cell)`: a missing cell was restored.
 */
export function cellChooser({ draft, cell, kinds, picture, troubled, turnTo, change }) {
  if (cellsOf(draft).length < 2 && !missing(draft).length) return null;
  const [wide, high] = sizeOf(draft);
  const gone = missing(draft);
  const all = Array.from({ length: wide * high }, (_, i) => keyOf([i % wide, Math.floor(i / wide)]));
  const grid = h(
    "div",
    { class: "cell-grid" },
    all.map((one) =>
      gone.includes(one)
        ? hole(one, () => change(grown(draft, one, kinds), one))
        : choice({ cell: one, chosen: one === cell, picture: picture(one), wrong: troubled.has(one), turnTo }),
    ),
  );
  grid.style.setProperty("--wide", wide);
  return h("fieldset", { class: "cell-chooser" }, h("legend", {}, t("draw.cells")), grid);
}

function choice({ cell, chosen, picture, wrong, turnTo }) {
  const place = placeOf(cell);
  return h(
    "label",
    { class: `swatch cell-choice ${wrong ? "is-wrong" : ""}` },
    h("input", {
      type: "radio",
      name: "drawn-cell",
      value: cell,
      checked: chosen,
      class: "visually-hidden",
      "aria-label": wrong ? t("draw.cell.wrong", { place }) : place,
      onchange: () => turnTo(cell),
    }),
    h("span", { class: "swatch-face" }, tilePicture(picture), wrong ? icon("alert") : null),
  );
}

const hole = (cell, add) =>
  h(
    "button",
    {
      type: "button",
      class: "cell-hole",
      "data-act": `add-cell-${cell}`,
      "aria-label": t("draw.cell.add", { place: placeOf(cell) }),
      onclick: add,
    },
    icon("plus"),
  );

/** The number of cells of a tile in each direction. `state`: see tile-form.js; `change(draft, current, quiet, cell)`. */
export function shapeForm(state, change) {
  const { kinds, cell } = state;
  const [wide, high] = sizeOf(state.draft);
  const to = (size) => {
    const next = resized(state.draft, size, kinds);
    change(next, null, false, next.cells.includes(cell) ? cell : next.cells[0]);
  };
  const less = () => {
    const next = shrunk(state.draft, cell, kinds);
    change(next, null, false, next.cells[0]);
  };
  const steps = (words, value, other, size) =>
    stepper({ words, value, least: 1, most: Math.floor(MOST_CELLS / other), change: (n) => to(size(n)) });
  return h(
    "details",
    { class: "more", "data-keep": "shape", open: missing(state.draft).length > 0 || null },
    h("summary", {}, t("draw.shape", { wide, high })),
    h("p", { class: "hint" }, t("draw.shape.how")),
    steps(t("draw.wide"), wide, high, (n) => [n, high]),
    steps(t("draw.high"), high, wide, (n) => [wide, n]),
    cellsOf(state.draft).length > 1
      ? h("div", { class: "actions" }, keyed("remove-cell", act("close", t("draw.cell.remove", { place: placeOf(cell) }), less)))
      : null,
  );
}

const keyed = (name, node) => {
  node.dataset.act = name;
  return node;
};
