// Tiles that are not one cell. A board is drawn cell by cell: each cell of a multi-cell tile is a part with the id "<id>#<number>", which
// acts as a tile. Only choosing and drawing a whole tile handles more.

import { turned, turnedSide } from "../lib/geometry.js";

const ONE = [[0, 0]];

/** The cells of a tile in canonical orientation; the first of them is number 0. */
export const cellsOf = (tile) => tile?.cells ?? ONE;

const partId = (id, number) => `${id}#${number}`;

/** The parts of a multi-cell tile as tiles, from the `cell` of each feature. */
export const partsOf = (tile) =>
  cellsOf(tile).map(([x, y], number) => {
    const own = tile.features
      .map((feature, i) => ({ feature, i }))
      .filter(({ feature: { cell = [0, 0] } }) => cell[0] === x && cell[1] === y);
    const { cells, ...whole } = tile;
    return {
      ...whole,
      id: partId(tile.id, number),
      part: true,
      features: own.map(({ feature: { cell, ...feature } }) => feature),
      outlines: own.map(({ i }) => tile.outlines[i]),
      marks: number ? [] : tile.marks,
    };
  });

/** [wide, high] in cells, as rotated. */
export function lyingSize(tile, rotation = 0) {
  const size = [0, 1].map((i) => Math.max(...cellsOf(tile).map((cell) => cell[i])) + 1);
  return rotation % 180 ? size.reverse() : size;
}

/** The cell-by-cell content of a laid tile: [{x, y, tile: id of the part}]; x, y of `laid`: its north-west corner as rotated. */
export function covered({ x, y, rotation = 0 }, tile) {
  if (!tile?.cells) return [{ x, y, tile: tile?.id ?? null }];
  const [wide, high] = lyingSize(tile, rotation);
  const turn = {
    0: ([u, v]) => [u, v],
    90: ([u, v]) => [wide - 1 - v, u],
    180: ([u, v]) => [wide - 1 - u, high - 1 - v],
    270: ([u, v]) => [v, high - 1 - u],
  }[rotation];
  return tile.cells.map((cell, number) => {
    const [u, v] = turn(cell);
    return { x: x + u, y: y + v, tile: partId(tile.id, number) };
  });
}

/** Laid tiles cell by cell; tiles of one cell are left unchanged, but two halves on a cell are one. `tiles`: the definitions. */
export function spread(laid, tiles) {
  const cells = laid.flatMap((one) => {
    const tile = tiles.get(one.tile);
    return tile?.cells ? covered(one, tile).map((cell) => ({ ...one, ...cell, of: one })) : [one];
  });
  return laid.some(({ tile }) => isHalf(tiles.get(tile))) ? paired(cells, tiles) : cells;
}

// ---- half tiles: triangles that fill half of a cell; two on a cell are drawn and searched as one tile ----

/** Whether a tile is a half tile: marked so, and without edges in the north and east. */
export const isHalf = (tile) => Boolean(tile?.edges?.startsWith?.("**") && tile.marks?.some((one) => (one.mark ?? one) === "half"));

/** Whether two laid tiles are the halves of one cell. `tiles`: the definitions. */
export const together = (one, other, tiles) =>
  [one, other].every(({ tile }) => isHalf(tiles.get(tile))) && ((one.rotation ?? 0) + 180) % 360 === (other.rotation ?? 0);

/** Cells {x, y, tile, rotation} with the two halves of a cell as one tile, which `tiles` then knows. */
export function paired(cells, tiles) {
  const found = [];
  for (const one of cells) {
    const at = found.findIndex(({ x, y }) => x === one.x && y === one.y);
    if (at >= 0 && together(found[at], one, tiles)) found[at] = both(found[at], one, tiles);
    else found.push(one);
  }
  return found;
}

function both(first, second, tiles) {
  const halves = [first, second].map(({ tile, rotation = 0 }) => ({ tile: tiles.get(tile), rotation }));
  const id = halves.map(({ tile, rotation }) => `${tile.id}@${rotation}`).join();
  if (!tiles.get(id)) {
    const features = halves.flatMap((half, n) => half.tile.features.map(lying(half, n && first, halves[0].tile)));
    const outlines = halves.flatMap((half) => half.tile.outlines.map(spun(half)));
    tiles.set(id, { ...halves[0].tile, id, marks: [], edges: "", halves, features, outlines });
  }
  return { ...first, tile: id, rotation: 0 };
}

/** By what a feature is named, and its sides; a line that reaches only the long side is inside. @param {any} feature */
const named = ({ edges, halves, diagonal }) => (edges ? ["edges", edges] : halves ? ["halves", halves] : ["inner", diagonal ? ["I"] : []]);

/** A feature as it lies; one of the `second` half that reaches no edge has another name, if the first has one of its name. */
const lying =
  ({ rotation }, second, { features }) =>
  ({ cities, ...feature }) => {
    const taken = second && features.some((one) => one.kind === feature.kind && named(one)[1][0] === "I");
    const [by, sides] = named(feature);
    return { ...feature, [by]: sides.map((side) => (side === "I" && taken ? "II" : turnedSide(side, rotation))) };
  };

/** An outline as it lies. */
const spun =
  ({ rotation }) =>
  (outline) => {
    const turn = (p) => turned(p, rotation);
    const lines = (all) => all.map((line) => line.map(turn));
    return { ...outline, areas: lines(outline.areas), path: lines(outline.path), seat: turn(outline.seat), badge: turn(outline.badge) };
  };
