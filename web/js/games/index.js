// What a game has of its own on the page: a module, loaded when the game is played. Most need none. See README.md.

import { loadStyles } from "../styles.js";

const MODULES = {
  carcassonne: () => import("./carcassonne.js"),
  amazonas: () => import("./amazonas.js"),
  "dorra-amazonas": () => import("./dorra-amazonas.js"),
  "gold-rush": () => import("./gold-rush.js"),
};

/** Games without tiles whose photos can be read. */
export const PHOTOGRAPHED = new Set(["dorra-amazonas"]);

const NOTHING = {};

/** What the game with this id has of its own; {} for a game that needs nothing. Its style sheets hold when this resolves. */
export async function ownOf(id) {
  if (!Object.hasOwn(MODULES, id)) return NOTHING;
  const { default: own } = await MODULES[id]();
  await loadStyles(own.styles);
  return own;
}

/** Loads all of them ahead, so that they are there without a net. */
export const ownAhead = () => Promise.all(Object.keys(MODULES).map(ownOf));
