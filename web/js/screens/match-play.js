// A tracked match: the board above, below it what can be done now. Everything shown comes from here: the match as the server
// last told it, the moves of this turn, and those that wait to be sent.

import { Problem, ask } from "../api.js";
import { announce, h, icon, show } from "../dom.js";
import { figuresOf, gameOf } from "../games.js";
import { named, t } from "../i18n.js";
import { follow, pause } from "../live.js";
import { forgetMatch, keepSeen, knownMatch, lastSeen, rememberMatch } from "../matches.js";
import { errorNotice } from "../notice.js";
import { Queue, noNet } from "../queue.js";
import { TableBoard } from "../table-board.js";
import { Tiles } from "../tiles.js";
import { stayAwake } from "../wake.js";
import { actPanel } from "./match-act.js";
import { drawPanel } from "./match-draw.js";
import { endPanel, endingOf } from "./match-end.js";
import { historyPanel } from "./match-history.js";
import { applied, thinkable } from "./match-local.js";
import { menuPanel } from "./match-menu.js";
import { standings } from "./match-scores.js";
import { differencePanel } from "./match-correct.js";
import { unsent } from "./match-unsent.js";
import { lastPlace, lastTurn, refusedPanel } from "./match-told.js";

const KNOCK = 2000; // milliseconds between two tries to reach a server that was away

export function matchScreen(id, token, signal, header) {
  const main = h("main", { class: "photo match" });
  if (token) {
    rememberMatch({ id, token });
    history.replaceState(null, "", `#/match/${encodeURIComponent(id)}`);
  }
  open(id, main, signal, header);
  return main;
}

async function open(id, main, signal, header) {
  const known = knownMatch(id);
  try {
    if (!known?.token) throw new Problem(404, {});
    const match = await seen(id, known.token, signal);
    const [tiles, game] = await Promise.all([
      Tiles.of(
        match.catalogs.map((catalog) => catalog.id),
        match.options.edition,
      ),
      gameOf(match.game),
    ]);
    if (signal.aborted) return;
    new Play(match, known.token, { tiles, game, signal, header, main });
  } catch (error) {
    if (error.name === "AbortError") return;
    if (error.status === 404) forgetMatch(id);
    const gone = error.status === 404;
    const home = h("a", { href: "#/", class: "button" }, t("app.start-over"));
    const notice = gone
      ? h("section", { class: "notice notice-error", role: "alert" }, h("h1", { tabindex: "-1" }, icon("alert"), t("match.gone")), h("p", {}, t("match.gone.do")), h("div", { class: "actions" }, home))
      : errorNotice(error, () => open(id, main, signal, header), home);
    show(main, notice);
  }
}

/** The match from the server; without a net as it was last seen. */
async function seen(id, token, signal) {
  try {
    return await ask(`/matches/${id}`, { token, signal });
  } catch (error) {
    const kept = noNet(error) && lastSeen(id);
    if (!kept) throw error;
    return kept;
  }
}

export class Play {
  state = "live"; // or away, gone
  draft = []; // the moves of this turn that are not sent
  insist = false; // some of them are against the rules
  at = null; // the older list that is being corrected
  view = null; // another panel than what can be done now
  tile = null; // what panel "draw" is about: see match-draw.js
  last = null; // the change made last, with its lines
  refused = null; // the moves that are against the rules, and why
  panel = h("section", { class: "panel match-panel", "aria-label": t("panel.label") });
  #asked = 0;
  #shown = null;
  #knocking = false;

