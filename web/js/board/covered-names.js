// Names printed under the tiles (maps): only those that no tile covers, and whole ones at the edge of the view.

const key = ({ x, y }) => `${x},${y}`;

/** Shows only those names under the tiles that none of these covers; a name next to a tile is narrowed to its own cells. */
export function uncover(names, laid) {
  const covered = new Set(laid.map(key));
  for (const name of names) {
    const { under = "", beside = "", room = "" } = name.dataset;
    name.classList.toggle("is-covered", covered.has(under));
    if (name.hasAttribute("textLength") || !beside.split(" ").some((cell) => covered.has(cell))) continue;
    if (name.getComputedTextLength() <= Number(room)) continue;
    name.setAttribute("textLength", room);
    name.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
}

const SQUARE = 50; // half the width of a square
const MARGIN = 6;
const widths = new WeakMap();

/** The width of a name as it is drawn. */
function widthOf(name) {
  const narrowed = name.getAttribute("textLength");
  if (narrowed) return Number(narrowed);
  if (!widths.get(name)) widths.set(name, name.getComputedTextLength()); // 0 while it is hidden
  return widths.get(name);
}

/** Moves those names inwards that the edge of the view would cut though their square is in view. `seen`: the view, a box in the drawing. */
export function keepInView(names, seen) {
  for (const name of names) {
    const x = Number(name.getAttribute("x"));
    const [left, right] = [seen.x - x, seen.x + seen.width - x]; // of the view, from the middle of the name
    const half = widthOf(name) / 2;
    const isSeen = left < SQUARE && right > -SQUARE;
    const cut = isSeen ? Math.max(0, left + MARGIN + half) || Math.min(0, right - MARGIN - half) : 0;
    const moved = cut ? `translate(${Math.round(Math.sign(cut) * Math.min(Math.abs(cut), half))} 0)` : "";
    if ((name.getAttribute("transform") ?? "") !== moved) name.setAttribute("transform", moved);
  }
}
