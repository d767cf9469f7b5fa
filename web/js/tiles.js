// The tiles of the chosen catalogs, by id, and which of a tile's features a reference means.

import { Problem, ask } from "./api.js";
import { partsOf } from "./extent.js";
import { sidesOf } from "./words.js";

export class Tiles {
  #byId = new Map();
  all = [];
  catalogs = []; // whose tiles these are
  others = []; // catalogs that are no tile sets: boards

  /** Loads catalogs (ids, {id, version}, or whole ones); `all` lists the tiles that the boxes of this edition hold. Each is asked for once. */
  static async of(catalogs, edition = "C1") {
    const tiles = new Tiles();
    for (const catalog of await Promise.all(catalogs.map(load))) {
      const boxes = boxesOf(catalog, edition.split("-")[0]);
      tiles.catalogs.push(catalog);
      if (!catalog.tiles) tiles.others.push(catalog);
      for (const tile of catalog.tiles ?? []) {
        const known = { ...tile, version: catalog.version, game: catalog.game };
        if (!tiles.#byId.has(tile.id) && (!boxes.length || boxes.some(({ counts }) => counts[tile.id])))
          tiles.all.push(known);
        tiles.#byId.set(tile.id, known);
        if (tile.cells) for (const part of partsOf(known)) tiles.#byId.set(part.id, part);
      }
    }
    return tiles;
  }

  get = (id) => this.#byId.get(keyOf(id));

  /** Has the tiles drawn that a position brings along whole; what is wrong with one stays an unknown tile. */
  async learn({ game, tiles = [] }) {
    const fresh = new Map(tiles.map(({ tile }) => tile).filter((tile) => tile?.features && !this.get(tile)).map((tile) => [keyOf(tile), tile]));
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

  /** The number of the feature of a laid tile that a reference {kind, at} names, or -1. */
  find({ tile, rotation = 0 }, reference) {
    const at = [reference?.at ?? []].flat();
    return (
      this.get(tile)?.features.findIndex(
        (feature) => feature.kind === reference?.kind && at.every((side) => touches(feature, rotation, side)),
      ) ?? -1
    );
  }

  /** The feature of a laid tile with this number, as moves name it. */
  reference({ tile, rotation = 0 }, index) {
    const feature = this.get(tile).features[index];
    const sides = sidesOf(feature, rotation);
    return { kind: feature.kind, ...(sides.length ? { at: sides } : {}) };
  }

  outlineOf = (laid, reference) => this.get(laid.tile)?.outlines[this.find(laid, reference)];
}

const BEFORE = { C31: "C3" }; // an edition without a box of its own uses that of the one before

/** The printings of a set that an edition uses. */
function boxesOf({ printings = {} }, edition) {
  const found = Object.values(printings).filter(({ editions }) => editions?.includes(edition));
  return found.length || !BEFORE[edition] ? found : boxesOf({ printings }, BEFORE[edition]);
}

function touches(feature, rotation, side) {
  const sides = sidesOf(feature, rotation);
  return (
    sides.includes(side) ||
    sides.some((own) => own[0] === side[0] && side[0] !== "I" && (own.length === 1 || side.length === 1))
  );
}

/** A tile that a position brings along has no id that others know. */
const keyOf = (tile) => (tile && typeof tile === "object" ? JSON.stringify(tile) : tile);

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

/** A catalog has a new version: it is asked for again. */
export const forgetCatalog = (id) => loaded.delete(id);