  constructor(match, token, { tiles, game, signal, header, main }) {
    Object.assign(this, { match, token, tiles, game, signal });
    this.queue = new Queue(match.id, token);
    this.figures = figuresOf(game, match.options);
    this.board = new TableBoard({ choose: (what) => this.onChoose?.({ cell: this.#under(what), ...what }) });
    this.talk = {
      players: match.players,
      inWords: this.board.inWords,
      lightLine: (line) => this.board.lightLine(line),
      lightCells: (cells) => this.board.light({ cells }),
    };
    this.strip = h("div", { class: "strip" });
    this.body = h("div", { class: "match-body" });
    this.banner = h("div", { class: "match-banner", "aria-live": "polite" });
    show(this.panel, this.strip, this.banner, this.body);
    const tools = h("div", { class: "board-tools" }, this.board.controls);
    this.board.node.append(tools);
    show(main, h("h1", { class: "visually-hidden", tabindex: "-1" }, t("match.title")), h("div", { class: "table" }, this.board.node, this.panel));
    this.#header(header);
    stayAwake(signal);
    this.remember();
    this.settle();
    this.render();
    this.look();
    this.send();
    follow({
      id: match.id,
      token,
      after: match.seq,
      signal,
      change: (change) => this.#heard(change),
      match: () => this.refresh(),
      state: (state) => this.#connection(state),
    });
  }

  // ---- who may do what ----

  get mover() {
    return this.now.turn?.player ?? null;
  }

  get writes() {
    return this.match.role !== "viewer";
  }

  get moves() {
    return this.writes && (this.match.role === "host" || this.match.player === this.mover);
  }

  get over() {
    return this.match.over && !this.queue.length && this.at === null;
  }

  /** The points as they are shown: at the end those that are counted so far. */
  get scores() {
    return this.over ? endingOf(this).sums() : this.match.scores;
  }

  get away() {
    return this.state !== "live";
  }

  seat = (id) => this.match.players.find((seat) => seat.id === id);
  nameOf = (id) => this.seat(id)?.name || named("colour", this.seat(id)?.colour ?? id);
  colourOf = (id) => this.seat(id)?.colour ?? id;

  // ---- the table as it is now ----

  /** The table before the moves of this turn, then after them, as well as the page knows by itself. */
  settle() {
    this.base = applied(
      this.at === null ? this.match.position : this.basis,
      this.at === null ? this.queue.items.flatMap(({ moves }) => moves) : [],
    );
    this.now = applied(this.base, this.draft);
    this.ahead = this.#guess();
  }

  /** What may be done, without asking: enough to go on at once; `sure` says whether the referee has said so. */
  #guess() {
    const { step, placed } = this.now.turn ?? {};
    const end = { type: "end_turn", player: this.mover };
    if (this.over || !this.now.turn) return { sure: false, tiles: [], offers: [], lines: [] };
    if (step === "place") return { sure: false, tiles: this.#box(), offers: [], lines: [] };
    const deploy = step === "act" && placed?.length ? thinkable(this.now, this.tiles, this.figures) : [];
    return { sure: false, tiles: [], offers: this.away ? [...deploy, end] : [], lines: [] };
  }

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
    const asked = (this.#asked += 1);
    if (this.over || this.queue.length) return;
    try {
      const ahead = await ask(`/matches/${this.match.id}/preview`, {
        method: "POST",
        token: this.token,
        signal: this.signal,
        body: { moves: this.draft, insist: this.insist, ...(this.at === null ? {} : { at: this.at }) },
      });
      if (asked !== this.#asked) return;
      this.refused = null;
      this.ahead = { ...ahead, sure: true };
      this.now = ahead.position;
      if (ahead.tiles.length && this.at === null) this.box = { tiles: ahead.tiles, laid: ahead.position.tiles.length };
      if (ahead.seq !== this.match.seq) this.refresh();
    } catch (error) {
      if (asked !== this.#asked || error.name === "AbortError") return;
      if (error instanceof Problem && error.ruling) this.refused = { problem: error, moves: this.draft };
      else if (noNet(error)) this.#connection("away");
      else this.trouble(error, () => this.look());
    }
    this.render();
  }

  // ---- the turn ----

  /** One more move of this turn. `guess`: what is known to follow, so that nobody has to wait for it. */
  add(move, guess = null) {
    this.play([...this.draft, move], guess);
  }

  /** These are the moves of this turn. */
  play(moves, guess = null) {
    this.draft = moves;
    this.tile = null;
    if (!moves.length) this.insist = false;
    this.settle();
    if (guess) this.ahead = { ...this.ahead, ...guess };
    this.render();
    this.look();
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
    const { insist } = this;
    Object.assign(this, { draft: [], insist: false, tile: null });
    return this.submit(moves, insist);
  }

  /** Sends a list of moves, now or when it can be. The turn that somebody is at stays. */
  submit(moves, insist = false) {
    this.queue.add(moves, this.match.seq, insist);
    this.view = null;
    this.last = null;
    this.settle();
    this.render();
    return this.send();
  }

  /** Sends what waits. */
  async send() {
    if (!this.queue.length) return;
    try {
      const answer = await this.queue.send();
      if (answer) {
        this.last = answer;
        announce(this.#news(answer));
      }
      await this.refresh();
    } catch (error) {
      if (error.name === "AbortError") return;
      if (noNet(error)) this.#connection("away");
      else this.trouble(error, () => this.send());
    }
    this.render();
  }

  /** Takes back, or brings back, the last list of moves. */
  async step(way) {
    try {
      const body = { seq: this.match.seq };
      await ask(`/matches/${this.match.id}/${way}`, { method: "POST", token: this.token, body });
      this.draft = [];
      this.last = null;
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
      this.view = null;
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
      const found = await ask(`/matches/${this.match.id}/correct`, { method: "POST", token: this.token, body });
      this.show((play) => differencePanel(play, found, body));
    } catch (error) {
      if (error instanceof Problem && error.ruling) {
        this.refused = { problem: error, moves };
        this.render();
      } else this.trouble(error, () => this.correct(moves));
    }
  }

  // ---- news ----

  /** Asks for the match again. */
  async refresh() {
    try {
      const match = await ask(`/matches/${this.match.id}`, { token: this.token, signal: this.signal });
      if (match.seq < this.match.seq) return;
      this.match = match;
      this.talk.players = match.players;
      this.remember();
      if (this.tile) this.tile.stale = true;
      this.settle();
      this.render();
      await this.look();
    } catch (error) {
      if (error.name === "AbortError") return;
      if (noNet(error)) this.#connection("away");
      else throw error;
    }
  }

  async #heard(change) {
    if (change.seq <= this.match.seq) return;
    const mine = this.queue.items[0]?.seq === change.seq - 1;
    if (!mine) {
      this.last = change;
      announce(this.#news(change));
    }
    await this.refresh();
  }

  #news({ type, by, lines = [], to_move: next }) {
    const said = lines.map((line) => this.board.inWords(line.says)).join(" ");
    const who = by?.player ? this.nameOf(by.player) : t("match.host");
    const did = type === "moves" ? "" : t(`match.did.${type}`, { who });
    return [did, said, next ? t("match.turn", { name: this.nameOf(next) }) : t("match.over")].filter(Boolean).join(" ");
  }

  #connection(state) {
    const before = this.state;
    this.state = state;
    if (state === before) return;
    if (state === "live") this.refresh().then(() => this.send());
    else if (!this.ahead.sure) this.settle();
    if (state === "away") this.#knock();
    this.render();
  }

  /** Asks now and then whether the server is back. (A stream says so by itself, but may be silent for a while.) */
  async #knock() {
    if (this.#knocking) return;
    this.#knocking = true;
    while (this.state === "away" && !this.signal.aborted) {
      await pause(KNOCK, this.signal);
      const back = await ask(`/matches/${this.match.id}`, { token: this.token, signal: this.signal }).catch(() => null);
      if (back) this.#connection("live");
    }
    this.#knocking = false;
  }

  remember() {
    const { id, role, player, players, over } = this.match;
    keepSeen(id, this.match);
    rememberMatch({ id, role, player, over, title: players.map((seat) => seat.name).join(", ") });
  }

  // ---- what is shown ----

  /** Shows another panel; null: what can be done now. */
  show(view) {
    this.view = view;
    this.render();
    this.body.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** The cell on which a tapped figure or token stands. */
  #under({ figure, token }) {
    const one = this.now.figures?.[figure] ?? this.now.tokens?.[token];
    return one ? [one.x, one.y] : null;
  }

  /** Draws the board: the table as it is now, and what a panel puts on it. */
  draw({ position = this.now, spots = [], ghosts = [], choose = null, light = {}, mark = null } = {}) {
    this.onChoose = choose;
    this.board.render({ tiles: this.tiles, position, spots, ghosts });
    this.board.light(light);
    this.board.mark(mark);
  }

  render() {
    const inside = this.body.contains(document.activeElement);
    const step = this.#step();
    const moved = step !== this.#shown;
    const held = moved ? null : focusKey(this.body);
    const scrolled = moved ? 0 : this.panel.scrollTop;
    this.#shown = step;
    show(this.strip, standings(this));
    show(this.banner, unsent(this), this.at === null || this.view ? null : correcting(this));
    show(this.body, this.#panel());
    this.#tools();
    this.panel.scrollTop = scrolled;
    held?.();
    if (moved && inside) this.body.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** Which step people are at: another one begins at the top of the panel. */
  #step = () =>
    this.view ?? JSON.stringify([this.refused !== null, this.over, this.mover, this.now.turn?.step, this.tile?.id, this.at]);

  #panel() {
    if (this.view) return this.view(this);
    if (this.refused) return refusedPanel(this);
    if (this.over) return endPanel(this);
    if (!this.moves || this.queue.trouble) return waiting(this);
    return this.now.turn?.step === "place" ? drawPanel(this) : actPanel(this);
  }

  trouble(error, again) {
    const notice = errorNotice(error, () => {
      notice.remove();
      again();
    });
    this.banner.append(notice);
    this.panel.scrollTop = 0;
  }

  // ---- the line at the top ----

  #header(header) {
    const tool = (name, act) =>
      h("button", { type: "button", class: "round", "aria-label": t(`match.tool.${name}`), title: t(`match.tool.${name}`), onclick: act }, icon(name === "history" ? "clock" : name));
    this.pill = h("p", { class: "pill", role: "status" });
    this.tools = {
      undo: tool("undo", () => (this.draft.length || this.tile ? this.back() : this.step("undo"))),
      redo: tool("redo", () => this.step("redo")),
      history: tool("history", () => this.show(historyPanel(this))),
      menu: tool("menu", () => this.show(menuPanel(this))),
    };
    header.querySelector(".brand").replaceWith(h("div", { class: "match-tools" }, this.pill, Object.values(this.tools)));
  }

  #tools() {
    const { undo, redo } = this.tools;
    const still = this.away || this.queue.length > 0 || this.at !== null;
    undo.hidden = redo.hidden = !this.writes;
    undo.disabled = !(this.draft.length || this.tile) && (still || !this.match.can_undo);
    redo.disabled = this.draft.length > 0 || still || !this.match.can_redo;
    const words = t(`match.${this.state !== "live" ? this.state : this.queue.trouble ? "stuck" : this.queue.length ? "sending" : "live"}`);
    this.pill.className = `pill is-${this.state}`;
    if (this.pill.textContent !== words) this.pill.textContent = words;
  }
}

/** Redrawing keeps the focus on the same thing: by its id, name and value, or words. */
function focusKey(node) {
  const active = document.activeElement;
  if (!node.contains(active) || active === node) return null;
  const same = (other) =>
    other.tagName === active.tagName &&
    other.id === active.id &&
    other.name === active.name &&
    other.type === active.type &&
    (other.type === "radio" ? other.value === active.value : true) &&
    (active.tagName === "BUTTON" || active.tagName === "H2" ? other.textContent === active.textContent : true);
  const caret = active.type === "search" || active.type === "text" ? active.selectionStart : null;
  const value = active.value;
  return () => {
    if (node.contains(document.activeElement)) return;
    const next = [...node.querySelectorAll(active.tagName)].find(same) ?? node.querySelector("h2");
    next?.focus({ preventScroll: true });
    if (caret !== null && next?.value === value) next.setSelectionRange(caret, caret);
  };
}

const correcting = (play) =>
  h(
    "div",
    { class: "banner-card" },
    h("p", {}, t("match.correct.now", { name: play.nameOf(play.mover) })),
    h("button", { type: "button", class: "button text", onclick: () => play.leave() }, t("match.correct.leave")),
  );

/** Somebody else is to move. */
function waiting(play) {
  play.draw({ mark: lastPlace(play) });
  return h(
    "div",
    { class: "waiting" },
    lastTurn(play),
    play.queue.trouble || !play.mover ? null : h("h2", { tabindex: "-1" }, t("match.turn", { name: play.nameOf(play.mover) })),
    play.queue.trouble ? null : h("p", { class: "hint" }, t(play.writes ? "match.waiting" : "match.watching")),
  );
}
