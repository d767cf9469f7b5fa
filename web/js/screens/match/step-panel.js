// The panel of the current step of a match: another view, a problem, the end, or the moves of the turn.

import { actPanel } from "./turn/act.js";
import { drawPanel } from "./turn/draw.js";
import { endPanel } from "../end/end.js";
import { padPanel } from "../pad/pad.js";
import { turnPanel } from "./turn/turn.js";
import { refusedPanel, waitingPanel } from "../../match/outcome.js";
import { gonePanel, overtakenPanel } from "./unsent.js";

/** The current step: a new one starts at the top of the panel. */
export const stepOf = (play) =>
  play.view ??
  JSON.stringify([
    play.state === "gone",
    play.overtaken,
    play.refused !== null,
    play.over,
    play.mover,
    play.now.turn?.step,
    play.now.turn?.phase,
    play.tile?.id,
    play.at,
    play.picked?.type,
  ]);

/** The panel of the current step: a node, or {body, foot}: `foot` stays in sight below what is scrolled. */
export function stepPanel(play) {
  if (play.state === "gone") return gonePanel(play);
  if (play.view) return play.view(play);
  if (play.overtaken !== null) return overtakenPanel(play);
  if (play.refused) return refusedPanel(play);
  if (play.over) return endPanel(play);
  if (play.match.pad && !play.queue.trouble) return padPanel(play);
  if (!play.moves || play.queue.trouble) return waitingPanel(play);
  const own = play.own.panel?.(play);
  if (own) return own;
  if (!play.game.kinds) return turnPanel(play);
  return play.now.turn?.step === "place" ? drawPanel(play) : actPanel(play);
}
