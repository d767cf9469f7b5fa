// Moves in words, from their fields: player, piece, place.

import { has, list, named, t } from "../lib/i18n.js";
import { onFeature, tileName } from "../tile/words.js";
import { endingInWords } from "./confirm-end.js";
import { typeOf } from "./local-table.js";
import { DETAIL, namesOf, noneOf, valueInWords } from "./offers/value-words.js";

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

/**
 * Any other move: its name and its values, as the game declares them; hidden information is left out. Texts for a type or a field change that
 * (games/README.md).
 *
 * @param {Page.Talk} play
 */
function other(play, move) {
  const type = typeOf(move);
  const fields = fieldsOf(play, type, move);
  const whole = `match.says.${type}`;
  if (has(whole))
    return t(whole, Object.fromEntries(fields.map((field) => [field, valueInWords(play, namesOf(play, type, field), move[field])])));
  const variant = fields.find((field) => move[field] && has(`match.move.${type}.${field}`));
  const name = named("match.move", variant ? `${type}.${variant}` : type);
  const parts = fields.map((field) => part(play, type, field, move)).filter(({ words }) => words);
  if (parts.length === 1 && parts[0].none) return parts[0].words;
  const what = parts.map(({ words, own }, at) => (at ? (own ? "; " : ", ") : "") + words).join("");
  return what ? t("match.says.other", { move: name, what }) : name;
}

/** The fields of a move in the order in which the game declares them, a place after the feature there. @param {Page.Talk} play */
function fieldsOf(play, type, move) {
  const all = Object.keys(play.game?.moves[type] ?? move).filter((field) => !["type", "player", "y"].includes(field));
  const isPart = (field) => field === "feature" || namesOf(play, type, field) === "road";
  const [at, last] = [all.indexOf("x"), all.findLastIndex(isPart)];
  return at >= 0 && last > at ? [...all.slice(0, at), ...all.slice(at + 1, last + 1), "x", ...all.slice(last + 1)] : all;
}

/** A value of a move as a part of its sentence; `own`: an addition with its own words. @param {Page.Talk} play */
function part(play, type, field, move) {
  const { [field]: value, x, y } = move;
  const declared = play.game?.moves[type]?.[field];
  if (declared?.names === DETAIL || (value === false && !declared?.names)) return { words: "" };
  if (value === null || value === undefined) return { words: noneOf(type, field) ?? "", none: true };
  if (field === "x") return { words: play.board.place({ x, y }) };
  const key = `match.says.${type}.${field}`;
  const words = value === true && !declared?.names ? "" : valueInWords(play, declared?.names, value);
  return has(key) ? { words: t(key, { value: words }), own: !declared?.needed } : { words };
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
