// What this browser tab remembers: photos with their tokens, what is half done. Nothing is kept after the tab is closed.

const KEY = "tile-referee.photos";
const MOST = 12;

/** The photos of this session, newest first: {id, token, at, thumb}. */
export function photos() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY)) ?? [];
  } catch {
    return [];
  }
}

export const photo = (id) => photos().find((entry) => entry.id === id);

/** Remembers a photo, or adds to what is known of it. */
export function remember(entry) {
  const known = photos();
  const old = known.find((other) => other.id === entry.id) ?? { at: Date.now() };
  const rest = known.filter((other) => other.id !== entry.id);
  const kept = [{ ...old, ...entry }, ...rest].sort((a, b) => b.at - a.at).slice(0, MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    sessionStorage.setItem(KEY, JSON.stringify(kept.map(({ thumb, ...others }) => others)));
  }
}

export function forget(id) {
  sessionStorage.setItem(KEY, JSON.stringify(photos().filter((entry) => entry.id !== id)));
}

/** Something half done, or null. */
export function keptHere(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keeps it until the tab is closed; null: no longer. A browser that keeps nothing only forgets. */
export function keepHere(key, value) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}
