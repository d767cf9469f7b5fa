// Tile sets that are being drawn: {id?, game, name, prefix, tiles: drafts}, and their conversion to and from catalogs.

import { t } from "../../../lib/i18n.js";
import { emptyDraft, fromTile, toTile } from "../tile-draft.js";
import { fill } from "../tile-ground.js";

export const START = "start"; // the code of a printed start tile or board, which is no name for people

/** A prefix that no other set has, for the ids of its tiles. */
export const ownPrefix = () => `own-${Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => (byte % 36).toString(36)).join("")}`;

/** A set with one empty tile. `own`: the game's module on the page. */
export const newSet = (game, own = {}) => ({
  game: game.id,
  name: t("draw.new-name"),
  prefix: ownPrefix(),
  tiles: [blankDraft("1", game, own)],
});

/**
 * A tile with only what every tile with this mark shows, by the game's module (`own.blanks`: mark -> {cells?, features}); without a mark:
 * the first of them.
 */
export function blankDraft(code, { kinds, marks }, { blanks = {} } = {}, mark = Object.keys(blanks)[0]) {
  const blank = blanks[mark];
  if (!blank) return emptyDraft(code, kinds);
  return fill({ ...fromTile(blank, code, kinds, marks), marks: { [mark]: mark }, auto: true }, kinds);
}

/** Whether nothing was drawn on a tile yet. */
export function isBlank(draft, game, own) {
  const drawn = (one) => JSON.stringify([toTile({ ...one, marks: {} }, "", game.kinds).features, one.cells ?? []]);
  const mark = Object.keys(draft.marks).find((one) => one in (own.blanks ?? {}));
  return drawn(draft) === drawn(mark ? blankDraft("", game, own, mark) : emptyDraft("", game.kinds));
}

/** The id of a tile of a set; a tile copied from another set has its whole id as its code. */
export const idOf = ({ prefix }, { code }) => (code.includes("/") ? code : `${prefix}/${code}`);
const codeOf = ({ id }, prefix) => (id.startsWith(`${prefix}/`) ? id.slice(prefix.length + 1) : id);

/** The prefix of the tiles that belong to the set; tiles copied from a shipped set keep that set's. */
function prefixOf({ tiles, provenance }, { catalogs }) {
  const prefixes = tiles.map(({ id }) => id.split("/")[0]);
  return prefixes.find((prefix) => provenance !== "user" || !catalogs.includes(prefix)) ?? ownPrefix();
}

/** A set to be edited, from a catalog. */
export function fromCatalog(catalog, game) {
  const copies = Object.assign({}, ...Object.values(catalog.printings ?? {}).map(({ counts }) => counts));
  const prefix = prefixOf(catalog, game);
  return {
    id: catalog.id,
    game: game.id,
    name: catalog.name,
    prefix,
    tiles: catalog.tiles.map((tile) => ({
      ...fromTile(tile, codeOf(tile, prefix), game.kinds, game.marks),
      copies: copies[tile.id] || 1,
      ...(tile.id === catalog.start ? { start: true } : {}),
    })),
  };
}

/** Converts a set that this browser stored before multi-cell tiles could be drawn: they were kept in a separate list. */
export function wholeSet({ large = [], ...set }, { kinds, marks }) {
  const drafts = large.map(({ code, copies, start, tile }) => ({ ...fromTile(tile, code, kinds, marks), copies, start }));
  return { ...set, tiles: [...set.tiles, ...drafts] };
}

/** The start tile among drafts, if the game has one. `starts`: of the game's module. */
export const startOf = (tiles, { starts } = /** @type {{ starts?: boolean | string }} */ ({})) =>
  tiles.find((one) => (typeof starts === "string" ? starts in one.marks : one.start));

/** How many tiles of a set are drawn, with all copies, and whether its start tile is among them. */
export function enteredIn({ tiles }, game, own) {
  const [usual] = Object.keys(own.blanks ?? {});
  const chosen = ({ marks }) => Object.keys(marks).some((mark) => mark !== usual && mark in (own.blanks ?? {})); // a mouth has nothing else
  const drawn = tiles.filter((draft) => chosen(draft) || !isBlank(draft, game, own));
  return { n: drawn.reduce((sum, { copies }) => sum + copies, 0), start: Boolean(startOf(drawn, own)) };
}

/**
 * The set in the catalog format, with the same copies in the box of every edition. `starts`: the mark of the start tile, if the game has
 * one.
 *
 * @param {any} set
 * @param {Api.Game} game
 * @param {{ starts?: boolean | string }} own the game's module
 */
export function toCatalog({ name, prefix, tiles, game: id }, game, own = {}) {
  const named = (draft) => idOf({ prefix }, draft);
  const counts = Object.fromEntries(tiles.map((draft) => [named(draft), draft.copies]));
  const editions = game.options.find((option) => option.name === "edition")?.values ?? [];
  const start = startOf(tiles, own);
  return {
    name,
    game: id,
    ...(start ? { start: named(start) } : {}),
    printings: { own: { editions: [...new Set(editions.map((edition) => edition.split("-")[0]))], counts } },
    tiles: tiles.map((draft) => toTile(draft, named(draft), game.kinds)),
  };
}

/** The set with another draft of one of its tiles; there is only one start tile. */
export const withDraft = (set, at, draft) => ({
  ...set,
  tiles: set.tiles.map((one, i) => (i === at ? draft : draft.start ? { ...one, start: false } : one)),
});

/** The set with one more tile, under a code that is free. */
export function withTile(set, draft) {
  const codes = new Set(set.tiles.map(({ code }) => code));
  let n = set.tiles.length + 1;
  while (codes.has(String(n))) n += 1;
  return { ...set, tiles: [...set.tiles, { ...draft, code: String(n) }] };
}

/** The set without one of its tiles; a blank one takes the place of the last. */
export function withoutTile(set, at, game, own) {
  const tiles = set.tiles.filter((_, i) => i !== at);
  return { ...set, tiles: tiles.length ? tiles : [blankDraft("1", game, own)] };
}
