// Loads the page's module of a game when the game is played. Most games need none. See README.md.

import { gameOf } from "../net/game-info.js";
import { preload } from "../lib/preload.js";
import { loadStyles } from "../lib/styles.js";

/** game -> its module as lib/preload.js knows it, and its loader */
const MODULES = {
  carcassonne: ["games/carcassonne", () => import("./carcassonne.js")],
  amazonas: ["games/amazonas", () => import("./amazonas.js")],
  "dorra-amazonas": ["games/dorra/dorra-amazonas", () => import("./dorra/dorra-amazonas.js")],
  "gold-rush": ["games/gold-rush", () => import("./gold-rush.js")],
};

/** Games without tiles whose photos can be read. */
export const PHOTOGRAPHED = new Set(["dorra-amazonas"]);

const NOTHING = {};

/** Requests the module of a game that is about to be played. */
export function announceOwn(id) {
  if (Object.hasOwn(MODULES, id)) preload(MODULES[id][0]);
}

/** The module of the game with this id; {} if the game needs none. Its style sheets apply when this resolves. */
export async function ownOf(id) {
  if (!Object.hasOwn(MODULES, id)) return NOTHING;
  const [name, load] = MODULES[id];
  preload(name);
  const { default: own } = await load();
  const [game] = await Promise.all([own.offline ? gameOf(id) : null, loadStyles(own.styles)]);
  return game ? { ...own.offline(game), ...own } : own;
}

/** Preloads all modules, so that they are available offline. */
export const ownAhead = () => Promise.all(Object.keys(MODULES).map(ownOf));
