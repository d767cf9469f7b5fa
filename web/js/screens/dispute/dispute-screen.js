// A dispute at a table of tiles: the question on the board, its answer in the panel.

import { ask } from "../../net/api.js";
import { boardText } from "../../board/board-text.js";
import { act, roundButton } from "../../lib/controls.js";
import { featureSteps, figureChoice, moveOf, placeSteps, questionList, whose } from "../../dispute/asking.js";
import { compareWith } from "../../dispute/compare.js";
import { bodyOf, drawQuestion } from "../../dispute/picture.js";
import { kindOf, sentence } from "../../dispute/verdict.js";
import { announce, h } from "../../lib/dom.js";
import { TableEditor } from "../../editor/table/editor.js";
import { talkOf } from "../../score/score-sheet.js";
import { settingsPanel } from "../../editor/table/settings.js";
import { sourcesPanel } from "../../editor/table/sources.js";
import { EditedTable } from "../../editor/table/table.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { readNotice } from "../../net/error-notice.js";
import { hand, keepDraft } from "../../net/own-catalogs.js";
import { copyButton, linkButton } from "../../net/share.js";
import { answerInWords } from "./answer.js";
import { packedLink, positionText, readableLink } from "./question-link.js";

const NAME = "dispute";

export class DisputeScreen {
  /** @type {any} */
  compare;
  #signal;
  /** @type {any} */
  #answer = null;
  #failed = null;
  /** @type {AbortController | null} */
  #asked = null;
  #answerNode = h("div", { class: "answer" });

  constructor(position, game, own, signal) {
    this.#signal = signal;
    this.game = game;
    this.own = own;
    this.table = new EditedTable(position, {
      keep: (kept) => keepDraft(NAME, kept),
      changed: async () => {
        this.undo.disabled = !this.table.canUndo;
        await this.editor.refresh();
        if (this.editor.panels.shown === this.#panel) this.#askAgain();
      },
    });
    this.editor = new TableEditor({ table: this.table, game, own, home: () => this.#home() });
  }

  controls() {
    this.undo = roundButton("undo", t("edit.undo"), () => this.table.undo(), true);
    return h("div", { class: "board-controls" }, this.undo, this.editor.board.controls);
  }

  get #talk() {
    const { board } = this.editor;
    const lightReason = ({ where }) => board.light({ cells: where.tiles, edge: where.edge });
    return { ...talkOf(this.editor.table.position.players, this.editor.board), lightReason };
  }

  // ---- the question ----

  #home() {
    const { editor, table } = this;
    const home = () => editor.panels.home();
    this.question = null;
    if (location.hash !== "#/dispute") history.replaceState(null, "", "#/dispute");
    editor.drawn.spots = true;
    editor.drawn.draw();
    const empty = !table.position.tiles.length;
    return h(
      "div",
      { class: "scores" },
      h("h2", { tabindex: "-1" }, t(empty ? "dispute.build" : "dispute.title")),
      h("p", { class: "hint" }, t(empty ? "dispute.build.how" : "dispute.how")),
      empty
        ? act("plus", t("edit.first"), () => editor.panels.add([0, 0]), "primary")
        : questionList(editor, (question) => this.ask(question)),
      h(
        "div",
        { class: "actions" },
        act("settings", t("edit.settings"), () => editor.panels.open(() => settingsPanel(editor))),
        act("open", t("edit.other-table"), () => editor.panels.open(() => sourcesPanel(editor, home))),
        empty ? null : act("pencil", t("dispute.to-editor"), () => this.#toEditor()),
      ),
      empty ? null : (editor.own.aside?.(editor) ?? null),
      empty ? null : boardText({ board: editor.board, position: table.position, choose: (cell) => editor.panels.tile(cell) }),
    );
  }

  #toEditor() {
    hand("board", this.table.position);
    location.hash = "#/edit/board";
  }

  // ---- the answer ----

  /** What a link holds. */
  get #linked() {
    return { position: this.table.position, question: this.question, compare: this.compare };
  }

