// A thumb on a small board: a tap beside a place is meant for it.

const NEAR = 26; // pixels

/** Where places are small on the screen, a tap beside one is meant for it; not one on a village, which is a place itself. */
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
