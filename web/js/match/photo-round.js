// The turns that a photo of the table has just entered: how many there are, and one tap that takes all of them back.

import { act } from "../lib/controls.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** The last turns of a match that came from a photo; `seq`: its newest change. @type {{ match: string, photo: string, seq: number, turns: number } | null} */
let round = null;

/** Notes a turn that was entered, which follows change `before`: it adds to the turns of the same photo right before it. */
export function enteredTurn({ id: photo, match }, before, seq) {
  const follows = round?.match === match && round?.photo === photo && round?.seq === before;
  round = { match, photo, seq, turns: 1 + ((follows && round?.turns) || 0) };
}

/** What was entered, until anything else happens in the match; null then. @param {Page.Play} play */
export function roundCard(play) {
  const { match, turn, sending, connection, screen } = play;
  const busy = screen.view || turn.tile || turn.draft.length || sending.queue.length;
  if (!round || busy || round.match !== match.id || round.seq !== match.seq) return null;
  return h(
    "div",
    { class: "banner-card is-correcting is-round" },
    h("p", {}, t("later.played", { n: round.turns })),
    connection.writes && !connection.away ? act("undo", t("match.tool.undo"), () => takeBack(play), "text") : null,
  );
}

/** Undoes the turns from the last one on; what another phone does meanwhile ends it. @param {Page.Play} play */
async function takeBack(play) {
  while (round && round.match === play.match.id && round.seq === play.match.seq) {
    const { seq, turns } = round;
    await play.sending.step("undo");
    if (play.match.seq !== seq + 1) return;
    round = turns > 1 ? { ...round, seq: seq + 1, turns: turns - 1 } : null;
    play.screen.render();
  }
}
