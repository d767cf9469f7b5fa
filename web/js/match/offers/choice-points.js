// What each of a few features would bring at once: requested when they are first shown, and drawn on arrival.

import { ask } from "../../net/api.js";
import { gains } from "../placement-preview.js";
import { plain } from "./next-choice.js";

const FEW = 4;
const OF_FEATURES = new Set(["x", "feature"]);

/**
 * The points of each choice in words by its name; empty while they are not known, or where it is not a feature that is chosen last.
 *
 * @param {Page.Play} play
 * @param {{ field: string, options: any[] }} next
 * @param {any[]} left the moves among which it chooses
 * @returns {Record<string, string>}
 */
export function pointsOf(play, { field, options }, left) {
  const { match, connection, correction } = play;
  const moves = options.map(({ name, step }) => ({ name, found: left.filter((move) => step.fits(move)) }));
  const plainly = OF_FEATURES.has(field) && options.length <= FEW && moves.every(({ found }) => found.length === 1);
  if (!plainly || !match.hints || connection.away || correction.at !== null) return {};
  const { kept } = play.screen;
  const key = plain([match.seq, play.turn.draft, left]);
  if (kept.choicePoints?.key !== key) {
    kept.choicePoints = { key, words: {} };
    learn(
      play,
      kept.choicePoints,
      moves.map(({ name, found: [move] }) => ({ name, move })),
    );
  }
  return kept.choicePoints.words;
}

/** @param {Page.Play} play */
async function learn(play, known, moves) {
  const { token, signal } = play.connection;
  const before = play.turn.draft;
  try {
    const answers = await Promise.all(
      moves.map(({ move }) =>
        ask(`/matches/${play.match.id}/preview`, { method: "POST", token, signal, body: { moves: [...before, move] } }),
      ),
    );
    for (const [n, { lines }] of answers.entries()) {
      const points = {};
      for (const { player, points: more } of lines) points[player] = (points[player] ?? 0) + more;
      known.words[moves[n].name] = gains(play, points);
    }
    if (play.screen.kept.choicePoints === known) play.screen.render();
  } catch {
    // the choices are shown without them
  }
}
