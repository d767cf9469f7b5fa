// Pieces that span a tile from edge to edge and add a line over everything on it: bridges. The number of such a line follows those of the
// tile's own features.

const LINES = { bridge: "road" }; // token -> kind of its line
const WIDE = 0.07; // half of the width of a line
const FLAT = [
  [0, 0.5 - WIDE],
  [1, 0.5 - WIDE],
  [1, 0.5 + WIDE],
  [0, 0.5 + WIDE],
];

/** Cells {x, y, tile, rotation} with what spans them: `spans`: [{kind, edges}]. */
export function spanned(cells, tokens = []) {
  const pieces = tokens.filter(({ kind, edges }) => LINES[kind] && edges);
  if (!pieces.length) return cells;
  return cells.map((cell) => {
    const over = pieces.filter(({ x, y }) => x === cell.x && y === cell.y);
    return over.length ? { ...cell, spans: over.map(({ kind, edges }) => ({ kind: LINES[kind], edges })) } : cell;
  });
}

/** The number of the line over a laid tile that a reference {kind, at} names, or -1. */
export function lineNumber({ spans = [] }, tile, reference) {
  const at = [reference?.at ?? []].flat();
  const line = spans.findIndex(({ kind, edges }) => kind === reference?.kind && at.every((edge) => edges.includes(edge)));
  return line < 0 ? -1 : tile.features.length + line;
}

/** The outline of a line, as those of features are. */
export const outlineOf = ({ edges }) => ({
  areas: [edges.includes("N") ? FLAT.map(([u, v]) => [v, u]) : FLAT],
  seat: [0.5, 0.5],
  rotation: 0,
});
