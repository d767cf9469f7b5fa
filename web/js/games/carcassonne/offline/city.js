// The Count of Carcassonne, offline: steps that can be declined, followers that march out of the City and enter it.

import { quarterOf } from "../../../tile/city.js";

const COUNT = "count"; // token and move
const MARCH = "march";
const STEPS = new Set([MARCH, "march_end", COUNT]);

/** What the page knows offline of a step that the game waits for: that it can be declined. */
export const declines = ({ now, mover: player }) =>
  (now.turn?.due ?? []).slice(0, 1).flatMap((step) => (STEPS.has(step) ? [{ type: "pass", player, step }] : []));

/** A figure moved to a feature; what the scoring brings follows from the server. */
const marched = (position, { player, kind, quarter, x, y, feature }) => {
  const figures = [...(position.figures ?? [])];
  const at = figures.findIndex((one) => one.player === player && one.kind === kind && quarterOf(one) === quarter);
  if (at >= 0) figures.splice(at, 1, { player, kind, x, y, feature });
  return { ...position, figures, turn: { ...position.turn, due: undefined } };
};

/** A follower in the City, and the count where he went. */
const entered = (position, { player, kind, quarter, to }) => {
  const tokens = position.tokens ?? [];
  const moved = to ? [...tokens.filter((one) => one.kind !== COUNT), { kind: COUNT, value: null, quarter: to }] : tokens;
  const there = (position.figures ?? []).find(quarterOf);
  const figure = there ? [{ player, kind, x: there.x, y: there.y, feature: { kind: "quarter", at: [quarter] } }] : [];
  return { ...position, tokens: moved, figures: [...(position.figures ?? []), ...figure], turn: { ...position.turn, due: undefined } };
};

export const countDeeds = { [MARCH]: marched, [COUNT]: entered };
