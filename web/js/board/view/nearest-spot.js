// Tolerance for taps on a small board: a tap next to a spot counts as on it.

const NEAR = 26; // pixels

/**
 * Clicks the nearest spot within reach of a tap, if spots are small on the screen. A tap on a village is left alone, as it is a spot
 * itself.
 */
export function nearestSpot({ target, clientX, clientY, currentTarget: board }) {
  if (target.closest("button, .board-spot, .board-ghost, [data-village]") || board.closest("[data-fresh]")) return;
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
