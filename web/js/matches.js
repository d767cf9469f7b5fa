// The matches this browser knows, with their keys (tokens), kept until they are forgotten. A phone may have several keys of one match:
// the host's, a viewer's, those of seats. Where it sits at a seat it reads with that seat's, so it shows what only that player may see.

const KEY = "tile-referee.matches";
const SHOWN = "tile-referee.match.";
const MOST = 30;
const memory = new Map(); // where a browser keeps nothing: until the page is closed

function kept(key) {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

/**
 * The matches, newest first: {id, token, role, player, title, at, over}; `token`: the key it is read with, of `host`, `viewer` and
 * `seats` {player: key}, if it has them; `fresh`: keys of links of which nobody has asked yet what they open.
 */
export function matches() {
  try {
    return JSON.parse(kept(KEY) ?? null) ?? [];
  } catch {
    return [];
  }
}

export const knownMatch = (id) => matches().find((entry) => entry.id === id);

/** Remembers a match, or adds to what is known of it; it comes to the front. */
export function rememberMatch(entry) {
  const old = knownMatch(entry.id) ?? {};
  const rest = matches().filter((other) => other.id !== entry.id);
  for (const { id } of rest.slice(MOST - 1)) keep(SHOWN + id, null);
  keep(KEY, [{ ...old, at: Date.now(), ...entry }, ...rest].slice(0, MOST));
}

/** Keeps the key of a link until it is known what it opens: a link may be followed by the next before anybody has asked. */
export const noteLink = (id, token) => rememberMatch({ id, fresh: [...linksOf(id).filter((one) => one !== token), token] });

/** The keys of links of which nobody knows yet what they open, oldest first. */
export const linksOf = (id) => knownMatch(id)?.fresh ?? [];

/** A key is not to be asked for any more. */
export const dropLink = (id, token) => rememberMatch({ id, fresh: linksOf(id).filter((one) => one !== token) });

/** Adds a key. A seat's sits the phone down there; any other leaves it where it sits. */
export function takeKey(id, { token, role, player }) {
  const { seats, ...known } = keysOf(id);
  const more = role === "player" ? { seats: { ...seats, [player]: token }, player } : { seats, [role]: token };
  readWith({ ...known, ...more });
}

/** Sits down at a seat whose key is here, or (null) gets up: a host then moves for everybody again. */
export const sitAt = (id, player) => readWith({ ...keysOf(id), player });

/** A key that opens nothing any more. */
export function loseKey(id, token) {
  const { host, viewer, seats, ...known } = keysOf(id);
  const fits = (key) => (key === token ? null : key);
  const left = Object.fromEntries(Object.entries(seats).filter(([, key]) => key !== token));
  readWith({ ...known, host: fits(host), viewer: fits(viewer), seats: left });
}

/** What is known of a match, with its keys apart; of one that was kept with its only key, the role says which that is. */
function keysOf(id) {
  const known = { id, player: null, ...knownMatch(id) };
  if (known.seats) return known;
  const { role, token, player } = known;
  if (role === "player") return { ...known, seats: { [player]: token } };
  return { ...known, ...(role ? { [role]: token } : {}), seats: {} };
}

function readWith(entry) {
  const { host, viewer, seats } = entry;
  const player = seats[entry.player] ? entry.player : null;
  rememberMatch({ ...entry, player, token: seats[player] ?? host ?? viewer ?? null });
}

export function forgetMatch(id) {
  keep(
    KEY,
    matches().filter((entry) => entry.id !== id),
  );
  keep(SHOWN + id, null);
}

/** How a match looked when it was last seen: what is shown where there is no net. */
export function lastSeen(id) {
  try {
    return JSON.parse(kept(SHOWN + id) ?? null);
  } catch {
    return null;
  }
}

export const keepSeen = (id, match) => keep(SHOWN + id, match);

/** Keeps a value, null: no longer. Where there is no room it is kept until the page is closed. */
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
