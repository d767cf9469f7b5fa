// Blocks the second tap of a double tap from acting on content that the first one has brought up.

const AGAIN = 400; // longest time between the two taps in milliseconds

let tapped = -Infinity; // time of the last choice by finger or mouse
document.addEventListener(
  "click",
  ({ detail }) => {
    if (detail > 0) tapped = performance.now(); // keyboard clicks have detail 0
  },
  true,
);

/** Protects newly drawn content of a node from a tap that may have been meant for the previous content. Keys are not delayed. */
export function shielded(node) {
  const left = tapped + AGAIN - performance.now();
  if (left <= 0) return;
  const until = performance.now() + left;
  node.dataset.fresh = until;
  setTimeout(() => node.dataset.fresh === String(until) && delete node.dataset.fresh, left);
}
