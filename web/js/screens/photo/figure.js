// The panel of one figure: its player, its kind, and its feature on the tile.

import { h, icon, s, show } from "../../lib/dom.js";
import { headed, stepper } from "../../lib/controls.js";
import { COLOURS, drawFigure, figurePicture } from "../../tile/figure.js";
import { figuresOf } from "../../net/game-info.js";
import { named, t } from "../../lib/i18n.js";
import { path, turned } from "../../lib/geometry.js";
import { SIZE, tilePicture } from "../../tile/tile.js";
import { featureNames, mayStandOn, sidesOf } from "../../tile/words.js";

/** The kinds of figure at the table: kind -> {goes_on}; figures on a track next to the board have no feature. */
const woodOf = ({ game, photo }) => ({
  ...figuresOf(game, photo.position.options),
  ...Object.fromEntries((game.tracks ?? []).map((kind) => [kind, { goes_on: [] }])),
});

const onTrack = ({ game }, kind) => (game.tracks ?? []).includes(kind);

/** The panel. `index` of a figure of the photo, or "new" on a `cell`; `known`: {colour?, kind?}. */
export function figurePanel(table, index, cell, known = {}) {
  const old =
    index === "new"
      ? { x: cell[0], y: cell[1], colour: null, kind: Object.keys(woodOf(table))[0], feature: null, ...known }
      : table.photo.figures[index];
  const laid = table.tileAt([old.x, old.y]);
  const { colour, kind, space = 1 } = old;
  const draft = { colour, kind, space, at: laid ? table.tiles.find(laid, old.feature) : -1 };
  const body = h("div", {});
  table.board.light();
  table.board.mark([old.x, old.y]);
  const paint = () =>
    show(
      body,
      owners(draft, paint, table),
      kinds(draft, paint, old, table),
      onTrack(table, draft.kind) ? spaces(draft) : features(table, laid, draft, paint, index),
      save(table, index, old, laid, draft),
    );
  paint();
  return h(
    "div",
    { class: "figure-panel" },
    headed(table.panels.home, t(index === "new" ? "figure.new" : "figure.title", { place: table.board.place(old) })),
    body,
  );
}

/** A choice that keeps the focus when redrawn. */
const radio = (group, name, on, act, ...content) =>
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

function owners(draft, paint, table) {
  const seen = table.photo.figures.map(({ colour }) => colour);
  const all = [...new Set([...COLOURS, ...seen])];
  return h(
    "fieldset",
    { class: "swatches" },
    h("legend", {}, t("figure.owner")),
    all.map((colour) =>
      radio(
        "owner",
        colour,
        colour === draft.colour,
        () => {
          draft.colour = colour;
          paint();
        },
        figurePicture({ colour }),
        named("colour", colour),
      ),
    ),
  );
}

function kinds(draft, paint, old, table) {
  const all = [...new Set([...Object.keys(woodOf(table)), old.kind])];
  if (all.length < 2) return null;
  return h(
    "fieldset",
    { class: "swatches" },
    h("legend", {}, t("figure.kind")),
    all.map((kind) =>
      radio(
        "kind",
        kind,
        kind === draft.kind,
        () => {
          draft.kind = kind;
          paint();
        },
        draft.colour ? figurePicture({ colour: draft.colour, kind }) : "",
        named("figure", kind),
      ),
    ),
  );
}

/** The choice of a space on a track. */
const spaces = (draft) =>
  h(
    "fieldset",
    {},
    h("legend", {}, t("figure.feature")),
    stepper({
      words: t("figure.space"),
      value: draft.space,
      least: 1,
      change: (n) => {
        draft.space = n;
      },
    }),
  );

/** Whether a figure is laid down on a feature: on ground. */
const lies = (table, { kind }) => table.game.kinds[kind]?.sides === "halves";

/** The tile as rotated, large; its features can be tapped, or chosen by name below. */
function features(table, laid, draft, paint, index) {
  const known = table.tiles.get(laid?.tile);
  if (!known) return h("p", { class: "hint" }, t(index === "new" ? "figure.unknown-tile" : "figure.tile-later"));
  const rotation = laid.rotation;
  const wood = woodOf(table);
  const names = featureNames(known, rotation);
  const order = known.features
    .map((feature, i) => ({ feature, outline: known.outlines[i], i }))
    .filter(({ feature }) => !wood[draft.kind] || mayStandOn(wood, draft.kind, feature));
  if (!order.some(({ i }) => i === draft.at)) draft.at = -1;
  if (!order.length) return h("p", { class: "hint" }, t("figure.nowhere"));
  const choose = (i) => {
    draft.at = i;
    paint();
  };
  const layers = [...order].sort((a, b) => Number(!lies(table, a.feature)) - Number(!lies(table, b.feature)));
  return h(
    "fieldset",
    { class: "features" },
    h("legend", {}, t("figure.feature")),
    h("div", { class: "feature-map" }, tappable({ known, rotation, layers, draft, choose })),
    h(
      "div",
      { class: "swatches" },
      order.map(({ i }) => radio("feature", String(i), i === draft.at, () => choose(i), names[i])),
    ),
  );
}

/** The tile with its features to tap, from the lowest layer up, and the figure on the chosen one. */
function tappable({ known, rotation, layers, draft, choose }) {
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
  const standing = draft.at >= 0 ? known.outlines[draft.at].seat : null;
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

function save(table, index, old, laid, draft) {
  const beside = onTrack(table, draft.kind);
  const feature = beside ? null : table.tiles.get(laid?.tile)?.features[draft.at];
  const sides = feature ? sidesOf(feature, laid.rotation) : [];
  const said = {
    figure: index,
    ...(index === "new" ? { x: old.x, y: old.y } : {}),
    colour: draft.colour,
    kind: draft.kind,
    ...(beside ? { space: draft.space } : {}),
    ...(feature ? { pose: lies(table, feature) ? "lying" : "standing" } : {}),
    ...(feature ? { feature: { kind: feature.kind, ...(sides.length ? { at: sides } : {}) } } : {}),
  };
  // it was recognised; its feature can be chosen once the tile is known
  const open = index !== "new" && !table.tiles.get(laid?.tile);
  const ready = Boolean(draft.colour && (feature || beside || open));
  return h(
    "div",
    { class: "actions" },
    h(
      "button",
      { type: "button", class: "button primary", disabled: !ready, onclick: () => table.corrections.send([said]) },
      icon("check"),
      t("figure.save"),
    ),
    index === "new"
      ? null
      : h(
          "button",
          { type: "button", class: "button", onclick: () => table.corrections.send([{ figure: index, remove: true }]) },
          icon("close"),
          t("check.no-figure"),
        ),
  );
}
