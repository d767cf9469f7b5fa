// Data of a game from the server: options, expansions, figures, tokens, kinds and marks. Requested once per page load.

import { ask } from "./api.js";
import { has, language, named, t } from "../lib/i18n.js";
import { AS_VIEWER, lastSeen } from "./known-matches.js";

const known = new Map();
const OF_SET = ".edition"; // ends the name of the option for the edition of a set
const AS_THE_GAME = "by_edition";

/** The answer of GET /games/{id} */
export function gameOf(id) {
  const key = `${language} ${id}`;
  if (!known.has(key)) {
    const asked = ask(`/games/${encodeURIComponent(id)}`);
    asked.catch(() => known.delete(key));
    known.set(key, asked);
  }
  return known.get(key);
}

/** Whether players of a game know nothing that others may not see. An answer kept of an older version does not say it. */
export const hidesNothing = (game) => game.private === false;

/** A match as last seen, if its game hides nothing from anybody. */
export const ifOpen = async (match) => (match && hidesNothing(await gameOf(match.game)) ? match : null);

/** What everybody may see of a match as this phone has seen it last; null: nothing is known to be open to all. */
export const lastSeenByAll = async (id) => lastSeen(id + AS_VIEWER) ?? ifOpen(lastSeen(id));

/** The games that are played with tiles; none offline. */
export const tileGames = () =>
  ask("/games")
    .then(({ games }) => games.filter(({ kinds }) => kinds))
    .catch(() => []);

/** The expansions in play, each with those of its figures and tokens that are. */
export const inPlay = (game, options = {}) =>
  game.expansions.filter(({ id }) => options.expansions?.includes(id)).map((box) => withoutOff(game, box, options));

const LISTS = ["figures", "tokens", "placed"]; // by kind

/** A box without the figures and tokens whose option is off. */
function withoutOff(game, box, options) {
  const off = Object.entries(box.switched ?? {}).flatMap(([kind, name]) => (isOn(game, name, options) ? [] : [kind]));
  if (!off.length) return box;
  const kept = (byKind) => Object.fromEntries(Object.entries(byKind).filter(([kind]) => !off.includes(kind)));
  return {
    ...box,
    ...Object.fromEntries(LISTS.map((name) => [name, kept(box[name])])),
    lone: box.lone.filter((kind) => !off.includes(kind)),
  };
}

/** Whether an option that turns something on is on: as given, or as the expansions imply. */
export function isOn(game, name, options) {
  const option = game.options.find((one) => one.name === name);
  const value = options[name] ?? (option && usualOf(option, options));
  return value === "on" || value === true;
}

/** The kinds of figure at a table: kind -> {count, goes_on}. */
export const figuresOf = (game, options) => ({
  ...game.figures,
  ...Object.assign({}, ...inPlay(game, options).map(({ figures }) => figures)),
});

/** The tokens at a table, each with its value: [{kind, value}]. */
export const tokensOf = (game, options) =>
  [game, ...inPlay(game, options)].flatMap(({ tokens = {} }) =>
    Object.entries(tokens).flatMap(([kind, values]) => (values.length ? values : [null]).map((value) => ({ kind, value }))),
  );

/** The tokens as they are on the table: a stack is face down, so only its size is given. */
export const lyingTokens = (game, options) => [
  ...Object.keys(game.stacks ?? {}).map((kind) => ({ kind, value: null, count: 1 })),
  ...tokensOf(game, options).filter(({ kind }) => !(kind in (game.stacks ?? {}))),
];

// ---- options: defaults, and whether they matter ----

const held = (wanted, value) =>
  wanted === true ? Boolean(value?.length ?? value) : Array.isArray(value) ? value.includes(wanted) : value === wanted;

const fulfilled = (wanted, options) => Object.entries(wanted).every(([name, value]) => held(value, options[name]));

/** The value of an option that is not set: what the others imply, or its default. */
export function usualOf({ implied = [], default: usual }, options = {}) {
  const found = implied.filter(({ when }) => fulfilled(when, options)).at(-1);
  return found ? found.value : usual;
}

/** Whether options have these values: {option: value}; those that are not set have their usual one. */
export const isUsual = (game, wanted, options) =>
  fulfilled(
    wanted,
    Object.fromEntries(Object.keys(wanted).map((name) => [name, options[name] ?? usualOf(game.options.find((one) => one.name === name), options)])), // prettier-ignore
  );

