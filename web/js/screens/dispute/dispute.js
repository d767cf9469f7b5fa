// Settling a dispute: the few tiles around the question, the question, the verdict. #/dispute, or with a question from a link: packed, or
// as #/dispute/text/<position in the notation>/<packed question>.

import { emptyBoard } from "../../editor/table/empty-board.js";
import { ask } from "../../net/api.js";
import { boardText } from "../../board/board-text.js";
import { act } from "../../lib/controls.js";
import { featureSteps, figureChoice, moveOf, placeSteps, questionList, whose } from "../../dispute/asking.js";
import { compareWith } from "../../dispute/compare.js";
import { bodyOf, drawQuestion } from "../../dispute/picture.js";
import { kindOf, readings, sentence, verdict } from "../../dispute/verdict.js";
import { announce, h, icon, show } from "../../lib/dom.js";
import { TableEditor } from "../../editor/table/editor.js";
import { talkOf } from "../../editor/table/live.js";
import { chosen, emptyButton, fromLink } from "../../editor/opening.js";
import { settingsPanel } from "../../editor/table/settings.js";
import { sourcesPanel } from "../../editor/table/sources.js";
import { EditedTable, emptyTable } from "../../editor/table/table.js";
import { gameOf } from "../../net/game-info.js";
import { ownOf } from "../../games/index.js";
import { has, t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { pack, unpack } from "../../lib/link-codec.js";
import { readNotice } from "../../net/error-notice.js";
import { draft, hand, keepDraft, taken } from "../../net/own-catalogs.js";
import { checked } from "../../net/outside-data.js";
import { copyButton, linkButton } from "../../net/share.js";
import { withNames } from "../../tile/words.js";

const NAME = "dispute";
const TEXT = "text"; // begins the links with the position in the notation

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
    await screen.editor.load();
    if (signal.aborted) return;
    show(main, h("h1", { class: "visually-hidden" }, t("title.dispute")), screen.editor.node);
    header.querySelector(".brand, .board-controls")?.replaceWith(screen.controls());
    screen.editor.home();
    keepDraft(NAME, position);
    if (given?.question) screen.ask(given.question, given.compare);
  } catch (error) {
    if (error.name === "AbortError") return;
    const over = emptyButton(
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

/** The question of a link; null without one. Throws BrokenLink, Unreadable, or an error of the service. */
async function linkedQuestion([packed, text, question]) {
  if (packed !== TEXT) return fromLink("dispute", packed);
  const { position } = await ask("/notation/read", { method: "POST", body: { text } });
  return checked("dispute", { position, ...(question ? await unpack(question) : {}) });
}

/** Opens the separate screen for a table without tiles. */
async function onBoard(main, { again, ...known }) {
  const [{ boardDispute }, { games }] = await Promise.all([import("./dispute-board.js"), ask("/games")]);
  const swap = (other) => again(other.kinds ? emptyTable(other) : emptyBoard(other));
  return boardDispute(main, { ...known, games, swap });
}

class DisputeScreen {
  /** @type {any} */
  compare;
  #signal;
  /** @type {any} */
  #answer = null;
  #failed = null;
  /** @type {AbortController | null} */
  #asked = null;
  #said = h("div", { class: "answer" });

  constructor(position, game, own, signal) {
    this.#signal = signal;
    this.game = game;
    this.own = own;
    this.table = new EditedTable(position, {
      keep: (kept) => keepDraft(NAME, kept),
      changed: async () => {
        this.undo.disabled = !this.table.canUndo;
        await this.editor.refresh();
        if (this.editor.making === this.#panel) this.#askAgain();
      },
    });
    this.editor = new TableEditor({ table: this.table, game, own, home: () => this.#home() });
  }

  controls() {
    this.undo = h("button", { type: "button", class: "button text", disabled: true, onclick: () => this.table.undo() }, t("edit.undo"));
    return h("div", { class: "board-controls" }, this.undo, this.editor.board.controls);
  }

  get #talk() {
    const { board } = this.editor;
    const lightReason = ({ where }) => board.light({ cells: where.tiles, edge: where.edge });
    return { ...talkOf(this.editor), lightReason };
  }

  // ---- the question ----

  #home() {
    const { editor, table } = this;
    const home = () => editor.home();
    this.question = null;
    if (location.hash !== "#/dispute") history.replaceState(null, "", "#/dispute");
    editor.spots = true;
    editor.draw();
    const empty = !table.position.tiles.length;
    return h(
      "div",
      { class: "scores" },
      h("h2", { tabindex: "-1" }, t(empty ? "dispute.build" : "dispute.title")),
      h("p", { class: "hint" }, t(empty ? "dispute.build.how" : "dispute.how")),
      empty ? act("plus", t("edit.first"), () => editor.add([0, 0]), "primary") : questionList(editor, (question) => this.ask(question)),
      h(
        "div",
        { class: "actions" },
        act("settings", t("edit.settings"), () => editor.open(() => settingsPanel(editor))),
        act("open", t("edit.other-table"), () => editor.open(() => sourcesPanel(editor, home))),
        empty ? null : act("pencil", t("dispute.to-editor"), () => this.#toEditor()),
      ),
      empty ? null : (editor.own.aside?.(editor) ?? null),
      empty ? null : boardText({ board: editor.board, position: table.position, choose: (cell) => editor.tile(cell) }),
    );
  }

  #toEditor() {
    hand("board", this.table.position);
    location.hash = "#/edit/board";
  }

  // ---- the answer ----

  /** Sends the question; the board shows its subject. `compare`: an option whose values are answered next to each other. */
  async ask(question, compare = this.compare ?? null) {
    const again = this.editor.making === this.#panel && kindOf(this.question) === kindOf(question);
    [this.question, this.compare] = [question, compare];
    [this.#answer, this.#failed] = [null, null];
    this.#draw();
    if (again) this.editor.redraw();
    else this.editor.turnTo(this.#panel);
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
    this.#draw();
    this.#tell();
    if (this.#answer && !this.#answer.readings) announce(sentence(this.#talk, question, this.#answer));
  }

  /** Repeats the question after a change of the table. */
  #askAgain() {
    const { x, y } = this.question;
    if (kindOf(this.question) === "place" || this.table.tileAt([x, y])) this.ask(this.question);
    else this.editor.home();
  }

  /** Keeps the question in the address, so that it survives a reload. */
  async #keep() {
    const link = await this.#link();
    if (!this.#signal.aborted && this.question) history.replaceState(null, "", `#${link}`);
  }

  async #link() {
    const { table, question, compare } = this;
    return `/dispute/${await pack({ position: table.position, question, ...(compare ? { compare } : {}) })}`;
  }

  /** The position in the notation. Throws an error of the service. */
  async #text() {
    const body = { position: withNames(this.table.position) };
    return (await ask("/notation/write", { method: "POST", body })).text;
  }

  /** A link with the position as a text that people can read; packed where the service cannot be asked. */
  async #readableLink() {
    try {
      const { question, compare } = this;
      const packed = await pack({ question, ...(compare ? { compare } : {}) });
      return `/dispute/${TEXT}/${encodeURIComponent(await this.#text())}/${packed}`;
    } catch {
      return this.#link();
    }
  }

  /** Draws the question and, if the answer is no, the alternatives. */
  #draw() {
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
    this.editor.chooseTile?.(cell);
  }

  #turn() {
    const { question } = this;
    this.ask({ ...question, rotation: (question.rotation + 90) % 360 });
  }

  #panel = () => {
    const { editor, question, table } = this;
    this.#tell();
    return h(
      "div",
      { class: "scores" },
      editor.backButton(),
      h("h2", { tabindex: "-1" }, t(`dispute.${kindOf(question)}`)),
      this.#controls(),
      this.#said,
      compareWith(this.game, table.position.options, this.compare, (name) => this.ask(question, name)),
      linkButton(t("dispute.share"), () => this.#readableLink()),
      copyButton("menu", t("dispute.as-text"), t("dispute.text"), async () => ({ text: await this.#text() })),
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

  /** Shows the answer once it is there. Only this part of the panel is redrawn. */
  #tell() {
    this.#said.setAttribute("aria-busy", String(!this.#answer && !this.#failed));
    renew(this.#said, this.#failed ? readNotice(this.#failed, () => this.ask(this.question)) : this.#inWords());
  }

  #inWords() {
    if (!this.#answer) return h("p", { class: "hint" }, t("app.loading"));
    const { question, compare } = this;
    const answer = this.#answer;
    const [ruling] = answer.readings ?? [answer];
    return [
      answer.readings
        ? readings(
            this.#talk,
            question,
            answer,
            this.game.options.find(({ name }) => name === compare),
          )
        : verdict(this.#talk, question, answer),
      ruling.legal ? null : this.#instead(ruling.alternatives),
    ];
  }

  #instead(alternatives) {
    const kind = kindOf(this.question);
    if (!alternatives.length) return has(`dispute.${kind}.none`) ? h("p", {}, t(`dispute.${kind}.none`)) : null;
    const places = new Set(alternatives.map(({ x, y }) => `${x},${y}`)).size;
    const n = kind === "place" ? places : alternatives.length;
    return h("p", { class: "scope" }, icon("info"), t(`dispute.${kind}.instead`, { n }));
  }
}
