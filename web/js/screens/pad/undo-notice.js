// A notice after moves that were sent at once: for a few seconds they can be undone with one tap.

import { act } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { movesInWords } from "../../match/move-words.js";

const WAIT = 5; // seconds

export class UndoNotice {
  /** @type {any} */
  #timer = null;
  /** @type {any[] | null} */
  #moves = null;
  /** @type {any} */
  #before = null; // the answer to earlier moves
  #left = 0;
  #count = h("span", { class: "implied-count", "aria-hidden": "true" });

  /** @param {Page.Play} play */
  constructor(play) {
    this.play = play;
    play.connection.signal.addEventListener("abort", () => clearInterval(this.#timer));
  }

  /** Starts the seconds for these moves. */
  begin(moves) {
    clearInterval(this.#timer);
    this.#moves = moves;
    this.#before = this.play.sending.answered;
    this.#left = WAIT;
    this.#count.textContent = t("end.seconds", { n: WAIT });
    this.#timer = setInterval(() => this.#tick(), 1000);
  }

  #tick() {
    this.#left -= 1;
    this.#count.textContent = t("end.seconds", { n: this.#left });
    if (this.#left <= 0) this.#end();
  }

  #end() {
    clearInterval(this.#timer);
    this.#moves = null;
    this.play.screen.render();
  }

  /** The place of the moves among those that are not sent; -1: they are sent. */
  #waiting = () => this.play.sending.queue.items.findIndex(({ moves }) => JSON.stringify(moves) === JSON.stringify(this.#moves));

  /** The answer to the moves; null before it, after another change, and if they were refused and dropped: undo would concern others. */
  get #answer() {
    const { answered } = this.play.sending;
    const { match } = this.play;
    return answered !== this.#before && answered.seq >= match.seq ? answered : null;
  }

  async #undo() {
    const { play } = this;
    if (!play.connection.away) await play.sending.send(); // an undo before the answer would take back something else
    const [at, last] = [this.#waiting(), this.#answer];
    this.#end();
    if (at < 0) return last && play.sending.step("undo");
    play.sending.queue.drop(at);
    return play.turn.set([]);
  }

  /** The notice; null when its time is over. */
  node() {
    const waits = this.#moves && this.#waiting() >= 0;
    if (!this.#moves || !(waits || this.#answer)) return null;
    const words = movesInWords(this.play, this.#moves);
    const undo = act("undo", t("match.tool.undo"), () => this.#undo());
    undo.dataset.act = "pad-undo";
    undo.setAttribute("aria-label", t("match.implied.undo", { move: words }));
    const lines = waits ? [] : this.#answer.lines;
    const points = lines
      .map((line) => `${this.play.nameOf(line.player)} ${line.points < 0 ? "−" : "+"}${Math.abs(line.points)}`)
      .join(", ");
    return h("div", { class: "pad-undo" }, h("p", { role: "status" }, points || words), this.#count, undo);
  }
}
