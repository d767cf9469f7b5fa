// The page's part of the pieces that join roads: tunnel tokens, offline and in words.

import { named, t } from "../lib/i18n.js";
import { featureName } from "../tile/words.js";

const TUNNEL = "tunnel";

/** A tunnel token on its end (TU-2). */
function dug(position, { player, set, x, y, edge }) {
  const marks = [...(position.turn?.marks ?? []), `${TUNNEL} ${x} ${y} ${edge}`];
  const token = { kind: TUNNEL, value: null, x, y, edge, player, set };
  return { ...position, tokens: [...(position.tokens ?? []), token], turn: { ...position.turn, marks } };
}

export const joinDeeds = { tunnel: dug };

const road = (...edges) => featureName({ kind: "road", edges });

/** A tunnel token in words: "Put a tunnel token: set A, road, top, row 2, column 3" */
const tunnel = (play, { set, x, y, edge }) =>
  t("match.says.other", {
    move: named("match.move", TUNNEL),
    what: [t("match.says.set", { set: set.toUpperCase() }), road(edge), play.board.place({ x, y })].join(", "),
  });

export const joinMoves = { tunnel };

/** How a value of these moves is shown; null: as others are. */
export function joinValue(type, field, given) {
  if (type !== TUNNEL) return null;
  return { words: field === "edge" ? road(given) : t("match.says.set", { set: given.toUpperCase() }) };
}
