// Places to tap that are beyond the view: a line of buttons below the board, one for each side, with an arrow and how many places there
// are. A tap brings as many of them into view as fit, at the same scale. The line is there only in steps that need it, and never moves.

import { h, icon, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { beyondView, mostBoxes } from "./board-bounds.js";

const SIDES = ["W", "N", "S", "E"]; // the style sheet rotates the arrow

export class Beyond {
  #zoom;
  #boxes = [];
  #key = "";
  #needed = false; // whether a place of this step was beyond the view
  #waits = false; // whether it is drawn after the board is painted
  #buttons = new Map(
    SIDES.map((side) => {
      const count = h("span", {});
      const button = h("button", { type: "button", class: "button", "data-side": side, onclick: () => this.#go(side) }, icon("up"), count);
      return [side, { button, count }];
    }),
  );

  /** `zoom`: the view of the board, a PanZoom. */
  constructor(zoom) {
    this.#zoom = zoom;
    this.node = h(
      "div",
      { class: "beyond", role: "group", "aria-label": t("match.beyond"), hidden: true },
      [...this.#buttons.values()].map(({ button }) => button),
    );
  }

  /** Sets the places that can be tapped now, as boxes in the drawing. */
  set boxes(boxes) {
    const key = JSON.stringify(boxes);
    if (key !== this.#key) this.#needed = false;
    this.#key = key;
    this.#boxes = boxes;
    this.soon();
  }

  /** Once the view of a step is chosen: the line is there only if it leaves out any place. */
  settle() {
    this.#needed = false;
    this.update();
  }

  /** Updates the line once the board is painted: what it shows takes a layout of the panel. */
  soon() {
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame(() => setTimeout(() => this.#waits && this.update()));
  }

  /** The places beyond the view, by side. */
  get #beyond() {
    const { seen } = this.#zoom.viewport;
    return seen ? beyondView(this.#boxes, seen) : {};
  }

  update() {
    this.#waits = false;
    if (!this.#boxes.length) {
      this.node.hidden = true;
      return;
    }
    const beyond = this.#beyond;
    for (const [side, { button, count }] of this.#buttons) {
      const n = beyond[side]?.length ?? 0;
      button.classList.toggle("is-none", !n);
      if (count.textContent === String(n)) continue;
      show(count, String(n));
      button.setAttribute("aria-label", t(`match.beyond.${side}`, { n }));
    }
    this.#needed ||= Object.values(beyond).some((found) => found.length > 0);
    this.node.hidden = !this.#needed;
  }

  #go(side) {
    const { seen } = this.#zoom.viewport;
    const best = mostBoxes(this.#beyond[side] ?? [], [seen.width, seen.height]);
    if (best) this.#zoom.reveal(best);
  }
}
