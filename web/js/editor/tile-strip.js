// The tiles of a set that is being drawn, to go from one to another; and a printed tile to begin with.

import { act } from "../choices.js";
import { h, icon, show } from "../dom.js";
import { t } from "../i18n.js";
import { readNotice } from "../notice.js";
import { tileGrid } from "../tile-grid.js";
import { tilePicture } from "../tile.js";
import { Tiles } from "../tiles.js";

/** `at`: number of the tile that is open; `pictures(code)`: the tile as the server drew it. */
export const tileStrip = ({ set, at, pictures, choose, add, copy, remove }) =>
  h(
    "div",
    { class: "draw-strip" },
    h(
      "ul",
      { class: "tile-grid", "aria-label": t("draw.set") },
      set.tiles.map((draft, i) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              class: "candidate small",
              "aria-current": i === at ? "true" : null,
              "data-code": draft.code,
              onclick: () => choose(i),
            },
            tilePicture(pictures(draft.code)),
            h("span", { class: "left" }, t("draw.nth", { code: draft.code, n: draft.copies })),
          ),
        ),
      ),
    ),
    h(
      "div",
      { class: "actions" },
      act("plus", t("draw.new-tile"), add),
      act("grid", t("draw.copy-printed"), copy),
      act("close", t("draw.remove-tile"), remove),
    ),
  );

/** Shows the printed tiles of a game in `panel`; `take(tile)` after a tap. */
export async function copyPanel(panel, game, { back, take }) {
  const away = h("button", { type: "button", class: "button text back-link", onclick: back }, icon("back"), t("panel.back"));
  show(panel, h("div", { class: "tile-panel" }, away, h("p", {}, t("app.loading"))));
  try {
    const tiles = await Tiles.of(game.catalogs);
    const title = h("h2", { tabindex: "-1" }, t("draw.copy-printed"));
    show(panel, h("div", { class: "tile-panel" }, away, title, tileGrid({ tiles: tiles.all, done: (id) => take(tiles.get(id)) })));
    title.focus();
  } catch (error) {
    show(panel, away, readNotice(error, () => copyPanel(panel, game, { back, take })));
  }
}
