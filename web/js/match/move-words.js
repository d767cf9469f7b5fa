// Moves in words, from their fields: player, piece, place.

import { list, named, t } from "../lib/i18n.js";
import { tokenName, tokenOf } from "../tile/token.js";
import { onFeature, tileName } from "../tile/words.js";
import { endingInWords } from "./confirm-end.js";
import { typeOf } from "./local-table.js";

const says = {
  place: (play, { tile, x, y }) => t("match.says.place", { tile: tileName(play.tiles.get(tile)), place: play.board.place({ x, y }) }),
  deploy: (play, { kind, feature }) => t("match.says.deploy", { figure: named("figure", kind), where: onFeature(feature.kind) }),
  discard: (play, { tile }) => t("match.says.discard", { tile: tileName(play.tiles.get(tile)) }),
  end_turn: () => "",
  end_game: () => t("match.says.end_game"),
  score: (play, { what, counts = {}, final, tied = [] }) =>
    [
      named("pad.what", what),
      ...Object.entries(counts)
        .filter(([, n]) => n)
        .map(([name, n]) => countInWords(play, what, name, n)),
      final ? t("match.pad.final") : "",
      tied.length ? t("match.pad.with", { names: list(tied.map(play.nameOf)) }) : "",
    ]
      .filter(Boolean)
      .join(", "),
  adjust: (play, { points, note }) => t("match.says.adjust", { points: points > 0 ? `+${points}` : points, note: note ? `(${note})` : "" }),
};

/** A number of an entry of the score pad: "coats of arms 2", "inn" */
function countInWords({ match }, what, name, n) {
  const entry = match.pad?.find((one) => one.what === what);
  const yes = entry?.counts.find((one) => one.name === name)?.most === 1;
  return yes ? named("pad.count", name) : `${named("pad.count", name)} ${n}`;
}

/** Any other move: its name and its choices; hidden information is left out. @param {Page.Talk} play */
function other(play, { type, player, ...fields }) {
  const what = Object.entries(fields)
    .map(([field, value]) => inWords(play, field, value))
    .filter(Boolean);
  return what.length ? t("match.says.other", { move: named("match.move", type), what: what.join(", ") }) : named("match.move", type);
}

/** A field of a move in words; "" if it is not known, or is part of another. @param {Page.Talk} play */
function inWords(play, field, value) {
  const { x, y } = value ?? {};
  if (value === null || value === undefined || field === "x" || field === "y") return "";
  if (Array.isArray(value)) return value.every((one) => typeof one === "number") ? value.join(" + ") : "";
  if (field === "token") return tokenName(tokenOf(value));
  if (x !== undefined) return play.board.place({ x, y });
  if (typeof value === "object") return value.kind ? named("kind", value.kind) : "";
  return named("match.choice", value);
}

/** One move, without its player. @param {Page.Talk} play */
export const moveInWords = (play, move) => (play.own.moveSentences?.[typeOf(move)] ?? says[typeOf(move)] ?? other)(play, move);

/** One move next to the picture of its tile, which need not be named: "row 2, column 3" @param {Page.Talk} play */
export const besidePicture = (play, move) => (move.type === "place" ? play.board.place(move) : moveInWords(play, move));

/** A list of moves in words: "Ana: city and road in row 2, column 3; meeple in city" @param {Page.Talk} play */
export function movesInWords(play, moves, say = moveInWords) {
  const who = moves.find(({ player }) => player)?.player;
  const parts = moves.map((move) => say(play, move)).filter(Boolean);
  const said = parts.length ? parts.join("; ") : (play.own.passed?.() ?? t("match.says.passed"));
  return who ? t("match.says", { name: play.nameOf(who), sentence: said }) : said;
}

/** A change in words, for screen readers: the player and the kind of change, the points, who is next. @param {Page.Shown} play */
export function news(play, { type, by, lines = [], to_move: next, status, after_reveal: revealed }) {
  const who = by?.player ? play.nameOf(by.player) : t("match.host");
  const did = type === "moves" ? "" : t(`match.did.${type}`, { who });
  const said = lines.map((line) => play.board.inWords(line.says)).join(" ");
  const stays = revealed ? t("match.after-reveal") : "";
  const then =
    status === "ending"
      ? endingInWords(play)
      : next
        ? t("match.turn", { name: play.nameOf(next) })
        : status === "over"
          ? t("match.over")
          : "";
  return [did, stays, said, then].filter(Boolean).join(" ");
}
