// What of a board is in view, as screens choose it.

import { LEAST, TAPPED, showPlay, showSpots } from "./spot-view.js";
import { SIZE } from "../../tile/tile.js";

export class BoardView {
  #stage;
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

  /** Brings a cell [x, y] into view. */
  reveal(cell) {
    if (this.#box) this.#stage.zoom.reveal(this.#box(cell));
  }
}
