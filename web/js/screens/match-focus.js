// Redrawing a panel keeps the focus.

/** Remembers what has the focus within a node; what it answers gives it back to the same thing: by id, name and value, or words. */
export function heldFocus(node) {
  const active = document.activeElement;
  if (!node.contains(active) || active === node) return null;
  const same = (other) =>
    other.tagName === active.tagName &&
    other.id === active.id &&
    other.name === active.name &&
    other.type === active.type &&
    (other.type === "radio" ? other.value === active.value : true) &&
    (active.tagName === "BUTTON" || active.tagName === "H2" ? other.textContent === active.textContent : true);
  const caret = active.type === "search" || active.type === "text" ? active.selectionStart : null;
  const value = active.value;
  return () => {
    if (node.contains(document.activeElement)) return;
    const next = [...node.querySelectorAll(active.tagName)].find(same) ?? node.querySelector("h2");
    next?.focus({ preventScroll: true });
    if (caret !== null && next?.value === value) next.setSelectionRange(caret, caret);
  };
}
