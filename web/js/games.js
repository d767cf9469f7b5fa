// What the server says about a game: options, expansions, figures, tokens, kinds and marks. Asked for once a page.

import { ask } from "./api.js";
import { language, named } from "./i18n.js";

const known = new Map();

/** GET /games/{id} */
export function gameOf(id) {
  const key = `${language} ${id}`;
  if (!known.has(key)) {
    const asked = ask(`/games/${encodeURIComponent(id)}`);
    asked.catch(() => known.delete(key));
    known.set(key, asked);
  }
  return known.get(key);
}

/** The games that are played with tiles; none where there is no net. */
export const tileGames = () =>
  ask("/games")
    .then(({ games }) => games.filter(({ kinds }) => kinds))
    .catch(() => []);

/** The expansions in play. */
export const inPlay = (game, options = {}) => game.expansions.filter(({ id }) => options.expansions?.includes(id));

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

/** The tokens as they lie on a table: those of a stack lie face down, so only how many there are is told. */
export const lyingTokens = (game, options) => [
  ...Object.keys(game.stacks ?? {}).map((kind) => ({ kind, value: null, count: 1 })),
  ...tokensOf(game, options).filter(({ kind }) => !(kind in (game.stacks ?? {}))),
];

/** The edition that options mean, or another where an expansion in play is not in it. */
export function editionFor(game, options = {}) {
  const found = game.options.find(({ name }) => name === "edition");
  const told = options.edition ?? found?.default;
  const has = (edition) => inPlay(game, options).every(({ editions = [] }) => !editions.length || editions.includes(edition.split("-")[0]));
  return !told || has(told) ? told : (found.values.find(has) ?? told);
}

/** The catalogs that options imply. */
export const catalogsOf = (game, options) => [
  ...new Set([game.catalogs[0], ...inPlay(game, options).flatMap(({ catalogs }) => catalogs)]),
];

/** The kinds of feature on which some figure may stand. */
export const holds = (game, options) => new Set(Object.values(figuresOf(game, options)).flatMap(({ goes_on: kinds }) => kinds));

export const gameName = ({ id, name }) => (named("game", id) === id.replace(/[-_]/g, " ") ? name : named("game", id));
