// The course of an enrolment: the server's proposals for the cards, the user's corrections of them, and what is sent and learnt.

import { Problem, ask } from "../../net/api.js";
import { announce, h, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { whenFree } from "../../lib/finger.js";
import { errorNotice } from "../../net/error-notice.js";
import { keepSet } from "../../net/own-catalogs.js";
import { keepHere, keptHere } from "../../lib/session.js";
import { forgetCatalog } from "../../tile/tile-library.js";
import { Assignments } from "./assignments.js";
import { CardChanges } from "./card-changes.js";
import { Sending } from "./send.js";
import { CardPhotos } from "./card-photos.js";
import { enrolmentPanel } from "./enrolment-panel.js";
import { drawnProposals } from "./proposal-drawings.js";

const DRAFT = "tile-referee.enrol."; // key prefix of assignments that the server has not learnt yet, followed by the set's id

export class Enrolment {
  #game;
  #main;
  #signal;
  #token;
  #path;
  assignments = new Assignments();
  status = h("div", { class: "status", "aria-live": "polite" });
  busy = false; // whether an upload or learning is running: one at a time
  before = 0; // the number of photos before the last upload

  constructor({ main, catalog, game, token, signal }) {
    [this.#main, this.#game, this.#token, this.#signal] = [main, game, token, signal];
    this.catalog = catalog;
    this.#path = `/catalogs/${encodeURIComponent(catalog.id)}/enrolment`;
    this.answer = null;
    const path = this.#path;
    const take = async (answer) => {
      await this.#take(answer);
      this.#drawAnswer();
    };
    this.cards = new CardChanges(this, { game, main, signal, keep: () => this.#keep() });
    this.sending = new Sending({ path, token, signal, take, busy: (on, cancelled) => this.#working(on, cancelled) });
    this.photos = new CardPhotos({ path, token, signal });
  }

  async begin(answer) {
    if (answer) {
      await this.#take(answer);
      const kept = keptHere(DRAFT + this.catalog.id);
      if (kept?.begun === answer.begun) this.assignments.restore(kept.draft);
      this.before = answer.photos.length; // the failures in these were shown already
    }
    this.paint();
  }

  paint() {
    this.#keep();
    show(this.#main, enrolmentPanel(this));
  }

  /** The server's groups of cards. */
  get proposals() {
    return this.answer?.proposals ?? [];
  }

  /** Stores the user's corrections, which are restored after a reload in this tab. */
  #keep() {
    const { draft } = this.assignments;
    keepHere(DRAFT + this.catalog.id, draft.length ? { begun: this.answer.begun, draft } : null);
  }

  /** Takes a new answer of the server: draws its proposals as the cards are rotated; corrections stay. */
  async #take(answer) {
    if (answer.version !== this.catalog.version) {
      forgetCatalog(this.catalog.id); // it has new tiles
      this.catalog = await ask(`/catalogs/${encodeURIComponent(this.catalog.id)}`, { signal: this.#signal });
    }
    if (answer.enrolled.length) keepSet({ id: this.catalog.id, whole: Boolean(this.catalog.start), empty: false });
    const drawn = await drawnProposals(
      answer.proposals.filter(({ tile, removed }) => !tile && !removed),
      this.#game,
      this.#signal,
    );
    const { game } = this.catalog;
    const tiles = Object.fromEntries(this.catalog.tiles.map((tile) => [tile.id, { ...tile, game }]));
    if (this.answer && answer.begun !== this.answer.begun) this.#forget();
    this.answer = answer;
    if (!this.proposals.some(({ proposal }) => proposal === this.cards.changing?.proposal)) this.cards.changing = null;
    this.assignments.take(answer.proposals, ({ proposal }) => drawn.get(proposal), tiles);
  }

  /** Drops everything about the cards of the previous answer: the same numbers now stand for others. */
  #forget() {
    this.photos.clear();
    this.assignments = new Assignments();
    this.cards.changing = null;
  }

  /**
   * A control by its selector.
   *
   * @param {string} which
   * @returns {HTMLButtonElement | HTMLInputElement | null}
   */
  control = (which) => this.#main.querySelector(which);

  send(files) {
    this.before = this.answer?.photos.length ?? 0;
    return this.sending.send(files);
  }

  /** Blocks further uploads while one is running; cards can still be corrected. */
  #working(on, cancelled = false) {
    this.busy = on;
    for (const role of ["[data-role=choose]", "[data-act=enrol-save]"]) {
      const one = this.control(role);
      if (!one) continue;
      one.disabled = on;
      one.closest("label")?.classList.toggle("is-disabled", on);
    }
    if (cancelled) this.control("[data-role=choose]")?.focus();
  }

  async save() {
    if (this.busy) return;
    const { decided, confirmations } = this.assignments;
    this.#working(true);
    show(this.status, h("p", { class: "reading" }, t("enrol.learning")));
    announce(t("enrol.learning"));
    try {
      const answer = await ask(this.#path, {
        method: "PATCH",
        token: this.#token,
        body: { confirmations, begun: this.answer.begun },
        signal: this.#signal,
      });
      this.assignments.learnt(decided);
      if (decided.has(this.cards.changing?.proposal)) this.cards.changing = null;
      await this.#take(answer);
      show(this.status);
      this.#working(false);
      this.#drawAnswer();
    } catch (error) {
      this.#working(false);
      if (error instanceof Problem && error.status === 409) return this.#startOver();
      if (error.name !== "AbortError")
        show(
          this.status,
          errorNotice(error, () => this.save()),
        );
    }
  }

  /** Starts over: the cards were deleted and replaced elsewhere, so no correction applies to them. */
  async #startOver() {
    try {
      await this.#take(await ask(this.#path, { token: this.#token, signal: this.#signal }));
      this.paint();
      show(this.status, h("p", { class: "notice", role: "alert" }, t("enrol.anew")));
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          this.status,
          errorNotice(error, () => this.#startOver()),
        );
    }
  }

  /** Draws the server's answer while the user is working: the element in use stays. */
  #drawAnswer() {
    const { enrolled, missing } = this.answer;
    announce(t("enrol.count", { known: enrolled.length, all: enrolled.length + missing.length }));
    whenFree(this.#main, () => {
      const held = this.#held();
      this.paint();
      (held() ?? this.control("h1"))?.focus({ preventScroll: Boolean(held()) });
    });
  }

  /** A function that finds the focused element of a card or the upload; after a redraw it returns the same one. */
  #held() {
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const card = /** @type {HTMLElement | null | undefined} */ (active?.closest("[data-proposal]"));
    const inside = [this.cards.changing?.picking.node, this.sending.node].some((node) => node?.contains(active));
    const name = card && `[data-proposal="${card.dataset.proposal}"] [data-act="${active?.dataset.act}"]`;
    return () => (inside ? active : name ? this.control(name) : null);
  }
}
