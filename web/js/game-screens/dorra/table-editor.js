// A table of Stefan Dorra's Amazonas entered by hand, without a photo or match: the board, the tents village by village, what each player
// has; then the points are counted. #/edit/dorra-table

import { ask } from "../../net/api.js";
import { select } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { errorNotice, readNotice } from "../../net/error-notice.js";
import { ownBoards } from "../../net/own-catalogs.js";
import { openButton } from "../../net/share.js";
import { toolsUpon } from "../../board/view/stage.js";
import { loadStyles } from "../../lib/styles.js";
import { Tents } from "./tents.js";

const GAME = "dorra-amazonas";
const STAND_IN = "dorra-stand-in";

export function editDorraTableScreen(_, signal) {
  const main = h("main", { class: "dorra-editor" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, STAND_IN, signal);
  return main;
}

async function open(main, board, signal) {
  try {
    await loadStyles([GAME]);
    const data = await ask(`/catalogs/${encodeURIComponent(board)}`, { signal });
    if (!signal.aborted) tell(main, board, data, signal);
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        main,
        readNotice(error, () => open(main, board, signal)),
      );
  }
}

function tell(main, board, data, signal) {
  const own = ownBoards();
  const failed = h("div", { "aria-live": "polite" });
  const choice = select({
    words: t("dorra-amazonas.board.which"),
    value: board,
    options: [{ value: STAND_IN, words: t("dorra-amazonas.board.stand-in") }, ...own.map(({ id, name }) => ({ value: id, words: name }))],
    change: (id) => open(main, id, signal),
    attributes: { name: "table-board" },
  });
  const told = { position: { game: GAME, board, players: [], tents: [] }, doubts: null };
  const file = openButton(
    t("maps.edit.open"),
    (saved) => table.take(saved),
    (error) => show(failed, errorNotice(error)),
  );
  const table = new Tents(
    main,
    told,
    data,
    [h("h1", { tabindex: "-1" }, t("title.edit-dorra-table")), h("p", { class: "hint" }, t("photo-tents.told.hint")), choice],
    h("div", { class: "actions" }, file, failed),
  );
  toolsUpon(table.board.node, table.board.controls);
}
