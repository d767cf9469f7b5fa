// The panels of the table of a photo, one at a time: review questions first, else what can be done next.

import { h, show } from "../../../lib/dom.js";
import { shielded } from "../../../lib/tap-guard.js";
import { t } from "../../../lib/i18n.js";
import { addPanel, takenLine } from "../add-tile.js";
import { checkPanel } from "../questions.js";
import { figurePanel } from "../pieces/figure.js";
import { laterPanel } from "../match-photo.js";
import { piecesPanel, placingPanel } from "../pieces/pieces.js";
import { setsPanel } from "../sets.js";
import { scoresPanel } from "../scores.js";
import { stackPanel } from "../pieces/token-stack.js";
import { tilePanel } from "../tile.js";

export class TablePanels {
  node = h("section", { class: "panel", "aria-label": t("panel.label") });
  token = null; // the kind of token whose tile is tapped next
  #table;

  constructor(table) {
    this.#table = table;
  }

  /** Shows the current state. */
  home = () => this.#turn([takenLine(this.#table), checkPanel(this.#table)]);
  tile = (cell) => this.#turn(tilePanel(this.#table, cell), this.#table.live.node, this.#table.tileAt(cell) ? [] : [cell]);
  adding = () => this.#turn(...addPanel(this.#table));
  otherTile = (cell) => {
    this.tile(cell);
    const picker = this.node.querySelector("#other-tile");
    picker.scrollIntoView({ block: "start" });
    picker.focus({ preventScroll: true });
  };
  figure = (index) => this.#turn(figurePanel(this.#table, index));
  newFigure = (cell, known) => this.#turn(figurePanel(this.#table, "new", cell, known));
  pieces = (index) => this.#turn(piecesPanel(this.#table, index));
  placing = (kind, cell = undefined) => {
    this.#turn(placingPanel(this.#table, kind, cell));
    this.token = kind;
  };
  stack = (index) => this.#turn(stackPanel(this.#table, index));
  scores = () => this.#turn(scoresPanel(this.#table), null);
  later = (note) => this.#turn(laterPanel(this.#table, note));
  sets = () => this.#turn(setsPanel(this.#table));

  /** Shows a panel. `free`: empty cells that can be tapped. */
  #turn(content, below = this.#table.live.node, free = []) {
    this.token = null;
    this.#table.board.offer(free);
    show(this.node, content, below);
    this.node.classList.toggle("has-question", Boolean(this.node.querySelector(":scope > .question")));
    this.#table.board.node.classList.toggle("is-calm", Boolean(this.node.querySelector(":scope > .question .sets-again")));
    shielded(this.node);
    this.node.scrollTop = 0;
    this.node.querySelector("h2")?.focus({ preventScroll: true });
  }
}
