// The panel of the current step of a match: another view, a problem, the end, or the moves of the turn.

import { actPanel } from "./turn/act.js";
import { drawPanel } from "./turn/draw.js";
import { endPanel } from "../end/end.js";
import { padPanel } from "../pad/pad.js";
import { turnPanel } from "./turn/turn.js";
import { refusedPanel, waitingPanel } from "../../match/outcome.js";
import { takeBack } from "./turn/placements.js";
import { gonePanel, overtakenPanel } from "./unsent.js";

/** The current step: a new one starts at the top of the panel. @param {Page.Play} play */
export const stepOf = (play) =>
  play.screen.view ??
  JSON.stringify([
    play.connection.state === "gone",
    play.turn.overtaken,
    play.turn.refused !== null,
    play.table.over,
    play.mover,
    play.now.turn?.step,
    play.now.turn?.phase,
    play.turn.tile?.id,
    play.correction.at,
    play.turn.picked?.type,
  ]);

/** The panel of the current step: a node, or {body, foot}: `foot` stays in sight below what is scrolled. @param {Page.Play} play */
export function stepPanel(play) {
  if (play.connection.state === "gone") return gonePanel(play);
  if (play.screen.view) return play.screen.view(play);
  if (play.turn.overtaken !== null) return overtakenPanel(play);
  if (play.turn.refused) {
    const { refused } = play.turn;
    return refusedPanel(play, refused, () => takeBack(play, refused.problem));
  }
  if (play.table.over) return endPanel(play);
  if (play.match.pad && !play.sending.queue.trouble) return padPanel(play);
  if (!play.table.mayMove || play.sending.queue.trouble) return waitingPanel(play);
  const own = play.own.panel?.(play);
  if (own) return own;
  if (!play.game.kinds) return turnPanel(play);
  return play.now.turn?.step === "place" ? drawPanel(play) : actPanel(play);
}
