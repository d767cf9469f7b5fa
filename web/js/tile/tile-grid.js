// Choosing a tile: a searchable grid of drawn tiles, with the number left of each in the box.

import { h, icon, show } from "../lib/dom.js";
import { lyingSize } from "./multi-cell.js";
import { t } from "../lib/i18n.js";
import { tilePicture } from "./tile.js";
import { examples, tileName } from "./words.js";

let grids = 0;

/** Whether a tile takes two columns of a grid, since its picture would be too small in one. */
export const isWide = (tile) => lyingSize(tile)[0] > 1;

/**
 * A grid of tiles. `tiles`: definitions; `left`: id -> copies left; `may`: ids that come first (a Set; the others below a line); `chosen`:
 * an id; `done(id)` is called after a tap.
 *
 * @param {{ tiles: Page.Tile[], left?: object, may?: Set<string> | null, chosen?: string | null, rest?: string, done: (id: string) => void }} options
 */
export function tileGrid({ tiles, left = {}, may = null, chosen = null, rest = t("picker.rest"), done }) {
  const id = `tile-search-${(grids += 1)}`;
  const body = h("div", { class: "tile-grid-body" });
  const fill = (wanted = "") => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    const found = tiles.filter((tile) => words.every((word) => `${tileName(tile)} ${tile.id}`.toLowerCase().includes(word)));
    const first = may ? found.filter((tile) => may.has(tile.id)) : found;
    const others = may ? found.filter((tile) => !may.has(tile.id)) : [];
    show(
      body,
      first.length ? grid(first) : null,
      others.length ? [first.length ? h("p", { class: "hint" }, rest) : null, grid(others, "is-rest")] : null,
      found.length ? null : h("p", { class: "hint" }, t("picker.none")),
    );
  };
  const grid = (list, name = "") =>
    h(
      "ul",
      { class: `tile-grid ${name}`, "aria-label": t("picker.tiles") },
      list.map((tile) => h("li", { class: isWide(tile) ? "is-wide" : null }, button(tile))),
    );
  const button = (tile) =>
    h(
      "button",
      {
        type: "button",
        class: "candidate small",
        "aria-pressed": String(tile.id === chosen),
        "data-tile": tile.id,
        title: tileName(tile),
        onclick: () => done(tile.id),
      },
      tilePicture(tile),
      h("span", { class: "visually-hidden" }, `${tileName(tile)} (${tile.id})`),
      tile.id in left ? h("span", { class: "left" }, t("picker.left", { n: left[tile.id] })) : null,
    );
  fill();
  return h(
    "div",
    { class: "picker" },
    h("label", { class: "field", for: id }, h("span", {}, icon("search"), t("picker.search"))),
    h("input", {
      type: "search",
      id,
      autocomplete: "off",
      placeholder: examples(tiles),
      oninput: ({ target }) => fill(target.value),
    }),
    body,
  );
}
