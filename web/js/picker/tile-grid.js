// A grid of tiles to tap, with their pictures and how many are left; the tiles of other sets, on request.

import { act } from "../lib/controls.js";
import { h, show } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { readNotice } from "../net/error-notice.js";
import { lyingSize } from "../tile/multi-cell.js";
import { tilePicture } from "../tile/tile.js";
import { tileName } from "../tile/words.js";

/** Whether a tile takes two columns of a grid, since its picture would be too small in one. */
export const isWide = (tile) => lyingSize(tile)[0] > 1;

/**
 * A grid. `name`: a class; `words`: its label; `names`: tiles in words, by id; `left`: id -> copies left; `chosen`: an id;
 * `choose(id, button)` is called after a tap.
 *
 * @param {any[]} tiles
 * @param {any} options
 */
export const tileGrid = (tiles, { name = "", words = t("picker.tiles"), ...shown }) =>
  h(
    "ul",
    { class: `tile-grid ${name}`, "aria-label": words },
    tiles.map((tile) => h("li", { class: isWide(tile) ? "is-wide" : null }, tileButton(tile, shown))),
  );

function tileButton(tile, { names, left, chosen, choose }) {
  const name = names.get(tile.id) ?? tileName(tile);
  const counted = tile.id in left ? left[tile.id] : null;
  return h(
    "button",
    {
      type: "button",
      class: "candidate small",
      "aria-pressed": String(tile.id === chosen),
      "data-tile": tile.id,
      title: tileName(tile),
      onclick: ({ currentTarget }) => choose(tile.id, currentTarget),
    },
    tilePicture(tile),
    h("span", { class: "visually-hidden" }, counted === null ? name : `${name} – ${t("picker.left", { n: counted })}`),
    counted === null ? null : h("span", { class: "left", "aria-hidden": "true" }, String(counted)),
  );
}

/** The button that brings the tiles of other sets; `put(sets)`: shows them. */
export function otherSets(more, put) {
  const node = h("div", { class: "actions" });
  const bring = async () => {
    if (button.getAttribute("aria-busy")) return; // not disabled, as that takes the focus
    button.setAttribute("aria-busy", "true");
    try {
      const sets = await more();
      node.remove();
      put(sets);
    } catch (error) {
      button.removeAttribute("aria-busy");
      show(node, button, readNotice(error, bring));
    }
  };
  const button = act("plus", t("picker.others"), bring);
  show(node, button);
  return node;
}
