// What a correction changes in the moves of a turn, in words.

import { named } from "../../lib/i18n.js";
import { featureNames } from "../../tile/words.js";
import { moveInWords } from "../move-words.js";

const NONE = "–"; // in place of a move that only one of the lists has

/** Pairs of words for the moves that differ: before, after. @param {Page.Talk} play */
export function changedMoves(play, before, after) {
  const [old, fresh] = [before, after].map((moves) => sentences(play, moves));
  const types = [...new Set([...old, ...fresh].map(({ type }) => type))];
  return types.flatMap((type) => {
    const [mine, theirs] = [old, fresh].map((rows) => rows.filter((one) => one.type === type).map(({ words }) => words));
    const [gone, added] = [mine.filter((words) => !theirs.includes(words)), theirs.filter((words) => !mine.includes(words))];
    return Array.from({ length: Math.max(gone.length, added.length) }, (_, n) => [gone[n] ?? NONE, added[n] ?? NONE]);
  });
}

/** The moves of a turn in words that distinguish rotations, and features of one kind. */
function sentences(play, moves) {
  const laid = moves.find(({ type }) => type === "place");
  return moves.map((move) => ({ type: move.type, words: sentence(play, move, laid) })).filter(({ words }) => words);
}

function sentence(play, move, laid) {
  const plain = moveInWords(play, move);
  if (move.type === "place") return `${plain}, ${move.rotation}°`;
  const onIt = move.type === "deploy" && move.feature && laid && laid.x === move.x && laid.y === move.y;
  const at = onIt ? play.tiles.find(laid, move.feature) : -1;
  return at < 0 ? plain : `${named("figure", move.kind)}: ${featureNames(play.tiles.get(laid.tile), laid.rotation)[at]}`;
}
