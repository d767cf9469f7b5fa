// A drawn tile whose features can be tapped, with the same choice by name below it.

import { choices } from "../lib/controls.js";
import { h, s } from "../lib/dom.js";
import { drawFigure } from "./figure.js";
import { path, turned } from "../lib/geometry.js";
import { t } from "../lib/i18n.js";
import { SIZE, tilePicture } from "./tile.js";
import { featureNames } from "./words.js";

/**
 * A tile as rotated, with tappable features. `may(feature, i)`: whether one is tappable; `chosen`: number of one; `figures`: {colour, kind,
 * at: number of the feature} drawn on it; `choose(i)` is called after a tap.
 *
 * @param {{ tile: Page.Tile, rotation?: number, may?: (feature: any, i: number) => any, chosen?: number, figures?: (Page.Figure & { at: number })[], choose: (i: number) => void }} options
 */
export function featurePicture({ tile, rotation, may = () => true, chosen = -1, figures = [], choose }) {
  const on = (p) => turned(p, rotation).map((c) => c * SIZE);
  const area = ({ outline, i }) =>
    s("path", {
      d: outline.areas.map((points) => path(points.map(on), true)).join(""),
      class: `feature-area${i === chosen ? " is-chosen" : ""}`,
      "data-feature": i,
      "data-kind": tile.features[i].kind,
      "data-seat": on(tile.outlines[i].seat).join(),
      onclick: () => choose(i),
    });
  const standing = (figure, n) => {
    const [x, y] = on(tile.outlines[figure.at].seat);
    const before = figures.slice(0, n).filter(({ at }) => at === figure.at).length;
    const pose = figure.kind === "meeple" && tile.features[figure.at].halves ? "lying" : "standing";
    const at = `translate(${x + 15 * before} ${y + 8}) scale(.58)`;
    return s("g", { transform: at, class: "feature-figure" }, drawFigure({ ...figure, pose }));
  };
  const here = figures.filter(({ at }) => at >= 0);
  return h("div", { class: "feature-map" }, tilePicture(tile, rotation, s("g", {}, layers(tile, may).map(area)), here.map(standing)));
}

/** A small plan of a tile in which one feature is filled: names of two fields are hard to tell apart. */
function featureSign(tile, rotation, i) {
  const area = ({ outline, i: n }) =>
    s("path", {
      d: outline.areas
        .map((points) =>
          path(
            points.map((p) => turned(p, rotation).map((c) => c * SIZE)),
            true,
          ),
        )
        .join(""),
      class: n === i ? "is-this" : null,
    });
  const side = { width: SIZE, height: SIZE };
  return s(
    "svg",
    { viewBox: `0 0 ${SIZE} ${SIZE}`, class: "feature-sign", "aria-hidden": "true" },
    s("rect", side),
    layers(tile).map(area),
  );
}

/** The name of a feature next to its plan, and what follows the name. */
export const featureWords = (tile, rotation, i, more = null) =>
  h(
    "span",
    { class: "feature-words" },
    featureSign(tile, rotation, i),
    h("span", { class: "named-feature" }, featureNames(tile, rotation)[i]),
    more,
  );

/**
 * The picture, and the same choice by name below it. `figure`: {colour, kind} drawn on the chosen one; `name`: of the group; `note(i)`:
 * text next to the name; `kinds`: a node shown before the names, which are folded below it with `folds`.
 *
 * @param {{ tile: Page.Tile, rotation?: number, may?: (feature: any, i: number) => any, chosen?: number, figure?: Page.Figure | null, choose: (i: number) => void, name?: string, legend?: string, note?: (i: number) => any, kinds?: any, folds?: boolean }} options
 */
export function featureMap({
  tile,
  rotation,
  may,
  chosen = -1,
  figure = null,
  choose,
  name = "feature",
  legend,
  note = () => "",
  kinds,
  folds,
}) {
  const names = choices({
    legend: legend ?? t("figure.feature"),
    name,
    value: chosen,
    options: features(tile, may).map(({ i }) => ({
      value: i,
      words: featureWords(tile, rotation, i, note(i) && h("span", { class: "feature-note" }, note(i))),
    })),
    change: choose,
  });
  const picture = featurePicture({ tile, rotation, may, chosen, figures: figure ? [{ ...figure, at: chosen }] : [], choose });
  if (!kinds || !folds) return h("div", { class: "features" }, picture, kinds, names);
  const folded = h("details", { class: "by-name", "data-keep": name }, h("summary", {}, t("match.place.by-name")), names);
  return h("div", { class: "features" }, picture, kinds, folded);
}

/** The picture, and a button for each feature that acts at once. */
export const featureButtons = ({ tile, rotation, may, choose, legend }) =>
  h(
    "div",
    { class: "features" },
    featurePicture({ tile, rotation, may, choose }),
    h(
      "div",
      { class: "swatches", role: "group", "aria-label": legend },
      features(tile, may).map(({ i }) =>
        h("button", { type: "button", class: "swatch-face is-plain", onclick: () => choose(i) }, featureWords(tile, rotation, i)),
      ),
    ),
  );

/**
 * @param {Page.Tile} tile
 * @param {(feature: any, i: number) => any} may
 */
const features = (tile, may = () => true) =>
  tile.features.map((feature, i) => ({ feature, outline: tile.outlines?.[i], i })).filter(({ feature, i }) => may(feature, i));

/** Features from the lowest to the uppermost: ground lies below everything else. */
function layers(tile, may) {
  const ground = ({ feature }) => Number(Boolean(feature.halves));
  return features(tile, may).sort((a, b) => ground(b) - ground(a));
}
