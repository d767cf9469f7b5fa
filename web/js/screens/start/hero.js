// The six tiles at the top of the start screen: decoration, drawn like all others, and placed by the rules (checked by a test).

import { loadStyles } from "../../lib/styles.js";
import { Tiles } from "../../tile/tile-library.js";
import { tilePicture } from "../../tile/tile.js";

/** @type {[string, number][]} */
const SHOWN = [
  ["base/E", 90],
  ["base/N", 0],
  ["base/V", 180],
  ["base/L", 0],
  ["base/V", 0],
  ["base/B", 0],
];

export async function heroTiles() {
  const [tiles] = await Promise.all([Tiles.of(["base"]), loadStyles(["board"])]);
  return SHOWN.map(([id, rotation]) => tilePicture(tiles.get(id), rotation));
}
