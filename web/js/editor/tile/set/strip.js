// The tiles of a set that is being drawn, to switch between them, and the printed tiles to copy.

import { act, headed } from "../../../lib/controls.js";
import { h, icon, show } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { readNotice } from "../../../net/error-notice.js";
import { isWide } from "../../../picker/tile-grid.js";
import { tilePicker } from "../../../picker/picker.js";
import { tilePicture } from "../../../tile/tile.js";
import { Tiles } from "../../../tile/tile-library.js";
import { START } from "./tile-sets.js";

/** The strip of all tiles of a set. Only changed tiles are redrawn, since a box has many. */
export class TileStrip {
  #rows = new Map(); // code -> {draft, tile, open, node}
  #list = h("ul", { class: "tile-grid", "aria-label": t("draw.set") });
  #choose;

  /** `choose(code)`: a tile was tapped; `add()`, `copy()`, `remove()`: for a new tile, a printed one, and to delete the open one. */
  constructor({ choose, add, copy, remove }) {
    this.#choose = choose;
    const actions = [
      act("plus", t("draw.new-tile"), add),
      act("grid", t("draw.copy-printed"), copy),
      act("close", t("draw.remove-tile"), remove),
    ];
    this.node = h("div", { class: "draw-strip" }, this.#list, h("div", { class: "actions" }, actions));
  }

  /** Updates the strip. `at`: number of the open tile; `pictures(code)`: the server's drawing of a tile. */
  update(tiles, at, pictures) {
    const rows = tiles.map((draft, i) => {
      const [tile, open] = [pictures(draft.code), i === at];
      const old = this.#rows.get(draft.code);
      const same = old && old.draft === draft && old.tile === tile && old.open === open;
      return same ? old : { draft, tile, open, node: this.#row(draft, tile, open) };
    });
    this.#rows = new Map(rows.map((row) => [row.draft.code, row]));
    show(
      this.#list,
      rows.map(({ node }) => node),
    );
  }

  #row = ({ code, copies }, tile, open) =>
    h(
      "li",
      { class: isWide(tile) ? "is-wide" : null },
      h(
        "button",
        {
          type: "button",
          class: "candidate small",
          "aria-current": open ? "true" : null,
          "data-code": code,
          onclick: () => this.#choose(code),
        },
        tilePicture(tile),
        h("span", { class: "left" }, t("draw.nth", { code: code === START ? "★" : code, n: copies })),
      ),
    );
}

/** Shows the printed tiles of a game in `panel`; `take(tile)` is called after a tap. */
export async function copyPanel(panel, game, { back, take }) {
  const away = h("button", { type: "button", class: "button text back-link", onclick: back }, icon("back"), t("panel.back"));
  show(panel, h("div", { class: "tile-panel" }, away, h("p", {}, t("app.loading"))));
  try {
    const tiles = await Tiles.of(game.catalogs);
    const head = headed(back, t("draw.copy-printed"));
    show(panel, h("div", { class: "tile-panel" }, head, tilePicker({ tiles: tiles.all, done: (id) => take(tiles.get(id)) })));
    head.querySelector("h2")?.focus();
  } catch (error) {
    show(
      panel,
      away,
      readNotice(error, () => copyPanel(panel, game, { back, take })),
    );
  }
}
