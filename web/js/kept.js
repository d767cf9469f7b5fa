// Drawing something anew keeps what people have done with it: what they opened or closed, where the focus is, and what a finger is
// just on. Every screen that redraws by itself (an answer arrives, another phone has moved) draws with renew().

import { show } from "./dom.js";

const CLICK = 60; // milliseconds from a finger going up to the click that it makes, if it makes one
const LONG = 800; // milliseconds after which nobody waits for a finger on a scroll bar any more: it may never tell that it was let go
const LONGEST = 5000; // and for any other, should the browser have kept its end to itself

const touched = new WeakSet(); // <details> that people have opened or closed themselves
const waiting = new Set();
let finger = null; // what it is on
let up = null; // the time until a finger that was lifted is
let patience = null; // the time for which what waits waits at most

const watch = (event, heard) => document.addEventListener(event, heard, true);
watch("pointerdown", ({ target }) => {
  clearTimeout(up); // the end of the tap before
  finger = target;
});
for (const end of ["pointerup", "pointercancel"]) watch(end, () => (up = setTimeout(lifted, CLICK)));
watch("click", ({ target }) => {
  touched.add(target.closest?.("summary")?.parentNode ?? target);
  finger = null; // what the click does is drawn at once
  setTimeout(lifted);
});

/** Puts new content into a node in which the same things may stand again: they stay as people left them. */
export function renew(node, ...children) {
  const opened = openedIn(node);
  const back = heldFocus(node);
  show(node, ...children);
  opened();
  back?.();
  return node;
}

/** Draws at once; while a finger is on something within `node`, when it is up again: its button must not go away under it. */
export function whenFree(node, draw) {
  if (!finger || !node.contains(finger)) return draw();
  if (!waiting.size) patience = setTimeout(lifted, scrolls(finger) ? LONG : LONGEST);
  waiting.add(draw);
}

const scrolls = (node) => node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;

/** Nothing is held any more: what has waited is drawn. */
function lifted() {
  finger = null;
  clearTimeout(patience);
  const all = [...waiting];
  waiting.clear();
  for (const draw of all) draw();
}

// ---- what is open ----

/** Things by what they are called; of several alike by their order, too. */
function keyed(nodes, nameOf) {
  const seen = new Map();
  return [...nodes].map((node) => {
    const name = nameOf(node);
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return [`${name} ${seen.get(name)}`, node];
  });
}

const foldsIn = (node) => keyed(node.querySelectorAll("details"), (one) => one.dataset.keep ?? one.querySelector("summary")?.textContent);
const linesIn = (node) => keyed(node.querySelectorAll("button[aria-expanded]"), (one) => one.textContent);
const isOut = (line) => line.getAttribute("aria-expanded") === "true";

/** Remembers what people have opened or closed within a node; what it answers does the same with what stands there then. */
function openedIn(node) {
  const folds = new Map(foldsIn(node).filter(([, fold]) => touched.has(fold)).map(([key, { open }]) => [key, open]));
  const lines = new Set(linesIn(node).filter(([, line]) => isOut(line)).map(([key]) => key));
  return () => {
    for (const [key, fold] of folds.size ? foldsIn(node) : []) {
      if (!folds.has(key)) continue;
      fold.open = folds.get(key);
      touched.add(fold);
    }
    for (const [key, line] of lines.size ? linesIn(node) : []) if (lines.has(key) && !isOut(line)) line.click();
  };
}

// ---- the focus ----

const WORDED = new Set(["BUTTON", "SUMMARY", "A", "H2"]);
const TYPED = new Set(["search", "text"]);

/** Remembers what has the focus within a node; what it answers gives it back to the same thing. */
function heldFocus(node) {
  const active = document.activeElement;
  if (!node.contains(active) || active === node) return null;
  const name = nameOf(active);
  const caret = TYPED.has(active.type) ? active.selectionStart : null;
  const { value } = active;
  return () => {
    if (node.contains(document.activeElement)) return;
    const next = [...node.querySelectorAll(active.tagName)].find((other) => nameOf(other) === name) ?? node.querySelector("h2");
    next?.focus({ preventScroll: true });
    if (caret !== null && next?.value === value) next.setSelectionRange(caret, caret);
  };
}

/** What tells a control from others of its tag: its key (data-act), else id, name and value, and words. */
function nameOf(one) {
  if (one.dataset.act) return one.dataset.act;
  const value = ["radio", "checkbox"].includes(one.type) ? one.value : "";
  const words = WORDED.has(one.tagName) ? `${one.getAttribute("aria-label") ?? ""} ${one.textContent}` : "";
  return [one.id, one.name, one.type, value, words].join("|");
}
