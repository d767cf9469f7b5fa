// The history of a match: a slider through the turns, and every change; older turns can be viewed and corrected.

import { ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { h, icon, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { newest } from "../../lib/latest-only.js";
import { readNotice } from "../../net/error-notice.js";
import { besidePicture, movesInWords } from "../move-words.js";
import { allChanges, folds, runs, standing } from "./changes.js";
import { entry, fold } from "./history-entry.js";

/** @param {Page.Play} play */
export function historyPanel(play) {
  const past = new Past(play);
  return () => past.panel();
}

class Past {
  /** Every change, oldest first. @type {Page.Change[]} */
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

  /** @param {Page.Play} play */
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
    this.play.screen.draw({ ...(this.position ? { position: this.position } : {}), mark: this.cell });
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
      oninput: () => this.go(Number(this.slider.value)),
    });
    this.where = h("output", { for: "replay", class: "replay-where" });
    const step = (by) => this.go(Math.min(Number(this.slider.max), Math.max(0, Number(this.slider.value) + by)));
    show(
      this.#node,
      act("back", t("panel.back"), () => play.screen.show(null), "text back-link"),
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
      const changes = await allChanges(play.connection);
      const atEnd = !this.lists || Number(this.slider.value) === this.lists.length;
      this.lists = standing(changes);
      this.changes = changes;
      this.slider.max = this.lists.length;
      this.slider.disabled = !this.lists.length;
      if (atEnd) this.go(this.lists.length);
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
  async go(n) {
    const { play } = this;
    const counts = this.#asked();
    this.slider.value = n;
    const now = this.lists[n - 1];
    const said = (say) => {
      const sentence = now ? movesInWords(play, now.change.moves, say) : t("match.history.start");
      return t("match.history.at", { n, of: this.lists.length, sentence });
    };
    this.where.textContent = said(besidePicture); // its place is marked on the board
    this.slider.setAttribute("aria-valuetext", said());
    const next = this.lists[n];
    try {
      const body = { at: next?.seq };
      const found = next && (await ask(`/matches/${play.match.id}/preview`, { method: "POST", token: play.connection.token, body }));
      if (!counts()) return;
      this.position = found?.position ?? null;
    } catch (error) {
      if (counts()) play.screen.trouble(error, () => this.go(n));
      return;
    }
    const place = now?.change.moves.find(({ type }) => type === "place");
    this.cell = place ? [place.x, place.y] : null;
    if (play.screen.view) this.#draw();
    this.#list();
  }

  #list() {
    const at = Number(this.slider.value);
    renew(
      this.#told,
      runs([...this.changes].reverse()).map((run) => (folds(run) ? fold(this, run, at) : run.map((one) => entry(this, one, at)))),
    );
  }
}
