// The board editor with findings and scores after every change. #/edit/board, or with a packed table from a link.

import { boardText } from "../../board/board-text.js";
import { act, roundButton } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { TableEditor } from "../../editor/table/editor.js";
import { LiveSheet, flagsOf } from "../../editor/table/live.js";
import { chosen, emptyButton, fromLink } from "../../editor/opening.js";
import { settingsPanel } from "../../editor/table/settings.js";
import { sourcesPanel } from "../../editor/table/sources.js";
import { EditedTable, emptyTable } from "../../editor/table/table.js";
import { gameOf } from "../../net/game-info.js";
import { ownOf } from "../../games/index.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { legend } from "../../tile/legend.js";
import { pack } from "../../lib/link-codec.js";
import { readNotice } from "../../net/error-notice.js";
import { draft, hand, keepDraft, taken } from "../../net/own-catalogs.js";
import { linkButton, saveFile } from "../../net/share.js";

const NAME = "board";

/** The screen; `rest`: [packed table] or []. */
export function editBoardScreen([packed], signal, header) {
  const main = h("main", { class: "photo" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, packed, signal, header);
  return main;
}

async function open(main, packed, signal, header) {
  try {
    const linked = await fromLink("table", packed);
    const kept = linked ? draft(NAME) : (taken(NAME) ?? draft(NAME));
    const position = (await chosen(main, "table", linked, kept)) ?? emptyTable();
    if (signal.aborted) return;
    if (packed) history.replaceState(null, "", "#/edit/board");
    const id = position.game ?? "carcassonne";
    const [game, own] = await Promise.all([gameOf(id), ownOf(id)]);
    await own.ready?.(position);
    if (signal.aborted) return;
    const screen = new BoardScreen(position, game, own, signal);
    screen.editor.swap = (other) => {
      keepDraft(NAME, other);
      open(main, undefined, signal, header);
    };
    await screen.editor.drawn.load();
    if (signal.aborted) return;
    show(main, h("h1", { class: "visually-hidden" }, t("title.edit-board")), screen.editor.node);
    header.querySelector(".brand, .board-controls")?.replaceWith(screen.controls());
    screen.editor.panels.home();
    screen.changed();
    keepDraft(NAME, screen.table.position);
  } catch (error) {
    if (error.name === "AbortError") return;
    const empty = emptyButton(
      error,
      "#/edit/board",
      () => keepDraft(NAME, null),
      () => open(main, undefined, signal, header),
    );
    show(
      main,
      readNotice(error, () => open(main, packed, signal, header), empty),
    );
  }
}

class BoardScreen {
  /** @type {any[]} */
  #features = [];
  #text = h("div", {});

  constructor(position, game, own, signal) {
    this.table = new EditedTable(position, {
      keep: (kept) => keepDraft(NAME, kept),
      changed: async () => {
        await this.editor.refresh();
        this.changed();
      },
    });
    this.editor = new TableEditor({ table: this.table, game, own, home: () => this.#home() });
    this.sheet = new LiveSheet(this.editor, signal, (sheet) => this.#told(sheet));
  }

  /** Updates findings and scores after a change of the table. */
  changed() {
    this.undo.disabled = !this.table.canUndo;
    this.sheet.refresh();
  }

  #told(sheet) {
    this.#features = sheet.features;
    this.editor.drawn.flags = flagsOf(sheet);
    this.editor.drawn.draw();
    this.#write();
  }

  #write() {
    const { board } = this.editor;
    renew(
      this.#text,
      boardText({ board, position: this.table.position, features: this.#features, choose: (cell) => this.editor.panels.tile(cell) }),
    );
  }

  controls() {
    this.undo = roundButton("undo", t("edit.undo"), () => this.table.undo(), true);
    return h("div", { class: "board-controls" }, this.undo, this.editor.board.controls);
  }

  #home() {
    const { editor, sheet } = this;
    this.#write();
    if (!this.table.position.tiles.length) return this.#begin();
    return h(
      "div",
      { class: "scores" },
      h("h2", { tabindex: "-1" }, t("edit.table")),
      h("p", { class: "hint" }, t("edit.how")),
      this.#bar(),
      editor.own.aside?.(editor) ?? null,
      this.#when(),
      sheet.node,
      this.#text,
      legend(editor.game),
      this.#handOn(),
    );
  }

  /** The switch between the points now and those of the final scoring. */
  #when() {
    const { sheet } = this;
    return h(
      "div",
      { class: "segments", role: "group", "aria-label": t("scores.when") },
      [false, true].map((final) =>
        h(
          "button",
          {
            type: "button",
            class: "segment",
            "aria-pressed": String(sheet.final === final),
            onclick: ({ currentTarget }) => {
              sheet.final = final;
              for (const other of currentTarget.parentNode.children) other.setAttribute("aria-pressed", String(other === currentTarget));
              sheet.refresh();
            },
          },
          t(final ? "scores.final" : "scores.now"),
        ),
      ),
    );
  }

  /** Where the table can be taken from here. */
  #handOn() {
    const { table } = this;
    return h(
      "section",
      { class: "card", "aria-labelledby": "hand-on" },
      h("h3", { id: "hand-on" }, t("edit.hand-on")),
      h(
        "div",
        { class: "actions" },
        act("scales", t("edit.ask"), () => this.#goOn("dispute", "#/dispute")),
        act("check", t("look.audit"), () => this.#goOn("audit", "#/audit")),
        act("flag", t("edit.start-match"), () => this.#goOn("match", "#/match/new")),
        act("save", t("edit.export"), () => saveFile("table.json", table.position)),
      ),
      linkButton(t("edit.share"), async () => `/edit/board/${await pack(table.position)}`),
    );
  }

  #bar() {
    const { editor } = this;
    const home = () => editor.panels.home();
    return h(
      "div",
      { class: "actions" },
      act("settings", t("edit.settings"), () => editor.panels.open(() => settingsPanel(editor))),
      act("open", t("edit.other-table"), () => editor.panels.open(() => sourcesPanel(editor, home))),
    );
  }

  #begin() {
    return h(
      "div",
      { class: "scores" },
      h("h2", { tabindex: "-1" }, t("edit.begin")),
      h("p", {}, t("edit.begin.how")),
      act("plus", t("edit.first"), () => this.editor.panels.add([0, 0]), "primary"),
      this.#bar(),
    );
  }

  #goOn(to, address) {
    hand(to, this.table.position);
    location.hash = address;
  }
}
