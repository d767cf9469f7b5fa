// The table as this phone knows it, with the moves that are not sent, and what may follow: by the server, or by the page alone.

import { Problem, ask } from "../../net/api.js";
import { figuresOf } from "../../net/game-info.js";
import { newest } from "../../lib/latest-only.js";
import { noNet } from "../../net/move-queue.js";
import { Following, noKey } from "../../match/follower.js";
import { guess } from "./offline-guess.js";
import { applied, pileAt, typed } from "../../match/local-table.js";

export class TableAhead extends Following {
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
  /** @type {any} */
  declined = null; // the moves with which the turn was to end before that
  endsWithoutFigure = false; // whether it was to end without a figure; another step may have to come first
  at = null; // the older list that is being corrected
  /** @type {any} */
  basis; // the position before that list
  /** @type {any} */
  tile = null; // the drawn tile and its placements: see turn/placements.js
  /** @type {{ problem: any, moves: any[] } | null} */
  refused = null; // the moves that are against the rules, and why
  /** @type {any} */
  wrong = null; // the error to show
  /** @type {number | null} */
  overtaken = null; // sequence number before a change that another phone made during this turn
  #asked = newest();
  #looking = new AbortController(); // stops the request for the effect of this turn's moves
  /** @type {number | null} */
  since = null; // sequence number at the start of the turn

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

  // ---- the table, and what may follow ----

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

  /** Gives up the answer of `look`: once moves are stored, they are refused where they were about to be previewed. */
  dropLook() {
    this.#asked();
    this.#stopLooking();
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
    if (this.at === null && this.since !== null && this.match.seq > this.since) this.overtaken = this.since;
    else this.refused = { problem, moves: this.draft };
  }
}
