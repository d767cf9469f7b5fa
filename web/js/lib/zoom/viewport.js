// What an <svg> shows of its drawing: its viewBox, and more of the drawing on the axis that has room.

/** @type {[string, string][]} */
export const AXES = [
  ["x", "width"],
  ["y", "height"],
];
/** Whether a box is in a view as a whole. */
export const holds = (view, box) =>
  AXES.every(([from, size]) => box[from] >= view[from] - 1 && box[from] + box[size] <= view[from] + view[size] + 1);

const FAR = 0.5; // pixels per unit below which frames are drawn thinner

export class Viewport {
  /** The viewBox. @type {any} */
  box;
  #svg;
  /** @type {number[] | null} */
  #size = null; // [wide, high] in pixels, as observed: measuring in the middle of drawing is slow

  /** `resized(visible)`: called when the size has changed. */
  constructor(svg, resized) {
    this.#svg = svg;
    new ResizeObserver(([{ contentRect }]) => {
      this.#size = contentRect.width ? [contentRect.width, contentRect.height] : null;
      this.#far();
      resized(Boolean(this.#size));
    }).observe(svg);
  }

  /** [wide, high] in pixels. */
  get size() {
    return this.#size ?? [this.#svg.clientWidth, this.#svg.clientHeight];
  }

  /** Pixels per unit. */
  get scale() {
    const [wide, high] = this.size;
    return Math.min(wide / this.box.width, high / this.box.height);
  }

  /** What is in view: on one axis more than the viewBox. Null before the drawing has a size. */
  get seen() {
    if (!this.box || !this.size[0]) return null;
    const [width, height] = this.size.map((pixels) => pixels / this.scale);
    const { x, y } = this.box;
    return { x: x + (this.box.width - width) / 2, y: y + (this.box.height - height) / 2, width, height };
  }

  /** Whether a box is in view as a whole. */
  sees(box) {
    const { seen } = this;
    return seen !== null && holds(seen, box);
  }

  show(box) {
    this.box = box;
    this.#far();
    const shown = `${box.x} ${box.y} ${box.width} ${box.height}`;
    if (this.#svg.getAttribute("viewBox") !== shown) this.#svg.setAttribute("viewBox", shown); // the same one again would lay out everything
  }

  /** Notes whether the drawing is shown at a small scale. */
  #far() {
    const [wide] = this.size;
    if (this.box) this.#svg.classList.toggle("is-far", (wide || 1000) / this.box.width < FAR);
  }
}
