// The screen of a tracked match.

import { h, show } from "../../lib/dom.js";
import { ownOf } from "../../games/index.js";
import { gameOf } from "../../net/game-info.js";
import { forgetMatch, knownMatch } from "../../net/known-matches.js";
import { knownOf, notOpened, openMatch } from "../../match/opening.js";
import { Play } from "./play.js";

export function matchScreen(id, signal, header) {
  const main = h("main", { class: "photo match" });
  open(id, main, signal, header);
  return main;
}

async function open(id, main, signal, header) {
  const told = knownMatch(id)?.game;
  if (told) Promise.all([ownOf(told), gameOf(told)]).catch(() => {}); // meanwhile; below, errors are shown
  try {
    const [match, keys] = await openMatch(id, signal);
    const known = await knownOf(match, ownOf);
    if (signal.aborted) return;
    new Play(match, keys, { ...known, signal, header, main });
  } catch (error) {
    if (error.name === "AbortError") return;
    if (error.status === 404) forgetMatch(id);
    show(
      main,
      notOpened(error, () => open(id, main, signal, header)),
    );
  }
}
