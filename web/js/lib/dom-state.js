// Redraws that keep the user's state: what was opened or closed, the focus, and what a finger is touching. Every screen that redraws by
// itself (an answer arrives, another phone has moved) uses `renew`.

import { show } from "./dom.js";

const CLICK = 60; // milliseconds between lifting a finger and its click, if there is one
const LONG = 800; // longest wait in milliseconds for a finger on a scroll bar, whose release may never be reported
const LONGEST = 5000; // the same for any other element, should the browser not report the release

const touched = new WeakSet(); // <details> that users have opened or closed themselves
const waiting = new Set();
let finger = null; // the element that a finger is touching
let up = null; // timer until a lifted finger counts as released
let patience = null; // timer for the longest wait of pending redraws

const watch = (event, heard) => document.addEventListener(event, heard, true);
watch("pointerdown", ({ target }) => {
  clearTimeout(up); // the end of the previous tap
  finger = target;
});
for (const end of ["pointerup", "pointercancel"]) watch(end, () => (up = setTimeout(lifted, CLICK)));
watch("click", ({ target }) => {
  touched.add(target.closest?.("summary")?.parentNode ?? target);
  finger = null; // the effect of a click is drawn at once
  setTimeout(lifted);
});

/** Replaces the content of a node; elements that recur keep the state that users gave them. */
export function renew(node, ...children) {
  const opened = openedIn(node);
  const back = heldFocus(node);
  show(node, ...children);
  opened();
  back?.();
  return node;
}

/** Draws at once, or, while a finger is touching something in `node`, after its release: the touched button must not disappear. */
export function whenFree(node, draw) {
  if (!finger || !node.contains(finger)) return draw();
  if (!waiting.size) patience = setTimeout(lifted, scrolls(finger) ? LONG : LONGEST);
  waiting.add(draw);
}

const scrolls = (node) => node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;

/** Releases the touched element and draws what has waited. */
function lifted() {
  finger = null;
  clearTimeout(patience);
  const all = [...waiting];
  waiting.clear();
  for (const draw of all) draw();
}

// ---- open parts ----

/** Pairs nodes with unique keys: their names, numbered where several have the same. */
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

/** Remembers what users have opened or closed in a node; the function returned restores it in the new content. */
function openedIn(node) {
  const folds = new Map(
    foldsIn(node)
      .filter(([, fold]) => touched.has(fold))
      .map(([key, { open }]) => [key, open]),
  );
  const lines = new Set(
    linesIn(node)
      .filter(([, line]) => isOut(line))
      .map(([key]) => key),
  );
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

/** Remembers the focused element in a node; the function returned focuses the same element again. */
function heldFocus(node) {
  const active = /** @type {HTMLInputElement | null} */ (document.activeElement);
  if (!active || !node.contains(active) || active === node) return null;
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

/** Identifies a control among others of its tag: by its key (data-act), else by id, name, value and text. */
function nameOf(one) {
  if (one.dataset.act) return one.dataset.act;
  const value = ["radio", "checkbox"].includes(one.type) ? one.value : "";
  const words = WORDED.has(one.tagName) ? `${one.getAttribute("aria-label") ?? ""} ${one.textContent}` : "";
  return [one.id, one.name, one.type, value, words].join("|");
}
