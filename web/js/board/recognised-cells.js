// The tiles of a photo cell by cell, each cell with its corners in the picture.

import { covered, lyingSize } from "../tile/multi-cell.js";
import { fromUnitSquare } from "../lib/homography.js";

// prettier-ignore
const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]];

/**
 * Recognised tiles cell by cell. Tiles of one cell are left unchanged; the cells of others refer to their tile (`of`). `tiles`: the
 * definitions.
 */
export const spreadSeen = (seen, tiles) =>
  seen.flatMap((one) => {
    const tile = tiles.get(one.tile);
    if (!tile?.cells) return [one];
    const [wide, high] = lyingSize(tile, one.rotation);
    const at = fromUnitSquare(one.quad);
    /** @type {(cell: Page.Cell, at: Page.Point) => Page.Point} */
    const corner = ({ x, y }, [u, v]) => at((x - one.x + u) / wide, (y - one.y + v) / high);
    return covered(one, tile).map((cell) => ({ ...one, ...cell, of: one, quad: CORNERS.map((p) => corner(cell, p)) }));
  });
