// Moves in words, from their fields: who, what, where.

import { named, t } from "../i18n.js";
import { tokenName } from "../token.js";
import { tileName } from "../words.js";

const says = {
  place: (play, { tile, x, y }) =>
    t("match.says.place", { tile: tileName(play.tiles.get(tile)), place: play.board.place({ x, y }) }),
  deploy: (play, { kind, feature }) =>
    t("match.says.deploy", { figure: named("figure", kind), kind: named("kind", feature.kind) }),
  discard: (play, { tile }) => t("match.says.discard", { tile: tileName(play.tiles.get(tile)) }),
  end_turn: () => "",
  end_game: () => t("match.says.end_game"),
  adjust: (play, { points, note }) =>
    t("match.says.adjust", { points: points > 0 ? `+${points}` : points, note: note ?? "" }),
};

/** A move of an expansion: what it is called, and what was chosen or drawn. */
function other(play, { type, token, choice }) {
  const [kind, value] = (token ?? "").split(/-(?=\d+$)/);
  const what = [choice ? named("match.choice", choice) : "", token ? tokenName({ kind, value }) : ""]
    .filter(Boolean)
    .join(", ");
  return what ? t("match.says.other", { move: named("match.move", type), what }) : named("match.move", type);
}

/** "Ana: city and road in row 2, column 3; meeple on city" */
export function movesInWords(play, moves) {
  const who = moves.find(({ player }) => player)?.player;
  const parts = moves.map((move) => (says[move.type] ?? other)(play, move)).filter(Boolean);
  const said = parts.length ? parts.join("; ") : t("match.says.passed");
  return who ? t("match.says", { name: play.nameOf(who), said }) : said;
}

/** What a change brought, for screen readers: who did what to the history, the points, who is next. */
export function news(play, { type, by, lines = [], to_move: next }) {
  const who = by?.player ? play.nameOf(by.player) : t("match.host");
  const did = type === "moves" ? "" : t(`match.did.${type}`, { who });
  const said = lines.map((line) => play.talk.inWords(line.says)).join(" ");
  return [did, said, next ? t("match.turn", { name: play.nameOf(next) }) : t("match.over")].filter(Boolean).join(" ");
}
