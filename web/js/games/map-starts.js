// The tiles on the start squares of a map before a match (MP-S6). The first one is the start tile, the others were drawn.

import { ask } from "../net/api.js";
import { act } from "../lib/controls.js";
import { h, show } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { mapOf, mapReady, squareName } from "../board/printed-map.js";
import { readNotice } from "../net/error-notice.js";
import { tilePicture } from "../tile/tile.js";
import { tilePicker } from "../picker/picker.js";
import { catalogsWithout } from "../net/game-info.js";
import { Tiles } from "../tile/tile-library.js";
import { tileName } from "../tile/words.js";

const MOST = 3;

/** The inputs for the tiles; with two or more they form the initial table of the match. */
export function startTiles(setup) {
  const node = h("div", { class: "map-rows" });
  delete setup.extra.start;
  if (setup.options.map && !setup.start) load(setup, node);
  return node;
}

async function load(setup, node) {
  try {
    const { map } = setup.options;
    const [tiles, { start }] = await Promise.all([
      Tiles.of(catalogsWithout(setup.game, setup.allOptions, setup.box.without), setup.edition, setup.options),
      ask("/catalogs/base"),
      mapReady({ map }),
    ]);
    if (setup.options.map !== map) return;
    const squares = mapOf({ map })
      .squares.filter(({ kind }) => kind === "start")
      .slice(0, MOST);
    new Starts(setup, node, squares, tiles, start ?? "base/D");
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        node,
        readNotice(error, () => load(setup, node)),
      );
  }
}

class Starts {
  /** @type {HTMLElement} */
  node;
  /** @type {any} */
  setup;
  /** @type {any} */
  squares;
  /** @type {Page.Tiles} */
  tiles;
  open = null; // the square whose tile is being chosen

  constructor(setup, node, squares, tiles, first) {
    Object.assign(this, { setup, node, squares, tiles });
    this.laid = squares.map((_, i) => (i ? null : { tile: first, rotation: 0 }));
    this.render();
  }

  changed() {
    const tiles = this.squares.flatMap(({ x, y }, i) => (this.laid[i] ? [{ x, y, ...this.laid[i] }] : []));
    if (tiles.length > 1) this.setup.extra.start = { game: "carcassonne", players: [], tiles };
    else delete this.setup.extra.start;
    this.render();
  }

  render() {
    show(
      this.node,
      h("h3", {}, t("maps.starts")),
      h("p", { class: "hint" }, t("maps.starts.hint")),
      this.squares.map((one, i) => this.#row(one, i)),
    );
  }

  #row(square, i) {
    const laid = this.laid[i];
    const name = `${i + 1}. ${squareName(square)}`;
    const tile = laid && this.tiles.get(laid.tile);
    const turn = () => {
      laid.rotation = (laid.rotation + 90) % 360;
      this.changed();
    };
    const choose = () => {
      this.open = this.open === i ? null : i;
      this.render();
    };
    const done = (id) => {
      [this.laid[i], this.open] = [{ tile: id, rotation: 0 }, null];
      this.changed();
    };
    return h(
      "div",
      { class: "choices", role: "group", "aria-label": name, "data-start": String(i) },
      h("p", {}, h("strong", {}, name), ": ", tile ? tileName(tile) : t("maps.starts.none")),
      tile ? h("div", { class: "map-start" }, tilePicture(tile, laid.rotation)) : null,
      h(
        "div",
        { class: "actions" },
        act("grid", t("maps.starts.choose"), choose, "text"),
        tile ? act("turn", t("maps.starts.turn"), turn, "text") : null,
        i && laid
          ? act(
              "close",
              t("maps.starts.clear"),
              () => {
                this.laid[i] = null;
                this.changed();
              },
              "text",
            )
          : null,
      ),
      this.open === i ? tilePicker({ tiles: this.tiles.all, chosen: laid?.tile ?? null, done }) : null,
    );
  }
}
