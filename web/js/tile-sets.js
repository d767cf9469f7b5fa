// Sets of tiles that are being drawn: {id?, game, name, prefix, tiles: drafts}, and their way to catalogs and back.

import { t } from "./i18n.js";
import { emptyDraft, fromTile, toTile } from "./tile-draft.js";

/** Letters that no other set has, for the ids of its tiles. */
export const ownPrefix = () =>
  `own-${Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => (byte % 36).toString(36)).join("")}`;

/** A set with one empty tile. */
export const newSet = (game) => ({
  game: game.id,
  name: t("draw.new-name"),
  prefix: ownPrefix(),
  tiles: [emptyDraft("1", game.kinds)],
});

/** A set to be edited, out of a catalog. */
export function fromCatalog(catalog, game) {
  const copies = Object.assign({}, ...Object.values(catalog.printings ?? {}).map(({ counts }) => counts));
  const prefix = catalog.tiles[0].id.split("/")[0];
  return {
    id: catalog.id,
    game: game.id,
    name: catalog.name,
    prefix,
    tiles: catalog.tiles.map((tile) => ({
      ...fromTile(tile, tile.id.split("/").slice(1).join("/"), game.kinds, game.marks),
      copies: copies[tile.id] || 1,
    })),
  };
}

/** The set in the form of catalogs, with as many copies in the box of every edition. */
export function toCatalog({ name, prefix, tiles, game: id }, game) {
  const counts = Object.fromEntries(tiles.map(({ code, copies }) => [`${prefix}/${code}`, copies]));
  const editions = game.options.find((option) => option.name === "edition")?.values ?? [];
  return {
    name,
    game: id,
    printings: { own: { editions: [...new Set(editions.map((edition) => edition.split("-")[0]))], counts } },
    tiles: tiles.map((draft) => toTile(draft, `${prefix}/${draft.code}`, game.kinds)),
  };
}
