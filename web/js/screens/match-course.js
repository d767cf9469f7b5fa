// The course of a match as this phone knows it: the moves of this turn, those that wait to be sent, and what may follow. How the
// phone keeps up with the server is Following's; what is shown of it is Play's.

import { Problem, ask } from "../api.js";
import { announce } from "../dom.js";
import { figuresOf } from "../games.js";
import { t } from "../i18n.js";
import { newest } from "../newest.js";
import { keepHere, keptHere } from "../session.js";
import { noNet } from "../queue.js";
import { Following, noKey } from "./match-following.js";
import { guess } from "./match-guess.js";
import { applied } from "./match-local.js";
import { news } from "./match-words.js";

const TURN = "tile-referee.turn.";

/** Whoever extends it says what happens when something has changed: render(), trouble(error, again), compare(found, body). */
export class Course extends Following {
  draft = []; // the moves of this turn that are not sent
  insist = false; // some of them are against the rules
  at = null; // the older list that is being corrected
  tile = null; // the drawn tile and its places: see match-draw.js
  refused = null; // the moves that are against the rules, and why
  wrong = null; // what is said of something that did not go
  overtaken = null; // the change after which somebody else has gone on while this turn was being made
  #asked = newest();
  #since = null; // the change after which the turn was begun

  /** `match`: as the server tells it; `tiles`: the definitions; `game`: what the server says of it; `own`: see games/README.md. */
  constructor(match, keys, { tiles, game, own, signal }) {
    super(match, keys, signal);
    Object.assign(this, { tiles, game, own });
    this.figures = figuresOf(game, match.options);
    this.settle();
  }

  get mover() {
    return this.game.kinds ? (this.now.turn?.player ?? null) : (this.ahead?.to_move ?? this.match.to_move);
  }

  get moves() {
    const { role, player } = this.match;
    const mine = role === "host" || player === this.mover || this.at !== null; // whoever may correct a turn makes its moves
    return this.writes && (mine || this.awaitsEnd || Boolean(this.own.acts?.(this, player)));
  }

  /** Whether nothing is left but to end the game, which is for everybody to do, whoever is to move. */
  get awaitsEnd() {
    return this.match.status === "ending" && this.at === null && !this.draft.length && !this.queue.length;
  }

  get over() {
    return this.match.over && !this.queue.length && this.at === null;
  }

  // ---- the table as it is now ----

  /** The table before the moves of this turn, then after them, as well as the page knows by itself. */
  settle() {
    this.base = applied(
      this.at === null ? this.match.position : this.basis,
      this.at === null ? this.queue.items.flatMap(({ moves }) => moves) : [],
      this.own,
      this.tiles,
    );
    this.now = applied(this.base, this.draft, this.own, this.tiles);
    this.ahead = this.#guess();
  }

  /** What may be done, without asking: `sure` says whether the referee has said so. */
  #guess() {
    if (this.over || !this.game.kinds || !this.now.turn) return { sure: false, tiles: [], offers: [], lines: [], to_move: this.#next() };
    const { game, match, now, tiles, figures, own, mover, away } = this;
    return guess({ game, match, now, tiles, figures, own, mover, away }, () => this.#box());
  }

  /** Whose turn it is, as the referee has said last. */
  #next = () => (this.draft.length ? this.ahead?.to_move : this.match.to_move);

  /** The tiles that may come: those of the last time the referee was asked, less those placed since. */
  #box() {
    if (!this.box) return this.tiles.all.map(({ id }) => ({ tile: id, left: null }));
    const gone = this.now.tiles.slice(this.box.laid).map(({ tile }) => tile);
    const less = (one) => one.left - gone.filter((tile) => tile === one.tile).length;
    return this.box.tiles
      .map((one) => (one.left === null ? one : { ...one, left: less(one) }))
      .filter(({ left }) => left === null || left > 0);
  }

