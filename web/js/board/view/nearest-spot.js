// Tolerance for taps on a small board: a tap next to a spot counts as on it. Where spots are too small for a finger, a tap comes closer first.

import { TAPPED } from "./spot-view.js";
import { shielded } from "../../lib/tap-guard.js";

const NEAR = 26; // pixels
const COARSE = matchMedia("(pointer: coarse)");

/** Listens to taps on a board with a BoardView; `free()`: whether nothing but spots and cells to choose can be tapped. */
export function easeTaps(board, free) {
  board.node.addEventListener("click", (event) => closer(board, free, event), true);
  board.node.addEventListener("click", nearestSpot);
}

/** Shows the part around a finger in a size for thumbs, instead of the tap; keys and a mouse are precise. */
function closer(board, free, event) {
  const finger = event.isTrusted && event.detail > 0 && (event.pointerType === "touch" || COARSE.matches);
  if (!finger || !event.target.closest(".board") || board.view.pixels >= TAPPED || !free()) return;
  event.stopPropagation();
  board.view.comeCloser(event.clientX, event.clientY);
  shielded(board.node); // the second tap of a double tap is none
}

/**
 * Clicks the nearest spot within reach of a tap, if spots are small on the screen. A tap on a village is left alone, as it is a spot
 * itself.
 */
function nearestSpot(event) {
  const { clientX, clientY, currentTarget: board } = event;
  const path = event.composedPath(); // what was tapped may be drawn again by now
  if (path.some((one) => one.matches?.("button, .board-spot, .board-ghost, [data-village]")) || board.closest("[data-fresh]")) return;
  const found = [...board.querySelectorAll(".board-spot .cell")]
    .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
    .map(({ cell, box }) => ({
      cell,
      small: box.width < 44,
      far: Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY),
    }))
    .filter(({ small, far }) => small && far < NEAR)
    .sort((a, b) => a.far - b.far)[0];
  found?.cell.closest(".board-spot").dispatchEvent(new MouseEvent("click"));
}
