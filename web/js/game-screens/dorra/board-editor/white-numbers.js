// The white numbers at the top of the user's own income cards: a table of cards by colours. If left empty, those of the stand-in count. It
// is built once and then only filled, so that moving between numbers loses neither focus nor keyboard.

import { h, show } from "../../../lib/dom.js";
import { figurePicture } from "../../../tile/figure.js";
import { SPECIES, speciesPicture } from "../../../games/dorra/species.js";
import { CARDS, cardName } from "../../../games/dorra/words.js";
import { named, t } from "../../../lib/i18n.js";

const COLOURS = ["red", "blue", "white", "orange"];
const VALUES = CARDS.map((_, value) => value);
export const ALL = COLOURS.length * VALUES.length;
const MOST = 999;

/** The number of a card and its species, small enough to fit four numbers next to it on a phone. */
const rowHead = (value) =>
  h(
    "th",
    { scope: "row" },
    h("span", { "aria-hidden": "true" }, String(value), SPECIES.includes(CARDS[value]) ? speciesPicture(CARDS[value]) : null),
    h("span", { class: "visually-hidden" }, cardName(value)),
  );

const key = ({ colour, value }) => `${colour} ${value}`;

/** The name of a card. */
export const cardOf = ({ colour, value }) =>
  t("dorra-amazonas.edit.numbers.card", { colour: named("colour", colour), card: cardName(value) });

export class WhiteNumbers {
  node = h("details", { class: "as-text dorra-numbers", "data-keep": "white-numbers" });
  #inputs = new Map();
  #summary = h("summary", {});
  #clear;
  #change;

  /** `change(cards)` gets all numbers entered, [] if there are none: [{colour, value, tiebreak}] */
  constructor(change) {
    this.#change = change;
    this.#clear = h("button", { type: "button", class: "button text", onclick: () => change([]) }, t("dorra-amazonas.edit.numbers.clear"));
    const head = COLOURS.map((colour) =>
      h("th", { scope: "col" }, figurePicture({ colour, kind: "tent" }), h("span", { class: "visually-hidden" }, named("colour", colour))),
    );
    const rows = VALUES.map((value) =>
      h(
        "tr",
        {},
        rowHead(value),
        COLOURS.map((colour) => h("td", {}, this.#input({ colour, value }))),
      ),
    );
    show(
      this.node,
      this.#summary,
      h("p", { class: "hint" }, t("dorra-amazonas.edit.numbers.hint")),
      h("table", {}, h("thead", {}, h("tr", {}, h("td", {}), head)), h("tbody", {}, rows)),
      this.#clear,
    );
  }

  #input(card) {
    const input = h("input", {
      type: "number",
      inputmode: "numeric",
      enterkeyhint: "next",
      min: 0,
      max: MOST,
      step: 1,
      "aria-label": cardOf(card),
      onchange: () => this.#change(this.#entered()),
    });
    this.#inputs.set(key(card), input);
    return input;
  }

  /** The numbers entered, in the order of the table. */
  #entered() {
    const cards = VALUES.flatMap((value) => COLOURS.map((colour) => ({ colour, value })));
    const filled = cards.map((card) => ({ ...card, tiebreak: this.#inputs.get(key(card)).valueAsNumber }));
    return filled.filter(({ tiebreak }) => !Number.isNaN(tiebreak));
  }

  /** Fills in the cards of a drawing or file. */
  fill(cards = []) {
    const told = new Map(cards.map((card) => [key(card), card.tiebreak]));
    for (const [card, input] of this.#inputs) {
      const text = String(told.get(card) ?? "");
      if (input.value !== text && input !== document.activeElement) input.value = text;
    }
    this.#summary.textContent = t("dorra-amazonas.edit.numbers", { n: cards.length, of: ALL });
    this.#clear.hidden = !cards.length;
  }

  /** Marks the cards that have errors. */
  mark(cards) {
    const wrong = new Set(cards.map(key));
    for (const [card, input] of this.#inputs) input.setAttribute("aria-invalid", String(wrong.has(card)));
  }
}
