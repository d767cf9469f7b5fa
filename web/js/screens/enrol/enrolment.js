// The course of an enrolment: the server's proposals for the cards, the user's corrections of them, and what is sent and learnt.

import { Problem, ask } from "../../net/api.js";
import { announce, h, show } from "../../lib/dom.js";
import { shielded } from "../../lib/tap-guard.js";
import { t } from "../../lib/i18n.js";
import { whenFree } from "../../lib/finger.js";
import { errorNotice } from "../../net/error-notice.js";
import { keepSet } from "../../net/own-catalogs.js";
import { keepHere, keptHere } from "../../lib/session.js";
import { forgetCatalog } from "../../tile/tile-library.js";
import { Picking } from "./pick.js";
import { Said } from "./answers.js";
import { Sending } from "./send.js";
import { CardPhotos } from "./card-photos.js";
import { enrolmentPanel } from "./enrolment-panel.js";
import { drawnProposals } from "./proposal-drawings.js";

const SAID = "tile-referee.enrol."; // key prefix of assignments that the server has not learnt yet, followed by the set's id

export class Enrolment {
  /** @type {any} */
  game;
  /** @type {HTMLElement} */
  main;
  /** @type {AbortSignal} */
  signal;
  /** @type {string} */
  token;
  said = new Said();
  /** @type {{ proposal: number, picking: Picking } | null} */
  changing = null; // {proposal, picking}: the card that is being corrected
  status = h("div", { class: "status", "aria-live": "polite" });
  busy = false; // whether an upload or learning is running: one at a time
  before = 0; // the number of photos before the last upload

  constructor(told) {
    Object.assign(this, told); // {main, catalog, game, token, signal}
    this.path = `/catalogs/${encodeURIComponent(this.catalog.id)}/enrolment`;
    this.answer = null;
    const { path, token, signal } = this;
    const take = async (answer) => {
      await this.take(answer);
      this.told();
    };
    this.sending = new Sending({ path, token, signal, take, busy: (on, cancelled) => this.working(on, cancelled) });
    this.photos = new CardPhotos({ path, token, signal });
  }

  async begin(answer) {
    if (answer) {
      await this.take(answer);
      const kept = keptHere(SAID + this.catalog.id);
      if (kept?.begun === answer.begun) this.said.restore(kept.draft);
      this.before = answer.photos.length; // the failures in these were shown already
    }
    this.paint();
  }

  paint() {
    this.keep();
    show(this.main, enrolmentPanel(this));
  }

  /** The server's groups of cards. */
  get proposals() {
    return this.answer?.proposals ?? [];
  }

  /** Stores the user's corrections, which are restored after a reload in this tab. */
  keep() {
    const { draft } = this.said;
    keepHere(SAID + this.catalog.id, draft.length ? { begun: this.answer.begun, draft } : null);
  }

  /** Takes a new answer of the server: draws its proposals as the cards are rotated; corrections stay. */
  async take(answer) {
    if (answer.version !== this.catalog.version) {
      forgetCatalog(this.catalog.id); // it has new tiles
      this.catalog = await ask(`/catalogs/${encodeURIComponent(this.catalog.id)}`, { signal: this.signal });
    }
    if (answer.enrolled.length) keepSet({ id: this.catalog.id, whole: Boolean(this.catalog.start), empty: false });
    const drawn = await drawnProposals(
      answer.proposals.filter(({ tile, removed }) => !tile && !removed),
      this.game,
      this.signal,
    );
    const { game } = this.catalog;
    const tiles = Object.fromEntries(this.catalog.tiles.map((tile) => [tile.id, { ...tile, game }]));
    if (this.answer && answer.begun !== this.answer.begun) this.#forget();
    this.answer = answer;
    if (!this.proposals.some(({ proposal }) => proposal === this.changing?.proposal)) this.changing = null;
    this.said.take(answer.proposals, ({ proposal }) => drawn.get(proposal), tiles);
  }

