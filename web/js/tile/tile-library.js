// The tiles of the chosen catalogs, by id, and the feature of a tile that a reference means.

import { Problem, ask } from "../net/api.js";
import { editionOfSet } from "../net/game-info.js";
import { lineNumber } from "./edge-matching.js";
import { partsOf } from "./multi-cell.js";
import { kindOf, sidesOf } from "./words.js";

export class Tiles {
  #byId = new Map();
  all = [];
  catalogs = []; // the catalogs of these tiles
  others = []; // catalogs that are not tile sets: boards

  /**
   * Loads catalogs (ids, {id, version}, or inline ones); `all` lists the tiles in the boxes of this edition, or of another that `options`
   * choose for a set. Each is requested once.
   *
   * @param {any[]} catalogs
   * @param {string} [edition]
   * @param {any} [options]
   */
  static async of(catalogs, edition = "C1", options = {}) {
    const tiles = new Tiles();
    for (const catalog of await Promise.all(catalogs.map(load))) {
      const boxes = boxesOf(catalog, editionOfSet(catalog.id, edition, options));
      tiles.catalogs.push(catalog);
      if (!catalog.tiles) tiles.others.push(catalog);
      for (const { tile, parts } of tilesIn(catalog)) {
        if (!tiles.#byId.has(tile.id) && (!boxes.length || boxes.some(({ counts }) => counts[tile.id]))) tiles.all.push(tile);
        for (const one of [tile, ...parts]) tiles.#byId.set(one.id, one);
      }
    }
    return tiles;
  }

  get = (id) => this.#byId.get(keyOf(id));

  /** Adds a tile that is made from others. */
  set = (id, tile) => this.#byId.set(id, tile);

  /** Has the server draw the tiles that a position contains inline; an invalid one stays an unknown tile. */
  async learn({ game, tiles = [] }) {
    const fresh = new Map(
      tiles
        .map(({ tile }) => tile)
        .filter((tile) => tile?.features && !this.get(tile))
        .map((tile) => [keyOf(tile), tile]),
    );
    await Promise.all(
      [...fresh].map(async ([key, tile]) => {
        const id = tile.id ?? `inline/${this.#byId.size}`;
        try {
          const body = { game, name: "inline", tiles: [{ ...tile, id }] };
          const checked = await ask("/catalogs/check", { method: "POST", body });
          this.#byId.set(key, { ...checked.tiles[0], game, version: checked.version });
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
      }),
    );
  }

  /** The number of the feature of a laid tile, or of a line over it (edge-matching.js), that a reference {kind, at} names, or -1. */
  find(laid, reference) {
    const tile = this.get(laid.tile);
    if (!tile) return -1;
    const second = tile.features.some((feature) => sidesOf(feature, 0)[0] === "II");
    const at = [reference?.at ?? []].flat().map((side) => (side === "II" && !second ? "I" : side));
    const on = (feature) => isOf(feature, reference?.kind) && at.every((side) => touches(feature, laid.rotation ?? 0, side));
    const own = tile.features.findIndex(on);
    return own < 0 ? lineNumber(laid, tile, reference) : own;
  }

  /** The reference of feature number `index` of a laid tile, as moves name it. */
  reference({ tile, rotation = 0, spans = [] }, index) {
    const { features } = this.get(tile);
    if (index >= features.length) return { kind: spans[index - features.length].kind, at: spans[index - features.length].edges };
    const feature = features[index];
    const sides = sidesOf(feature, rotation);
    return { kind: feature.kind, ...(sides.length ? { at: sides } : {}) };
  }

  outlineOf = (laid, reference) => this.get(laid.tile)?.outlines[this.find(laid, reference)];
}

const BEFORE = { __proto__: null, C31: "C3" }; // an edition without a separate box uses that of the one before

/** The printings of a set that an edition uses. */
function boxesOf({ printings = {} }, edition) {
  const found = Object.values(printings).filter(({ editions }) => editions?.includes(edition));
  return found.length || !BEFORE[edition] ? found : boxesOf({ printings }, BEFORE[edition]);
}

/** Whether a feature is of a kind, as it is drawn or as it is played. */
const isOf = (feature, kind) => feature.kind === kind || kindOf(feature) === kind;

function touches(feature, rotation, side) {
  const sides = sidesOf(feature, rotation);
  return sides.includes(side) || sides.some((own) => own[0] === side[0] && side[0] !== "I" && (own.length === 1 || side.length === 1));
}

/** The key of a tile; an inline tile has no id known elsewhere. */
const keyOf = (tile) => (tile && typeof tile === "object" ? JSON.stringify(tile) : tile);

const unpacked = new WeakMap(); // catalog -> its tiles
const sets = new WeakMap(); // tile -> its catalog

/** The catalog {id, name} that a tile was loaded with, if any. */
export const setOf = (tile) => sets.get(tile) ?? null;

/** The tiles of a loaded catalog with their parts; the same objects every time, so that their drawings are cached. */
function tilesIn(catalog) {
  if (!unpacked.has(catalog)) {
    const { version, game } = catalog;
    const tiles = (catalog.tiles ?? []).map((one) => ({ ...one, version, game }));
    for (const tile of tiles) sets.set(tile, catalog);
    const parts = (tile) => (tile.cells ? partsOf(tile) : []);
    unpacked.set(
      catalog,
      tiles.map((tile) => ({ tile, parts: parts(tile) })),
    );
  }
  return unpacked.get(catalog);
}

const loaded = new Map();

function load(catalog) {
  const key = typeof catalog === "string" ? catalog : JSON.stringify(catalog);
  if (!loaded.has(key)) {
    const { id = catalog, version, tiles } = catalog;
    const asked = tiles
      ? ask("/catalogs/check", { method: "POST", body: catalog })
      : ask(`/catalogs/${encodeURIComponent(id)}${version ? `?version=${encodeURIComponent(version)}` : ""}`);
    asked.catch(() => loaded.delete(key));
    loaded.set(key, asked);
  }
  return loaded.get(key);
}

/** Forgets a catalog with a new version, so that it is requested again. */
export const forgetCatalog = (id) => loaded.delete(id);
