// What a finger is touching must not be redrawn before it lifts: the tap would be lost. Answers of the server wait for that in api.js,
// those of the browser (a picture is opened, a link is packed) with `free`; other redraws that come by themselves use `whenFree`.

const CLICK = 60; // milliseconds between lifting a finger and its click, if there is one
const LONG = 800; // longest wait in milliseconds for a finger on a scroll bar, whose release may never be reported
const LONGEST = 5000; // the same for any other element, should the browser not report the release

const waiting = new Set();
let finger = null; // the element that a finger is touching, or that the space bar is pressing
let up = null; // timer until a lifted finger counts as released
let patience = null; // timer for the longest wait of pending redraws

const watch = (event, heard) => globalThis.document?.addEventListener(event, heard, true);
const pressed = ({ target }) => {
  clearTimeout(up); // the end of the previous tap
  finger = target;
};
const released = () => (up = setTimeout(lifted, CLICK));
const onSpace = (heard) => (event) => event.key === " " && heard(event);
watch("pointerdown", pressed);
for (const end of ["pointerup", "pointercancel"]) watch(end, released);
watch("keydown", onSpace(pressed));
watch("keyup", onSpace(released));
watch("click", () => {
  finger = null; // the effect of a click is drawn at once
  setTimeout(lifted);
});

/** Draws at once, or, while a finger is touching something in `node`, after its release: the touched button must not disappear. */
export function whenFree(node, draw) {
  if (!finger || !node.contains(finger)) return draw();
  if (!waiting.size) patience = setTimeout(lifted, scrolls(finger) ? LONG : LONGEST);
  waiting.add(draw);
}

/** Resolves as soon as no finger is touching the page. */
export const free = () => new Promise((resolve) => (finger ? whenFree(document, () => resolve(null)) : resolve(null)));

const scrolls = (node) => node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;

/** Releases the touched element and draws what has waited. */
function lifted() {
  finger = null;
  clearTimeout(patience);
  const all = [...waiting];
  waiting.clear();
  for (const draw of all) draw();
}
