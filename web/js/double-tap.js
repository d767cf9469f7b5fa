// A second tap of a finger is not meant for what has just come under it: nobody has seen that yet.

const SEEN = 400; // milliseconds

/** Watches what is tapped within a node. What it answers is called when something else has come under the finger: for a moment, taps
 *  there do nothing. A mouse and a keyboard are quick on purpose. */
export function nothingUnseen(node) {
  let until = 0;
  const unseen = ({ pointerType, detail }) => pointerType !== "mouse" && detail > 0 && performance.now() < until;
  const hold = (event) => {
    if (!unseen(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  node.addEventListener("click", hold, true);
  return () => {
    until = performance.now() + SEEN;
  };
}