  /** Asks the referee what the moves of this turn lead to, and what may follow. */
  async look() {
    const counts = this.#asked();
    if (this.over || this.queue.length) return;
    try {
      const ahead = await ask(`/matches/${this.match.id}/preview`, {
        method: "POST",
        token: this.token,
        signal: this.signal,
        body: { moves: this.draft, insist: this.insist, ...(this.at === null ? {} : { at: this.at }) },
      });
      if (!counts()) return;
      this.refused = null;
      this.ahead = { ...ahead, sure: true };
      this.now = ahead.position;
      if (ahead.tiles.length && this.at === null) this.box = { tiles: ahead.tiles, laid: ahead.position.tiles.length };
      if (ahead.seq !== this.match.seq) this.refresh();
    } catch (error) {
      if (!counts() || error.name === "AbortError") return;
      if (error instanceof Problem && error.ruling) await this.#against(error);
      else if (noNet(error)) this.connection("away");
      else if (noKey(error)) this.connection("gone");
      else this.trouble(error, () => this.look());
    }
    this.render();
  }

  /** The moves of this turn do not go: because somebody has gone on meanwhile, or because of the rules. */
  async #against(problem) {
    await this.refresh({ look: false });
    if (this.at === null && this.#since !== null && this.match.seq > this.#since) this.overtaken = this.#since;
    else this.refused = { problem, moves: this.draft };
  }

  // ---- the turn ----

  /** One more move of this turn. `guess`: what is known to follow, so that nobody has to wait for it. */
  add(move, guess = null) {
    this.play([...this.draft, move], guess);
  }

  /** These are the moves of this turn; `since`: the change after which it was begun. */
  play(moves, guess = null, since = this.match.seq) {
    if (!this.draft.length) this.#since = since;
    this.draft = moves;
    this.tile = null;
    this.wrong = null;
    this.overtaken = null;
    if (!moves.length) [this.insist, this.#since] = [false, null];
    this.#keep();
    this.settle();
    if (guess) this.ahead = { ...this.ahead, ...guess };
    this.render();
    this.look();
  }

  /** Half a turn is found again when the page was loaded anew in this tab. An older list that is corrected stays as it was. */
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

  /** Takes back the last move that was not sent. */
  back() {
    if (this.tile) {
      this.tile = null;
      this.render();
    } else this.play(this.draft.slice(0, -1));
  }

  /** The turn is over: what it is worth is told by the referee. */
  end(move = { type: "end_turn", player: this.mover }) {
    const moves = [...this.draft, move];
    if (this.at !== null) return this.correct(moves);
    return this.#done(moves);
  }

  /** The moves of this turn go as they are: it is not over with them, or ends by itself. */
  hand() {
    return this.#done(this.draft);
  }

  #done(moves) {
    const { insist } = this;
    Object.assign(this, { draft: [], insist: false, tile: null });
    this.#keep();
    return this.submit(moves, insist);
  }

  /** Sends a list of moves, now or when it can be. The turn that somebody is at stays. */
  submit(moves, insist = false) {
    this.queue.add(moves, this.match.seq, insist);
    this.leaveView();
    this.last = null;
    this.settle();
    this.render();
    return this.send();
  }

  /** Sends what waits. */
  async send() {
    if (!this.queue.length) return;
    try {
      this.wrong = null;
      const answer = await this.queue.send();
      if (answer) {
        this.last = answer;
        announce(news(this, answer));
      }
      await this.refresh();
      if (this.queue.trouble?.kind === "stale" && this.own.apart?.(this.queue.items[0].moves)) {
        this.queue.renew({ seq: this.match.seq }); // these go with whatever others did meanwhile
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

  /** Takes back, or brings back, the last list of moves. */
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

  /** Opens an older list: its moves are those of this turn. */
  async reopen({ seq, moves }) {
    const ends = moves.at(-1)?.type === "end_turn";
    try {
      const asked = { method: "POST", token: this.token, body: { at: seq } };
      this.basis = (await ask(`/matches/${this.match.id}/preview`, asked)).position;
      this.at = seq;
      this.ends = ends;
      this.leaveView();
      this.insist = false;
      this.play(ends ? moves.slice(0, -1) : moves);
    } catch (error) {
      this.trouble(error, () => this.reopen({ seq, moves }));
    }
  }

  /** Leaves the older list as it is. */
  leave() {
    this.at = null;
    this.insist = false;
    this.play([]);
  }

  /** What the correction would change is shown first. */
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
