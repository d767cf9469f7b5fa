// Moves and zooms an <svg> by its viewBox, with one finger, two fingers, wheel, buttons or keys. The drawing itself is unchanged.

import { Gestures } from "./gestures.js";
import { AXES, Viewport } from "./viewport.js";

const MOST = 12; // largest zoom factor
/** The middle of what is seen of a length, as near to `middle` as its ends allow. */
const within = (middle, seen, from, length) =>
  seen >= length ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, middle));

export class PanZoom {
  #full;
  #gestures;
  #own = false; // whether the user has chosen the view
  /** @type {{ box: any, least: number, most: number } | null} */
  #frame = null; // what is kept in view until the user chooses
  #all = false; // whether the user wants to see all of it, however small
  /** @type {{ least: number, around: any }} */
  #wish = { least: 0, around: null }; // see `grow`
  /** @type {(() => void) | null} */
  onView = null; // called when what is in view changes

  constructor(svg) {
    this.viewport = new Viewport(svg, (visible) => {
      if (visible && this.#frame && !this.#own) this.#show(this.#framed(this.#frame));
      else if (this.#wish.least) this.#arrange(false);
    });
    this.#gestures = new Gestures(svg, {
      drag: (dx, dy) => {
        const { scale } = this.viewport;
        this.#own = true;
        this.#show({ ...this.viewport.box, x: this.viewport.box.x - dx / scale, y: this.viewport.box.y - dy / scale });
      },
      zoom: (factor, centre) => this.zoom(factor, centre),
    });
  }

  /** Whether one finger leaves the view as it is; two fingers always move and zoom it. */
  set still(still) {
    this.#gestures.still = still;
  }

  /** The extent of the whole drawing; setting it shows all of it. */
  get full() {
    return this.#full;
  }

  set full(box) {
    this.#full = box;
    this.fit();
  }

  /**
   * Changes the extent of the drawing; shows all of it, unless the user has moved or zoomed. With `least`, a unit is never smaller than so
   * many pixels: the part around the box `around` is shown then, and stays.
   */
  grow(box, least = 0, around = box) {
    this.#full = box;
    this.#wish = { least, around };
    this.#arrange(true);
  }

  /** Changes the extent of the drawing; what is in view stays where it is. */
  extend(box) {
    this.#full = box;
    this.#show(this.viewport.box);
  }

  /** Shows what is to be seen of the drawing. `stays`: whether a part that is large enough stays as it is. */
  #arrange(stays) {
    const { least, around } = this.#wish;
    const near = stays && this.viewport.box && least && Math.abs(this.viewport.scale / least - 1) < 0.01;
    if (this.#own || (near && this.#fitting < least)) this.#show(this.viewport.box);
    else if (this.#all) this.fit();
    else this.fitAround(around, least);
  }

  /** Pixels per unit with all of it in view. */
  get #fitting() {
    const [wide, high] = this.viewport.size;
    return Math.min(wide / this.#full.width, high / this.#full.height);
  }

  fit() {
    this.#own = false;
    this.#frame = null;
    this.#show({ ...this.#full });
  }

  /** Shows all of it, as the user wishes: nothing else is framed any more. */
  showAll() {
    this.#all = true;
    this.fit();
  }

  /** Whether the user has chosen what is in view. */
  get chosen() {
    return this.#own || this.#all;
  }

  /**
   * Shows a box as large as possible, with `least` to `most` pixels per unit; of a larger box, its middle. Keeps a view that shows all of
   * it already, and one that the user has chosen. Without a box, shows what is to be seen without it.
   */
  frame(box, { least = 0, most = 0 } = {}) {
    const { scale } = this.viewport;
    if (!box) {
      this.#frame = null;
      return this.#arrange(false);
    }
    if (this.chosen || (this.#frame && this.viewport.sees(box) && scale >= least)) return;
    this.#frame = { box, least, most };
    this.#show(this.#framed(this.#frame));
  }

  #framed({ box, least, most }) {
    const [wide, high] = this.viewport.size;
    const scale = Math.max(least, Math.min(most, wide / box.width, high / box.height));
    return this.#around(box, scale);
  }

  /** A view around the middle of a box with so many pixels per unit; nothing beyond the drawing as long as there is more of it. */
  #around(box, scale) {
    const [width, height] = this.viewport.size.map((pixels) => pixels / scale);
    return {
      x: within(box.x + box.width / 2, width, this.#full.x, this.#full.width) - width / 2,
      y: within(box.y + box.height / 2, height, this.#full.y, this.#full.height) - height / 2,
      width,
      height,
    };
  }

  /** Shows all of it, or, if a unit would be smaller than `least` pixels, as much as fits around the middle of `box`. */
  fitAround(box, least) {
    this.#all = false;
    this.fit();
    const { scale } = this.viewport;
    if (!scale || scale >= least) return;
    this.#show(this.#around(box, least));
  }

  /** Brings a box into view with a margin; keeps the view if the box is already well inside and large enough. */
  focus(box, room = 1.2) {
    const size = Math.max(box.width, box.height) * (1 + 2 * room);
    this.#show({
      x: box.x + box.width / 2 - size / 2,
      y: box.y + box.height / 2 - size / 2,
      width: size,
      height: size,
    });
  }

  /** Moves the view by no more than is needed to show a box. */
  reveal(box) {
    const v = { ...this.viewport.box };
    const { scale } = this.viewport;
    for (const [i, [from, size]] of AXES.entries()) {
      const seen = scale ? Math.max(v[size], this.viewport.size[i] / scale) : v[size]; // more than the view on one axis
      const beside = (seen - v[size]) / 2;
      const room = Math.min(box[size] / 2, Math.max(0, (seen - box[size]) / 2));
      if (box[from] < v[from] - beside) v[from] = box[from] - room + beside;
      if (box[from] + box[size] > v[from] - beside + seen) v[from] = box[from] + box[size] + room - seen + beside;
    }
    this.#show(v);
  }

  zoom(factor, centre = [this.viewport.box.x + this.viewport.box.width / 2, this.viewport.box.y + this.viewport.box.height / 2]) {
    this.#own = true;
    this.#all = false;
    const least = Math.max(this.#full.width, this.#full.height) / MOST;
    const width = Math.min(this.#full.width * 1.3, Math.max(least, this.viewport.box.width / factor));
    const k = width / this.viewport.box.width;
    this.#show({
      x: centre[0] - (centre[0] - this.viewport.box.x) * k,
      y: centre[1] - (centre[1] - this.viewport.box.y) * k,
      width,
      height: this.viewport.box.height * k,
    });
  }

  /** Moves the view by fractions of its size. */
  pan(dx, dy) {
    this.#own = true;
    this.#show({
      ...this.viewport.box,
      x: this.viewport.box.x + dx * this.viewport.box.width,
      y: this.viewport.box.y + dy * this.viewport.box.height,
    });
  }

  #show(view) {
    const middle = (from, size) =>
      Math.min(this.#full[from] + this.#full[size], Math.max(this.#full[from], view[from] + view[size] / 2)) - view[size] / 2;
    this.viewport.show({ ...view, x: middle("x", "width"), y: middle("y", "height") });
    this.onView?.();
  }
}
