// A photo of the printed map under the grid. The grid is proposed; its four corners are dragged to where squares meet, then the photo is
// straightened. It stays in this browser.

import { act, pictureField, stepper } from "../../lib/controls.js";
import { h, s, show } from "../../lib/dom.js";
import { free } from "../../lib/finger.js";
import { fromUnitSquare, straightened } from "../../lib/homography.js";
import { t } from "../../lib/i18n.js";
import { proposedGrid } from "./map-grid.js";

const MOST = 1800; // longer side of the scaled photo in pixels
const CELL = 90; // pixels per square once straightened
const CORNERS = ["nw", "ne", "se", "sw"];
const KEYS = { __proto__: null, ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const THUMB = 24; // pixels on the screen around a corner that belong to it
const MOST_SQUARES = 40; // in a row of the grid

/**
 * The panel. Calls `done({url, columns, rows, clean, where})` once the photo is straightened: its square (0, 0) is the first one of the
 * rectangle.
 * `clean`: the photo as taken, `where`: the rectangle in it, in the form of a map's `picture`.
 */
export function photoPanel(done) {
  const body = h("div", { class: "map-rows" });

  async function begin(picked) {
    const url = URL.createObjectURL(picked);
    const whole = new Image();
    whole.src = url;
    await whole.decode();
    const scale = Math.min(1, MOST / Math.max(whole.naturalWidth, whole.naturalHeight));
    const canvas = h("canvas", { class: "map-photo", role: "img", "aria-label": t("maps.photo.picture") });
    [canvas.width, canvas.height] = [Math.round(whole.naturalWidth * scale), Math.round(whole.naturalHeight * scale)];
    canvas.getContext("2d").drawImage(whole, 0, 0, canvas.width, canvas.height);
    const clean = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
    await free();
    URL.revokeObjectURL(url);
    const laid = new LaidGrid(canvas, proposedGrid(canvas));
    const take = () => finish(canvas, laid, clean);
    show(
      body,
      h("p", { role: "status" }, t(laid.found ? "maps.photo.found" : "maps.photo.not-found")),
      laid.node,
      laid.counts,
      act("check", t("maps.photo.take"), take, "primary"),
    );
    laid.node.scrollIntoView({ block: "nearest" });
  }

  function finish(canvas, { corners, columns, rows }, clean) {
    const source = { naturalWidth: canvas.width, naturalHeight: canvas.height };
    const flat = straightened(Object.assign(canvas, source), corners, {
      wide: (columns + 2) * CELL,
      high: (rows + 2) * CELL,
      columns,
      rows,
    });
    const where = { size: [canvas.width, canvas.height], corners, cells: [0, 0, columns, rows] };
    flat.toBlob((blob) => done({ url: blob && URL.createObjectURL(blob), columns, rows, clean, where }), "image/jpeg", 0.85);
    show(body, h("p", { class: "scope", role: "status" }, t("maps.photo.done")));
  }

  return h(
    "fieldset",
    { class: "map-rows" },
    h("legend", {}, t("maps.photo")),
    h("p", { class: "hint" }, t("maps.photo.hint")),
    pictureField(t("maps.photo.file"), begin, { name: "map-photo" }),
    body,
  );
}

/** The grid over the photo: its corners are dragged, or moved by arrow keys; its numbers of squares are stepped. */
class LaidGrid {
  /** @type {HTMLCanvasElement} */
  canvas;
  /** @type {[any, any, any, any]} */
  corners;
  /** @type {number} */
  columns;
  /** @type {number} */
  rows;
  /** @type {boolean} */
  found;
  #lines = s("path", { class: "map-grid-lines" });
  #handles;

  constructor(canvas, grid) {
    Object.assign(this, { canvas }, grid); // its corners are moved in place
    this.#handles = CORNERS.map((name, i) => this.#handle(name, i));
    const svg = s(
      "svg",
      { class: "map-grid", viewBox: `0 0 ${canvas.width} ${canvas.height}` },
      this.#lines,
      this.#handles.map(({ node }) => node),
    );
    this.node = h("div", { class: "map-laid" }, canvas, svg);
    const count = (axis) =>
      stepper({
        words: t(`maps.photo.${axis}`),
        value: this[axis],
        least: 1,
        most: MOST_SQUARES,
        change: (n) => {
          this[axis] = n;
          this.#draw();
        },
      });
    this.counts = h("div", { class: "map-rows" }, count("columns"), count("rows"));
    this.#draw();
  }

  #handle(name, i) {
    const reach = s("circle", { class: "map-corner-reach" });
    const dot = s("circle", { class: "map-corner-dot" });
    const node = s(
      "g",
      { class: "map-corner", role: "button", tabindex: "0", "aria-label": t(`maps.photo.corner.${name}`), "data-corner": name },
      reach,
      dot,
    );
    node.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      node.setPointerCapture(event.pointerId);
    });
    node.addEventListener("pointermove", (event) => node.hasPointerCapture(event.pointerId) && this.#move(i, this.#pixel(event)));
    node.addEventListener("keydown", (event) => {
      const step = KEYS[event.key];
      if (!step) return;
      event.preventDefault();
      const by = this.#unit * (event.shiftKey ? 10 : 1);
      const [x, y] = this.corners[i];
      this.#move(i, [x + step[0] * by, y + step[1] * by]);
    });
    return { node, reach, dot };
  }

  /** Pixels of the photo for one of the screen. */
  get #unit() {
    return this.canvas.width / (this.canvas.getBoundingClientRect().width || this.canvas.width);
  }

  /** @returns {[number, number]} */
  #pixel({ clientX, clientY }) {
    const { left, top } = this.canvas.getBoundingClientRect();
    return [(clientX - left) * this.#unit, (clientY - top) * this.#unit];
  }

  #move(i, [x, y]) {
    const { width, height } = this.canvas;
    const inside = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
    this.corners[i] = inside;
    this.#draw();
  }

  #draw() {
    const { corners, columns, rows } = this;
    const to = fromUnitSquare(corners);
    const point = (u, v) =>
      to(u, v)
        .map((c) => c.toFixed(1))
        .join(" ");
    const upright = Array.from({ length: columns + 1 }, (_, i) => `M${point(i / columns, 0)}L${point(i / columns, 1)}`);
    const level = Array.from({ length: rows + 1 }, (_, i) => `M${point(0, i / rows)}L${point(1, i / rows)}`);
    this.#lines.setAttribute("d", [...upright, ...level].join(""));
    const unit = this.canvas.isConnected ? this.#unit : this.canvas.width / 320;
    for (const [i, { reach, dot }] of this.#handles.entries())
      for (const [node, r] of [
        [reach, THUMB],
        [dot, 8],
      ]) {
        const [cx, cy] = corners[i];
        for (const [name, value] of Object.entries({ cx, cy, r: r * unit })) node.setAttribute(name, String(value));
      }
  }
}
