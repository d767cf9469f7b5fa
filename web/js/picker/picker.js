// Choosing a tile, the same everywhere: pictures, with those used last and those that fit somewhere first; narrowed down by edges, by what
// is on the tile, by words, or by a picture of it.

import { act } from "../lib/controls.js";
import { h, icon, show } from "../lib/dom.js";
import { heldFocus } from "../lib/dom-state.js";
import { language, named, t } from "../lib/i18n.js";
import { examples, tileName } from "../tile/words.js";
import { blankTile, edgesPicture, looksOf } from "./blank-tile.js";
import { EDGE_COUNT, edgeKinds, showsEdges } from "./edges.js";
import { facets } from "./facets.js";
import { inOrder, used } from "./recent.js";
import { search } from "./search.js";
import { spokenNames } from "./spoken.js";
import { otherSets, tileGrid } from "./tile-grid.js";
/** @import { tileCamera } from "./tile-camera.js" */

let pickers = 0;

/**
 * A picker. `tiles`: definitions; `left`: id -> copies left; `may`: ids that may be chosen now (the others below a line, named `rest`);
 * `fits`: ids that fit somewhere, which come first; `chosen`: an id; `done(id, button)` is called after a tap; `more()`: tiles of other sets,
 * [{name, tiles}], shown below on request; `camera`: see tile-camera.js.
 *
 * @param {{ tiles: Page.Tile[], left?: object, may?: Set<string> | null, fits?: Set<string> | null, chosen?: string | null, rest?: string, done: (id: string, button: HTMLElement) => void, more?: (() => Promise<{ name: string, tiles: Page.Tile[] }[]>) | null, camera?: ReturnType<typeof tileCamera> | null }} options
 */
export const tilePicker = (options) => new TilePicker(options).node;

