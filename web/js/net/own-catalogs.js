// The user's content in this browser: tile sets with their tokens, and tables that are being edited.

import { entriesOf } from "../lib/session.js";

const SETS = "tile-referee.catalogs";
export const BOARDS = "tile-referee.boards";
const MOST = 40;

function read(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? fallback;
  } catch {
    return fallback;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // without storage the page works but forgets
  }
}

/**
 * The tile sets made or kept in this browser, newest first: {id, token?, name, game, whole, empty}; `whole`: playable alone, as it has the
 * start tile; `empty`: no tile of it has been photographed or drawn yet.
 */
export const ownSets = () => entriesOf(() => localStorage.getItem(SETS));

/** The boards drawn in this browser, oldest first: {id, token, name, picture}. */
export const ownBoards = () => entriesOf(() => localStorage.getItem(BOARDS));

export const ownSet = (id) => ownSets().find((one) => one.id === id);

/** A name that no set of this browser has yet: "My tiles", "My tiles 2". */
export function freeName(name) {
  const taken = new Set(ownSets().map((one) => one.name));
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(free)) return free;
  }
}

/** Remembers a set, or updates its entry. */
export function keepSet(entry) {
  const known = ownSets();
  const old = known.find(({ id }) => id === entry.id) ?? {};
  write(SETS, [{ ...old, ...entry }, ...known.filter(({ id }) => id !== entry.id)].slice(0, MOST));
}

/**
 * The catalogs of a box to which these sets of the user belong: a complete box replaces the printed one. The first argument: what the game
 * and its options imply, the box itself first.
 *
 * @param {string[]} printed
 * @param {string[]} ids
 */
export function withOwn([box, ...more], ids) {
  const whole = ids.some((id) => ownSet(id)?.whole);
  return [...(whole ? [] : [box]), ...more, ...ids];
}

/** The value that this browser keeps under a key, or null. */
export const stored = (key) => read(key, null);

/** The draft kept under a name between visits ("board", "dispute", "tiles"), or null. */
export const draft = (name) => stored(`tile-referee.draft.${name}`);

export const keepDraft = (name, value) => write(`tile-referee.draft.${name}`, value);

const HANDED = "tile-referee.handed";

/** Passes a table to another screen (`to`: "board", "dispute", "match"; "photo": the id of the one that shows it), which takes it once. */
export const hand = (to, position) => write(`${HANDED}.${to}`, position);

export function taken(from) {
  const found = read(`${HANDED}.${from}`, null);
  if (found) localStorage.removeItem(`${HANDED}.${from}`);
  return found;
}

const TABLES = ["dispute", "board", "audit", "match"]; // screens that a table of a match may reach

/** Removes the names of these seats of a match from the tables kept for other screens: their colours are left. */
export function forgetNames(seats) {
  const gone = new Set(seats.map(({ id, name }) => JSON.stringify([id, name])));
  const without = ({ name, ...seat }) => (gone.has(JSON.stringify([seat.id, name])) ? seat : { ...seat, name });
  for (const key of TABLES.flatMap((one) => [`tile-referee.draft.${one}`, `${HANDED}.${one}`])) {
    const table = read(key, null);
    if (Array.isArray(table?.players)) write(key, { ...table, players: table.players.map(without) });
  }
}
