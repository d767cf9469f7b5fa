// The players of the match that a photo belongs to: their names and colours.

import { ask } from "../../../net/api.js";
import { knownMatch } from "../../../net/known-matches.js";
import { named } from "../../../lib/i18n.js";

/** @type {WeakMap<object, any[]>} */
const known = new WeakMap(); // table -> players

/** The players of a photo's match, requested once; none if it belongs to no match. @returns {Promise<any[]>} */
export async function seatsOf(table) {
  const { match } = table.photo;
  if (match && !known.has(table)) known.set(table, (await ask(`/matches/${match}`, { token: knownMatch(match)?.token })).players);
  return known.get(table) ?? [];
}

/** The colours of these players; null where they are not known. */
export const coloursOf = (table) => known.get(table)?.map(({ colour }) => colour) ?? null;

/** The name of the player of a colour; where it is not known, the colour's. */
export const nameOf = (table, colour) => known.get(table)?.find((one) => one.colour === colour)?.name || named("colour", colour);
