// The photos that this browser has sent, with their tokens: every tab of it opens them, for as long as a server keeps photos.

const KEY = "tile-referee.photos";
const MOST = 12;
const KEPT = 7 * 24 * 60 * 60 * 1000; // milliseconds: PHOTO_DAYS, if nobody has set it otherwise
let memory = null; // where a browser keeps nothing, or no more: until the page is closed

/** The photos, newest first: {id, token, at, thumb, summary}; `linked`: another token, out of a link. What is older than servers keep photos is forgotten. */
export function photos() {
  const known = read();
  const fresh = known.filter(({ at }) => at > Date.now() - KEPT);
  if (fresh.length < known.length) write(fresh);
  return fresh;
}

export const photo = (id) => photos().find((entry) => entry.id === id);

/** Remembers a photo, or adds to what is known of it. */
export function remember(entry) {
  const known = photos();
  const old = known.find((other) => other.id === entry.id) ?? { at: Date.now() };
  if (!(entry.token ?? old.token)) return; // forgotten meanwhile, in another tab
  const rest = known.filter((other) => other.id !== entry.id);
  write([{ ...old, ...entry }, ...rest].sort((a, b) => b.at - a.at).slice(0, MOST));
}

/** Keeps the token of a link. The one that this browser knows stays beside it: the link may be damaged. */
export function noteLink(id, token) {
  const old = photo(id)?.token;
  remember(old && old !== token ? { id, linked: token } : { id, token });
}

/** A token opens the photo no more: the one of a link takes its place and is returned; without one the photo is forgotten. */
export function dropToken(id, token) {
  const { linked } = photo(id) ?? {};
  if (linked && linked !== token) remember({ id, token: linked, linked: null });
  else forget(id);
  return photo(id)?.token;
}

export const forget = (id) => write(photos().filter((entry) => entry.id !== id));

function read() {
  try {
    return memory ?? JSON.parse(localStorage.getItem(KEY)) ?? [];
  } catch {
    return [];
  }
}

/** Where there is no room for the small pictures, they are left out. */
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
