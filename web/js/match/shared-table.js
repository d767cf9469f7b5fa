// What everybody may see of a match, for what leaves the screen of a seat: the server says what that is.

import { Problem, ask } from "../net/api.js";
import { hidesNothing } from "../net/game-info.js";

/** The position with this turn's moves, for screens that are shown to others, and that stay when the match is forgotten. */
export async function tableForAll({ game, match, now, connection: { token }, turn: { draft, insist }, correction: { at } }) {
  if (hidesNothing(game)) return now;
  const before = at === null ? {} : { at };
  const preview = (moves) =>
    ask(`/matches/${match.id}/preview`, { method: "POST", token, body: { moves, insist, as: "viewer", ...before } });
  const found = await preview(draft).catch((error) => {
    if (!(error instanceof Problem && error.ruling && draft.length)) throw error;
    return preview([]); // moves against the rules
  });
  return found.position;
}

/** A change as everybody may see it. */
export async function changeForAll({ match, token, signal }, seq) {
  const { changes } = await ask(`/matches/${match.id}/history?as=viewer&after=${seq - 1}`, { token, signal });
  return changes.find((one) => one.seq === seq) ?? null;
}
