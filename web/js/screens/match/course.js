// The course of a match on this phone: the moves of this turn, those that wait to be sent, and what may follow. Following keeps the phone
// in step with the server; Play draws it.

import { Problem, ask } from "../../net/api.js";
import { announce } from "../../lib/dom.js";
import { figuresOf } from "../../net/game-info.js";
import { TURN } from "../../net/known-matches.js";
import { t } from "../../lib/i18n.js";
import { newest } from "../../lib/latest-only.js";
import { keepHere, keptHere } from "../../lib/session.js";
import { noNet } from "../../net/move-queue.js";
import { Following, noKey } from "../../match/follower.js";
import { guess } from "./offline-guess.js";
import { applied, pileAt, typed } from "../../match/local-table.js";
import { news } from "../../match/move-words.js";

export class Course extends Following {
  /** The last answer to moves of this phone. @type {any} */
  answered = null;
  /** @type {any} */
  game;
  /** @type {any} */
  own;
  /** @type {any} */
  tiles;
  draft = []; // the moves of this turn that are not sent
  insist = false; // whether some of them are house rules
  impliesEnd = false; // whether this turn ends by itself once nothing else is possible
  /** @type {any} */
  asOne = null; // moves entered by one tap: {from, to: numbers of moves in the draft, tile: as chosen before}
  endsWithoutFigure = false; // whether it was to end without a figure; another step may have to come first
  at = null; // the older list that is being corrected
  /** @type {any} */
  tile = null; // the drawn tile and its placements: see draw.js
  /** @type {{ problem: any, moves: any[] } | null} */
  refused = null; // the moves that are against the rules, and why
  /** @type {any} */
  wrong = null; // the error to show
  /** @type {number | null} */
  overtaken = null; // sequence number before a change that another phone made during this turn
  #asked = newest();
  #looking = new AbortController(); // stops the request for the effect of this turn's moves
  /** @type {number | null} */
  #since = null; // sequence number at the start of the turn

  /** `match`: from the server; `tiles`: the definitions; `game`: its data from the server; `own`: see games/README.md. */
  constructor(match, keys, { tiles, game, own, signal }) {
    super(match, keys, signal);
    Object.assign(this, { tiles, game, own });
    this.figures = figuresOf(game, match.options);
    this.settle();
  }

  get mover() {
    const { turn } = this.now;
    if (!this.game.kinds || turn?.due?.length) return this.ahead?.to_move ?? this.match.to_move;
    return turn?.player ?? null;
  }

  get moves() {
    const { role, player, pad } = this.match;
    if (pad) return this.writes;
    // a player who may correct a turn makes its moves
    const mine = role === "host" || player === this.mover || this.at !== null;
    return this.writes && (mine || this.awaitsEnd || Boolean(this.own.acts?.(this, player)));
  }

  /** Whether all that is left is to end the game, which any player may do. */
  get awaitsEnd() {
    return this.match.status === "ending" && this.at === null && !this.draft.length && !this.queue.length;
  }

  get over() {
    return this.match.over && !this.queue.length && this.at === null;
  }

  // ---- what subclasses do ----

  /**
   * Shows an error.
   *
   * @param {any} error
   * @param {() => void} again
   */
  trouble(error, again) {
    throw error ?? again;
  }

  /**
   * Shows what a correction would change.
   *
   * @param {any} _found
   * @param {any} _body
   */
  async compare(_found, _body) {}

  /** Returns to the possible moves. */
  leaveView() {}

  /** Called whenever it is known, or assumed, what may follow. */
  looked() {}

  // ---- the current table ----

  /** Derives the table before and after the moves of this turn, without the server. */
  settle() {
    const { at, match, own, tiles } = this;
    const pile = at === null ? (position) => this.#pileAt(position) : undefined;
    const sent = at === null ? this.queue.items.flatMap(({ moves }) => moves) : [];
    this.base = applied(at === null ? match.position : this.basis, sent, own, tiles, pile);
    this.now = applied(this.base, this.draft, own, tiles, pile);
    this.ahead = this.#guess();
  }

