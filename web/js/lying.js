// What may lie on a table: the sets of tiles of a game, the expansions that come with them, its editions.

import { ownSet, ownSets } from "./own.js";
import { has, t } from "./i18n.js";

export const nameOfSet = ({ id, name = id }) => (has(`catalog.${id}`) ? t(`catalog.${id}`) : name);

/** The same, with a word where only the tiles of a set can be played, not its rules. */
export const labelOfSet = (one) => (one.tiles_only ? t("sets.tiles-only", { name: nameOfSet(one) }) : nameOfSet(one));

/** The shipped sets of tiles of a game among these catalogs, the one everybody has first. */
export function shippedSets(catalogs, game) {
  const all = catalogs.filter((one) => one.game === game.id && one.form === "tile-set");
  return [...all.filter(({ id }) => id === game.catalogs[0]), ...all.filter(({ id }) => id !== game.catalogs[0])];
}

/** One's own sets of a game, as far as they have tiles: an empty one cannot lie on a table. */
export const ownSetsOf = ({ id }) => ownSets().filter(({ game, empty }) => game === id && !empty);

/** The one to which nobody has shown or drawn a tile yet, if there is one. */
export const emptySetOf = ({ id }) => ownSets().find(({ game, empty }) => game === id && empty);

export const editionsOf = (game) => game?.options.find(({ name }) => name === "edition")?.values ?? [];

/** Whether a set is a whole box of one's own: it stands in for the printed one. */
export const isWhole = (id) => Boolean(ownSet(id)?.whole);

/** The set that is always there: nobody plays without a whole box. `sets`: those that were chosen. */
export const alwaysThere = (game, sets) => (editionsOf(game).length && !sets.some(isWhole) ? game.catalogs[0] : null);

/** The expansions of a game whose tiles are all there: their rules are, too. */
export const expansionsOf = (game, sets) =>
  (game?.expansions ?? []).filter(({ catalogs }) => catalogs.length > 0 && catalogs.every((id) => sets.includes(id))).map(({ id }) => id);
