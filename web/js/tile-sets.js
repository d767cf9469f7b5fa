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

/** A set to be edited, out of a catalog. Tiles of several cells are not drawn here; they stay in the set as they are. */
export function fromCatalog(catalog, game) {
  const copies = Object.assign({}, ...Object.values(catalog.printings ?? {}).map(({ counts }) => counts));
  const prefix = catalog.tiles[0].id.split("/")[0];
  const codeOf = ({ id }) => id.split("/").slice(1).join("/");
  const drafts = catalog.tiles
    .filter(({ cells }) => !cells)
    .map((tile) => ({
      ...fromTile(tile, codeOf(tile), game.kinds, game.marks),
      copies: copies[tile.id] || 1,
      ...(tile.id === catalog.start ? { start: true } : {}),
    }));
  return {
    id: catalog.id,
    game: game.id,
    name: catalog.name,
    prefix,
    tiles: drafts.length ? drafts : [emptyDraft("1", game.kinds)],
    large: catalog.tiles
      .filter(({ cells }) => cells)
      .map(({ id, outlines, counts, ...tile }) => ({ code: codeOf({ id }), copies: copies[id] || 1, start: id === catalog.start, tile })),
  };
}

/** The set in the form of catalogs, with as many copies in the box of every edition. */
export function toCatalog({ name, prefix, tiles, large = [], game: id }, game) {
  const all = [...tiles, ...large];
  const counts = Object.fromEntries(all.map(({ code, copies }) => [`${prefix}/${code}`, copies]));
  const editions = game.options.find((option) => option.name === "edition")?.values ?? [];
  const start = all.find((one) => one.start);
  return {
    name,
    game: id,
    ...(start ? { start: `${prefix}/${start.code}` } : {}),
    printings: { own: { editions: [...new Set(editions.map((edition) => edition.split("-")[0]))], counts } },
    tiles: [
      ...tiles.map((draft) => toTile(draft, `${prefix}/${draft.code}`, game.kinds)),
      ...large.map(({ code, tile }) => ({ ...tile, id: `${prefix}/${code}` })),
    ],
  };
}