/** A picker whose tiles may change, see `tilePicker`. */
export class TilePicker {
  #entered = Array(EDGE_COUNT).fill(null); // kinds of edges
  #next = 0; // the edge that is filled next
  #on = new Set(); // keys of facets
  /** @type {any} */
  options;
  /** @type {string[]} */
  kinds = []; // on edges of the tiles
  /** @type {Map<string, any>} */
  looks = new Map();
  /** @type {ReturnType<typeof facets>} */
  facets = [];
  /** @type {Map<string, string>} */
  names = new Map();
  #open = false; // whether the blank tile is shown
  /** @type {any[]} */
  #more = []; // further sets {name, tiles}
  #body = h("div", { class: "tile-grid-body", tabindex: "-1" });
  #shown = ""; // what the grids show
  #chips = h("div", { class: "picker-chips", role: "group", "aria-label": t("picker.narrow") });
  #shape = h("div", { class: "picker-shape" });
  #shapeButton = h("button", {
    type: "button",
    class: "picker-tool",
    "aria-label": t("picker.shape"),
    title: t("picker.shape"),
    "data-tool": "shape",
    onclick: () => this.#toggleShape(),
  });

  /** @param {any} options */
  constructor({ left = {}, may = null, fits = null, chosen = null, rest = t("picker.rest"), more = null, camera = null, ...given }) {
    this.options = { left, may, fits, chosen, rest, ...given };
    this.#read(given.tiles);
    const id = `tile-search-${(pickers += 1)}`;
    this.search = h("input", {
      type: "search",
      id,
      autocomplete: "off",
      placeholder: examples(given.tiles),
      oninput: () => this.#fill(),
    });
    const photo = camera?.({
      choose: (id) => this.#choose(id),
      find: (id) => this.options.tiles.find((tile) => tile.id === id),
      nameOf: (tile) => this.names.get(tile.id) ?? tileName(tile),
    });
    this.node = h(
      "div",
      { class: "picker" },
      h(
        "div",
        { class: "picker-tools" },
        h(
          "div",
          { class: "picker-find" },
          h("label", { for: id, title: t("picker.search") }, icon("search"), h("span", { class: "visually-hidden" }, t("picker.search"))),
          this.search,
        ),
        photo?.button ?? null,
        this.kinds.length > 1 ? this.#shapeButton : null,
        this.#chips,
      ),
      photo?.node ?? null,
      this.#shape,
      this.#body,
      more ? otherSets(more, (sets) => this.#putOthers(sets)) : null,
    );
    this.#render();
  }

  #read(tiles) {
    this.kinds = edgeKinds(tiles);
    this.looks = looksOf(tiles);
    this.facets = facets(tiles);
    this.names = spokenNames(tiles);
  }

  /** Shows other tiles, or other numbers of them; what was entered stays. `changed`: tiles, left, may, fits. */
  update(changed) {
    Object.assign(this.options, changed);
    this.#read(this.options.tiles);
    this.#render();
  }

  #choose(id, button = null) {
    used(id);
    this.options.done(id, button);
  }

  // ---- narrowing down ----

  #toggleShape() {
    this.#open = !this.#open;
    this.#render();
  }

  /** Fills the next edge, clockwise; the first one again once all are filled. */
  #enter(kind) {
    this.#entered[this.#next] = kind;
    this.#next = (this.#next + 1) % EDGE_COUNT;
    this.#render();
  }

  #clear() {
    this.#entered = Array(EDGE_COUNT).fill(null);
    this.#next = 0;
    this.#on.clear();
    this.search.value = "";
    this.#render();
  }

  /** What shows all tiles again. It names the chosen chips, which may be out of sight. */
  #clearing() {
    const only = this.facets.filter(({ key }) => this.#on.has(key)).map(({ words }) => words);
    return only.length ? t("picker.clear.only", { what: only.join(", ") }) : t("picker.clear");
  }

  #keeps() {
    const found = search(this.search.value);
    const wanted = this.facets.filter(({ key }) => this.#on.has(key));
    const edges = this.#entered.some(Boolean);
    return (tile) => found(tile) && wanted.every((facet) => facet.has(tile)) && (!edges || showsEdges(tile, this.#entered));
  }

  #render() {
    const chip = (key, words, pressed, onclick, picture = null) =>
      h(
        "button",
        { type: "button", class: "picker-chip", "data-chip": key, "aria-pressed": pressed, "aria-label": words, title: words, onclick },
        picture,
        h("span", {}, words),
      );
    const flip = ({ key }) => {
      if (!this.#on.delete(key)) this.#on.add(key);
      this.#render();
    };
    const focus = this.#heldFocus();
    const scrolled = this.#chips.scrollLeft;
    show(this.#shapeButton, edgesPicture(this.#entered, this.looks));
    this.#shapeButton.setAttribute("aria-expanded", String(this.#open));
    const edge = (kind) =>
      chip(`edge ${kind}`, named("kind", kind), null, () => this.#enter(kind), edgesPicture([kind, null, null, null], this.looks));
    show(
      this.#chips,
      this.kinds.length > 1 ? this.kinds.map(edge) : null,
      this.facets.map((facet) => chip(facet.key, facet.words, String(this.#on.has(facet.key)), () => flip(facet))),
    );
    this.#chips.scrollLeft = scrolled;
    show(
      this.#shape,
      this.#open
        ? [
            blankTile({
              entered: this.#entered,
              next: this.#next,
              looks: this.looks,
              choose: (edge) => {
                this.#entered[edge] = null;
                this.#next = edge;
                this.#render();
              },
            }),
            this.#entered.some(Boolean) ? null : h("p", { class: "hint" }, t("picker.shape.how")),
          ]
        : null,
    );
    this.node?.classList.toggle("is-beside", this.#open && this.#entered.some(Boolean)); // the tiles that remain, next to the blank one
    this.#fill();
    focus?.();
  }

  /** Remembers what is focused, which a redraw replaces; if it does not come again, the tiles that are left are focused. */
  #heldFocus() {
    const restore = this.node && heldFocus(this.node);
    if (!restore) return null;
    return () => {
      restore();
      if (!this.node.contains(document.activeElement)) this.#body.focus({ preventScroll: true });
    };
  }

  // ---- the pictures ----

  /** Adds the tiles of other sets; the focus moves to the first of them. */
  #putOthers(sets) {
    this.#more = sets;
    for (const set of sets) for (const [id, name] of spokenNames(set.tiles)) this.names.set(id, name);
    this.#fill();
    /** @type {HTMLElement | null} */ (this.#body.querySelector("h4"))?.focus();
  }

  #grid(tiles, name = "", words = t("picker.tiles")) {
    const { left, chosen } = this.options;
    return tileGrid(tiles, { name, words, names: this.names, left, chosen, choose: (id, button) => this.#choose(id, button) });
  }

  #fill() {
    const { rest, left, chosen } = this.options;
    this.search.parentElement?.classList.toggle("is-filled", this.search.value !== "");
    const keeps = this.#keeps();
    const { fitting, others } = inOrder(this.options, keeps);
    const sets = this.#more.map((set) => ({ ...set, tiles: set.tiles.filter(keeps) })).filter((set) => set.tiles.length);
    const none = !fitting.length && !others.length && !sets.length;
    const narrow = this.#entered.some(Boolean) || this.#on.size > 0 || (none && this.search.value !== "");
    const grids = [fitting, others, ...sets.map((set) => set.tiles)].map((all) => all.map(({ id }) => id));
    const shown = JSON.stringify([grids, narrow, left, chosen, language, [...this.names.values()]]);
    if (shown === this.#shown) return; // the focus may be on a tile
    this.#shown = shown;
    show(
      this.#body,
      fitting.length ? this.#grid(fitting) : null,
      none ? h("p", { class: "hint" }, t("picker.none")) : null,
      narrow ? act("close", this.#clearing(), () => this.#clear(), "text picker-clear") : null,
      others.length ? [fitting.length ? h("p", { class: "hint" }, rest) : null, this.#grid(others, "is-rest")] : null,
      sets.map((set) => [h("h4", { tabindex: "-1" }, set.name), this.#grid(set.tiles, "", set.name)]),
    );
  }
}
