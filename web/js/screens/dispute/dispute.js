// Settling a dispute: the few tiles around the question, the question, the verdict. #/dispute, or with a question from a link: packed, or
// as #/dispute/text/<position in the notation>/<packed question>.

import { emptyBoard } from "../../editor/table/empty-board.js";
import { ask } from "../../net/api.js";
import { h, show } from "../../lib/dom.js";
import { chosen, emptyButton } from "../../editor/opening.js";
import { emptyTable } from "../../editor/table/table.js";
import { gameOf } from "../../net/game-info.js";
import { ownOf } from "../../games/index.js";
import { t } from "../../lib/i18n.js";
import { preload } from "../../lib/preload.js";
import { readNotice } from "../../net/error-notice.js";
import { draft, keepDraft, taken } from "../../net/own-catalogs.js";
import { DisputeScreen } from "./dispute-screen.js";
import { linkedQuestion } from "./question-link.js";

const NAME = "dispute";

/** The screen; `rest`: the parts of a link (see above) or []. */
export function disputeScreen(rest, signal, header) {
  const main = h("main", { class: "photo" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, rest, signal, header);
  return main;
}

async function open(main, rest, signal, header) {
  try {
    const linked = await linkedQuestion(rest);
    const kept = linked ? draft(NAME) : (taken(NAME) ?? draft(NAME));
    const position = (await chosen(main, "table", linked?.position, kept)) ?? emptyTable();
    const given = position === linked?.position ? linked : null;
    if (signal.aborted) return;
    const id = position.game ?? "carcassonne";
    const [game, own] = await Promise.all([gameOf(id), ownOf(id)]);
    await own.ready?.(position);
    if (signal.aborted) return;
    const again = (other) => {
      keepDraft(NAME, other);
      open(main, [], signal, header);
    };
    if (!game.kinds) return await onBoard(main, { position, game, own, given, again, signal, header });
    const screen = new DisputeScreen(position, game, own, signal);
    screen.editor.swap = again;
    screen.editor.everyGame = true;
    await screen.editor.drawn.load();
    if (signal.aborted) return;
    show(main, h("h1", { class: "visually-hidden" }, t("title.dispute")), screen.editor.node);
    header.querySelector(".brand, .board-controls")?.replaceWith(screen.controls());
    screen.editor.panels.home();
    keepDraft(NAME, position);
    if (given?.question) screen.ask(given.question, given.compare);
  } catch (error) {
    if (error.name === "AbortError") return;
    const over = emptyButton(
      error,
      "#/dispute",
      () => keepDraft(NAME, null),
      () => open(main, [], signal, header),
    );
    show(
      main,
      readNotice(error, () => open(main, rest, signal, header), over),
    );
  }
}

/** Opens the separate screen for a table without tiles. */
async function onBoard(main, { again, ...known }) {
  preload("screens/dispute/dispute-board");
  const [{ boardDispute }, { games }] = await Promise.all([import("./dispute-board.js"), ask("/games")]);
  const swap = (other) => again(other.kinds ? emptyTable(other) : emptyBoard(other));
  return boardDispute(main, { ...known, games, swap });
}
