// Assigns a tile to a card: a candidate, any tile of any set of the game, one drawn by hand, or none.

import { act } from "../../lib/controls.js";
import { ask } from "../../net/api.js";
import { h, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { readNotice } from "../../net/error-notice.js";
import { ownSets } from "../../net/own-catalogs.js";
import { tilePicker } from "../../picker/picker.js";
import { tilePicture } from "../../tile/tile.js";
import { Tiles } from "../../tile/tile-library.js";
import { tileName } from "../../tile/words.js";
import { named } from "./card.js";
import { NewTile } from "./new-tile.js";

/** The sets whose tiles a card may show: this one, the shipped ones of its game, the user's own; and the set of each tile. */
async function sets(catalog, signal) {
  const { catalogs } = await ask("/catalogs", { signal });
  const shipped = catalogs.filter(({ game, form }) => game === catalog.game && form === "tile-set").map(({ id }) => id);
  const own = ownSets()
    .filter(({ id, game }) => game === catalog.game && id !== catalog.id)
    .map(({ id }) => id);
  const there = (
    await Promise.all(
      own.map((id) =>
        Tiles.of([id], "").then(
          () => id,
          () => null,
        ),
      ),
    )
  ).filter(Boolean);
  const owners = new Map();
  for (const id of there) for (const tile of (await Tiles.of([id], "")).all) owners.set(tile.id, id);
  const tiles = await Tiles.of([catalog.id, ...shipped, ...there], "");
  for (const id of [catalog.id, ...shipped]) for (const tile of (await Tiles.of([id], "")).all) owners.delete(tile.id);
  return { tiles, owners };
}

/**
 * `one`: the proposal; `blank`: a placeholder tile of the set; `drawing`: its earlier drawing, {get(), keep(draft)}; `say`: called with the
 * choice and whether nothing is left to do.
 */
export class Picking {
  /** @type {any} */
  blank;
  /** @type {any} */
  catalog;
  /** @type {any} */
  drawing;
  /** @type {Api.Game} */
  game;
  /** @type {any} */
  one;
  /** @type {any} */
  say;
  /** @type {AbortSignal} */
  signal;
  #body = h("div", {});

  constructor({ one, catalog, game, blank, drawing, signal, say }) {
    Object.assign(this, { one, catalog, game, blank, drawing, signal, say });
    this.node = h("div", { class: "enrol-pick" }, h("p", { class: "reading" }, t("app.loading")));
    this.#load();
  }

  async #load() {
    try {
      const { tiles, owners } = await sets(this.catalog, this.signal);
      if (this.signal.aborted) return;
      const { one } = this;
      const likely = [...one.candidates, ...one.like].filter(
        ({ tile }, i, all) => tiles.get(tile) && all.findIndex((o) => o.tile === tile) === i,
      );
      const choose = (id, rotation) => {
        const tile = tiles.get(id);
        const held = this.catalog.tiles.some((known) => known.id === id);
        this.say({ tile: id, rotation, catalog: owners.get(id), shown: { tile, rotation }, isNew: !held });
      };
      show(
        this.node,
        likely.length
          ? h(
              "ul",
              { class: "candidates", "aria-label": t("check.candidates") },
              likely.slice(0, 6).map(({ tile, rotation }) => this.#likely(tiles.get(tile), rotation, choose)),
            )
          : null,
        h(
          "div",
          { class: "actions" },
          named(
            "enrol-all",
            act("search", t("enrol.all"), () => this.#all(tiles, choose)),
          ),
          named(
            "enrol-draw",
            act("pencil", t("enrol.new"), () => this.#draw()),
          ),
          named(
            "enrol-none",
            act("close", t("enrol.none"), () => this.say({ remove: true }, true)),
          ),
        ),
        this.#body,
      );
      inSight(this.node);
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          this.node,
          readNotice(error, () => this.#load()),
        );
    }
  }

  #likely = (tile, rotation, choose) =>
    h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "candidate", "data-tile": tile.id, onclick: () => choose(tile.id, rotation) },
        tilePicture(tile, rotation),
        h("span", { class: "visually-hidden" }, `${tileName(tile)} (${tile.id})`),
      ),
    );

  /** Every tile of one cell, searchable by name. */
  #all(tiles, choose) {
    const alone = tiles.all.filter((tile) => !tile.cells && tile.id !== this.blank);
    this.#open(tilePicker({ tiles: alone, done: (id) => choose(id, 0) }));
  }

  #draw() {
    const put = (tile, drawn) => this.say(tile && { tile, rotation: 0, shown: { tile: drawn, rotation: 0 }, isNew: true }, null);
    const { game, signal, drawing } = this;
    this.#open(new NewTile({ game, features: this.one.features, begun: drawing.get(), signal, keep: drawing.keep, put }).node);
  }

  #open(node) {
    show(this.#body, node);
    this.#body.querySelector("input, button")?.focus({ preventScroll: true });
    inSight(this.#body);
  }
}

/** Brings an opened part into view, clear of the fold and the bar (edit.css sets how high that may be). */
const inSight = (node) => node.scrollIntoView({ block: "nearest" });
