// The score pad of a match in which only points are tracked: what is scored, its numbers, who scores it. What there is to choose comes from
// the match (`pad`), so an expansion needs nothing here but names.

import { ask } from "../../net/api.js";
import { act, choices, stepper, toggle } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { named, t } from "../../lib/i18n.js";
import { newest } from "../../lib/latest-only.js";
import { noNet } from "../../net/move-queue.js";
import { finishing } from "../../match/confirm-end.js";
import { lastTurn } from "../../match/outcome.js";
import { ruleButton } from "../../score/rule.js";
import { figurePicture } from "../../tile/figure.js";
import { otherPoints } from "./other-points.js";
import { UndoNotice } from "./undo-notice.js";

const CHIPS = 11; // numbers that are one tap away; one more opens the stepper
/** @type {{ what: any, counts: any, more: boolean, tied: any }} */
const EMPTY = { what: null, counts: {}, more: false, tied: null };

/** The panel of the pad; {body, foot} like every panel. */
export const padPanel = (play) => (play.scorePad ??= new Pad(play)).panel();

/** The entries and numbers that matter now. */
const of = (all, final) => all.filter((one) => one.final.includes(final));

class Pad {
  final = false; // whether the final scoring is entered
  #chosen = { ...EMPTY };
  /** @type {any} */
  #price = null; // {key, lines} of the last preview; `lines` null: it failed
  #requested = ""; // the key of the preview that is awaited
  #asked = newest();
  /** @type {number | null} */
  #corrects = null; // the older list whose values are shown
  /** @type {any} */
  #others = null; // the form for other points, which keeps what is typed

  constructor(play) {
    this.play = play;
    this.undo = new UndoNotice(play);
  }

  panel() {
    const { play } = this;
    play.draw();
    if (!play.writes) return watching(play);
    if (!of(play.match.pad, this.final).length) this.final = true; // nothing pays before the end
    this.#open();
    this.#ask();
    const entry = this.#entry;
    const body = h(
      "div",
      { class: "pad" },
      h("h2", { tabindex: "-1", class: "visually-hidden" }, t("match.pad.what")),
      this.#when(),
      this.#what(),
      entry ? this.#numbers(entry) : null,
      this.undo.node(),
      play.at === null ? this.#more() : null,
    );
    return { body, foot: h("div", { class: "pad-foot" }, this.#arithmetic(), this.#who()) };
  }

  // ---- what is entered ----

  /** Shows the values of an older list that is corrected. */
  #open() {
    const { at, draft } = this.play;
    if (at === this.#corrects) return;
    this.#corrects = at;
    const [move] = at === null ? [] : draft;
    this.final = move?.final ?? this.final;
    this.#chosen = move
      ? { ...EMPTY, what: move.what, counts: { ...move.counts }, tied: move.tied.length ? [move.player, ...move.tied] : null }
      : { ...EMPTY };
  }

  get #entry() {
    return of(this.play.match.pad, this.final).find(({ what }) => what === this.#chosen.what) ?? null;
  }

  #change(change) {
    this.#chosen = { ...this.#chosen, ...change };
    this.play.render();
  }

  #set = (name, value) => this.#change({ counts: { ...this.#chosen.counts, [name]: value } });

  /** The numbers to enter now. */
  #counts = (entry) => of(entry.counts, this.final);

  /** Whether every number is there that has to be given. */
  get #whole() {
    const entry = this.#entry;
    if (!entry) return false;
    const { counts } = this.#chosen;
    const all = this.#counts(entry);
    if (all.some(({ name, usual }) => usual === null && counts[name] === undefined)) return false;
    return !entry.needs_one || all.some(({ name }) => counts[name]);
  }

