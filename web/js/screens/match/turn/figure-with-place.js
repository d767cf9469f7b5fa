// The figure that is chosen with the place of the tile: on a picture of the tile, by points, or by name.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { featurePicture, featureWords } from "../../../tile/feature-map.js";
import { cellsOf, deployments } from "./deployments.js";
import { onPoints } from "./figures.js";
import { placeWith } from "./placement-moves.js";

/**
 * Places the tile with a figure on a feature. A moment after a tap on the board the panel still shows the tile as it lay before: the feature
 * that was tapped counts, as the tile lies now. `cell`: its number among the cells; `i`: the number of the feature.
 *
 * @param {Page.Play} play
 */
function placeOn(play, cell, i) {
  const moves = play.turn.tile?.chosen ? cellsOf(play)[cell].on(i) : [];
  if (moves.length) placeWith(play, moves);
}

/** The chosen placement's tile, turned: a tap on a feature places the tile with a figure on it. @param {Page.Play} play */
export const pictures = (play) =>
  inRows(play).map(({ laid, known, on, cell }) =>
    featurePicture({
      tile: known,
      rotation: laid.rotation,
      may: (_, i) => play.correction.at === null && on(i).length > 0,
      choose: (i) => placeOn(play, cell, i),
    }),
  );

/** The cells of the chosen placement row by row. @param {Page.Play} play */
const inRows = (play) =>
  cellsOf(play)
    .map(({ laid, known, on }, cell) => ({ laid, known, on, cell }))
    .sort((a, b) => a.laid.y - b.laid.y || a.laid.x - b.laid.x);

/** Which of the pictures shows a cell. @param {Page.Play} play */
const drawnAt = (play, cell) => inRows(play).findIndex((one) => one.cell === cell);

/** The class of a tile whose cells lie in one row, as their pictures then do. @param {Page.Play} play */
export function lies(play) {
  const [first, ...more] = cellsOf(play);
  return more.length && more.every(({ laid }) => laid.y === first.laid.y) ? "is-row" : "";
}

/** The points of the chosen placement where a figure may stand. @param {Page.Play} play */
export function points(play) {
  const { x, y } = play.turn.tile.chosen;
  const place = (move) => {
    const now = play.turn.tile?.chosen;
    const same = (one) => one.point && one.kind === move.kind && one.x - now.x === move.x - x && one.y - now.y === move.y - y;
    const moves = now ? deployments(play).filter(same) : [];
    if (moves.length) placeWith(play, moves);
  };
  return onPoints(play, deployments(play), null, place, [x, y]);
}

/** The same choice by name. The names are made once they are wanted: they take a quarter of the time of a tap. @param {Page.Play} play */
export function byName(play) {
  const { tile } = play.turn;
  if (play.correction.at !== null || !cellsOf(play).some(({ known, on }) => known.features.some((_, i) => on(i).length))) return null;
  const lies = { "data-rotation": tile.chosen.rotation };
  const choices = h("div", { class: "offer-choices", role: "group", "aria-label": t("match.act.where"), ...lies });
  const fill = ({ target }) => {
    const now = target.lastChild; // another one than `choices` once the tile was turned
    if (play.turn.tile?.chosen && !now.firstChild) now.append(...choicesByName(play));
    tile.byName = true;
  };
  if (tile.byName) choices.append(...choicesByName(play));
  return h("details", { class: "by-name", "data-keep": "by-name", ontoggle: fill }, h("summary", {}, t("match.place.by-name")), choices);
}

/** @param {Page.Play} play */
const choicesByName = (play) =>
  cellsOf(play)
    .flatMap(({ laid, known, on }, cell) =>
      known.features.map((_, i) => ({ words: featureWords(known, laid.rotation, i), cell, i, free: on(i).length > 0 })),
    )
    .filter(({ free }) => free)
    .map(({ words, cell, i }) => {
      const button = act(null, words, () => placeOn(play, cell, i));
      Object.assign(button.dataset, { feature: i, cell: drawnAt(play, cell) });
      return button;
    });
