// Ends the game, but only after a second tap.

import { act } from "../lib/controls.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** A text that only the end of the game is left, for players who may end it and for viewers. @param {Page.Shown} play */
export const endingInWords = (play) =>
  t(play.connection.writes ? (play.game.kinds ? "match.ending.tiles" : "match.ending.rounds") : "match.ending.watching");

/** The move that ends the game, where this phone may make it now; else null. @param {Page.Play} play */
export function endMove(play) {
  if (play.table.over || play.correction.at !== null || play.turn.draft.length) return null;
  if (play.match.pad) return play.connection.writes && !play.sending.queue.length ? { type: "end_game" } : null;
  return (play.table.mayMove && play.table.ahead.offers.find(({ type }) => type === "end_game")) || null;
}

/** What the players confirm: that the game ends, and the button that ends it. @param {Page.Play} play */
export const endWords = ({ match }) => ({
  sure: t(match.pad ? "match.pad.finish" : "match.finish.sure"),
  yes: t(match.pad ? "match.pad.finish.yes" : "match.finish.yes"),
});

/** @param {Page.Play} play */
export function finishing(play, move) {
  if (!play.screen.kept.sure)
    return act("flag", t("match.finish"), () => ask(play), play.table.awaitsEnd ? "primary quiet-action" : "quiet-action");
  const words = endWords(play);
  return h(
    "div",
    { class: "sure", role: "group", "aria-label": t("match.finish") },
    h("p", {}, words.sure),
    act("flag", words.yes, () => play.turn.end(move), "primary finish-yes"),
  );
}

/** @param {Page.Play} play */
function ask(play) {
  play.screen.kept.sure = true;
  play.screen.render();
  play.screen.body.querySelector(".finish-yes").focus(); // the focus brings it into view
}
