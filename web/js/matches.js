// The matches this browser knows, with their tokens, kept until they are forgotten.

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

/** The matches, newest first: {id, token, role, player, title, at, over}. */
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
