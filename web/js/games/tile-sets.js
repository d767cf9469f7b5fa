// The choices for a table: the tile sets of a game, the expansions that come with them, its editions.

import { ownSet, ownSets } from "../net/own-catalogs.js";
import { has, language, named, t } from "../lib/i18n.js";

export const nameOfSet = ({ id, name = id }) => (has(`catalog.${id}`) ? t(`catalog.${id}`) : name);

/** The name of an expansion: the text for it, or that of its set. */
export const nameOfExpansion = (id) => named(has(`expansion.${id}`) ? "expansion" : "catalog", id);

/** The name of a set, with a note if only its tiles can be played, not its rules. */
export const labelOfSet = (one) => (one.tiles_only ? t("sets.tiles-only", { name: nameOfSet(one) }) : nameOfSet(one));

/**
 * A list in the order of names as the language of the page sorts them, without articles: the server's order is that of the English
 * names.
 *
 * @template T
 * @param {T[]} all
 * @param {(one: T) => string} nameOf
 */
export function byName(all, nameOf) {
  const { compare } = new Intl.Collator(language);
  const article = new RegExp(`^(?:${t("sort.articles").split(" ").join("|")}) `, "i");
  return all
    .map((one) => ({ one, name: nameOf(one).replace(article, "") }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ one }) => one);
}

/** The ids of these expansions in the order of their names. */
export const expansionsByName = (ids) => byName(ids, nameOfExpansion);

/** The shipped tile sets of a game among these catalogs, the base set first. */
export function shippedSets(catalogs, game) {
  const all = catalogs.filter((one) => one.game === game.id && one.form === "tile-set");
  const base = ({ id }) => id === game.catalogs[0];
  return [
    ...all.filter(base),
    ...byName(
      all.filter((one) => !base(one)),
      nameOfSet,
    ),
  ];
}

/** The user's own sets of a game; an empty one cannot be played and is left out. */
export const ownSetsOf = ({ id }) => ownSets().filter(({ game, empty }) => game === id && !empty);

/** The user's set without any tiles yet, if there is one. */
export const emptySetOf = ({ id }) => ownSets().find(({ game, empty }) => game === id && empty);

export const editionsOf = (game) => game?.options.find(({ name }) => name === "edition")?.values ?? [];

/** Whether a set is a complete box of the user that replaces the printed one. */
export const isWhole = (id) => Boolean(ownSet(id)?.whole);

/** The set that is always in play, since a game needs a complete box. `sets`: the chosen ones. */
export const alwaysThere = (game, sets) => (editionsOf(game).length && !sets.some(isWhole) ? game.catalogs[0] : null);

/** The expansions of a game whose tile sets are all in play: their rules apply, too. */
export const expansionsOf = (game, sets) =>
  (game?.expansions ?? []).filter(({ catalogs }) => catalogs.length > 0 && catalogs.every((id) => sets.includes(id))).map(({ id }) => id);
