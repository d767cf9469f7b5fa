// The part shared by all boards: a drawing that can be moved and zoomed, with keyboard access. Arrow keys move between elements, + and -
// zoom, 0 shows everything, Enter and Space choose.

import { keepInView, uncover } from "../covered-names.js";
import { Beyond } from "./beyond.js";
import { h, icon, s } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { PanZoom } from "../../lib/zoom/panzoom.js";

const STEP = { __proto__: null, ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Stage {
  layer = s("g", {});
  above = s("g", { class: "board-above" });
  top = s("g", {});
  #stops = new Map();
  /** @type {any} */
  #entry; // the stop in the tab order
  /** @type {{ small: () => boolean, show: () => void } | null} */
  near = null; // whether what can be tapped is too small for a thumb, and how to come closer
  #names = []; // printed under the tiles
  #fit = this.#tool("fit", t("board.fit"), () => (this.#comes ? this.near?.show() : this.zoom.showAll()));
  #box;

  /** `box(cell)`: the bounding box of a cell [x, y] in the drawing. */
  constructor(label, box) {
    this.#box = box;
    this.svg = s(
      "svg",
      { class: "board", role: "group", "aria-label": label, preserveAspectRatio: "xMidYMid meet" },
      this.layer,
      this.above,
      this.top,
    );
    this.svg.addEventListener("keydown", (event) => this.#keys(event));
    this.zoom = new PanZoom(this.svg);
    this.beyond = new Beyond(this.zoom);
    this.zoom.onView = () => this.#viewed();
    this.node = h("section", { class: "board-frame is-drawn", "aria-label": label }, this.svg);
    this.tools = h(
      "div",
      { class: "board-zoom" },
      this.#tool("minus", t("board.zoom-out"), () => this.zoom.zoom(1 / 1.5)),
      this.#tool("plus", t("board.zoom-in"), () => this.zoom.zoom(1.5)),
      this.#fit,
    );
  }

  /** Whether all is in view already, so that the next tap comes closer. */
  get #comes() {
    return Boolean(this.near?.small() && this.zoom.viewport.sees(this.zoom.full));
  }

  /** Shows the names under the tiles where no tile of `laid` covers them. */
  name(names, laid) {
    this.#names = names;
    uncover(names, laid);
    this.#keepNames();
  }

  #keepNames() {
    const { seen } = this.zoom.viewport;
    if (seen && this.#names.length) keepInView(this.#names, seen);
  }

  #viewed() {
    this.beyond.soon();
    this.#keepNames();
    const words = t(this.#comes ? "board.near" : "board.fit");
    if (this.#fit.title === words) return;
    this.#fit.title = words;
    this.#fit.setAttribute("aria-label", words);
  }

  #tool(name, words, act) {
    return h("button", { type: "button", class: `round zoom-${name}`, "aria-label": words, title: words, onclick: act }, icon(name));
  }

  /**
   * Sets the keyboard stops: nodes by their cell "x,y". One of them is in the tab order; the focus stays where it was.
   *
   * @param {Map<string, any>} nodes
   * @param {string | null} focused
   */
  stops(nodes, focused = null) {
    this.#stops = nodes;
    const stop = nodes.get(focused ?? "") ?? nodes.values().next().value;
    this.#enter(stop);
    if (focused !== null && stop !== document.activeElement) stop?.focus({ preventScroll: true }); // the frame must not scroll, and nothing is laid out for it
  }

  /** Puts a node into the tab order in place of the last one. */
  #enter(node) {
    const before = this.#entry;
    this.#entry = node;
    const set = () => {
      if (before !== this.#entry) before?.setAttribute("tabindex", "-1");
      if (this.#entry?.getAttribute("tabindex") !== "0") this.#entry?.setAttribute("tabindex", "0");
    };
    if (node !== document.activeElement) set();
    else requestAnimationFrame(() => setTimeout(set)); // setting it on a focused node forces a layout, even unchanged
  }

  /** The focused cell, or null. */
  get focused() {
    const active = /** @type {HTMLElement} */ (document.activeElement);
    return this.svg.contains(active) ? (active.dataset.at ?? active.dataset.cell ?? null) : null;
  }

  /** Moves the focus to the board. */
  focus() {
    this.svg.querySelector("[tabindex='0']")?.focus();
  }

  #keys(event) {
    const step = STEP[event.key];
    const at = event.target.closest?.("[data-at], [data-cell]");
    if (step && event.shiftKey) this.zoom.pan(step[0] * 0.2, step[1] * 0.2);
    else if (step && at) this.#go(at, step);
    else if (event.key === "+" || event.key === "=") this.zoom.zoom(1.3);
    else if (event.key === "-") this.zoom.zoom(1 / 1.3);
    else if (event.key === "0") this.zoom.showAll();
    else if ((event.key === "Enter" || event.key === " ") && at) at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else return;
    event.preventDefault();
  }

  /** Moves the focus to the nearest stop in a direction. */
  #go(from, [dx, dy]) {
    const [x, y] = (from.dataset.at ?? from.dataset.cell).split(",").map(Number);
    const next = [...this.#stops]
      .map(([name, node]) => [...name.split(",").map(Number), node])
      .map(([cx, cy, node]) => ({
        node,
        along: (cx - x) * dx + (cy - y) * dy,
        aside: Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx),
        cell: [cx, cy],
      }))
      .filter(({ along }) => along > 0)
      .sort((a, b) => a.along + 2 * a.aside - b.along - 2 * b.aside)[0];
    if (!next) return;
    this.#enter(next.node);
    next.node.focus();
    this.zoom.reveal(this.#box(next.cell));
  }
}

/** Tools that overlay a board, which fits its content next to them. `node`: of the board. */
export function toolsUpon(node, ...tools) {
  node.classList.add("with-tools");
  node.append(h("div", { class: "board-tools" }, tools));
}
