// The page's part of The Messages: which of two markers on the score track moves, and what a message brings.

import { capital, named, t } from "../../lib/i18n.js";

const MESSAGE = "message"; // move and step; begins the marks of a turn
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

/** Where the markers of a player are, and the points to move one of them. */
function track({ now, table: { scores }, mover }) {
  const points = unmoved(now, mover);
  const messenger = now.held?.[mover]?.[MESSENGER] ?? 0;
  const total = scores[mover] ?? 0;
  return { points: points[0] ?? 0, [MESSENGER]: messenger, meeple: total - messenger - points.reduce((sum, one) => sum + one, 0) };
}

/** A marker in words: "Messenger: from 6 to 10, a message" @param {Page.Play} play */
function marker(play, which) {
  const found = track(play);
  const to = found[which] + found.points;
  const draws = play.mover === play.now.turn.player && to % EVERY === 0;
  return t(draws ? "match.marker.draws" : "match.marker.moves", { marker: named("marker", which), from: found[which], to });
}

/** How a value of the move is shown. @param {Page.Play} play */
export function messageValue(play, type, field, given) {
  if (type !== MESSAGE) return null;
  if (field === "marker") return { words: marker(play, given) };
  if (field === "card") return { words: named("message", given) };
  return field === "choice" ? { words: named("message.choice", given) } : null;
}

/** What is chosen: a marker for some points, or the message that was drawn. @param {Page.Play} play */
export function messageHint(play, type) {
  if (type !== MESSAGE) return "";
  const { points } = track(play);
  const card = play.turn.picked?.type === type ? play.turn.picked.steps[0]?.value : null;
  if (card) return t("match.message.use", { message: capital(named("message", card)) });
  return play.table.ahead.offers.some((move) => move.type === MESSAGE && move.marker)
    ? t("match.marker.hint", { name: play.nameOf(play.mover), n: points })
    : t("match.message.hint");
}

export const messageMoves = {
  message: (play, { marker: which, card, choice }) =>
    which
      ? t("match.says.other", { move: t("match.move.marker"), what: named("marker", which) })
      : t("match.says.other", { move: named("message", card), what: named("message.choice", choice) }),
};

export const messageEvents = {
  marker: (play, { player, marker: which, space }) =>
    t("match.tells.marker", { name: play.nameOf(player), marker: named("marker", which), n: space }),
  message: (play, { player, card }) => t("match.tells.message", { name: play.nameOf(player), message: named("message", card) }),
};
