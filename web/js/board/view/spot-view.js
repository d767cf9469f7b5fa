// Shows the spots that can be tapped: all of them, or as many as there is room for in a size for thumbs.

import { mostSpots } from "./board-bounds.js";
import { SIZE } from "../../tile/tile.js";

export const LEAST = 44; // least width in pixels of a cell to tap, of which the highlighted spot has 95 %
export const TAPPED = 40; // width in pixels below which a finger comes closer before it taps
const box = ({ x, y, width = 1, height = 1 }) => ({ x: x * SIZE, y: y * SIZE, width: width * SIZE, height: height * SIZE });

/** A view in which the spots are large enough stays, also one with some of them that the user has chosen. */
export function showSpots(zoom, spots) {
  const seen = spots.filter((spot) => zoom.viewport.sees(box(spot))).length;
  const scale = zoom.viewport.scale * SIZE;
  if (scale >= (zoom.chosen ? TAPPED : LEAST - 1) && (zoom.chosen ? seen : seen === spots.length)) return;
  if (spots.length) showPlay(zoom, spots);
  else zoom.fit();
}

/** Shows where play is, in a size for thumbs: as many spots as possible, or the tile laid last. */
export function showPlay(zoom, spots, last = { x: 0, y: 0 }) {
  const best = mostSpots(
    spots,
    zoom.viewport.size.map((pixels) => pixels / LEAST),
  );
  zoom.fitAround(box(best ?? last), LEAST / SIZE);
}
