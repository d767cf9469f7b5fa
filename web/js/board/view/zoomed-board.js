// A board of tiles on its stage: what screens ask it to bring into view.

import { Stage } from "./stage.js";
import { SIZE } from "../../tile/tile.js";
import { LEAST, TAPPED, showPlay, showSpots } from "./spot-view.js";

export class ZoomedBoard {
  #box;

  /** `box(cell)`: the bounding box of a cell [x, y] in the drawing. */
  constructor(label, box) {
    this.#box = box;
    this.stage = new Stage(label, box);
    this.node = this.stage.node;
    this.controls = this.stage.tools;
    this.beyond = this.stage.beyond.node;
    this.stage.near = { small: () => this.pixels < TAPPED, show: () => showPlay(this.stage.zoom, this.spots, this.last) };
  }

  /** The spots that can be tapped. @type {any[]} */
  get spots() {
    return [];
  }

  /** The tile laid last. @type {any} */
  get last() {
    return undefined;
  }

  /**
   * Shows all spots; if cells would be too small for a thumb, as many of them as there is room for. A view in which they are, or one that
   * the user has chosen and that has some of them, stays.
   */
  fitSpots() {
    showSpots(this.stage.zoom, this.spots);
    this.stage.beyond.settle();
  }

  /** The width of a cell in pixels. */
  get pixels() {
    return this.stage.zoom.scale * SIZE;
  }

  /** Shows the cells around a point of the screen in a size for thumbs. */
  comeCloser(left, top) {
    const { svg, zoom } = this.stage;
    const { x, y } = new DOMPoint(left, top).matrixTransform(/** @type {DOMMatrix} */ (svg.getScreenCTM()).inverse());
    zoom.fitAround(this.#box([x, y].map((at) => Math.floor(at / SIZE))), LEAST / SIZE);
  }

  fit() {
    this.stage.zoom.fit();
  }

  /** Shows the table larger or smaller by a factor. */
  zoom(factor) {
    this.stage.zoom.zoom(factor);
  }

  /** Moves the focus to the board for the next tap. */
  focus() {
    this.stage.focus();
  }

  /** Zooms in on a cell [x, y] if cells are too small for a thumb. */
  closer(cell) {
    if (this.pixels < LEAST) this.stage.zoom.focus(this.#box(cell));
  }

  /** Brings a cell [x, y] into view. */
  reveal(cell) {
    this.stage.zoom.reveal(this.#box(cell));
  }
}
