// The history of a match: a slider through the turns, and every change; older turns can be viewed and corrected.

import { ask } from "../net/api.js";
import { act } from "../lib/controls.js";
import { h, icon, show } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { renew } from "../lib/dom-state.js";
import { newest } from "../lib/latest-only.js";
import { readNotice } from "../net/error-notice.js";
import { tilePicture } from "../tile/tile.js";
import { scoreLines } from "../score/score-sheet.js";
import { ruleButton } from "../score/rule.js";
import { eventList } from "./event-words.js";
import { afterReveal } from "./outcome.js";
import { movesInWords } from "./move-words.js";

/** Every change of a match, oldest first. */
export async function allChanges({ match, token, signal }) {
  const changes = [];
  for (let more = true; more;) {
    const found = await ask(`/matches/${match.id}/history?after=${changes.at(-1)?.seq ?? 0}`, { token, signal });
    changes.push(...found.changes);
    more = found.more;
  }
  return changes;
}

/** The timeline, in order: {seq, change}; `seq` is the sequence number under which a list was first made. */
export const standing = (changes) =>
  changes
    .filter(({ stands }) => stands)
    .map((change) => ({ seq: change.type === "moves" ? change.seq : change.target, change }))
    .sort((a, b) => a.seq - b.seq);

/** Groups undone changes in a row, except those made after a reveal: every player is to see them. */
function runs(changes) {
  const found = [];
  for (const change of changes) {
    const before = found.at(-1)?.[0];
    if (!change.stands && !change.after_reveal && before && !before.stands && !before.after_reveal) found.at(-1)?.push(change);
    else found.push([change]);
  }
  return found;
}

/** Whether a run is folded: changes that no longer count, if not everybody has to see them. */
const folds = (/** @type {any[]} */ [first]) => !first.stands && !first.after_reveal;

export function historyPanel(play) {
  const past = new Past(play);
  return () => past.panel();
}

class Past {
  /** Every change, oldest first. @type {any[]} */
  changes;
  /** @type {any} */
  lists = null;
  /** @type {number[] | null} */
  cell = null; // where the turn shown placed its tile
  /** @type {any} */
  position = null; // of the turn shown; null: the current one
  #node = h("div", { class: "history" });
  #told = h("ol", { class: "past", reversed: true });
  #seq = null;
  #asked = newest();

  constructor(play) {
    this.play = play;
  }

  panel() {
    const { play } = this;
    if (!this.#node.firstChild) this.#build();
    if (this.#seq !== play.match.seq) this.#load();
    else if (this.changes) this.#list(); // the connection decides what can be corrected
    this.#draw();
    return this.#node;
  }

  #draw() {
    this.play.draw({ ...(this.position ? { position: this.position } : {}), mark: this.cell });
  }

  #build() {
    const { play } = this;
    this.slider = h("input", {
      type: "range",
      min: 0,
      max: 0,
      value: 0,
      step: 1,
      id: "replay",
      oninput: () => this.#go(Number(this.slider.value)),
    });
    this.where = h("output", { for: "replay", class: "replay-where" });
    const step = (by) => this.#go(Math.min(Number(this.slider.max), Math.max(0, Number(this.slider.value) + by)));
    show(
      this.#node,
      act("back", t("panel.back"), () => play.show(null), "text back-link"),
      h("h2", { tabindex: "-1" }, t("match.history")),
      h("label", { class: "visually-hidden", for: "replay" }, t("match.history.slider")),
      h(
        "div",
        { class: "replay" },
        h("button", { type: "button", class: "round", "aria-label": t("match.history.before"), onclick: () => step(-1) }, icon("back")),
        this.slider,
        h("button", { type: "button", class: "round", "aria-label": t("match.history.after"), onclick: () => step(1) }, icon("next")),
      ),
      this.where,
      this.#told,
    );
  }

