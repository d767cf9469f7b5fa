// Where a figure of a photo may stand: features of its tile, what tokens add to them, and corners between tiles.

import { h, s } from "../../../lib/dom.js";
import { drawFigure } from "../../../tile/figure.js";
import { figuresOf } from "../../../net/game-info.js";
import { t } from "../../../lib/i18n.js";
import { path, turned } from "../../../lib/geometry.js";
import { SIZE, tilePicture } from "../../../tile/tile.js";
import { mayStandOn } from "../../../tile/words.js";
import { addedTo, boxesOf, cornersOf } from "../../../editor/table/placing.js";

/** The kinds of figure at the table: kind -> {goes_on}; figures on a track next to the board have no feature. */
export const woodOf = ({ game, photo }) => ({
  ...figuresOf(game, photo.position.options),
  ...Object.fromEntries((game.tracks ?? []).map((kind) => [kind, { goes_on: [] }])),
});

/** Whether a kind of figure stands between tiles. */
export const onPoint = (table, kind) => Boolean(woodOf(table)[kind]?.on_point);

/** A choice that keeps the focus when redrawn. */
export const radio = (group, name, on, act, ...content) =>
  h(
    "label",
    { class: "swatch" },
    h("input", {
      type: "radio",
      name: group,
      value: name,
      checked: on,
      class: "visually-hidden",
      onchange: () => {
        act();
        /** @type {HTMLElement | null} */ (document.querySelector(`input[name="${group}"][value="${CSS.escape(name)}"]`))?.focus();
      },
    }),
    h(
      "span",
      { class: content.some((part) => part instanceof SVGElement) ? "swatch-face" : "swatch-face is-plain" },
      content.map((part) => (typeof part === "string" ? h("span", {}, part) : part)),
    ),
  );

/** A group of such choices with its legend. */
export const swatches = (legend, choices) => h("fieldset", { class: "swatches" }, h("legend", {}, legend), choices);

/** The choice of a corner of the tile where four tiles meet. */
export function corners(table, cell, draft, paint) {
  const met = cornersOf(table, cell);
  if (!met.length) return h("p", { class: "hint" }, t("figure.nowhere"));
  const choose = (point) => {
    draft.corner = point;
    paint();
  };
  return swatches(
    t("figure.feature"),
    met.map(({ name, point, words }) => radio("corner", name, String(draft.corner) === String(point), () => choose(point), words)),
  );
}

/** The number of the feature that a reference names: of the tile, then of what tokens add to it; or -1. */
export function numberOf(table, laid, reference) {
  const own = table.tiles.find(laid, reference);
  const tile = table.tiles.get(laid.tile);
  const meant = ({ kind, edges = [] }) => kind === reference?.kind && edges.every((edge) => [reference.at ?? []].flat().includes(edge));
  const added = own < 0 && tile ? addedTo(table, laid).findIndex(meant) : -1;
  return added < 0 ? own : tile.features.length + added;
}

/** Whether a kind of figure goes on what a token adds: each expansion declares that for its own. */
export const mayGoOn = (table, kind, feature) =>
  mayStandOn(woodOf(table), kind, feature) || boxesOf(table).some(({ figures }) => figures[kind]?.goes_on.includes(feature.kind));

/** Whether a figure is laid down on a feature: on ground. */
export const lies = (table, { kind }) => table.game.kinds[kind]?.sides === "halves";

/** The tile with its features to tap, from the lowest layer up, and the figure on the chosen one. */
export function tappable({ known, rotation, layers, draft, choose }) {
  const outline = ({ outline: { areas }, i }) =>
    s("path", {
      d: areas
        .map((area) =>
          path(
            area.map((p) => turned(p, rotation).map((c) => c * SIZE)),
            true,
          ),
        )
        .join(""),
      class: `feature-area${i === draft.at ? " is-chosen" : ""}`,
      onclick: () => choose(i),
    });
  const standing = draft.at >= 0 ? (known.outlines[draft.at]?.seat ?? [0.5, 0.5]) : null;
  const at = standing && turned(standing, rotation).map((c) => c * SIZE);
  return tilePicture(
    known,
    rotation,
    s("g", {}, layers.map(outline)),
    at && draft.colour
      ? s(
          "g",
          { transform: `translate(${at[0]} ${at[1] + 8}) scale(.8)`, class: "feature-figure" },
          drawFigure({ colour: draft.colour, kind: draft.kind }),
        )
      : null,
  );
}
