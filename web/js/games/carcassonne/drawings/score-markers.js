// Where each of the two markers of a player would move on the score track, next to the choice between them.

import { named, t } from "../../../lib/i18n.js";

const MESSENGER = "messenger"; // marker, and what players hold: its space
const EVERY = 5; // spaces that draw a message
const UNMOVED = /^message:(\d+):(.*):(\d+)$/; // mark of a turn: number, player, points for which no marker was moved yet

/** The points of a player for which no marker was moved yet, in their order. */
const unmoved = ({ turn }, player) =>
  (turn?.marks ?? [])
    .map((mark) => UNMOVED.exec(mark))
    .filter((found) => found?.[2] === player)
    .sort((one, other) => one[1] - other[1])
    .map((found) => Number(found[3]));

/** A marker in words: "Messenger: from 6 to 10, a message"; and how far one of them moves. @param {Page.Play} play */
export function markerMove({ now, table: { scores }, mover, nameOf }, which) {
  const points = unmoved(now, mover);
  const messenger = now.held?.[mover]?.[MESSENGER] ?? 0;
  const meeple = (scores[mover] ?? 0) - messenger - points.reduce((sum, one) => sum + one, 0);
  const [n = 0] = points;
  const from = which === MESSENGER ? messenger : meeple;
  const draws = mover === now.turn.player && (from + n) % EVERY === 0;
  return {
    words: t(draws ? "match.marker.draws" : "match.marker.moves", { marker: named("marker", which), from, to: from + n }),
    hint: t("match.marker.hint", { name: nameOf(mover), n }),
  };
}
