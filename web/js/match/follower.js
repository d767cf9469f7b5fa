// Keeps a phone in step with a match: its last state from the server, the connection, and changes from other phones.

import { Problem, ask } from "../net/api.js";
import { announce } from "../lib/dom.js";
import { named } from "../lib/i18n.js";
import { follow, pause } from "../net/match-stream.js";
import { keepSeen, rememberMatch } from "../net/known-matches.js";
import { Queue, noNet } from "../net/move-queue.js";
import { news } from "./move-words.js";

export const REVEALED = "TR-revealed"; // the rule on values that all players know already: only the host may insist on others
const KNOCK = 2000; // milliseconds between attempts to reach the server

/** Whether the match no longer exists, or this key does not open it. */
export const noKey = (error) => error instanceof Problem && [401, 403, 404].includes(error.status);

export class Following {
  /** @type {string | undefined} */
  host;
  /** @type {AbortSignal} */
  signal;
  /** @type {any} */
  tile;
  /** @type {string} */
  token;
  state = "live"; // or away, gone
  /** What may follow, by the server or by the page. @type {any} */
  ahead;
  last = null; // the last change, with its lines
  #knocking = false;
  #rights;

  /**
   * `keys`: {token, host?, rights?}: the key the match is read with, and the host's key, if this phone has it; `rights`: AS_VIEWER to read
   * it as everybody may see it.
   */
  constructor(match, { token, host, rights = "" }, signal) {
    this.#rights = rights;
    Object.assign(this, { match, token, host, signal });
    this.queue = new Queue(match.id, (list, key) => this.do("/moves", list, key));
  }

  // ---- what subclasses do ----

  /** Derives the table from the match and the moves that are not sent. */
  settle() {}

  /** Requests what may follow. */
  async look() {}

  /** Draws everything. */
  render() {}

  /** Sends the queue. */
  async send() {}

  // ---- following ----

  /** Starts following the match and sending the queue. */
  begin() {
    this.remember();
    this.look();
    this.send();
    follow({
      id: this.match.id,
      token: this.token,
      rights: this.#rights,
      after: this.match.seq,
      signal: this.signal,
      change: (change) => this.heard(change),
      match: () => this.refresh(),
      state: (state) => this.connection(state),
    });
  }

  get writes() {
    return this.match.role !== "viewer";
  }

  get away() {
    return this.state !== "live";
  }

  seat = (id) => this.match.players.find((seat) => seat.id === id);
  nameOf = (id) => this.seat(id)?.name || named("colour", this.seat(id)?.colour ?? id);
  colourOf = (id) => this.seat(id)?.colour ?? id;

  /** Sends a request with the seat's key, so that it is signed by that player; if the seat may not do it, with the host's. */
  async do(path, body, key) {
    const asked = { method: "POST", body, key };
    try {
      return await ask(`/matches/${this.match.id}${path}`, { ...asked, token: this.token });
    } catch (error) {
      const revealed = body.insist && error.ruling?.reasons.some(({ rule }) => rule === REVEALED);
      if ((error.status !== 403 && !revealed) || !this.host || this.host === this.token) throw error;
      return ask(`/matches/${this.match.id}${path}`, { ...asked, token: this.host });
    }
  }

  /** Requests the match again and, by default, what may follow. */
  async refresh({ look = true } = {}) {
    try {
      const match = await ask(`/matches/${this.match.id}${this.#rights}`, { token: this.token, signal: this.signal });
      const { seq } = this.match;
      if (match.seq < seq) return;
      this.match = match;
      this.remember();
      if (this.tile) this.tile.stale = true;
      if (match.seq > seq) this.settle();
      this.render();
      if (look) await this.look();
    } catch (error) {
      if (error.name === "AbortError") return;
      if (noNet(error)) this.connection("away");
      else if (noKey(error)) this.connection("gone");
      else throw error;
    }
  }

  async heard(change) {
    if (change.seq <= this.match.seq) return;
    const mine = this.queue.items[0]?.seq === change.seq - 1;
    if (!mine) {
      this.last = change;
      announce(news(this, change));
    }
    await this.refresh();
  }

  connection(state) {
    const before = this.state;
    if (before === "gone") return;
    this.state = state;
    if (state === before) return;
    if (state === "live") this.refresh().then(() => this.send());
    else if (!this.ahead.sure) this.settle();
    if (state === "away") this.#knock();
    this.render();
  }

  /** Checks now and then whether the server is back. (A stream reports that, too, but may be silent for a while.) */
  async #knock() {
    if (this.#knocking) return;
    this.#knocking = true;
    while (this.state === "away" && !this.signal.aborted) {
      await pause(KNOCK, this.signal);
      const asked = ask(`/matches/${this.match.id}${this.#rights}`, { token: this.token, signal: this.signal });
      const back = await asked.then(() => "live").catch((error) => noKey(error) && "gone");
      if (back) this.connection(back);
    }
    this.#knocking = false;
  }

  remember() {
    const { id, role, player, players, game, over } = this.match;
    keepSeen(id, this.match, this.#rights);
    if (this.#rights) return; // the role and the seat are not those of the key
    rememberMatch({ id, role, player, game, over, title: players.map((seat) => seat.name).join(", ") });
  }
}