  /** Drops everything about the cards of the previous answer: the same numbers now stand for others. */
  #forget() {
    this.photos.clear();
    this.said = new Said();
    this.changing = null;
  }

  leaveOut(proposal) {
    if (this.changing?.proposal === proposal) this.changing = null;
    this.said.say(proposal, { remove: true });
    this.said.right(proposal);
  }

  change(one) {
    const { catalog, game, signal } = this;
    const { proposal } = one;
    const say = (said, done = false) => {
      this.said.say(proposal, said);
      // still being drawn: the open part stays
      if (done === null) return this.#mark(proposal);
      if (done) this.said.right(proposal);
      this.changing = null;
      this.again(proposal, done ? null : "enrol-right");
      shielded(this.main);
    };
    const blank = this.answer.enrolled.length || this.answer.missing.length ? null : catalog.tiles[0].id;
    const keep = (drawing) => {
      this.said.draw(proposal, drawing);
      this.keep();
    };
    const drawing = { get: () => this.said.drawing(proposal), keep };
    this.changing = { proposal, picking: new Picking({ one, catalog, game, blank, drawing, signal, say }) };
    this.again(proposal, "enrol-change");
  }

  closed(proposal) {
    this.changing = null;
    this.again(proposal, "enrol-change");
  }

  /** Whether the tile drawn by hand can be confirmed. */
  #mark(proposal) {
    this.keep();
    const button = this.control(`[data-proposal="${proposal}"] [data-act=enrol-right]`);
    if (button) button.disabled = !this.said.of(proposal);
  }

  /** Confirms a card; the next one takes its place, so that one tap after the other is enough. */
  confirm(proposal) {
    this.said.right(proposal);
    this.changing = null;
    const next = this.proposals.find((one) => this.said.isOpen(one.proposal));
    this.paint();
    shielded(this.main);
    const goOn = next ? `[data-proposal="${next.proposal}"] [data-act=enrol-right]` : "[data-act=enrol-save]";
    this.control(goOn)?.focus();
  }

  again(proposal, focus) {
    this.paint();
    this.control(`[data-proposal="${proposal}"] ${focus ? `[data-act=${focus}]` : "button"}`)?.focus();
  }

  /**
   * A control by its selector.
   *
   * @param {string} which
   * @returns {HTMLButtonElement | HTMLInputElement | null}
   */
  control = (which) => this.main.querySelector(which);

  send(files) {
    this.before = this.answer?.photos.length ?? 0;
    return this.sending.send(files);
  }

  /** Blocks further uploads while one is running; cards can still be corrected. */
  working(on, cancelled = false) {
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
    const { decided, confirmations } = this.said;
    this.working(true);
    show(this.status, h("p", { class: "reading" }, t("enrol.learning")));
    announce(t("enrol.learning"));
    try {
      const answer = await ask(this.path, {
        method: "PATCH",
        token: this.token,
        body: { confirmations, begun: this.answer.begun },
        signal: this.signal,
      });
      this.said.learnt(decided);
      if (decided.has(this.changing?.proposal)) this.changing = null;
      await this.take(answer);
      show(this.status);
      this.working(false);
      this.told();
    } catch (error) {
      this.working(false);
      if (error instanceof Problem && error.status === 409) return this.#anew();
      if (error.name !== "AbortError")
        show(
          this.status,
          errorNotice(error, () => this.save()),
        );
    }
  }

  /** Starts over: the cards were deleted and replaced elsewhere, so no correction applies to them. */
  async #anew() {
    try {
      await this.take(await ask(this.path, { token: this.token, signal: this.signal }));
      this.paint();
      show(this.status, h("p", { class: "notice", role: "alert" }, t("enrol.anew")));
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          this.status,
          errorNotice(error, () => this.#anew()),
        );
    }
  }

  /** Draws the server's answer while the user is working: the element in use stays. */
  told() {
    const { enrolled, missing } = this.answer;
    announce(t("enrol.count", { known: enrolled.length, all: enrolled.length + missing.length }));
    whenFree(this.main, () => {
      const held = this.#held();
      this.paint();
      (held() ?? this.control("h1"))?.focus({ preventScroll: Boolean(held()) });
    });
  }

  /** A function that finds the focused element of a card or the upload; after a redraw it returns the same one. */
  #held() {
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const card = /** @type {HTMLElement | null | undefined} */ (active?.closest("[data-proposal]"));
    const inside = [this.changing?.picking.node, this.sending.node].some((node) => node?.contains(active));
    const name = card && `[data-proposal="${card.dataset.proposal}"] [data-act="${active?.dataset.act}"]`;
    return () => (inside ? active : name ? this.control(name) : null);
  }
}
