// A board of tiles on its stage: what screens ask it to bring into view.

import { Stage } from "./stage.js";
import { SIZE } from "../../tile/tile.js";

const THUMB = 44; // pixels

export class ZoomedBoard {
  #box;

  /** `box(cell)`: the bounding box of a cell [x, y] in the drawing. */
  constructor(label, box) {
    this.#box = box;
    this.stage = new Stage(label, box);
    this.node = this.stage.node;
    this.controls = this.stage.tools;
    this.beyond = this.stage.beyond.node;
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
    if (this.stage.zoom.scale * SIZE < THUMB) this.stage.zoom.focus(this.#box(cell));
  }

  /** Brings a cell [x, y] into view. */
  reveal(cell) {
    this.stage.zoom.reveal(this.#box(cell));
  }
}
