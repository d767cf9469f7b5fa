// What is proposed for a new match: the settings of the last one, or those of the table with which it begins.

import { COLOURS } from "../../tile/figure.js";
import { keep } from "../../net/known-matches.js";
import { fits } from "../../net/outside-data.js";

const KEY = "tile-referee.setup";

/** Whether what another version of the page may have kept has the form of settings, with further tile sets if any. */
export const readable = (wish, sets = []) =>
  [wish?.expansions, wish?.players, sets].every(Array.isArray) &&
  wish.players.every((seat) => seat?.constructor === Object && [seat.name ?? "", seat.colour].every((one) => typeof one === "string")) &&
  typeof (wish.edition ?? "") === "string";

/** The settings of the last match, as a proposal. */
export function lastTime(games) {
  const usual = { game: games[0].id, expansions: [], edition: null, players: [{ colour: "red" }, { colour: "blue" }] };
  try {
    const wish = { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "null") };
    return games.some(({ id }) => id === wish.game) && readable(wish) ? wish : usual;
  } catch {
    return usual;
  }
}

/** A drawn or photographed table with which a match can begin, as another screen or an earlier visit has kept it; or null. */
export const startOf = (kept, games) => (fits("table", kept) && games.some(({ id }) => id === kept.game) ? kept : null);

/** The settings of a match that begins with a drawn or photographed table. */
export const ofTable = ({ game, options, players }) => ({
  game,
  expansions: options?.expansions ?? [],
  ...(options?.edition ? { edition: options.edition } : {}),
  players: players.map(({ id, name, colour, points, marker }) => ({
    id,
    name,
    colour: colour ?? (COLOURS.includes(id) ? id : COLOURS[0]),
    points: points ?? marker?.points,
    marker: points === undefined ? marker : undefined,
  })),
});

/** The seats without points. */
const seatsAlone = (players) => players.map(({ id, name, colour }) => ({ id, name, colour }));

/** What is in the box of a table whose tile sets are listed, each as often as there are boxes of it. */
export const boxOf = (catalogs = []) => ({
  sets: [...new Set(catalogs)],
  boxes: catalogs.filter((id) => id === catalogs[0]).length || 1,
});

/** Options that another match has as well: people choose the map each time unless they play again. */
const lasting = ({ map: _, ...options }) => options;

/** What is proposed again after a match with this box and these options. */
export const lastOf = ({ sets, without, count }, options) => ({
  options: lasting(options),
  sets: [...sets],
  without: [...without],
  boxes: count,
});

/** Keeps the settings of a match for the next one. `last`: its options and its box, {options, sets, boxes}. */
export const keepSettings = ({ game, expansions, edition, players, timer, tracking, last }) =>
  keep(KEY, { game, expansions, edition, players: seatsAlone(players), timer, tracking, last });
