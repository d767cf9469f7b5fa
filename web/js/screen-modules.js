// Which module each screen begins with, so that all modules of a screen are requested at once.

import { screenAt } from "./address.js";
import { GAME_SCREENS } from "./game-screens/index.js";
import { preload } from "./lib/preload.js";
import { knownMatch } from "./net/known-matches.js";

/** kind of screen, as in main.js -> the module with which it begins */
const BEGINS = {
  start: "screens/start/start",
  photo: "screens/photo/photo",
  "photo/of": "screens/photo/new-of-match",
  "match/new": "screens/setup/setup",
  join: "screens/match/join",
  match: "screens/match/match",
  table: "screens/table/table",
  audit: "screens/insight/audit",
  evenings: "screens/insight/evenings",
  dispute: "screens/dispute/dispute",
  "edit/board": "screens/editor/board",
  "edit/tile": "screens/editor/tile",
  enrol: "screens/enrol/enrol",
  "edit/map": "screens/editor/map",
  rule: "score/rule",
  ...Object.fromEntries(Object.entries(GAME_SCREENS).map(([kind, { begins }]) => [kind, begins])),
};

/** Requests the modules of the screen that an address names. */
export function preloadScreen(hash) {
  const [kind, [id, key, game]] = screenAt(hash, BEGINS);
  preload(kind === "photo" && !id ? "screens/photo/new" : BEGINS[kind]);
  if (kind === "join" && key) preload(BEGINS.match); // it comes next
  const known = () => game ?? knownMatch(id)?.game; // else the game is known with the match
  const told = kind === "join" ? key : kind === "match" || kind === "table" ? known() : null;
  if (told) import("./games/index.js").then(({ announceOwn }) => announceOwn(told));
}
