// Places of a match's board in the coordinates of a photo of it, which may be taken from any side of the table.

import { turnedSide } from "../../../lib/geometry.js";

/** A cell of the match's board in the coordinates of the photo: the inverse of `frame`. */
export function inPhoto({ quarters, x, y }, cell) {
  let [a, b] = [cell.x - x, cell.y - y];
  for (let n = 0; n < quarters; n += 1) [a, b] = [b, -a];
  return { x: a, y: b };
}

/** How a tile of the match's board lies in the photo. */
export const rotationInPhoto = ({ quarters }, rotation) => (rotation - 90 * quarters + 360) % 360;

/** A feature that a move names, as a correction of the photo names it. */
export const featureInPhoto = (frame, { kind, at }) => ({
  kind,
  ...(at ? { at: [at].flat().map((side) => turnedSide(side, rotationInPhoto(frame, 0))) } : {}),
});
