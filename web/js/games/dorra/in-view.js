// Which villages of a board are in view on a phone: as many of those that can be tapped as fit, with names that can be read.

import { mostBoxes } from "../../board/view/board-bounds.js";
import { holds } from "../../lib/zoom/viewport.js";

const NAME = 20; // font size of a village's name, in units of a board 1000 wide (see dorra-amazonas.css)
const LEAST_NAME = 12; // pixels
const MOST_NAME = 20;
const OWN = 40; // a place for the player's tent counts as much as all villages: the neutral tent can go almost anywhere

export class InView {
  #zoom;
  #during = ""; // the phase and the player whose villages are in view

  /** @param {import("../../lib/zoom/panzoom.js").PanZoom} zoom */
  constructor(zoom) {
    this.#zoom = zoom;
  }

  /**
   * Shows the boxes of villages, or as many of them as fit; all of the board after the last round. `k`: the unit of the drawn villages.
   *
   * @param {any[]} boxes
   * @param {number} k
   * @param {any} turn
   */
  show(boxes, k, turn) {
    const least = LEAST_NAME / NAME / k;
    const worth = ({ neutral }) => (neutral ? 1 : OWN);
    const window = this.#zoom.viewport.size.map((pixels) => pixels / least);
    const box = mostBoxes(boxes, window, worth);
    if (!box && turn?.phase === "end" && !this.#zoom.chosen) this.#zoom.fit();
    if (!box || this.#stays(boxes, box, { least, turn, worth })) return;
    const whole = mostBoxes(boxes, [Infinity, Infinity]);
    const fits = box.width === whole?.width && box.height === whole.height;
    this.#zoom.frame(box, { least, most: fits ? MOST_NAME / NAME / k : least });
  }

  /** Whether what is in view stays: during a turn as long as a village in it can be tapped, so that a new tent stays in sight. */
  #stays(boxes, most, { least, turn, worth }) {
    const { viewport } = this.#zoom;
    const before = this.#during;
    this.#during = JSON.stringify([turn?.phase, turn?.player]);
    if (!viewport.seen || viewport.scale < 0.99 * least) return false;
    const within = (view) => boxes.reduce((sum, one) => sum + (holds(view, one) ? worth(one) : 0), 0);
    return within(viewport.seen) >= (this.#during === before ? 1 : within(most));
  }
}
