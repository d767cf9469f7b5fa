// Corrections of a photo: sent one at a time. While one is being sent the panel is blocked; nothing is lost if that fails.

import { ask, newKey } from "../../../net/api.js";
import { errorNotice } from "../../../net/error-notice.js";
import { taught } from "../../../net/known-boxes.js";

export class Corrections {
  #table;
  #answered;
  #sending = false; // whether a correction is being sent
  /** @type {(() => void) | null} */
  #next = null; // opens what was tapped meanwhile
  /** @type {{ sent: string, key: string } | null} */
  #unheard = null; // body and key of the last request, if no answer came

  /** `answered(answer)`: returns what draws the answer, or nothing if the photo is being read again. */
  constructor(table, answered) {
    this.#table = table;
    this.#answered = answered;
  }

  /** Opens something after the answer, as figures may get new numbers; returns false if none is awaited. */
  afterwards(open) {
    if (this.#sending) this.#next = open;
    return this.#sending;
  }

  /** Sends corrections of tiles and figures. */
  send(corrections, then = this.#home, points = undefined) {
    this.#tell({ corrections, ...(points ? { points } : {}) }, then);
  }

  /** Empties a cell; a removed tile can be put back. */
  removeTile(cell) {
    const laid = this.#table.wholeAt(cell);
    const [x, y] = laid ? [laid.x, laid.y] : cell;
    this.send([{ x, y, tile: null, remove: true }], () => {
      this.#table.taken = laid ?? null;
      this.#home();
    });
  }

  /** Changes the sets, with which the photo is read again, or the edition. */
  readAgain = (asked, then = this.#home) => this.#tell(asked, then);

  #home = () => this.#table.panels.home();

  /** Sends changes to the server and draws the result. Errors are shown in the panel. */
  async #tell(body, then) {
    if (this.#sending) return; // such as the second of two presses of Enter
    const sent = JSON.stringify(body);
    const key = this.#unheard?.sent === sent ? this.#unheard.key : newKey(); // a repeated request: the server may have received it
    this.#hold(true);
    try {
      const { id, token } = this.#table.photo;
      const answer = await ask(`/photos/${id}`, { method: "PATCH", token, body, key });
      if (body.corrections?.some(({ tile }) => tile)) taught(this.#table.photo, this.#table.game.id);
      const drawn = await this.#answered(answer);
      if (!drawn) return;
      this.#hold(false);
      this.#unheard = this.#table.taken = null;
      drawn();
      (this.#next ?? then)();
    } catch (error) {
      this.#hold(false);
      this.#unheard = { sent, key };
      this.#failed(error, () => this.#tell(body, then));
    }
  }

  #failed(error, again) {
    const { node } = this.#table.panels;
    const notice = errorNotice(error, () => {
      notice.remove();
      again();
    });
    node.prepend(notice);
    node.scrollTop = 0;
    notice.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Blocks the panel until there is an answer. */
  #hold(on) {
    const { node } = this.#table.panels;
    this.#sending = node.inert = on;
    if (on) this.#next = null;
    if (on) node.setAttribute("aria-busy", "true");
    else node.removeAttribute("aria-busy");
  }
}
