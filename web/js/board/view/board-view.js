// What of a board is in view, as screens choose it.

import { LEAST, TAPPED, showPlay, showSpots } from "./spot-view.js";
import { SIZE } from "../../tile/tile.js";

const KNOWN = 30; // width in pixels of a cell from which on tiles and figures are recognised

/** The bounding box of boxes, with so much more on every side. */
function around(boxes, more) {
  const [left, top] = ["x", "y"].map((axis) => Math.min(...boxes.map((box) => box[axis])) - more);
  const end = (axis, size) => Math.max(...boxes.map((box) => box[axis] + box[size])) + more;
  return { x: left, y: top, width: end("x", "width") - left, height: end("y", "height") - top };
}

export class BoardView {
  #stage;
  #looks = false; // whether it came closer to some cells
  #box;
  #play;

  /**
   * `box`: the bounding box of a cell in the drawing; left out for a board without cells. `play()`: the spots that can be tapped, and the
   * tile laid last.
   *
   * @param {any} stage
   * @param {((cell: number[]) => any) | null} box
   * @param {() => { spots: any[], last?: any }} play
   */
  constructor(stage, box = null, play = () => ({ spots: [] })) {
    this.#stage = stage;
    this.#box = box;
    this.#play = play;
    if (box) stage.near = { small: () => this.pixels < TAPPED, show: () => this.#showPlay() };
  }

  fit() {
    this.#stage.zoom.fit();
  }

  #showPlay() {
    const { spots, last } = this.#play();
    showPlay(this.#stage.zoom, spots, last);
  }

  /**
   * Shows all spots; if cells would be too small for a thumb, as many of them as there is room for. A view in which they are, or one that
   * the user has chosen and that has some of them, stays.
   */
  fitSpots() {
    showSpots(this.#stage.zoom, this.#play().spots);
    this.#stage.beyond.settle();
  }

  /** The width of a cell in pixels. */
  get pixels() {
    return this.#stage.zoom.viewport.scale * SIZE;
  }

  /** Shows the table larger or smaller by a factor. */
  zoom(factor) {
    this.#stage.zoom.zoom(factor);
  }

  /** Moves the focus to the board for the next tap. */
  focus() {
    this.#stage.focus();
  }

  /** Zooms in on a cell [x, y] if cells are too small for a thumb. */
  closer(cell) {
    if (this.#box && this.pixels < LEAST) this.#stage.zoom.focus(this.#box(cell));
  }

  /** Shows the cells around a point of the screen in a size for thumbs. */
  comeCloser(left, top) {
    const { svg, zoom } = this.#stage;
    const { x, y } = new DOMPoint(left, top).matrixTransform(/** @type {DOMMatrix} */ (svg.getScreenCTM()).inverse());
    if (this.#box) zoom.fitAround(this.#box([x, y].map((at) => Math.floor(at / SIZE))), LEAST / SIZE);
  }

  /**
   * Comes closer to cells [x, y] that are too small to be recognised with the whole table in view, as on a long river; none: goes back.
   *
   * @param {number[][]} cells
   */
  lookAt(cells) {
    const { zoom } = this.#stage;
    if (!this.#box || (!cells.length && !this.#looks)) return;
    const small = this.#looks || this.pixels < KNOWN;
    this.#looks = cells.length > 0 && small;
    if (!cells.length) zoom.frame(null);
    else if (zoom.chosen) zoom.reveal(around(cells.map(this.#box), 0));
    else if (small) this.#frame(around(cells.map(this.#box), SIZE));
  }

  /** Shows a box with cells that are recognised, or all of a larger one. */
  #frame(box) {
    const { zoom } = this.#stage;
    const [wide, high] = zoom.viewport.size;
    zoom.frame(box, { least: Math.min(KNOWN / SIZE, wide / box.width, high / box.height), most: LEAST / SIZE });
  }

  /** Brings a cell [x, y] into view. */
  reveal(cell) {
    if (this.#box) this.#stage.zoom.reveal(this.#box(cell));
  }
}
