// A board as text, cell by cell and feature by feature, for users who cannot see the drawing.

import { h } from "../lib/dom.js";
import { list, named, t } from "../lib/i18n.js";
import { colourOf } from "../score/score-sheet.js";
import { figureName } from "../tile/words.js";

/**
 * The text of `position` as drawn on `board`. `features`: from /scores; `choose(cell)` opens a cell.
 *
 * @param {{ board: any, position: Page.Table, features?: any[], choose: (cell: number[]) => void }} what
 */
export function boardText({ board, position, features = [], choose }) {
  const rows = [...position.tiles].sort((a, b) => a.y - b.y || a.x - b.x);
  return h(
    "details",
    { class: "as-text" },
    h("summary", {}, t("overview.as-text")),
    h("h3", {}, t("board.squares")),
    h(
      "ul",
      {},
      rows.map((one) =>
        h("li", {}, h("button", { type: "button", class: "button text", onclick: () => choose([one.x, one.y]) }, board.label(one))),
      ),
    ),
    features.length ? h("h3", {}, t("board.features")) : null,
    h(
      "ul",
      {},
      features.map((feature) => h("li", {}, featureRow(board, position, feature))),
    ),
  );
}

function featureRow(board, position, feature) {
  const regions = board.regions.on(feature.kind, feature.tiles);
  const light = () => board.light(regions.length ? { regions } : { cells: feature.tiles });
  return h("button", { type: "button", class: "button text", onclick: light }, featureText(board, position, feature));
}

/** A feature in words: "city in row 1, column 1 and row 1, column 2: open at 1 edge, worth 3 as it stands; on it: red meeple" */
export function featureText(board, position, { kind, complete, tiles, figures, open_edges: open, value }) {
  const places = list(tiles.map(([x, y]) => board.place({ x, y })));
  const where = tiles.length > 4 ? t("board.on-tiles", { n: tiles.length }) : t("board.in-places", { places });
  const state = complete ? t("board.complete") : open ? t("board.open", { n: open }) : t("board.closed-in");
  const on = figures.map((figure) => figureName({ ...figure, colour: colourOf(position, figure.player) }));
  const parts = [t("board.feature", { kind: named("kind", kind), where }), state, t("board.worth", { n: value })];
  return [...parts, on.length ? t("board.held", { figures: list(on) }) : t("board.nobody")].join("; ");
}
