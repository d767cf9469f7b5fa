// The photos that this browser has sent, with their tokens.

import { entriesOf } from "../lib/session.js";

const KEY = "tile-referee.photos";
const MOST = 12;
const KEPT = 7 * 24 * 60 * 60 * 1000; // milliseconds: the default of PHOTO_DAYS
let memory = null; // without storage or room

/**
 * The photos, newest first: {id, token, at, thumb, summary}; `linked`: another token, from a link. Photos past their retention are dropped.
 */
export function photos() {
  const known = read();
  const fresh = known.filter(({ at }) => at > Date.now() - KEPT);
  if (fresh.length < known.length) write(fresh);
  return fresh;
}

export const photo = (id) => photos().find((entry) => entry.id === id);

/** Remembers a photo, or updates its entry. */
export function remember(entry) {
  const known = photos();
  const old = known.find((other) => other.id === entry.id) ?? { at: Date.now() };
  if (!(entry.token ?? old.token)) return; // forgotten in another tab meanwhile
  const rest = known.filter((other) => other.id !== entry.id);
  write([{ ...old, ...entry }, ...rest].sort((a, b) => b.at - a.at).slice(0, MOST));
}

/** Stores the token of a link. The known token is kept as well, since the link may be damaged. */
export function noteLink(id, token) {
  const old = photo(id)?.token;
  remember(old && old !== token ? { id, linked: token } : { id, token });
}

/** Drops an invalid token: the one of a link replaces it and is returned; without one the photo is forgotten. */
export function dropToken(id, token) {
  const { linked } = photo(id) ?? {};
  if (linked && linked !== token) remember({ id, token: linked, linked: null });
  else forget(id);
  return photo(id)?.token;
}

export const forget = (id) => write(photos().filter((entry) => entry.id !== id));

const read = () => memory ?? entriesOf(() => localStorage.getItem(KEY));

/** Stores the entries; without room for the thumbnails, leaves them out. */
function write(entries) {
  for (const kept of [entries, entries.map(({ thumb, ...others }) => others)]) {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      memory = null;
      return;
    } catch (error) {
      console.warn(error);
    }
  }
  memory = entries;
}
