// Where figures stand on a drawn tile, and how.

import { turned } from "./geometry.js";
import { SIZE } from "./tile.js";
import { sidesOf } from "./words.js";

const LIE = new Set(["meeple", "cowboy"]);
const FAN = 15; // units between figures on one feature

/** Figures on ground lie, as farmers do: on a feature told by half-edges. */
export function poseOf(tiles, laid, figure) {
  const feature = laid && tiles.get(laid.tile)?.features[tiles.find(laid, figure.feature)];
  return LIE.has(figure.kind) && feature?.halves ? "lying" : "standing";
}

/**
 * Where a figure's foot is on its tile, in units of the drawing: the seat of its feature, beside the house where that is all there
 * is, and beside those of the figures `before` it that share the feature.
 */
export function seatOf(tiles, laid, figure, before = []) {
  const index = laid ? tiles.find(laid, figure.feature) : -1;
  if (index < 0) return [0.5 * SIZE, 0.5 * SIZE + 8];
  const tile = tiles.get(laid.tile);
  const same = before.filter((one) => one.x === figure.x && one.y === figure.y && tiles.find(laid, one.feature) === index).length;
  const [u, v] = turned(tile.outlines[index].seat, laid.rotation ?? 0);
  const house = !tile.outlines[index].path.length && !sidesOf(tile.features[index], 0).length;
  const fan = same * FAN * (same % 2 ? 1 : -0.5);
  return [u * SIZE + (house ? 17 : 0) + fan, v * SIZE + (house ? 20 : 8)];
}
