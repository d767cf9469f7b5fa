// The second tap of a double tap is not an answer to what the first one has brought.

const AGAIN = 400; // milliseconds between the two taps, at most

let tapped = -Infinity; // when a finger or a mouse last chose something
document.addEventListener(
  "click",
  ({ detail }) => {
    if (detail > 0) tapped = performance.now(); // keys have none
  },
  true,
);

/** What has just been drawn in a node takes no tap that may still be meant for what stood there. Keys are as quick as ever. */
export function shielded(node) {
  const left = tapped + AGAIN - performance.now();
  if (left <= 0) return;
  const until = performance.now() + left;
  node.dataset.fresh = until;
  setTimeout(() => node.dataset.fresh === String(until) && delete node.dataset.fresh, left);
}
