// Names printed under the tiles (maps): only those that no tile covers.

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
