// What the server has drawn of the tiles of a set, and what it finds wrong with the one that is being drawn.

import { foundWrong, unfinished } from "./findings.js";
import { partsOf } from "../../tile/multi-cell.js";
import { toTile } from "./tile-draft.js";
import { ORIGIN, featuresOn } from "./tile-ground.js";
import { idOf, toCatalog } from "./set/tile-sets.js";
import { Problem, ask } from "../../net/api.js";

/** @typedef {{ tile: any, draft: any }} Drawn the drawing, and the draft it was made from */

export class ServerDrawings {
  #game;
  #own;
  #signal;
  /** @type {Map<string, Drawn>} */
  #drawn = new Map(); // by code
  /** @type {AbortController | null} */
  #asked = null;

  /** `own`: the game's module on the page. */
  constructor({ game, own, signal }) {
    [this.#game, this.#own, this.#signal] = [game, own, signal];
  }

  /** The last drawing of the tile with this code. */
  of(code) {
    return this.#drawn.get(code)?.tile ?? null;
  }

  /** The drawing of one cell of a tile. */
  part({ code }, cell) {
    const tile = this.of(code);
    const parts = new Map(tile?.cells ? partsOf(tile).map((part, i) => [String(tile.cells[i]), part]) : [[ORIGIN, tile]]);
    return parts.get(cell) ?? null;
  }

  /** Forgets all drawings, once other tiles have these codes; `tiles`: drawings of the drafts of the new set. */
  replace(drafts = [], tiles = []) {
    this.#drawn = new Map(tiles.map((tile, i) => [drafts[i].code, this.#seen(tile, drafts[i])]));
  }

  /** Has the server draw all tiles of a set. A tile that was drawn since has a newer drawing, which stays. Whether these drawings count. */
  async drawAll(set) {
    const drawn = this.#drawn;
    try {
      const { tiles } = await ask("/catalogs/check", {
        method: "POST",
        body: toCatalog(set, this.#game, this.#own),
        signal: this.#signal,
      });
      set.tiles.forEach((draft, i) => drawn.has(draft.code) || drawn.set(draft.code, this.#seen(tiles[i], draft)));
      return drawn === this.#drawn;
    } catch {
      return false; // errors are shown tile by tile
    }
  }

  /** Gives up the check of a tile that was changed since. Returns the signal of the next check. */
  #next() {
    this.#asked?.abort();
    const call = (this.#asked = new AbortController());
    this.#signal.addEventListener("abort", () => call.abort());
    return call.signal;
  }

  /** What is wrong with a tile: {words, lang?, cell?, feature?} each. Throws an AbortError once a newer check has begun. */
  async check(set, draft) {
    const signal = this.#next();
    const { kinds } = this.#game;
    const open = unfinished(draft, kinds);
    if (open.length) return open;
    try {
      const body = { game: set.game, name: "draft", tiles: [toTile(draft, idOf(set, draft), kinds)] };
      const { tiles } = await ask("/catalogs/check", { method: "POST", body, signal });
      this.#drawn.set(draft.code, this.#seen(tiles[0], draft));
      return [];
    } catch (error) {
      if (error instanceof Problem) return foundWrong(error, draft);
      throw error;
    }
  }

  #seen = (tile, draft) => ({ tile: { ...tile, game: this.#game.id }, draft });

  /** Whether the drawing of a cell of a tile is current. */
  isDrawn(draft, cell) {
    const drawn = this.#drawn.get(draft.code)?.draft;
    const on = (one) => JSON.stringify([featuresOn(one, cell), cell === ORIGIN && one.marks]);
    return Boolean(drawn) && on(drawn) === on(draft);
  }
}
