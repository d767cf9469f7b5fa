// Multi-cell tiles. A board is drawn cell by cell: each cell of such a tile is a part with the id "<id>#<number>", which acts as a tile.
// Only choosing and drawing a whole tile handles more.

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

/** Laid tiles cell by cell; tiles of one cell are left unchanged. `tiles`: the definitions. */
export const spread = (laid, tiles) =>
  laid.flatMap((one) => {
    const tile = tiles.get(one.tile);
    return tile?.cells ? covered(one, tile).map((cell) => ({ ...one, ...cell, of: one })) : [one];
  });