  /** Shows the answer once it is there. Only this part of the panel is redrawn. */
  #drawAnswer() {
    const { question, compare, game } = this;
    this.#answerNode.setAttribute("aria-busy", String(!this.#answer && !this.#failed));
    renew(
      this.#answerNode,
      this.#failed
        ? readNotice(this.#failed, () => this.ask(this.question))
        : answerInWords(this.#answer, { question, compare, game, talk: this.#talk }),
    );
  }

  /** Sends the question; the board shows its subject. `compare`: an option whose values are answered next to each other. */
  async ask(question, compare = this.compare ?? null) {
    const again = this.editor.panels.shown === this.#panel && kindOf(this.question) === kindOf(question);
    [this.question, this.compare] = [question, compare];
    [this.#answer, this.#failed] = [null, null];
    this.#drawBoard();
    if (again) this.editor.panels.redraw();
    else this.editor.panels.show(this.#panel);
    this.#keep();
    this.#asked?.abort();
    const call = (this.#asked = new AbortController());
    this.#signal.addEventListener("abort", () => call.abort());
    try {
      this.#answer = await ask("/rulings", {
        method: "POST",
        body: bodyOf(this.table.position, question, this, compare),
        signal: call.signal,
      });
    } catch (error) {
      if (error.name === "AbortError") return;
      this.#failed = error;
    }
    this.#drawBoard();
    this.#drawAnswer();
    if (this.#answer && !this.#answer.readings) announce(sentence(this.#talk, question, this.#answer));
  }

  /** Repeats the question after a change of the table. */
  #askAgain() {
    const { x, y } = this.question;
    if (kindOf(this.question) === "place" || this.table.tileAt([x, y])) this.ask(this.question);
    else this.editor.panels.home();
  }

  /** Keeps the question in the address, so that it survives a reload. */
  async #keep() {
    const link = await packedLink(this.#linked);
    if (!this.#signal.aborted && this.question) history.replaceState(null, "", `#${link}`);
  }

  /** Draws the question and, if the answer is no, the alternatives. */
  #drawBoard() {
    const [ruling] = this.#answer?.readings ?? [this.#answer];
    drawQuestion(this.editor, this.question, ruling, {
      ask: (question) => this.ask(question),
      other: (cell) => this.#other(cell),
      turn: () => this.#turn(),
    });
  }

  /** Applies the question to another tile after a tap. */
  #other(cell) {
    const { type, player, kind, placed } = this.question;
    featureSteps(this.editor, type ? { type, player, kind, placed } : {}, (question) => this.ask(question));
    this.editor.choose(cell);
  }

  #turn() {
    const { question } = this;
    this.ask({ ...question, rotation: (question.rotation + 90) % 360 });
  }

  #panel = () => {
    const { editor, question, table } = this;
    this.#drawAnswer();
    return h(
      "div",
      { class: "scores" },
      editor.panels.headed(t(`dispute.${kindOf(question)}`)),
      this.#controls(),
      this.#answerNode,
      compareWith(this.game, table.position.options, this.compare, (name) => this.ask(question, name)),
      linkButton(t("dispute.share"), () => readableLink(this.#linked)),
      copyButton("menu", t("dispute.as-text"), t("dispute.text"), async () => ({ text: await positionText(this.table.position) })),
    );
  };

  #controls() {
    const { editor, question } = this;
    const kind = kindOf(question);
    const again = () => this.ask({ ...question });
    if (kind === "deploy")
      return h("details", { class: "more" }, h("summary", {}, t("dispute.deploy.change")), figureChoice(editor, question, again));
    if (kind === "who") return null;
    if (kind !== "place") return whose(editor, question, (player) => this.ask(moveOf(editor, kind, player)));
    return h(
      "div",
      { class: "actions" },
      act("turn", t("edit.turn"), () => this.#turn()),
      act("grid", t("dispute.place.other"), () => placeSteps(editor, question, (next) => this.ask(next))),
    );
  }
}
