// The course of a match on this phone: the moves of this turn, those that wait to be sent, and corrections of older lists. Following keeps
// the phone in step with the server, TableAhead knows what may follow, Play draws it.

import { Problem, ask } from "../../net/api.js";
import { announce } from "../../lib/dom.js";
import { TURN } from "../../net/known-matches.js";
import { t } from "../../lib/i18n.js";
import { keepHere, keptHere } from "../../lib/session.js";
import { noNet } from "../../net/move-queue.js";
import { noKey } from "../../match/follower.js";
import { typed } from "../../match/local-table.js";
import { news } from "../../match/move-words.js";
import { TableAhead } from "./table-ahead.js";

export class Course extends TableAhead {
  /** Adds a move to this turn. `guess`: what will certainly follow, to avoid waiting for the server. */
  add(move, guess = null) {
    this.play([...this.draft, move], guess);
  }

  /**
   * Sets the moves of this turn; `since`: the sequence number at its start.
   *
   * @param {any[]} moves
   * @param {object | null} guess
   * @param {number} since
   */
  play(moves, guess = null, since = this.match.seq) {
    if (!this.draft.length) this.since = since;
    this.draft = moves;
    this.tile = null;
    this.wrong = null;
    this.overtaken = null;
    if (!moves.length) [this.insist, this.since, this.impliesEnd] = [false, null, false];
    if (this.asOne && moves.length < this.asOne.to) this.asOne = null;
    this.#keep();
    this.settle();
    if (guess) this.ahead = { ...this.ahead, ...guess };
    this.render();
    this.look();
  }

  /** Stores an unfinished turn, which is restored after a reload in this tab. A correction of an older list is not stored. */
  #keep() {
    const { draft, insist, at } = this;
    keepHere(TURN + this.match.id, draft.length && at === null ? { draft, insist, since: this.since } : null);
  }

  begin() {
    super.begin();
    const kept = keptHere(TURN + this.match.id);
    if (!kept || !this.writes || this.over) return;
    this.insist = kept.insist;
    this.play(kept.draft, null, kept.since);
  }

  /** Whether the last moves of this turn were entered by one tap. */
  get enteredAsOne() {
    return this.asOne?.to === this.draft.length;
  }

  /** Takes back what the last tap has entered, if it was not sent. */
  back() {
    if (this.tile) {
      this.tile = null;
      return this.render();
    }
    this.endsWithoutFigure = false;
    if (!this.enteredAsOne) return this.play(this.draft.slice(0, -1));
    const { from, tile } = this.asOne;
    this.impliesEnd = false;
    this.play(this.draft.slice(0, from));
    this.tile = { ...tile, stale: true }; // looked up again: others may have moved
    this.render();
  }

  /** Ends the turn; the server's answer contains its points. */
  end(move = { type: "end_turn", player: this.mover }) {
    const moves = [...this.draft, move];
    if (this.at !== null) return this.correct(moves);
    return this.#done(moves);
  }

  /** Sends the moves of this turn as they are: more follow, or they end it. */
  hand() {
    return this.#done(this.draft);
  }

  #done(moves) {
    const { insist } = this;
    this.dropLook();
    Object.assign(this, { draft: [], insist: false, tile: null, asOne: null, impliesEnd: false, endsWithoutFigure: false });
    this.#keep();
    return this.submit(moves, insist);
  }

  /** Queues a list of moves and sends it as soon as possible. The current turn stays. */
  submit(moves, insist = false) {
    this.queue.add(moves, this.match.seq, insist);
    this.leaveView();
    this.last = null;
    this.settle();
    this.render();
    return this.send();
  }

  /** Sends the queue. */
  async send() {
    if (!this.queue.length) return;
    try {
      this.wrong = null;
      const answer = await this.queue.send();
      if (answer) {
        this.last = this.answered = answer;
        announce(news(this, answer));
      }
      await this.refresh();
      if (this.queue.trouble?.kind === "stale" && this.#apart(this.queue.items[0].moves)) {
        this.queue.renew({ seq: this.match.seq }); // these follow any change of other phones
        return this.send();
      }
    } catch (error) {
      if (error.name === "AbortError") return;
      if (noNet(error)) this.connection("away");
      else if (noKey(error)) this.connection("gone");
      else this.trouble(error, () => this.send());
    }
    return this.render();
  }

  /** Whether moves do not depend on the changes of other phones. */
  #apart = (moves) => (this.match.pad ? moves.every(({ type }) => type !== "end_game") : this.own.apart?.(moves));

  /** Undoes or redoes the last list of moves. */
  async step(way) {
    try {
      const done = await this.do(`/${way}`, { seq: this.match.seq });
      this.draft = [];
      this.#keep();
      this.last = done.after_reveal ? done : null;
      await this.refresh();
      announce(t(`match.${way}.done`));
    } catch (error) {
      if (error.kind === "stale") await this.refresh();
      else this.trouble(error, () => this.step(way));
    }
  }

  // ---- correcting an older list ----

  /** Opens an older list: its moves become those of this turn. */
  async reopen({ seq, moves }) {
    const ends = moves.at(-1)?.type === "end_turn";
    try {
      const asked = { method: "POST", token: this.token, body: { at: seq } };
      this.basis = (await ask(`/matches/${this.match.id}/preview`, asked)).position;
      this.at = seq;
      this.ends = ends;
      this.leaveView();
      this.insist = false;
      this.play(typed(ends || this.own.panel ? moves.slice(0, -1) : moves)); // such panels ask again for the last move
    } catch (error) {
      this.trouble(error, () => this.reopen({ seq, moves }));
    }
  }

  /** Leaves the older list unchanged. */
  leave() {
    this.at = null;
    this.insist = false;
    this.play([]);
  }

  /** Shows first what the correction would change. */
  async correct(moves) {
    const { at, insist } = this;
    const body = { seq: this.match.seq, at, moves, insist, dry_run: true };
    try {
      const found = await this.do("/correct", body);
      await this.compare(found, body);
    } catch (error) {
      if (error instanceof Problem && error.ruling) {
        this.refused = { problem: error, moves };
        this.render();
      } else this.trouble(error, () => this.correct(moves));
    }
  }
}
