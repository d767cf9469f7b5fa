// Redraws that lay out only what looks different: an element that stays keeps its layout, and so the shapes of its text.

/**
 * Replaces the content of a node by `next`; elements that look the same stay. What they do must be the same as well: where it depends on how a
 * tile lies, an element around them has its `data-rotation`.
 *
 * @param {any} node
 * @param {any} next
 */
export function merge(node, next) {
  let at = node.firstChild;
  for (const child of [next].flat()) {
    if (!child) continue;
    let same = at;
    while (same && !alike(same, child)) same = same.nextSibling;
    if (!same) {
      node.insertBefore(child, at);
      continue;
    }
    at = dropped(at, same).nextSibling;
    if (!same.isEqualNode(child)) renewed(same, child);
  }
  dropped(at, null);
}

const keyOf = ({ nodeName, className, dataset }) => [nodeName, className.baseVal ?? className, dataset.act, dataset.rotation].join("|");

/** Whether one node may become the other. */
const alike = (one, other) => one.nodeType === other.nodeType && (one.nodeType !== Node.ELEMENT_NODE || keyOf(one) === keyOf(other));

/** Removes the nodes from one to another. */
function dropped(from, to) {
  for (let next; from !== to; from = next) {
    next = from.nextSibling;
    from.remove();
  }
  return to;
}

function renewed(node, next) {
  if (node.nodeType !== Node.ELEMENT_NODE) node.data = next.data;
  else if (node instanceof SVGElement || (node.matches("button, a, input") && !node.dataset.act)) node.replaceWith(next);
  else {
    for (const { name } of [...node.attributes]) if (!next.hasAttribute(name)) node.removeAttribute(name);
    for (const { name, value } of [...next.attributes]) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    merge(node, [...next.childNodes]);
  }
}