/**
 * The readings of the rules that matter at a table: of the game and of the expansions in play, with more than one value and not made
 * ineffective by other options.
 */
export function openOptions(game, options = {}) {
  const chosen = game.expansions.filter(({ id }) => options.expansions?.includes(id));
  const own = new Set(chosen.flatMap((one) => one.options));
  const foreign = new Set(game.expansions.flatMap((one) => one.options).filter((name) => !own.has(name)));
  const all = Object.fromEntries(game.options.map((option) => [option.name, options[option.name] ?? usualOf(option, options)]));
  return game.options.filter(
    ({ name, values, needs = {} }) => values.length > 1 && name !== "edition" && !foreign.has(name) && fulfilled(needs, all),
  );
}

/** The name of an option. */
export const optionName = ({ name, says }) => (name === "edition" ? t("edit.edition") : says);

/** A value of an option in words. */
export const valueName = (option, value) =>
  (option === "edition" || option.endsWith(OF_SET)) && value !== AS_THE_GAME
    ? named("edition", value)
    : /^\d+$/.test(value)
      ? value
      : named(has(`value.${option}.${value}`) ? `value.${option}` : "value", value);

/** The default of an option in words: "As usual: yes" */
export const usualName = (option, options) => {
  const value = usualOf(option, options);
  return value === null ? t("match.setup.usual") : t("match.setup.usual-is", { value: valueName(option.name, value) });
};

const OF_MAPS = { edition: "C2", catalogs: ["inns-and-cathedrals", "traders-and-builders"] }; // the server's assumption on a map

/** The edition of a set of options, set or assumed. */
export function editionFor(game, options = {}) {
  if (options.edition) return options.edition;
  const found = game.options.find(({ name }) => name === "edition");
  return found && editionWith(game, options, options.map ? OF_MAPS.edition : found.default);
}

/** This edition, or another where an expansion in play is not part of it. */
export function editionWith(game, options, edition) {
  const has = (one) => inPlay(game, options).every(({ editions = [] }) => !editions.length || editions.includes(one.split("-")[0]));
  return has(edition) ? edition : (game.options.find(({ name }) => name === "edition").values.find(has) ?? edition);
}

/** The name of the option for the edition of a set. */
export const nameOfEdition = (id) => id + OF_SET;

/** The edition of a set's box: the one chosen for it, or else that of the game. */
export function editionOfSet(id, edition, options) {
  const own = options[nameOfEdition(id)] ?? AS_THE_GAME;
  return own === AS_THE_GAME ? edition.split("-")[0] : own;
}

/** Those options that choose editions, of the game and of single sets. */
export const editionsIn = (options = {}) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name === "edition" || name.endsWith(OF_SET)));

/** The catalogs that options imply. */
export const catalogsOf = (game, options) => [
  ...new Set([game.catalogs[0], ...(options?.map ? OF_MAPS.catalogs : []), ...inPlay(game, options).flatMap(({ catalogs }) => catalogs)]),
];

/** The sets whose tiles maps are recommended with, but for those of chosen expansions: they can be left out (MP-S1). */
export const recommendedOnMap = (game, options) =>
  options?.map ? OF_MAPS.catalogs.filter((id) => !inPlay(game, options).some(({ catalogs }) => catalogs.includes(id))) : [];

/** The catalogs that options imply, without recommended ones that the table leaves out. */
export function catalogsWithout(game, options, without) {
  const missing = recommendedOnMap(game, options).filter((id) => without.has(id));
  return catalogsOf(game, options).filter((id) => !missing.includes(id));
}

/** The shipped sets that belong to no expansion: their tiles can be played, their rules cannot. */
export const tilesOnly = ({ catalogs, expansions }) =>
  expansions.length ? catalogs.slice(1).filter((id) => !expansions.some((one) => one.catalogs.includes(id))) : [];

/** The kinds of feature that can hold some figure. */
export const holds = (game, options) => new Set(Object.values(figuresOf(game, options)).flatMap(({ goes_on: kinds }) => kinds));

export const gameName = ({ id, name }) => (named("game", id) === id.replace(/[-_]/g, " ") ? name : named("game", id));
