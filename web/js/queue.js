// Moves that wait to be sent: each list with the change it follows. They are sent in order and never over somebody
// else's change: who was faster is told, and the people at the table decide.

import { Away, Problem, newKey } from "./api.js";
import { keep } from "./matches.js";

const KEY = "tile-referee.unsent.";
const NOT_NOW = new Set([401, 403, 404, 429]); // nothing is wrong with the moves

export class Queue {
  /** What stands in the way of the first list: {kind: "stale", seq} | {kind: "refused", problem} | null. */
  trouble = null;
  #id;
  #post;
  #busy = null;

  /** `post({seq, moves, insist?}, key)` sends one list: a promise of the answer. */
  constructor(id, post) {
    this.#id = id;
    this.#post = post;
    try {
      this.items = JSON.parse(localStorage.getItem(KEY + id)) ?? [];
    } catch {
      this.items = [];
    }
  }

  get length() {
    return this.items.length;
  }

  /** Adds a list made after change `seq` (after all that waits already). */
  add(moves, seq, insist = false) {
    this.#keep([...this.items, { key: newKey(), seq: this.items.length ? null : seq, moves, insist }]);
  }

  /** Forgets the lists from this one on; without a number all of them. */
  drop(from = 0) {
    this.trouble = null;
    this.#keep(this.items.slice(0, from));
  }

  /** The first list shall follow this change instead, or be played against the rules. */
  renew({ seq, insist }) {
    const [first, ...rest] = this.items;
    const changed = { ...first, key: newKey(), ...(seq === undefined ? {} : { seq }), ...(insist ? { insist } : {}) };
    this.trouble = null;
    this.#keep([changed, ...rest]);
  }

  /**
   * Sends what waits, in order, and answers the newest answer (null: nothing was sent). Stops at the first trouble, which
   * is then in `trouble`. Throws Away where there is no net, and what else is wrong.
   */
  send() {
    this.#busy ??= this.#send().finally(() => {
      this.#busy = null;
    });
    return this.#busy;
  }

  async #send() {
    let answer = null;
    while (this.items.length && !this.trouble) {
      const { key, seq, moves, insist } = this.items[0];
      try {
        answer = await this.#post({ seq, moves, ...(insist ? { insist } : {}) }, key);
      } catch (error) {
        if (!(error instanceof Problem) || error.status >= 500 || NOT_NOW.has(error.status)) throw error;
        this.trouble = error.kind === "stale" ? { kind: "stale", problem: error } : { kind: "refused", problem: error };
        return answer;
      }
      const [next, ...rest] = this.items.slice(1);
      this.#keep(next ? [{ ...next, seq: answer.seq }, ...rest] : []);
    }
    return answer;
  }

  #keep(items) {
    this.items = items;
    keep(KEY + this.#id, items.length ? items : null);
  }
}

export const noNet = (error) => error instanceof Away || (error instanceof Problem && error.status === 503);
