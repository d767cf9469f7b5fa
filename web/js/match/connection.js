// The connection of a phone with a match: its last state from the server, requests with the right key, and changes from other phones.

import { Problem, ask } from "../net/api.js";
import { follow, pause } from "../net/match-stream.js";
import { keepSeen, rememberMatch } from "../net/known-matches.js";
import { noNet } from "../net/move-queue.js";

export const REVEALED = "TR-revealed"; // the rule on values that all players know already: only the host may insist on others
const KNOCK = 2000; // milliseconds between attempts to reach the server

/** Whether the match no longer exists, or this key does not open it. */
export const noKey = (error) => error instanceof Problem && [401, 403, 404].includes(error.status);

export class Connection {
  /** @type {Api.Match} */
  match;
  /** @type {string | undefined} */
  host;
  /** @type {AbortSignal} */
  signal;
  /** @type {string} */
  token;
  state = "live"; // or away, gone
  /** The last change, with its lines. @type {any} */
  last = null;
  /** @type {Page.Screen} */
  #screen;
  #knocking = false;
  #rights;

  /**
   * `keys`: {token, host?, rights?}: the key the match is read with, and the host's key, if this phone has it; `rights`: AS_VIEWER to read
   * it as everybody may see it. `screen`: what hears of the match.
   *
   * @param {Api.Match} match
   * @param {{ token: string, host?: string, rights?: string }} keys
   * @param {AbortSignal} signal
   * @param {Page.Screen} screen
   */
  constructor(match, { token, host, rights = "" }, signal, screen) {
    this.#rights = rights;
    Object.assign(this, { match, token, host, signal });
    this.#screen = screen;
  }

  /** Starts following the match. */
  begin() {
    this.#remember();
    follow({
      id: this.match.id,
      token: this.token,
      rights: this.#rights,
      after: this.match.seq,
      signal: this.signal,
      change: (change) => this.#heard(change),
      match: () => this.refresh(),
      state: (state) => this.become(state),
    });
  }

  get writes() {
    return this.match.role !== "viewer";
  }

  get away() {
    return this.state !== "live";
  }

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
      this.#remember();
      this.#screen.renewed(match.seq > seq);
      this.#screen.render();
      if (look) await this.#screen.look();
    } catch (error) {
      if (this.failed(error)) return;
      if (!(error instanceof Problem)) throw error;
      this.become("away"); // too many requests, or a fault of the server: requested again until there is an answer
    }
  }

  /** Notes what the failure of a request shows about the connection; false: nothing, so that it has to be shown. */
  failed(error) {
    if (error.name === "AbortError") return true;
    if (noNet(error)) this.become("away");
    else if (noKey(error)) this.become("gone");
    else return false;
    return true;
  }

  async #heard(change) {
    if (change.seq <= this.match.seq) return;
    if (!this.#screen.isOwn(change)) {
      this.last = change;
      this.#screen.heard(change);
    }
    await this.refresh();
  }

  become(state) {
    const before = this.state;
    if (before === "gone") return;
    this.state = state;
    if (state === before) return;
    if (state === "live") this.refresh().then(() => this.#screen.send());
    else this.#screen.cut();
    if (state === "away") this.#knock();
    this.#screen.render();
  }

  /** Checks now and then whether the server is back. (A stream reports that, too, but may be silent for a while.) */
  async #knock() {
    if (this.#knocking) return;
    this.#knocking = true;
    while (this.state === "away" && !this.signal.aborted) {
      await pause(KNOCK, this.signal);
      const asked = ask(`/matches/${this.match.id}${this.#rights}`, { token: this.token, signal: this.signal });
      const back = await asked.then(() => "live").catch((error) => noKey(error) && "gone");
      if (back) this.become(back);
    }
    this.#knocking = false;
  }

  #remember() {
    const { id, role, player, players, game, over } = this.match;
    keepSeen(id, this.match, this.#rights);
    if (this.#rights) return; // the role and the seat are not those of the key
    rememberMatch({ id, role, player, game, over, title: players.map((seat) => seat.name).join(", ") });
  }
}
