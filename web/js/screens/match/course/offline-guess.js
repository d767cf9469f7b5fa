// Possible next moves found by the page alone: enough to continue at once, or offline.

import { seen } from "../../../games/last-seen-table.js";
import { thinkable, tileHeld } from "../../../match/local-table.js";

/** The default for games without offline rules: no figure joins an occupied feature. */
function alone(position, tiles, move) {
  const table = seen(position, tiles);
  const region = table.regionOf(move);
  return !(position.figures ?? []).some((one) => one.x !== undefined && region && table.regionOf(one) === region);
}

/** The guess. `box()`: the tiles that may be drawn. `sure` is false: it is not an answer of the server. */
export function guess({ now, tiles, figures, own, mover: player, away, ...play }, box) {
  const { step, placed } = now.turn;
  const waits = Boolean(now.turn.due?.length); // for one player after another
  const mover = (waits && own.decides?.(now)) || player;
  const end = { type: "end_turn", player: mover };
  const {
    due = [],
    first = false,
    may = [],
    passes = false,
    drawn = null,
  } = (away && own.alone?.({ ...play, now, tiles, figures, mover, box })) || {};
  const answer = (offers, tiles = []) => ({ sure: false, tiles, offers, lines: [], ...(waits ? { to_move: mover } : {}) });
  const inHand = tileHeld(now, mover);
  const only = inHand ? [inHand] : drawn;
  const draws = () => only?.map((tile) => ({ tile, left: null })) ?? (due.length ? [] : box());
  if (away && (waits || first)) return answer(due); // nothing that the page does not know
  if (step === "place") return answer([...may, ...due, ...(passes ? [end] : [])], draws());
  if (!away) return answer([]);
  const stands = own.stands ?? alone;
  const wood = step === "act" && placed?.length ? thinkable(now, tiles, figures) : [];
  const deploy = wood.filter((move) => stands(now, tiles, move));
  return answer([...deploy, ...may, ...due, ...(due.length ? [] : [end])]);
}
