// Tiles of more than one cell: which cells they cover. Their outlines are told in cells over the whole tile.

const ONE = [[0, 0]];

/** The cells of a tile in canonical orientation, the first of them number 0. */
export const cellsOf = (tile) => tile?.cells ?? ONE;

/** [wide, high] in cells, in canonical orientation. */
export function sizeOf(tile) {
  const cells = cellsOf(tile);
  return [0, 1].map((i) => Math.max(...cells.map((cell) => cell[i])) + 1);
}

/** [wide, high] as it lies. */
export const lyingSize = (tile, rotation = 0) => (rotation % 180 ? sizeOf(tile).reverse() : sizeOf(tile));

/** Where each cell of a tile lies: [{x, y, number}]; x, y of `laid` is the north-west corner as it lies. */
export function covered({ x, y, rotation = 0 }, tile) {
  const [wide, high] = sizeOf(tile);
  const turn = {
    0: ([u, v]) => [u, v],
    90: ([u, v]) => [high - 1 - v, u],
    180: ([u, v]) => [wide - 1 - u, high - 1 - v],
    270: ([u, v]) => [v, wide - 1 - u],
  }[rotation];
  return cellsOf(tile).map((cell, number) => {
    const [u, v] = turn(cell);
    return { x: x + u, y: y + v, number };
  });
}

/** The laid tile that covers a cell. `tiles`: the definitions. */
export const laidAt = (laid, tiles, { x, y }) =>
  laid.find((one) => one.x === x && one.y === y) ??
  laid.find((one) => {
    const tile = tiles.get(one.tile);
    return tile?.cells && covered(one, tile).some((cell) => cell.x === x && cell.y === y);
  });