  /** The move for these players, the first of whom makes it. */
  #move(players) {
    const { what, counts } = this.#chosen;
    const entry = this.#entry;
    const { player } = this.play.match;
    const first = players.includes(player) ? player : players[0];
    const given = this.#counts(entry).filter(({ name }) => counts[name]);
    const needed = this.#counts(entry).filter(({ name, usual }) => usual === null && counts[name] === 0);
    return {
      type: "score",
      player: first,
      what,
      counts: Object.fromEntries([...given, ...needed].map(({ name }) => [name, counts[name]])),
      final: this.final,
      tied: players.filter((one) => one !== first),
    };
  }

  #score(players) {
    const { play } = this;
    const moves = [this.#move(players)];
    if (play.at !== null) return play.correct(moves);
    this.#chosen = { ...EMPTY };
    this.#price = null;
    play.scroll.scrollTop = 0;
    return this.#submit(moves);
  }

  #submit(moves) {
    const { play } = this;
    this.undo.begin(moves);
    const sent = play.submit(moves);
    // the button that was pressed may be disabled now, and without focus a keyboard would begin at the top of the page
    play.whenDrawn(() => document.activeElement === document.body && play.body.querySelector("h2")?.focus({ preventScroll: true }));
    return sent;
  }

  // ---- the steps ----

  #when() {
    if (!of(this.play.match.pad, false).length) return null;
    const button = (final, words) =>
      h(
        "button",
        {
          type: "button",
          class: "segment",
          "aria-pressed": String(this.final === final),
          "data-act": `pad-final-${final}`,
          onclick: () => {
            this.final = final;
            this.#change({ ...EMPTY });
          },
        },
        t(words),
      );
    return h(
      "div",
      { class: "segments", role: "group", "aria-label": t("match.pad.when") },
      button(false, "match.pad.during"),
      button(true, "match.pad.final"),
    );
  }

  #what() {
    const entries = of(this.play.match.pad, this.final);
    return h(
      "div",
      { class: "pad-chips pad-what" },
      choices({
        legend: t("match.pad.what"),
        name: "pad-what",
        hidden: true,
        options: entries.map(({ what }) => ({ value: what, words: named("pad.what", what) })),
        value: this.#chosen.what,
        change: (what) => this.#change({ ...EMPTY, what, tied: this.#chosen.tied }),
      }),
    );
  }

  #numbers(entry) {
    const [main, ...rest] = [...this.#counts(entry)].sort((a, b) => Number(b.usual === null) - Number(a.usual === null));
    if (!main) return null;
    return h(
      "div",
      { class: "pad-numbers" },
      main.usual === null ? this.#chips(main) : this.#extra(main),
      rest.length
        ? h(
            "div",
            { class: "pad-extras" },
            rest.map((count) => this.#extra(count)),
          )
        : null,
    );
  }

  /** The number that has to be given: chips, and a stepper for more. */
  #chips({ name, least, most }) {
    const { counts, more } = this.#chosen;
    const value = counts[name];
    const shown = Math.min(CHIPS, most - least + 1);
    const large = least + shown;
    const options = Array.from({ length: shown }, (_, i) => ({ value: least + i, words: String(least + i) }));
    if (large <= most) options.push({ value: large, words: t("match.pad.from", { n: large }) });
    return h(
      "div",
      { class: "pad-chips pad-count" },
      choices({
        legend: named("pad.count", name),
        name: `pad-${name}`,
        options,
        value: value >= large ? large : value,
        change: (n) => this.#change({ counts: { ...counts, [name]: n }, more: n >= large }),
      }),
      more || value > large ? stepper({ words: named("pad.count", name), value, least, most, change: (n) => this.#set(name, n) }) : null,
    );
  }

  /** A number that is mostly left out: a switch, or a stepper. */
  #extra({ name, least, most, usual }) {
    const words = named("pad.count", name);
    const value = this.#chosen.counts[name] ?? usual;
    return most === 1
      ? toggle(words, value === 1, (on) => this.#set(name, on ? 1 : 0), { name: `pad-${name}` })
      : stepper({ words, value, least, most, change: (n) => this.#set(name, n) });
  }

  /** What the referee pays for it, with the rule. */
  #arithmetic() {
    const { play } = this;
    const key = this.#key;
    if (!key) return h("p", { class: "pad-price hint" }, t(this.#chosen.what ? "match.pad.how-many" : "match.pad.what"));
    if (this.#price?.key !== key) return h("p", { class: "pad-price hint" }, t(play.away ? "match.pad.away" : "app.loading"));
    const { lines } = this.#price;
    if (!lines) return h("p", { class: "pad-price hint" }, t("match.pad.later"));
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    const parts = lines.flatMap((line) => line.parts);
    const rules = [...new Set(parts.map(({ rule }) => rule))];
    return h(
      "p",
      { class: "pad-price", role: "status" },
      h("span", {}, `${parts.map(({ says }) => says).join(" + ")} = `, h("strong", {}, String(points))),
      rules.map((rule) => ruleButton(rule, true)),
    );
  }

  get #key() {
    return this.#whole ? JSON.stringify([this.final, this.#chosen.what, this.#chosen.counts]) : "";
  }

  /** Requests what the entry pays, for anybody: all who share it get the same. Does nothing if that is known or awaited. */
  async #ask() {
    const { play } = this;
    const key = this.#key;
    if (!key || play.away || [this.#price?.key, this.#requested].includes(key)) return;
    const counts = this.#asked();
    this.#requested = key;
    const body = { moves: [this.#move([play.match.player ?? play.match.players[0].id])] };
    try {
      const { lines } = await ask(`/matches/${play.match.id}/preview`, { method: "POST", token: play.token, signal: play.signal, body });
      if (counts()) this.#price = { key, lines };
    } catch (error) {
      if (!counts() || error.name === "AbortError") return;
      this.#requested = "";
      if (noNet(error)) return play.connection("away"); // once it is back, the redraw requests it again
      this.#price = { key, lines: null }; // the points are shown once it is scored
    }
    if (!counts()) return;
    this.#requested = "";
    play.render();
  }

  #who() {
    const { play } = this;
    const { match } = play;
    const { tied } = this.#chosen;
    const ready = this.#whole;
    const all = match.role === "host" || play.host;
    const button = ({ id, colour }) => {
      const on = tied?.includes(id);
      return h(
        "button",
        {
          type: "button",
          class: "button pad-player",
          "data-player": id,
          "aria-pressed": tied ? String(on) : null,
          disabled: !ready || !(all || tied || id === match.player),
          onclick: () => (tied ? this.#change({ tied: on ? tied.filter((one) => one !== id) : [...tied, id] }) : this.#score([id])),
        },
        figurePicture({ colour }),
        h("span", {}, play.nameOf(id)),
      );
    };
    const tie = h(
      "button",
      {
        type: "button",
        class: "button pad-tie",
        "aria-pressed": String(tied !== null),
        "data-act": "pad-tie",
        onclick: () => this.#change({ tied: tied ? null : [] }),
      },
      t("match.pad.tie"),
    );
    const mine = tied?.length && (all || tied.includes(match.player));
    return h(
      "div",
      { class: "pad-who", role: "group", "aria-label": t("match.pad.who") },
      match.players.map(button),
      tie,
      tied ? this.#together(ready && mine ? tied : null) : null,
    );
  }

  #together(players) {
    const words = t(this.play.at === null ? "match.pad.score" : "match.correct.show");
    const button = act("check", words, () => this.#score(players), "primary pad-together");
    button.disabled = !players;
    return button;
  }

  #more() {
    const { play } = this;
    return [
      lastTurn(play),
      h(
        "div",
        { class: "pad-more" },
        (this.#others ??= otherPoints(play, (moves) => this.#submit(moves))),
        this.final && !play.queue.length ? finishing(play, { type: "end_game" }) : null,
      ),
    ];
  }
}

const watching = (play) =>
  h(
    "div",
    { class: "waiting" },
    h("h2", { tabindex: "-1" }, t("match.pad.title")),
    lastTurn(play),
    h("p", { class: "hint" }, t("match.watching")),
  );
