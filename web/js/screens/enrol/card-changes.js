// The corrections of the cards of an enrolment, one card at a time: another tile, left out, confirmed.

import { shielded } from "../../lib/tap-guard.js";
import { Picking } from "./pick.js";

export class CardChanges {
  /** The card that is being corrected. @type {{ proposal: number, picking: Picking } | null} */
  changing = null;
  #enrolment;
  #game;
  #main;
  #signal;
  #keep;

  /** `keep()`: stores the corrections. */
  constructor(enrolment, { game, main, signal, keep }) {
    this.#enrolment = enrolment;
    [this.#game, this.#main, this.#signal, this.#keep] = [game, main, signal, keep];
  }

  /** Leaves cards out of the set. */
  leaveOut(proposals) {
    const { assignments } = this.#enrolment;
    for (const { proposal } of proposals) {
      if (this.changing?.proposal === proposal) this.changing = null;
      assignments.assign(proposal, { remove: true });
      assignments.confirm(proposal);
    }
    this.#enrolment.paint();
    shielded(this.#main);
    this.#enrolment.control("[data-act=enrol-save]")?.focus();
  }

  change(one) {
    const { assignments, answer, catalog } = this.#enrolment;
    const { proposal } = one;
    const say = (said, done = false) => {
      assignments.assign(proposal, said);
      // still being drawn: the open part stays
      if (done === null) return this.#mark(proposal);
      if (done) assignments.confirm(proposal);
      this.changing = null;
      this.again(proposal, done ? null : "enrol-right");
      shielded(this.#main);
    };
    const blank = answer.enrolled.length || answer.missing.length ? null : catalog.tiles[0].id;
    const keep = (drawing) => {
      assignments.draw(proposal, drawing);
      this.#keep();
    };
    const drawing = { get: () => assignments.drawing(proposal), keep };
    this.changing = { proposal, picking: new Picking({ one, catalog, game: this.#game, blank, drawing, signal: this.#signal, say }) };
    this.again(proposal, "enrol-change");
  }

  closed(proposal) {
    this.changing = null;
    this.again(proposal, "enrol-change");
  }

  /** Whether the tile drawn by hand can be confirmed. */
  #mark(proposal) {
    this.#keep();
    const button = this.#enrolment.control(`[data-proposal="${proposal}"] [data-act=enrol-right]`);
    if (button) button.disabled = !this.#enrolment.assignments.of(proposal);
  }

  /** Confirms a card; the next one takes its place, so that one tap after the other is enough. */
  confirm(proposal) {
    this.#enrolment.assignments.confirm(proposal);
    this.changing = null;
    const next = this.#enrolment.proposals.find((one) => this.#enrolment.assignments.isOpen(one.proposal));
    this.#enrolment.paint();
    shielded(this.#main);
    const goOn = next ? `[data-proposal="${next.proposal}"] [data-act=enrol-right]` : "[data-act=enrol-save]";
    this.#enrolment.control(goOn)?.focus();
  }

  again(proposal, focus) {
    this.#enrolment.paint();
    this.#enrolment.control(`[data-proposal="${proposal}"] ${focus ? `[data-act=${focus}]` : "button"}`)?.focus();
  }
}
