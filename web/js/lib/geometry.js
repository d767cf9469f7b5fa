// Plane geometry: polygons, quarter turns, sides as rotated on the board.

/** The point (u, v) of a tile after `rotation` degrees clockwise. */
export function turned([u, v], rotation) {
  if (rotation === 90) return [1 - v, u];
  if (rotation === 180) return [1 - u, 1 - v];
  if (rotation === 270) return [v, 1 - u];
  return [u, v];
}

/** A side ("N", "EL", "I") after `rotation` degrees clockwise. */
export function turnedSide(side, rotation) {
  const at = "NESW".indexOf(side[0]);
  if (at < 0) return side;
  return "NESW"[(at + rotation / 90) % 4] + side.slice(1);
}

/** The point (u, v) of a cell in the picture, by its corners NW, NE, SE, SW. */
export function inQuad([nw, ne, se, sw], [u, v]) {
  const mix = (i) => (nw[i] * (1 - u) + ne[i] * u) * (1 - v) + (sw[i] * (1 - u) + se[i] * u) * v;
  return [mix(0), mix(1)];
}

/** The affine map (for SVG's `matrix`) that takes a cell's corners to a square of this size, as closely as possible. */
export function straighten([nw, ne, se, sw], size) {
  const [ux, uy] = [0, 1].map((i) => (ne[i] - nw[i] + se[i] - sw[i]) / 2 / size);
  const [vx, vy] = [0, 1].map((i) => (sw[i] - nw[i] + se[i] - ne[i]) / 2 / size);
  const [ox, oy] = [0, 1].map((i) => (nw[i] + ne[i] + se[i] + sw[i]) / 4);
  const area = ux * vy - uy * vx;
  const [a, b, c, d] = [vy / area, -uy / area, -vx / area, ux / area];
  return [a, b, c, d, size / 2 - a * ox - c * oy, size / 2 - b * ox - d * oy];
}

export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const path = (points, closed = false) =>
  `M${points.map((p) => p.map((c) => Math.round(c * 10) / 10).join(" ")).join("L")}${closed ? "Z" : ""}`;

/** A smooth line through points (Catmull-Rom as cubic curves). */
export function smooth(points) {
  const r = (c) => Math.round(c * 10) / 10;
  let d = `M${r(points[0][0])} ${r(points[0][1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[...one, ...two, ...c].map(r).join(" ")}`;
  }
  return d;
}

/**
 * @param {Page.Point[]} polygon
 * @param {Page.Point} point
 */
export function inside(polygon, [x, y]) {
  let found = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i],
      [bx, by] = polygon[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found;
  }
  return found;
}

/**
 * The distance of a point from the outline of a polygon, or from a line if not `closed`.
 *
 * @param {Page.Point[]} points
 * @param {Page.Point} point
 */
export function gap(points, [x, y], closed = true) {
  let best = Infinity;
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const [ax, ay] = points[(i + points.length - 1) % points.length],
      [bx, by] = points[i];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(ax + t * dx - x, ay + t * dy - y));
  }
  return best;
}
