// The score pad of a match in which only points are tracked: what is scored, its numbers, who scores it. What there is to choose comes from
// the match (`pad`), so an expansion needs nothing here but names.

import { ask } from "../../net/api.js";
import { newest } from "../../lib/latest-only.js";
import { noNet } from "../../net/move-queue.js";
import { UndoNotice } from "./undo-notice.js";
import { EMPTY, entriesNow } from "./entry.js";
import { padBody, watching } from "./pad-panel.js";

/** The panel of the pad; {body, foot} like every panel. @param {Page.Play} play */
export const padPanel = (play) => (play.screen.kept.scorePad ??= new Pad(play)).panel();

class Pad {
  final = false; // whether the final scoring is entered
  chosen = { ...EMPTY };
  /** @type {any} */
  price = null; // {key, lines} of the last preview; `lines` null: it failed
  #requested = ""; // the key of the preview that is awaited
  #asked = newest();
  /** @type {number | null} */
  #corrects = null; // the older list whose values are shown
  /** @type {any} */
  others = null; // the form for other points, which keeps what is typed

  /** @param {Page.Play} play */
  constructor(play) {
    this.play = play;
    this.undo = new UndoNotice(play);
  }

  panel() {
    const { play } = this;
    play.screen.draw();
    if (!play.connection.writes) return watching(play);
    if (!entriesNow(play.match.pad, this.final).length) this.final = true; // nothing pays before the end
    this.#open();
    this.#ask();
    return padBody(this, this.#entry);
  }

  /** Shows the values of an older list that is corrected. */
  #open() {
    const { at } = this.play.correction;
    const { draft } = this.play.turn;
    if (at === this.#corrects) return;
    this.#corrects = at;
    const [move] = at === null ? [] : draft;
    this.final = move?.final ?? this.final;
    this.chosen = move
      ? { ...EMPTY, what: move.what, counts: { ...move.counts }, tied: move.tied.length ? [move.player, ...move.tied] : null }
      : { ...EMPTY };
  }

  get #entry() {
    return entriesNow(this.play.match.pad, this.final).find(({ what }) => what === this.chosen.what) ?? null;
  }

  change(change) {
    this.chosen = { ...this.chosen, ...change };
    this.play.screen.render();
  }

  setCount = (name, value) => this.change({ counts: { ...this.chosen.counts, [name]: value } });

  /** The numbers to enter now. */
  countsOf = (entry) => entriesNow(entry.counts, this.final);

  /** Whether every number is there that has to be given. */
  get whole() {
    const entry = this.#entry;
    if (!entry) return false;
    const { counts } = this.chosen;
    const all = this.countsOf(entry);
    if (all.some(({ name, usual }) => usual === null && counts[name] === undefined)) return false;
    return !entry.needs_one || all.some(({ name }) => counts[name]);
  }

  /** The move for these players, the first of whom makes it. */
  #move(players) {
    const { what, counts } = this.chosen;
    const entry = this.#entry;
    const { player } = this.play.match;
    const first = players.includes(player) ? player : players[0];
    const given = this.countsOf(entry).filter(({ name }) => counts[name]);
    const needed = this.countsOf(entry).filter(({ name, usual }) => usual === null && counts[name] === 0);
    return {
      type: "score",
      player: first,
      what,
      counts: Object.fromEntries([...given, ...needed].map(({ name }) => [name, counts[name]])),
      final: this.final,
      tied: players.filter((one) => one !== first),
    };
  }

  score(players) {
    const { play } = this;
    const moves = [this.#move(players)];
    if (play.correction.at !== null) return play.correction.compare(moves);
    this.chosen = { ...EMPTY };
    this.price = null;
    play.screen.scroll.scrollTop = 0;
    return this.submit(moves);
  }

  submit(moves) {
    const { play } = this;
    this.undo.begin(moves);
    const sent = play.sending.submit(moves);
    // the button that was pressed may be disabled now, and without focus a keyboard would begin at the top of the page
    play.screen.whenDrawn(
      () => document.activeElement === document.body && play.screen.body.querySelector("h2")?.focus({ preventScroll: true }),
    );
    return sent;
  }

  get key() {
    return this.whole ? JSON.stringify([this.final, this.chosen.what, this.chosen.counts]) : "";
  }

  /** Requests what the entry pays, for anybody: all who share it get the same. Does nothing if that is known or awaited. */
  async #ask() {
    const { play } = this;
    const key = this.key;
    if (!key || play.connection.away || [this.price?.key, this.#requested].includes(key)) return;
    const counts = this.#asked();
    this.#requested = key;
    const body = { moves: [this.#move([play.match.player ?? play.match.players[0].id])] };
    try {
      const { lines } = await ask(`/matches/${play.match.id}/preview`, {
        method: "POST",
        token: play.connection.token,
        signal: play.connection.signal,
        body,
      });
      if (counts()) this.price = { key, lines };
    } catch (error) {
      if (!counts() || error.name === "AbortError") return;
      this.#requested = "";
      if (noNet(error)) return play.connection.become("away"); // once it is back, the redraw requests it again
      this.price = { key, lines: null }; // the points are shown once it is scored
    }
    if (!counts()) return;
    this.#requested = "";
    play.screen.render();
  }
}
