// The rules that matter at each moment of a game, as the game declares them (GET /games/{id}: `help`); their sentences come from the server.

import { isUsual } from "../net/game-info.js";

/** The moment of a turn: the step (place, act or end) in games with tiles, the phase in others; "over" at the end of the game. */
export const momentOf = ({ table, now }) => (table.over ? "over" : (now.turn?.phase ?? now.turn?.step ?? "end"));

const rows = (help) => help ?? []; // an answer that was kept offline may be of an earlier version

/** The moments of a game, in order. @param {Api.Game} game */
export const momentsOf = ({ help }) => [...new Set(rows(help).map(({ moment }) => moment))];

/** The ids of the rules of a moment at a table: those whose options are in force. @param {Api.Game} game */
export const rulesInForce = (game, moment, options) => [
  ...new Set(
    rows(game.help)
      .filter((one) => one.moment === moment && isUsual(game, one.when, options))
      .flatMap(({ rules }) => rules),
  ),
];
