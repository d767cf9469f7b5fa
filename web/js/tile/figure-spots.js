// Positions and poses of figures on a drawn tile.

import { turned } from "../lib/geometry.js";
import { footIn } from "./city.js";
import { SIZE, markAt } from "./tile.js";
import { sidesOf } from "./words.js";

const LIE = new Set(["meeple", "cowboy"]);
const FAN = 15; // units between figures on one feature
const TOP = 16; // units from a mark to the foot of a figure on top of what stands there

const PLACES = { __proto__: null, pyramid: "acrobats" }; // kinds of feature whose place is a mark of another name
const PYRAMID = [
  [-9, 12],
  [9, 12],
  [0, -12],
]; // the three of a pyramid, in units from their mark

/** On top of what stands at a mark; two acrobats below, one above. */
function above([u, v], figure, before) {
  if (figure.feature.kind !== "pyramid") return [u * SIZE, v * SIZE - TOP];
  const below = before.filter((one) => one.x === figure.x && one.y === figure.y && one.feature?.kind === "pyramid").length;
  const [right, down] = PYRAMID[Math.min(below, PYRAMID.length - 1)];
  return [u * SIZE + right, v * SIZE + down];
}

/** The pose of a figure: meeples and cowboys are laid down on ground, which is a feature given by half-edges, as farmers are. */
export function poseOf(tiles, laid, figure) {
  const feature = laid && tiles.get(laid.tile)?.features[tiles.find(laid, figure.feature)];
  return LIE.has(figure.kind) && feature?.halves ? "lying" : "standing";
}

/**
 * The point of a figure's foot on its tile, in drawing units: the seat of its feature, next to the house if the feature is only that, and
 * next to the figures `before` it on the same feature.
 */
export function seatOf(tiles, laid, figure, before = []) {
  if (figure.point) return [0, 8]; // the corner of its cell, where four tiles meet
  const quarter = footIn(figure, before);
  if (quarter) return quarter;
  const index = laid ? tiles.find(laid, figure.feature) : -1;
  const tile = laid && tiles.get(laid.tile);
  const mark = index < 0 && tile && figure.feature && markAt(tile, laid.rotation ?? 0, PLACES[figure.feature.kind] ?? figure.feature.kind);
  if (mark) return above(mark, figure, before);
  if (!tile?.outlines[index]) return [0.5 * SIZE, 0.5 * SIZE + 8]; // not known, or a line over the tile
  const same = before.filter((one) => one.x === figure.x && one.y === figure.y && tiles.find(laid, one.feature) === index).length;
  const [u, v] = turned(tile.outlines[index].seat, laid.rotation ?? 0);
  const house = !tile.outlines[index].path.length && !sidesOf(tile.features[index], 0).length;
  const fan = same * FAN * (same % 2 ? 1 : -0.5);
  return [u * SIZE + (house ? 17 : 0) + fan, v * SIZE + (house ? 20 : 8)];
}
