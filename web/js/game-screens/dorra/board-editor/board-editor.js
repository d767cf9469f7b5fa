// The editor of the user's own board of Stefan Dorra's Amazonas, drawn over a photo of it: a tap adds a village, two villages make a way,
// four a mission; the white numbers of the cards can be entered. Errors are shown after every change. #/edit/dorra-board, or with a packed
// board from a link.

import { h, show } from "../../../lib/dom.js";
import { chosen, emptyButton, fromLink } from "../../../editor/opening.js";
import { t } from "../../../lib/i18n.js";
import { readNotice } from "../../../net/error-notice.js";
import { stored } from "../../../net/own-catalogs.js";
import { loadStyles } from "../../../lib/styles.js";
import { BoardEditor } from "./drawn-board.js";
import { empty } from "./empty-board.js";

const DRAFT = "tile-referee.dorra-board";

export function editDorraBoardScreen([packed], signal) {
  const main = h("main", { class: "dorra-editor" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, packed, signal);
  return main;
}

async function open(main, packed, signal) {
  try {
    await loadStyles(["dorra-amazonas"]);
    const board = await chosen(main, "board", await fromLink("board", packed), stored(DRAFT));
    if (signal.aborted) return;
    if (packed) history.replaceState(null, "", "#/edit/dorra-board");
    new BoardEditor(main, { ...empty(), ...board }, signal);
  } catch (error) {
    if (error.name === "AbortError") return;
    const anew = emptyButton(
      error,
      "#/edit/dorra-board",
      () => localStorage.removeItem(DRAFT),
      () => open(main, undefined, signal),
    );
    show(
      main,
      readNotice(error, () => open(main, packed, signal), anew),
    );
  }
}
