// The matches that this browser knows, with their keys (access tokens). It may have several of one: the host's, a viewer's, those of seats.
// At a seat it reads with the seat's key, so it shows what only that player may see.

import { entriesOf, keepHere } from "../lib/session.js";

const KEY = "tile-referee.matches";
const SHOWN = "tile-referee.match.";
export const UNSENT = "tile-referee.unsent.";
export const TURN = "tile-referee.turn."; // in the storage of a tab
export const AS_VIEWER = "?as=viewer"; // after the address of a match: what everybody may see, whatever this key may
const MOST = 30; // opened, and as many links
const memory = new Map(); // without storage

function kept(key) {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

/**
 * The matches, newest first: {id, token, role, player, title, game, at, over}; `token`: the key it is read with, one of `host`, `viewer` and
 * `seats` {player: key}, if it has them; `fresh`: keys from links that have not been resolved yet.
 */
export const matches = () => entriesOf(() => kept(KEY));

export const knownMatch = (id) => matches().find((entry) => entry.id === id);

const othersThan = (id) => matches().filter((entry) => entry.id !== id);

/** Remembers a match, or updates its entry; moves it to the front. */
export function rememberMatch(entry) {
  keep(KEY, [{ ...knownMatch(entry.id), at: Date.now(), ...entry }, ...othersThan(entry.id)]);
  const [opened, links] = [matches().filter(({ token }) => token), matches().filter(({ token }) => !token)];
  for (const { id } of [...opened.slice(MOST), ...links.slice(MOST)]) forgetMatch(id);
}

/** Stores the key of a link until it is resolved: the next link may be followed before that. */
export const noteLink = (id, token, game) =>
  rememberMatch({ id, fresh: [...linksOf(id).filter((one) => one !== token), token], ...(game ? { game } : {}) });

/** The link that opens a match with a key, after the page's address; with its game, so that the game's modules are requested at once. */
export const linkTo = ({ id, game }, token) => `#/match/${encodeURIComponent(id)}/${token}/${game}`;

/** The unresolved keys of links, oldest first. */
export const linksOf = (id) => knownMatch(id)?.fresh ?? [];

/** Removes a key from the unresolved ones. */
export const dropLink = (id, token) => rememberMatch({ id, fresh: linksOf(id).filter((one) => one !== token) });

/**
 * Adds a key. A seat's key also takes that seat on this phone; any other leaves the seat unchanged.
 *
 * @param {string} id
 * @param {{ token: string, role: string, player?: any }} key
 */
export function takeKey(id, { token, role, player }) {
  const { seats, ...known } = keysOf(id);
  const more = role === "player" ? { seats: { ...seats, [player]: token }, player } : { seats, [role]: token };
  readWith({ ...known, ...more });
}

const ownKey = (seats, player) => (Object.hasOwn(seats, player) ? seats[player] : null); // an id may be "constructor"

/** The key of a seat, if this browser has it. */
export const seatKey = (id, player) => ownKey(knownMatch(id)?.seats ?? {}, player);

/** Takes a seat whose key is known, or (null) leaves it: a host then moves for every player again. */
export const sitAt = (id, player) => readWith({ ...keysOf(id), player });

/** Removes a key that is no longer valid. */
export function loseKey(id, token) {
  const { host, viewer, seats, ...known } = keysOf(id);
  const fits = (key) => (key === token ? null : key);
  const left = Object.fromEntries(Object.entries(seats).filter(([, key]) => key !== token));
  readWith({ ...known, host: fits(host), viewer: fits(viewer), seats: left });
}

/** The entry of a match with its keys by role; the only key of an old entry has its role. */
function keysOf(id) {
  const known = { id, player: null, ...knownMatch(id) };
  if (known.seats) return known;
  const { role, token, player } = known;
  if (role === "player") return { ...known, seats: { [player]: token } };
  return { ...known, ...(role ? { [role]: token } : {}), seats: {} };
}

function readWith(entry) {
  const { host, viewer, seats } = entry;
  const key = ownKey(seats, entry.player);
  rememberMatch({ ...entry, player: key ? entry.player : null, token: key ?? host ?? viewer ?? null });
}

export function forgetMatch(id) {
  keep(KEY, othersThan(id));
  clear(id);
}

/** Deletes what only holders of the keys may see: the match as last seen, moves not sent yet, and the unfinished turn. */
function clear(id) {
  forget([id, id + AS_VIEWER].flatMap(seatsOf));
  for (const key of [SHOWN + id, SHOWN + id + AS_VIEWER, UNSENT + id]) keep(key, null);
  keepHere(TURN + id, null);
}

const forget = (seats) => seats.length && import("./own-catalogs.js").then(({ forgetNames }) => forgetNames(seats)); // not loaded by the start screen

/** The match as last seen, which is shown offline. */
export function lastSeen(id) {
  try {
    return JSON.parse(kept(SHOWN + id) ?? null);
  } catch {
    return null;
  }
}

const seatsOf = (id) => lastSeen(id)?.players ?? [];

/** Keeps a match as last seen, unless it was forgotten meanwhile; `rights`: AS_VIEWER for what everybody may see of it. */
export function keepSeen(id, match, rights = "") {
  if (!knownMatch(id)) return;
  forget(seatsOf(id + rights).filter(({ name }, n) => name !== match.players[n].name)); // renamed
  keep(SHOWN + id + rights, match);
}

/** Stores a value, without room until the page is closed; null removes it. */
export function keep(key, value) {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(error);
    if (value !== null) memory.set(key, JSON.stringify(value));
  }
}