  async #load() {
    const { play } = this;
    this.#seq = play.match.seq;
    try {
      const changes = await allChanges(play);
      const atEnd = !this.lists || Number(this.slider.value) === this.lists.length;
      this.lists = standing(changes);
      this.changes = changes;
      this.slider.max = this.lists.length;
      this.slider.disabled = !this.lists.length;
      if (atEnd) this.#go(this.lists.length);
      else this.#list();
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          this.#told,
          h(
            "li",
            {},
            readNotice(error, () => this.#load()),
          ),
        );
    }
  }

  /** Shows the table after `n` lists of the timeline. */
  async #go(n) {
    const { play } = this;
    const counts = this.#asked();
    this.slider.value = n;
    const now = this.lists[n - 1];
    const said = now ? movesInWords(play, now.change.moves) : t("match.history.start");
    this.where.textContent = t("match.history.at", { n, of: this.lists.length, sentence: said });
    this.slider.setAttribute("aria-valuetext", this.where.textContent);
    const next = this.lists[n];
    try {
      const body = { at: next?.seq };
      const found = next && (await ask(`/matches/${play.match.id}/preview`, { method: "POST", token: play.token, body }));
      if (!counts()) return;
      this.position = found?.position ?? null;
    } catch (error) {
      if (counts()) play.trouble(error, () => this.#go(n));
      return;
    }
    const place = now?.change.moves.find(({ type }) => type === "place");
    this.cell = place ? [place.x, place.y] : null;
    if (play.view) this.#draw();
    this.#list();
  }

  #list() {
    const at = Number(this.slider.value);
    renew(
      this.#told,
      runs([...this.changes].reverse()).map((run) => (folds(run) ? this.#fold(run, at) : run.map((one) => this.#entry(one, at)))),
    );
  }

  /** Folds changes that no longer count into one line. */
  #fold(run, at) {
    return h(
      "li",
      { class: "past-fold" },
      h(
        "details",
        { "data-keep": `fold-${run.at(-1).seq}` },
        h("summary", {}, t("match.history.folded", { n: run.length })),
        h(
          "ol",
          { class: "past", reversed: true },
          run.map((change) => this.#entry(change, at)),
        ),
      ),
    );
  }

  #entry(change, at) {
    const { play } = this;
    const { type, by, lines, house_rules: house, stands } = change;
    const place = this.lists.findIndex((one) => one.change === change);
    const who = by.player ? play.nameOf(by.player) : t("match.host");
    const points = lines.reduce((sum, line) => sum.set(line.player, (sum.get(line.player) ?? 0) + line.points), new Map());
    const said = type === "moves" || type === "correct" ? movesInWords(play, change.moves) : "";
    return h(
      "li",
      {
        class: `past-one ${stands ? "" : "is-gone"} ${!stands && type !== "undo" && type !== "redo" ? "is-void" : ""} ${place + 1 === at && stands ? "is-shown" : ""}`,
        "data-seq": change.seq,
      },
      h(
        "details",
        { "data-keep": change.seq },
        h(
          "summary",
          {},
          stands ? h("span", { class: "past-number" }, `${place + 1}.`) : null,
          pictureOf(play, change.moves),
          h("span", { class: "past-says" }, type === "moves" ? said : [t(`match.did.${type}`, { who }), said].filter(Boolean).join(" ")),
          [...points].map(([player, sum]) => h("strong", { class: "past-points" }, `${play.nameOf(player)} ${sum > 0 ? "+" : ""}${sum}`)),
          house.length ? h("span", { class: "tag-house" }, t("match.house.short")) : null,
          change.after_reveal ? h("span", { class: "tag-house" }, t("match.after-reveal.short")) : null,
          !stands && type !== "undo" && type !== "redo" ? h("span", { class: "tag-house" }, t("match.history.gone")) : null,
        ),
        h("p", { class: "hint" }, t("match.history.by", { who, at: new Date(change.at).toLocaleTimeString([], { timeStyle: "short" }) })),
        change.after_reveal ? afterReveal() : null,
        lines.length ? scoreLines(play.talk, lines) : null,
        eventList(play, change.events),
        house.length
          ? h(
              "p",
              {},
              t("match.house"),
              " ",
              house.map(({ rule }) => ruleButton(rule, true)),
            )
          : null,
        stands
          ? h(
              "div",
              { class: "actions" },
              play.match.pad ? null : act("eye", t("match.history.show"), () => this.#go(place + 1)),
              this.#mayCorrect(change)
                ? act("pencil", t("match.correct"), () => play.reopen({ seq: this.lists[place].seq, moves: change.moves }))
                : null,
            )
          : null,
      ),
    );
  }

  /** Whether a list can be corrected: a player's turns by that player, all by the host; not the end of the game (it is undone instead). */
  #mayCorrect({ moves }) {
    const { match, game, host, writes, away, queue } = this.play;
    const own = host || moves.every(({ player }) => player === match.player);
    const single = moves.length === 1 && moves[0].type === "score"; // all that the score pad shows
    const shown = match.pad ? single : !game.kinds || moves.some(({ type }) => type === "place");
    return writes && own && !away && !queue.length && shown;
  }
}

/** The tile that a list of moves has placed, as it lies there. */
function pictureOf({ tiles }, moves = []) {
  const place = moves.find(({ type }) => type === "place");
  const tile = place && tiles.get(place.tile);
  return tile ? h("span", { class: "past-tile", "aria-hidden": "true" }, tilePicture(tile, place.rotation)) : null;
}
