// The boxes whose look people have taught by correcting tiles: in a photo, or in photos of a match. Newest first.

import { knownMatch, matches, rememberMatch } from "./known-matches.js";
import { photo, photos, remember } from "./known-photos.js";

/** Remembers that tiles of a game were corrected in a photo (of a match). */
export function taught({ id, match }, game) {
  if (match && knownMatch(match)) rememberMatch({ id: match, taught: game, taughtAt: Date.now() });
  else if (!match && photo(id)) remember({ id, taught: game, taughtAt: Date.now() });
}

/** A match that begins with a corrected photo knows its box for longer than the photo is kept. */
export function inherited(photoId, match) {
  const { taught: game } = photo(photoId) ?? {};
  if (game) taught({ id: photoId, match }, game);
}

/** Removes a box that the server does not know any more. */
export function lost(id) {
  if (knownMatch(id)) rememberMatch({ id, taught: null });
  if (photo(id)) remember({ id, taught: null });
}

/**
 * The newest box of a game: {id, token, at}; null without any.
 *
 * @param {string} game
 * @returns {{ id: string, token: string, at: number } | null}
 */
export function ourBox(game) {
  const found = [...photos(), ...matches()].filter((one) => one.taught === game && one.token);
  found.sort((a, b) => b.taughtAt - a.taughtAt);
  return found.length ? { id: found[0].id, token: found[0].token, at: found[0].taughtAt } : null;
}
