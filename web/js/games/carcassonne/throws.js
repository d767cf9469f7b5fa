// The page's part of The Catapult, whose throws players enter, and of The School: which feature the teacher copies.

import { named, t } from "../../lib/i18n.js";
import { featureName } from "../../tile/words.js";

const CATAPULT = "catapult"; // move and step
const TEACHER = "teacher"; // move and step

const onSides = ({ kind, at = [] }) => featureName({ kind, edges: [at].flat() });

/** A figure in words, with its place: "meeple, Ana, road, top, row 2, column 3" @param {Page.Play} play */
const figure = (play, { player, kind, x, y, feature }) =>
  [named("figure", kind), play.nameOf(player), onSides(feature), play.board.place({ x, y })].join(", ");

/** A figure that is changed, and for which kind. @param {Page.Play} play */
const changed = (play, [one, kind]) => `${figure(play, one)} → ${named("figure", kind)}`;

/** How a value of these moves is shown. @param {Page.Play} play */
export function throwValue(play, type, field, given) {
  if (type === TEACHER) return field === "feature" ? { words: onSides(given) } : null;
  if (type !== CATAPULT) return null;
  if (field === "token") return { words: t(`match.throw.${given}`) };
  if (field === "home") return { words: given.map((one) => figure(play, one)).join("; ") };
  return field === "swap" ? { words: changed(play, given) } : null;
}

export const throwMoves = {
  teacher: (play, { x, y, feature }) =>
    t("match.says.other", { move: named("match.move", TEACHER), what: [onSides(feature), play.board.place({ x, y })].join(", ") }),
  catapult: (play, { token, home, swap }) =>
    t("match.says.other", {
      move: t(`match.throw.${token}`),
      what: [...(home ?? []).map((one) => figure(play, one)), swap ? changed(play, swap) : ""].filter(Boolean).join("; "),
    }),
};
