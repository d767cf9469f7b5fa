// Moves that players make step by step, each in turn, or one of them as a whole: which of the two a phone shows.

/** The type of move of which this one is a step; undefined: it is a whole move. @param {{ game: Api.Game }} play */
export const wholeOf = ({ game }, type) => game.traits?.[type]?.step_of;

/** Where the piece stands that such a step moves, which has the name of the whole move. @param {Page.Play} play */
export function stepsFrom(play, type) {
  const whole = wholeOf(play, type);
  return whole ? (play.now.tokens ?? []).filter(({ kind }) => kind === whole).map(({ x, y }) => [x, y]) : [];
}

/**
 * The offers that a phone shows: on that of one player the steps, the whole for those who share a phone, unless a step was made already; of what
 * has begun nothing else.
 *
 * @param {Page.Play} play
 */
export function shown(play, offers) {
  const { match, turn, now } = play;
  const wholes = new Set(offers.map(({ type }) => wholeOf(play, type)).filter(Boolean));
  if (match.role === "player" || now.turn?.walk?.length > 1) return offers.filter(({ type }) => !wholes.has(type));
  const begun = turn.picked?.steps.length > 0 && wholes.has(turn.picked.type);
  return begun ? offers.filter(({ type }) => wholeOf(play, type) !== turn.picked.type) : offers;
}
