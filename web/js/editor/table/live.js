// Findings and scores of a table while it is edited, requested after every change; only the newest answer counts.

import { ask } from "../../net/api.js";
import { h, show } from "../../lib/dom.js";
import { renew } from "../../lib/dom-state.js";
import { readNotice } from "../../net/error-notice.js";
import { findings, scoreLines, talkOf, totals } from "../../score/score-sheet.js";
import { withNames } from "../../tile/words.js";

const PAUSE = 120; // milliseconds to wait for further changes

export class LiveSheet {
  node = h("div", { class: "sheet", "aria-live": "polite" });
  final = false;
  /** @type {AbortController | null} */
  #asked = null;
  #timer = 0;
  #signal;
  #editor;
  #told;

  /** The third argument is called with the sheet of every answer. */
  constructor(editor, signal, told = (_sheet) => {}) {
    this.#editor = editor;
    this.#signal = signal;
    this.#told = told;
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /** Requests the sheet again after a short pause. */
  refresh() {
    clearTimeout(this.#timer);
    this.#asked?.abort(); // its answer is about the table before the change
    this.node.setAttribute("aria-busy", "true");
    this.#timer = setTimeout(() => this.#ask(), PAUSE);
  }

  async #ask() {
    this.#asked?.abort();
    const call = (this.#asked = new AbortController());
    this.#signal.addEventListener("abort", () => call.abort());
    const { table } = this.#editor;
    try {
      const body = { position: withNames(table.position), final: this.final };
      const sheet = await ask("/scores", { method: "POST", body, signal: call.signal });
      this.#show(sheet);
      this.#told(sheet);
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          this.node,
          readNotice(error, () => this.#ask()),
        );
    } finally {
      if (call === this.#asked && !call.signal.aborted) this.node.removeAttribute("aria-busy");
    }
  }

  #show(sheet) {
    const talk = talkOf(this.#editor.table.position.players, this.#editor.board);
    const odd = sheet.findings.filter(({ severity }) => severity !== "info");
    const notes = sheet.findings.filter(({ severity }) => severity === "info");
    renew(
      this.node,
      findings(talk, odd, "findings"),
      sheet.lines.length ? totals(talk, sheet) : null,
      scoreLines(talk, sheet.lines),
      findings(talk, notes, "notes"),
    );
  }
}

/** The cells of errors, as flags of the board. */
export const flagsOf = (sheet) =>
  new Map(
    sheet.findings
      .filter(({ severity, where }) => severity === "error" && where.tiles.length < 9)
      .flatMap(({ where }) => where.tiles.map((cell) => [cell.join(), true])),
  );
