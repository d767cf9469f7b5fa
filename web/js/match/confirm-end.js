// Ends the game, but only after a second tap.

import { act } from "../lib/controls.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** A text that only the end of the game is left, for players who may end it and for viewers. @param {Page.Shown} play */
export const endingInWords = (play) =>
  t(play.connection.writes ? (play.game.kinds ? "match.ending.tiles" : "match.ending.rounds") : "match.ending.watching");

/** @param {Page.Play} play */
export function finishing(play, move) {
  if (!play.screen.kept.sure)
    return act("flag", t("match.finish"), () => ask(play), play.table.awaitsEnd ? "primary quiet-action" : "quiet-action");
  const yes = act("flag", t("match.finish.yes"), () => play.turn.end(move), "primary finish-yes");
  return h(
    "div",
    { class: "sure", role: "group", "aria-label": t("match.finish") },
    h("p", {}, t(play.match.pad ? "match.pad.finish" : "match.finish.sure")),
    yes,
  );
}

/** @param {Page.Play} play */
function ask(play) {
  play.screen.kept.sure = true;
  play.screen.render();
  play.screen.body.querySelector(".finish-yes").focus(); // the focus brings it into view
}
