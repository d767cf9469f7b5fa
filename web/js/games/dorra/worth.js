// The change that a tent would bring in the final scoring as of now, shown next to its spot where hints are on. See dorra-amazonas.js.

import { ask } from "../../net/api.js";
import { t } from "../../lib/i18n.js";
import { gains, signed } from "../../match/placement-preview.js";

/** @param {Page.Play} play */
const siteOf = (play, move) =>
  play.turn.draft.length // moves of an older list before the one that is chosen again: the server's answer is without them
    ? null
    : play.screen.kept.worth?.found.find((site) => site.village === move.village && site.neutral === (move.type === "neutral"));

/** The mover's points for a build, such as "+4"; "" while they are not known. @param {Page.Play} play */
export function gainOf(play, move) {
  const n = siteOf(play, move)?.points[play.mover];
  return n === undefined ? "" : signed(n);
}

/** The text of a spot with its worth, once that has arrived. `words(move)`: the text without it. @param {Page.Play} play */
export function siteWorth(play, words) {
  const { at } = play.correction;
  const known = play.screen.kept.worth;
  if (known?.seq !== play.match.seq || known.at !== at) load(play);
  return (move) => {
    const one = siteOf(play, move);
    return one && Object.keys(one.points).length
      ? t("dorra-amazonas.site.worth", { site: words(move), points: gains(play, one.points) })
      : words(move);
  };
}

/** @param {Page.Play} play */
function load(play) {
  const { match } = play;
  const { token, signal } = play.connection;
  const { at } = play.correction;
  const worth = (play.screen.kept.worth = { seq: match.seq, at, found: [] });
  const told = ({ placements }) => {
    worth.found = placements;
    play.screen.render();
  };
  // only a hint, so a failure is ignored
  if (match.hints && !play.connection.away)
    ask(`/matches/${match.id}/previews${at === null ? "" : `?at=${at}`}`, { token, signal }).then(told, () => {});
}
