// What the edges of a tile show, and whether a tile has edges that were entered, in any rotation.

import { partsOf } from "../tile/multi-cell.js";
import { ownersOf } from "../tile/edge-matching.js";

export const EDGE_COUNT = 4;
const known = new WeakMap();

/** The kinds on each edge N E S W of a tile, one row for each of its cells: a line on an edge hides the ground next to it. */
export function edgesOf(tile) {
  if (!known.has(tile)) known.set(tile, (tile.cells ? partsOf(tile) : [tile]).map(edgesOfCell));
  return known.get(tile);
}

function edgesOfCell(tile) {
  const owners = ownersOf(tile, 0);
  const kindAt = (port) => tile.features[owners.get(port)]?.kind;
  return Array.from({ length: EDGE_COUNT }, (_, edge) => {
    const line = kindAt(8 + edge);
    return new Set(line ? [line] : [kindAt(2 * edge), kindAt(2 * edge + 1)].filter(Boolean));
  });
}

/** The kinds on edges of these tiles, the most frequent first. */
export function edgeKinds(tiles) {
  const counts = new Map();
  for (const tile of tiles)
    for (const kind of new Set(edgesOf(tile).flatMap((edges) => edges.flatMap((kinds) => [...kinds]))))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([kind]) => kind);
}

/** Whether some rotation of a tile shows what was entered: four kinds clockwise, null where nothing was. */
export const showsEdges = (tile, entered) =>
  edgesOf(tile).some((edges) =>
    edges.some((_, turn) => entered.every((kind, edge) => !kind || edges[(edge + turn) % EDGE_COUNT].has(kind))),
  );

/** Whether two to four letters are those of edges in a row, clockwise from any of them: `shows(edge, letter)`. */
export const inARow = (letters, shows) =>
  letters.length > 1 &&
  letters.length <= EDGE_COUNT &&
  Array.from({ length: EDGE_COUNT }).some((_, turn) => [...letters].every((letter, i) => shows((i + turn) % EDGE_COUNT, letter)));

/** Whether some rotation of a tile has these edge letters in a row, as in its definition ("ccrf"). */
export function hasLetters(tile, letters) {
  const edges = (tile.edges ?? "").toLowerCase();
  return edges.length === EDGE_COUNT && inARow(letters, (edge, letter) => edges[edge] === letter);
}
