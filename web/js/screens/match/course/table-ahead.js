// The table as this phone knows it, with the moves that are not sent, and what may follow: by the server, or by the page alone.

import { Problem, ask } from "../../../net/api.js";
import { figuresOf } from "../../../net/game-info.js";
import { newest } from "../../../lib/latest-only.js";
import { endingOf } from "../../end/end.js";
import { endWithoutFigure } from "../turn/implied-end.js";
import { guess } from "./offline-guess.js";
import { applied, pileAt, tileHeld, typed } from "../../../match/local-table.js";

export class TableAhead {
  /** What may follow, by the server or by the page. @type {Page.Ahead} */
  ahead;
  /** The position before the moves of this turn. @type {any} */
  base;
  /** The position after them. @type {any} */
  now;
  #play;
  /** The tiles of the server's last answer, and how many were laid then: {tiles, laid}. @type {{ tiles: Api.Draw[], laid: number } | null} */
  #left = null;
  #asked = newest();
  #looking = new AbortController(); // stops the request for the effect of this turn's moves

  /** @param {Page.Play} play */
  constructor(play) {
    this.#play = play;
    this.figures = figuresOf(play.game, play.match.options);
    this.settle();
  }

  get mover() {
    const { turn } = this.now;
    const { match, game } = this.#play;
    if (!game.kinds || turn?.due?.length) return this.ahead?.to_move ?? match.to_move;
    return turn?.player ?? null;
  }

  /** Whether this phone may move now. */
  get mayMove() {
    const { match, own, connection, correction } = this.#play;
    const { role, player, pad } = match;
    const { writes } = connection;
    if (pad) return writes;
    // a player who may correct a turn makes its moves
    const mine = role === "host" || player === this.mover || correction.at !== null;
    return writes && (mine || this.awaitsEnd || Boolean(own.acts?.(this.#play, player)));
  }

  /** Whether all moves of this phone are sent, and no older list is being corrected. */
  get #isSent() {
    const { sending, correction } = this.#play;
    return correction.at === null && !sending.queue.length;
  }

  /** Whether all that is left is to end the game, which any player may do. */
  get awaitsEnd() {
    const { match, turn } = this.#play;
    return match.status === "ending" && this.#isSent && !turn.draft.length;
  }

  get over() {
    return this.#play.match.over && this.#isSent;
  }

  /** The points as shown: at the end those counted so far. */
  get scores() {
    return this.over ? endingOf(this.#play).sums() : this.#play.match.scores;
  }

  /** The table that is shown: while the end is counted, the one before it. */
  get shown() {
    return (this.over && endingOf(this.#play).counting) || this.now;
  }

  /** Derives the table before and after the moves of this turn, without the server. */
  settle() {
    const { match, own, tiles, sending, turn, correction } = this.#play;
    const older = correction.at !== null;
    const pile = older ? undefined : (position) => this.#pileAt(position);
    const sent = older ? [] : sending.queue.items.flatMap(({ moves }) => moves);
    this.base = applied(older ? correction.basis : match.position, sent, own, tiles, pile);
    this.now = applied(this.base, turn.draft, own, tiles, pile);
    this.ahead = this.#guess();
  }

  /** The moves that may follow, without a request: `sure` is true for an answer of the server. */
  #guess() {
    const { game, match, tiles, own, connection } = this.#play;
    const { now, figures, mover } = this;
    if (this.over || !game.kinds || !now.turn || match.pad) return { sure: false, tiles: [], offers: [], lines: [], to_move: this.#next() };
    return guess({ game, match, now, tiles, figures, own, mover, away: connection.away }, () => this.#box());
  }

  /** The number of tiles that can still be drawn, after the moves that are not sent; null if it is not known. */
  get pile() {
    const { match, correction } = this.#play;
    return this.#pileAt(correction.at === null ? this.now : match.position);
  }

  /** The same at another position. */
  #pileAt(position) {
    const { match, own, tiles } = this.#play;
    return pileAt(match, position, own, tiles);
  }

  /** Whose turn it is, by the last answer of the server. */
  #next = () => (this.#play.turn.draft.length ? this.ahead?.to_move : this.#play.match.to_move);

  /** The tiles that may be drawn: those of the server's last answer, less those placed since. */
  #box() {
    if (!this.#left) return this.#play.tiles.all.map(({ id }) => ({ tile: id, left: null }));
    const gone = this.now.tiles.slice(this.#left.laid).map(({ tile }) => tile);
    const less = (one) => one.left - gone.filter((tile) => tile === one.tile).length;
    return this.#left.tiles
      .map((one) => (one.left === null ? one : { ...one, left: less(one) }))
      .filter(({ left }) => left === null || left > 0);
  }

  /** Requests the effect of this turn's moves and what may follow. */
  async look() {
    const { connection, sending, turn, screen } = this.#play;
    const counts = this.#asked();
    const signal = this.#stopLooking();
    if (this.over || sending.queue.length) return endWithoutFigure(this.#play);
    try {
      const ahead = await this.#preview(signal);
      if (!counts()) return;
      this.#learn(ahead);
    } catch (error) {
      if (!counts() || error.name === "AbortError") return;
      if (error instanceof Problem && error.ruling) await turn.stop(error);
      else if (!connection.failed(error)) screen.trouble(error, () => this.look());
    }
    screen.render();
    endWithoutFigure(this.#play);
  }

  #preview(signal) {
    const { match, connection, turn, correction } = this.#play;
    const { draft: moves, insist } = turn;
    const { at } = correction;
    const body = { moves, insist, ...(at === null ? {} : { at }) };
    return ask(`/matches/${match.id}/preview`, { method: "POST", token: connection.token, signal, body });
  }

  /** Takes over the answer of the server. */
  #learn(ahead) {
    const { match, connection, turn, correction } = this.#play;
    turn.refused = null;
    this.ahead = { ...ahead, offers: typed(ahead.offers), sure: true };
    this.now = ahead.position;
    const inHand = tileHeld(ahead.position, ahead.to_move);
    if (ahead.tiles.length && correction.at === null && !inHand) this.#left = { tiles: ahead.tiles, laid: ahead.position.tiles.length };
    if (ahead.seq !== match.seq) connection.refresh();
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
    this.#play.connection.signal.addEventListener("abort", () => next.abort(), { signal: next.signal });
    return next.signal;
  }
}
