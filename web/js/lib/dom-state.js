// Redraws that keep the user's state: what was opened or closed, and the focus. Every screen that redraws by itself (an answer arrives,
// another phone has moved) uses `renew`.

import { show } from "./dom.js";

const touched = new WeakSet(); // <details> that users have opened or closed themselves

const unfolded = ({ target: fold }) => fold.open && fold.scrollIntoView({ block: "nearest" }); // it would often be below the edge
const clicked = ({ target }) => {
  const fold = target.closest?.("summary")?.parentNode;
  touched.add(fold ?? target);
  fold?.addEventListener("toggle", unfolded, { once: true });
};
globalThis.document?.addEventListener("click", clicked, true);

/**
 * Replaces the content of a node; elements that recur keep the state that users gave them. Content with nodes that are already on the page
 * is given as a function that makes it: to put such a node into a new one takes the focus from it.
 */
export function renew(node, ...children) {
  const restore = stateIn(node);
  show(node, ...children.map((one) => (typeof one === "function" ? one() : one)));
  restore();
  return node;
}

/** Remembers the state of elements in a node, before its next content is made; the function returned restores it. */
export function stateIn(node) {
  const opened = openedIn(node);
  const back = heldFocus(node);
  return () => {
    opened();
    back?.();
  };
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

/** Remembers the focused element in a node; the function returned focuses the same element again. Null: none is focused there. */
export function heldFocus(node) {
  const active = /** @type {HTMLInputElement | null} */ (document.activeElement);
  if (!active || !node.contains(active) || active === node) return null;
  const name = nameOf(active);
  const { value, selectionStart, selectionEnd } = active;
  return () => {
    if (node.contains(document.activeElement)) return;
    const next = [...node.querySelectorAll(active.tagName)].find((other) => nameOf(other) === name) ?? node.querySelector("h2");
    next?.focus({ preventScroll: true });
    if (TYPED.has(active.type) && next?.value === value) next.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Identifies a control among others of its tag: by its key, else by id, name, value and text. A tile's text has a number that changes. */
function nameOf(one) {
  const { act, tile, rotation, chip, edge } = one.dataset;
  const key = act ?? chip ?? edge ?? (tile && [tile, rotation].join(" "));
  if (key) return key;
  const value = ["radio", "checkbox"].includes(one.type) ? one.value : "";
  const words = WORDED.has(one.tagName) ? `${one.getAttribute("aria-label") ?? ""} ${one.textContent}` : "";
  return [one.id, one.name, one.type, value, words].join("|");
}
