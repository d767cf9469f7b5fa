// One photo: the progress of reading, then the board with review questions and scores.

import { Problem, ask } from "../../net/api.js";
import { whenRead } from "../../net/uploads/photo-reading.js";
import { photoScreenOf } from "../../game-screens/index.js";
import { h, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { readNotice } from "../../net/error-notice.js";
import { dropToken, forget, photo as known } from "../../net/known-photos.js";
import { ReadingProgress } from "./reading/reading-progress.js";
import { showTable } from "./table/corrected-table.js";
import { anotherOf, showUnreadable } from "./reading/unreadable.js";

const GONE = { type: "#photo" }; // shown if a photo is not found, or its token is not in this browser

export function photoScreen(id, signal, header) {
  const main = h("main", { class: "photo" });
  open(id, main, signal, header);
  return main;
}

/** Opens a photo. `again`: it is being read again; `token`: its token, which another tab may have removed from this browser. */
async function open(id, main, signal, header, again = false, token = known(id)?.token) {
  try {
    if (!token) throw new Problem(404, GONE);
    const stop = new AbortController();
    signal.addEventListener("abort", () => stop.abort());
    let match = "";
    const cancel = () => {
      stop.abort();
      giveUp(id, token, match);
    };
    const progress = new ReadingProgress(main, id, token, again ? null : cancel);
    signal.addEventListener("abort", () => progress.end());
    const heard = (state) => {
      match = state.match ?? match;
      progress.show(state);
    };
    const answer = await whenRead(id, token, heard, stop.signal);
    delete main.dataset.stage;
    const own = await photoScreenOf(answer.position?.game);
    if (answer.status === "unreadable") showUnreadable(main, { ...answer, token }, () => open(id, main, signal, header, true, token));
    else if (own) await own(main, { ...answer, token }, signal, header);
    else {
      const again = () => open(id, main, signal, header, true, token);
      await showTable(main, { ...answer, token }, { signal, header, seen: await progress.image, again });
    }
  } catch (error) {
    if (error.name === "AbortError") return;
    const gone = error.status === 404;
    const other = gone && dropToken(id, token);
    if (other) return open(id, main, signal, header, again, other);
    const home = h("a", { href: "#/", class: "button" }, t("app.start-over"));
    show(main, readNotice(gone ? new Problem(404, GONE) : error, gone ? null : () => open(id, main, signal, header), home));
  }
}

/** Cancels reading: the photo is deleted, and another one may be taken. */
async function giveUp(id, token, match) {
  forget(id);
  location.replace(anotherOf(match)); // going back does not lead to it
  try {
    await ask(`/photos/${id}`, { method: "DELETE", token });
  } catch {
    // its retention ends soon anyway
  }
}
