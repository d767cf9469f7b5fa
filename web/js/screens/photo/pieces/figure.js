// The panel of one figure: its player, its kind, and its feature on the tile.

import { h, icon, show } from "../../../lib/dom.js";
import { headed, stepper } from "../../../lib/controls.js";
import { COLOURS, figurePicture } from "../../../tile/figure.js";
import { named, t } from "../../../lib/i18n.js";
import { featureName, featureNames, mayStandOn, sidesOf } from "../../../tile/words.js";
import { corners, lies, mayGoOn, numberOf, onPoint, radio, swatches, tappable, woodOf } from "./figure-places.js";
import { coloursOf, nameOf } from "../round/seats.js";
import { addedTo } from "../../../editor/table/placing.js";

const onTrack = ({ game }, kind) => (game.tracks ?? []).includes(kind);

/** The panel. `index` of a figure of the photo, or "new" on a `cell`; `known`: {colour?, kind?}. */
export function figurePanel(table, index, cell, known = {}) {
  const old =
    index === "new"
      ? { x: cell[0], y: cell[1], colour: null, kind: Object.keys(woodOf(table))[0], feature: null, ...known }
      : table.photo.figures[index];
  const laid = table.tileAt([old.x, old.y]);
  const { colour, kind, space = 1, corner } = old;
  const draft = { colour, kind, space, corner, at: laid ? numberOf(table, laid, old.feature) : -1 };
  const body = h("div", {});
  table.board.light();
  table.board.mark([old.x, old.y]);
  const place = () =>
    onTrack(table, draft.kind)
      ? spaces(draft)
      : onPoint(table, draft.kind)
        ? corners(table, old, draft, paint)
        : features(table, laid, draft, paint, index);
  const ofMover = index === "new" && known.colour && table.photo.match; // then what it is on comes first
  const paint = () => {
    const who = [owners(draft, paint, table), kinds(draft, paint, old, table)];
    show(body, ofMover ? [place(), who] : [who, place()], save(table, index, old, laid, draft));
  };
  paint();
  return h(
    "div",
    { class: "figure-panel" },
    headed(table.panels.home, t(index === "new" ? "figure.new" : "figure.title", { place: table.board.place(old) })),
    body,
  );
}

function owners(draft, paint, table) {
  const playing = coloursOf(table);
  const seen = playing ? [draft.colour].filter(Boolean) : table.photo.figures.map(({ colour }) => colour);
  const all = [...new Set([...(playing ?? COLOURS), ...seen])];
  const choose = (colour) => {
    draft.colour = colour;
    paint();
  };
  return swatches(
    t("figure.owner"),
    all.map((colour) =>
      radio("owner", colour, colour === draft.colour, () => choose(colour), figurePicture({ colour }), nameOf(table, colour)),
    ),
  );
}

function kinds(draft, paint, old, table) {
  const all = [...new Set([...Object.keys(woodOf(table)), old.kind])];
  if (all.length < 2) return null;
  const choose = (kind) => {
    draft.kind = kind;
    paint();
  };
  const picture = (kind) => (draft.colour ? figurePicture({ colour: draft.colour, kind }) : "");
  return swatches(
    t("figure.kind"),
    all.map((kind) => radio("kind", kind, kind === draft.kind, () => choose(kind), picture(kind), named("figure", kind))),
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
  const added = addedTo(table, laid)
    .map((feature, n) => ({ feature, i: known.features.length + n }))
    .filter(({ feature }) => mayGoOn(table, draft.kind, feature));
  if (![...order, ...added].some(({ i }) => i === draft.at)) draft.at = -1;
  if (!order.length && !added.length) return h("p", { class: "hint" }, t("figure.nowhere"));
  if (order.length + added.length === 1) draft.at = [...order, ...added][0].i;
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
      added.map(({ feature, i }) => radio("feature", String(i), i === draft.at, () => choose(i), featureName(feature))),
    ),
  );
}

function save(table, index, old, laid, draft) {
  const beside = onTrack(table, draft.kind);
  const between = onPoint(table, draft.kind);
  const known = table.tiles.get(laid?.tile);
  const own = known?.features[draft.at];
  const feature = beside || between || !known ? null : (own ?? addedTo(table, laid)[draft.at - known.features.length]);
  const sides = feature ? sidesOf(feature, own ? laid.rotation : 0) : [];
  const said = {
    figure: index,
    ...(index === "new" ? { x: old.x, y: old.y } : {}),
    colour: draft.colour,
    kind: draft.kind,
    ...(beside ? { space: draft.space } : {}),
    ...(between && draft.corner ? { corner: draft.corner } : {}),
    ...(feature ? { pose: lies(table, feature) ? "lying" : "standing" } : {}),
    ...(feature ? { feature: { kind: feature.kind, ...(sides.length ? { at: sides } : {}) } } : {}),
  };
  // it was recognised; its feature can be chosen once the tile is known
  const open = index !== "new" && !known;
  const ready = Boolean(draft.colour && (feature || beside || (between && draft.corner) || open));
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
