// Shows the spots that can be tapped: all of them, or as many as there is room for in a size for thumbs.

import { mostSpots } from "./board-bounds.js";
import { SIZE } from "../../tile/tile.js";

export const LEAST = 44; // least width in pixels of a cell to tap, of which the highlighted spot has 95 %
const box = ({ x, y, width = 1, height = 1 }) => ({ x: x * SIZE, y: y * SIZE, width: width * SIZE, height: height * SIZE });

/** A view in which the spots are large enough, or one that the user has chosen and that has some of them, stays. */
export function showSpots(zoom, spots) {
  const seen = spots.filter((spot) => zoom.sees(box(spot))).length;
  if (zoom.chosen ? seen : seen === spots.length && zoom.scale * SIZE >= LEAST - 1) return;
  const best = mostSpots(
    spots,
    zoom.size.map((pixels) => pixels / LEAST),
  );
  if (best) zoom.fitAround(box(best), LEAST / SIZE);
  else zoom.fit();
}
