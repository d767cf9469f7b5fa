// Moves in words, from their fields: who, what, where.

import { named, t } from "../i18n.js";
import { tileName } from "../words.js";

const says = {
  place: (play, { tile, x, y }) => t("match.says.place", { tile: tileName(play.tiles.get(tile)), place: play.board.place({ x, y }) }),
  deploy: (play, { kind, feature }) => t("match.says.deploy", { figure: named("figure", kind), kind: named("kind", feature.kind) }),
  discard: (play, { tile }) => t("match.says.discard", { tile: tileName(play.tiles.get(tile)) }),
  end_turn: () => "",
  end_game: () => t("match.says.end_game"),
  adjust: (play, { points, note }) => t("match.says.adjust", { points: points > 0 ? `+${points}` : points, note: note ?? "" }),
};

const other = (play, { type, token, choice }) =>
  [named("match.move", type), choice ? named("match.choice", choice) : "", token ? named("token", token).replace("-", " ") : ""]
    .filter(Boolean)
    .join(" ");

/** "Ana: city and road in row 2, column 3; meeple on city" */
export function movesInWords(play, moves) {
  const who = moves.find(({ player }) => player)?.player;
  const parts = moves.map((move) => (says[move.type] ?? other)(play, move)).filter(Boolean);
  const said = parts.length ? parts.join("; ") : t("match.says.passed");
  return who ? t("match.says", { name: play.nameOf(who), said }) : said;
}