  /** The moves that may follow, without a request: `sure` is true for an answer of the server. */
  #guess() {
    if (this.over || !this.game.kinds || !this.now.turn || this.match.pad)
      return { sure: false, tiles: [], offers: [], lines: [], to_move: this.#next() };
    const { game, match, now, tiles, figures, own, mover, away } = this;
    return guess({ game, match, now, tiles, figures, own, mover, away }, () => this.#box());
  }

  /** The number of tiles that can still be drawn, after the moves that are not sent; null if it is not known. */
  get pile() {
    return this.#pileAt(this.at === null ? this.now : this.match.position);
  }

  /** The same at another position. */
  #pileAt(position) {
    return pileAt(this.match, position, this.own, this.tiles);
  }

  /** Whose turn it is, by the last answer of the server. */
  #next = () => (this.draft.length ? this.ahead?.to_move : this.match.to_move);

  /** The tiles that may be drawn: those of the server's last answer, less those placed since. */
  #box() {
    if (!this.box) return this.tiles.all.map(({ id }) => ({ tile: id, left: null }));
    const gone = this.now.tiles.slice(this.box.laid).map(({ tile }) => tile);
    const less = (one) => one.left - gone.filter((tile) => tile === one.tile).length;
    return this.box.tiles
      .map((one) => (one.left === null ? one : { ...one, left: less(one) }))
      .filter(({ left }) => left === null || left > 0);
  }

  /** Requests the effect of this turn's moves and what may follow. */
  async look() {
    const counts = this.#asked();
    const signal = this.#stopLooking();
    if (this.over || this.queue.length) return this.looked();
    try {
      const ahead = await ask(`/matches/${this.match.id}/preview`, {
        method: "POST",
        token: this.token,
        signal,
        body: { moves: this.draft, insist: this.insist, ...(this.at === null ? {} : { at: this.at }) },
      });
      if (!counts()) return;
      this.refused = null;
      this.ahead = { ...ahead, offers: typed(ahead.offers), sure: true };
      this.now = ahead.position;
      const inHand = this.own.inHand?.(ahead.position, ahead.to_move);
      if (ahead.tiles.length && this.at === null && !inHand) this.box = { tiles: ahead.tiles, laid: ahead.position.tiles.length };
      if (ahead.seq !== this.match.seq) this.refresh();
    } catch (error) {
      if (!counts() || error.name === "AbortError") return;
      if (error instanceof Problem && error.ruling) await this.#against(error);
      else if (noNet(error)) this.connection("away");
      else if (noKey(error)) this.connection("gone");
      else this.trouble(error, () => this.look());
    }
    this.render();
    this.looked();
  }

  /** Stops the last request of `look`; returns a signal for the next one. */
  #stopLooking() {
    this.#looking.abort();
    const next = (this.#looking = new AbortController());
    this.signal?.addEventListener("abort", () => next.abort(), { signal: next.signal });
    return next.signal;
  }

  /** Handles refused moves of this turn: overtaken by another phone's change, or against the rules. */
  async #against(problem) {
    await this.refresh({ look: false });
    if (this.at === null && this.#since !== null && this.match.seq > this.#since) this.overtaken = this.#since;
    else this.refused = { problem, moves: this.draft };
  }

  // ---- the turn ----

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
    if (!this.draft.length) this.#since = since;
    this.draft = moves;
    this.tile = null;
    this.wrong = null;
    this.overtaken = null;
    if (!moves.length) [this.insist, this.#since, this.impliesEnd] = [false, null, false];
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
    keepHere(TURN + this.match.id, draft.length && at === null ? { draft, insist, since: this.#since } : null);
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
    this.#asked(); // once the moves are stored, they are refused where they were about to be previewed
    this.#stopLooking();
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
      this.play(typed(ends ? moves.slice(0, -1) : moves));
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
