// Moves that wait to be sent: each list with the change it follows. They are sent in order and never override another phone's change: a
// conflict is shown, and the players decide.

import { Away, Problem, newKey } from "./api.js";
import { UNSENT, keep } from "./known-matches.js";

const NOT_NOW = new Set([401, 403, 404, 429]); // no fault of the moves

export class Queue {
  /**
   * What blocks the first list.
   *
   * @type {Page.Trouble}
   */
  trouble = null;
  #id;
  #post;
  /** @type {Promise<any> | null} */
  #busy = null;

  /** `post({seq, moves, insist?}, key)` sends one list and returns a promise of the answer. */
  constructor(id, post) {
    this.#id = id;
    /** @type {Page.Waiting[]} */
    this.items = [];
    this.#post = post;
    try {
      const stored = JSON.parse(localStorage.getItem(UNSENT + id) ?? "null");
      if (Array.isArray(stored)) this.items = stored.filter((one) => Array.isArray(one?.moves) && one.moves.every(Boolean));
    } catch {
      // nothing waits
    }
  }

  get length() {
    return this.items.length;
  }

  /** Adds a list made after change `seq` (and after all lists that wait already). */
  add(moves, seq, insist = false) {
    this.#keep([...this.items, { key: newKey(), seq: this.items.length ? null : seq, moves, insist }]);
  }

  /** Drops the lists from this one on; without a number all of them. */
  drop(from = 0) {
    this.trouble = null;
    this.#keep(this.items.slice(0, from));
  }

  /**
   * Lets the first list follow this change instead, or be played against the rules (`insist`).
   *
   * @param {{ seq?: number, insist?: boolean }} change
   */
  renew({ seq, insist }) {
    const [first, ...rest] = this.items;
    const changed = { ...first, key: newKey(), ...(seq === undefined ? {} : { seq }), ...(insist ? { insist } : {}) };
    this.trouble = null;
    this.#keep([changed, ...rest]);
  }

  /**
   * Sends the waiting lists in order and returns the newest answer (null: nothing was sent). Stops at the first conflict or refusal, which
   * is then in `trouble`. Throws Away offline, and any other error.
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
    keep(UNSENT + this.#id, items.length ? items : null);
  }
}

export const noNet = (error) => error instanceof Away || (error instanceof Problem && error.status === 503);
