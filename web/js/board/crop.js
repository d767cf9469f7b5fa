// Cuts a cell out of the photo and straightens it, to be compared with drawn tiles.

import { h, s } from "../lib/dom.js";
import { straighten } from "../lib/geometry.js";
import { t } from "../lib/i18n.js";
import { SIZE } from "../tile/tile.js";

const ROOM = 18; // margin around the cell, which is 100 wide
const HEAD = 6; // height of a figure's middle above its foot

/**
 * The cell, north up, with a small margin; a ring around the figure whose foot is at the pixel `foot`. The last argument is the size of a
 * tile in cells.
 *
 * @param {any} places
 * @param {any} photo
 * @param {Page.Cell} cell
 * @param {Page.Point | null} foot
 * @param {number[]} size
 */
export function crop(places, { picture, width, height }, cell, foot = null, [wide, high] = [1, 1]) {
  const quad = places.quad(cell);
  if (!quad) return h("p", {}, t("check.no-crop"));
  const [a, b, c, d, e, f] = straighten(quad, SIZE).map((n, i) => n * (i % 2 ? high : wide));
  const ring = foot ? { cx: a * foot[0] + c * foot[1] + e, cy: b * foot[0] + d * foot[1] + f - HEAD, r: 24 } : null;
  const matrix = `matrix(${[a, b, c, d, e, f].join(" ")})`;
  return s(
    "svg",
    {
      viewBox: `${-ROOM} ${-ROOM} ${wide * SIZE + 2 * ROOM} ${high * SIZE + 2 * ROOM}`,
      class: "crop",
      role: "img",
      "aria-label": t("check.crop", { place: places.name(cell) }),
    },
    s("image", { href: picture, width, height, preserveAspectRatio: "none", transform: matrix }),
    s("rect", { width: wide * SIZE, height: high * SIZE, class: "crop-cell" }),
    ring && [s("circle", { ...ring, class: "crop-ring-under" }), s("circle", { ...ring, class: "crop-ring" })],
  );
}
