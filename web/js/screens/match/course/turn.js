// This phone's turn: its moves that are not sent, the tile in hand, and what stands in the way.

import { TURN } from "../../../net/known-matches.js";
import { keepHere, keptHere } from "../../../lib/session.js";
import { OneTap } from "./one-tap.js";

export class Turn {
  /** @type {any[]} */
  draft = []; // the moves that are not sent
  insist = false; // whether some of them are house rules
  /** @type {any} */
  tile = null; // the drawn tile and its placements: see turn/placements.js
  /** @type {any} */
  picked = null; // what was chosen of the next move
  /** @type {Page.Refused | null} */
  refused = null; // the moves that are against the rules, and why
  /** @type {number | null} */
  overtaken = null; // sequence number before a change that another phone made during this turn
  tap = new OneTap();
  /** @type {number | null} */
  #since = null; // sequence number at the start of the turn
  #play;

  /** @param {Page.Play} play */
  constructor(play) {
    this.#play = play;
  }

  /** Adds a move. `guess`: what will certainly follow, to avoid waiting for the server. @param {object | null} guess */
  add(move, guess = null) {
    this.set([...this.draft, move], guess);
  }

  /**
   * Sets the moves; `since`: the sequence number at the start of the turn.
   *
   * @param {any[]} moves
   * @param {object | null} guess
   * @param {number} since
   */
  set(moves, guess = null, since = this.#play.match.seq) {
    const { table, screen } = this.#play;
    if (!this.draft.length) this.#since = since;
    this.draft = moves;
    this.tile = null;
    screen.wrong = null;
    this.overtaken = null;
    if (!moves.length) [this.insist, this.#since, this.tap.impliesEnd] = [false, null, false];
    if (this.tap.entered && moves.length < this.tap.entered.to) this.tap.entered = null;
    this.#keep();
    table.settle();
    if (guess) table.ahead = { ...table.ahead, ...guess };
    screen.render();
    table.look();
  }

  /** Drops the moves, which were sent or count no longer, without a drawing. */
  clear() {
    this.draft = [];
    this.insist = false;
    this.#keep();
  }

  /** Stores an unfinished turn, which is restored after a reload in this tab. A correction of an older list is not stored. */
  #keep() {
    const { draft, insist } = this;
    const { match, correction } = this.#play;
    keepHere(TURN + match.id, draft.length && correction.at === null ? { draft, insist, since: this.#since } : null);
  }

  /** Restores an unfinished turn. */
  restore() {
    const { match, connection, table } = this.#play;
    const kept = keptHere(TURN + match.id);
    if (!kept || !connection.writes || table.over) return;
    const moves = Array.isArray(kept.draft) ? kept.draft.filter((move) => move?.type) : []; // another version may have kept others
    try {
      this.insist = kept.insist === true;
      this.set(moves, null, kept.since);
    } catch (error) {
      console.warn(error);
      this.set([]);
    }
  }

  /** Takes back what the last tap has entered, if it was not sent. */
  back() {
    const { screen } = this.#play;
    const { tap } = this;
    if (this.tile) {
      this.tile = null;
      return screen.render();
    }
    tap.endsWithoutFigure = false;
    if (!tap.isLast(this.draft)) return this.set(this.draft.slice(0, -1));
    const { from, tile } = tap.entered;
    tap.impliesEnd = false;
    this.set(this.draft.slice(0, from));
    this.tile = { ...tile, stale: true }; // looked up again: others may have moved
    screen.render();
  }

  /** Ends the turn; the server's answer contains its points. */
  end(move = { type: "end_turn", player: this.#play.mover }) {
    const { correction } = this.#play;
    const moves = [...this.draft, move];
    return correction.at === null ? this.#done(moves) : correction.compare(moves);
  }

  /** Sends the moves as they are: more follow, or they end the turn. */
  hand() {
    return this.#done(this.draft);
  }

  #done(moves) {
    const { table, sending } = this.#play;
    const { insist } = this;
    table.dropLook();
    this.tile = null;
    this.tap = new OneTap();
    this.clear();
    return sending.submit(moves, insist);
  }

  /** The server refuses the moves: a change of another phone has come first, or they are against the rules. */
  async stop(problem) {
    const { connection, correction } = this.#play;
    await connection.refresh({ look: false });
    if (correction.at === null && this.#since !== null && connection.match.seq > this.#since) this.overtaken = this.#since;
    else this.refused = { problem, moves: this.draft };
  }
}
