// Loads the page's module of a game when the game is played. Most games need none. See README.md.

import { loadStyles } from "../lib/styles.js";

const MODULES = {
  carcassonne: () => import("./carcassonne.js"),
  amazonas: () => import("./amazonas.js"),
  "dorra-amazonas": () => import("./dorra/dorra-amazonas.js"),
  "gold-rush": () => import("./gold-rush.js"),
};

/** Games without tiles whose photos can be read. */
export const PHOTOGRAPHED = new Set(["dorra-amazonas"]);

const NOTHING = {};

/** The module of the game with this id; {} if the game needs none. Its style sheets apply when this resolves. */
export async function ownOf(id) {
  if (!Object.hasOwn(MODULES, id)) return NOTHING;
  const { default: own } = await MODULES[id]();
  await loadStyles(own.styles);
  return own;
}

/** Preloads all modules, so that they are available offline. */
export const ownAhead = () => Promise.all(Object.keys(MODULES).map(ownOf));
