// Areas on a tile: towns with walls and houses, ground of other kinds, water, meadow.

import { s } from "../../lib/dom.js";
import { distance, gap, inside, path } from "../../lib/geometry.js";
import { SIZE, houses } from "../print.js";
import { scaled } from "./lines.js";

/** Water that fills an area. */
export const lake = (part) =>
  part.areas.map((area) => s("g", {}, s("path", { d: path(scaled(area), true), class: "tile-lake" }), strewn(area, WAVES)));

const WAVES = "M-4 0C-2-3-2-3 0 0S2 3 4 0";

/** Ground other than meadow: a distinct tone and sign. */
export function ground({ areas, look }) {
  return areas.map((area) =>
    s("g", {}, s("path", { d: path(scaled(area), true), class: `tile-ground tile-tone-${look.tone}` }), strewn(area, look.d)),
  );
}

/** An area with an outline: a town with walls and houses, or a distinct tone and sign. */
export function solid(part) {
  const { look } = part;
  const town = look.as === "town";
  return part.areas.map((area) => {
    /** @type {Page.Point[][]} */
    const walls = [];
    for (let i = 0; i < area.length; i++) {
      const a = area[i],
        b = area[(i + 1) % area.length];
      if (onRim(a, b)) continue;
      const last = walls.at(-1);
      if (last && last.at(-1) === a) last.push(b);
      else walls.push([a, b]);
    }
    if (walls.length > 1 && walls.at(-1)?.at(-1) === walls[0][0]) walls[0].unshift(...(walls.pop() ?? []).slice(0, -1));
    return s(
      "g",
      {},
      s("path", { d: path(scaled(area), true), class: `tile-city ${town ? "" : `tile-tone-${look.tone}`}` }),
      town ? built(part, area) : strewn(area, look.d),
      walls.map((wall) => [
        s("path", { d: path(scaled(wall)), class: town ? "tile-wall" : "tile-border" }),
        town ? s("path", { d: path(scaled(wall)), class: "tile-wall-top" }) : null,
      ]),
    );
  });
}

/** Signs all over an area, clear of its rim. */
function strewn(area, d) {
  const [left, right] = bounds(area, 0);
  const [top, bottom] = bounds(area, 1);
  const spots = [];
  for (let row = Math.floor(top * 8); row / 8 < bottom; row++)
    for (let column = Math.floor(left * 8); column / 8 < right; column++) spots.push([column / 8 + (row % 2 ? 0.1 : 0.04), row / 8 + 0.06]);
  return spots
    .filter((p) => inside(area, p) && gap(area, p) > 0.05)
    .map(([u, v]) => s("path", { d, class: "tile-strewn", transform: `translate(${u * SIZE} ${v * SIZE}) scale(.8)` }));
}

const bounds = (area, i) => [Math.min(...area.map((p) => p[i])), Math.max(...area.map((p) => p[i]))];

/** Houses where the city has room, clear of the wall and of figures and coats of arms; by the colour of their roofs. */
function built(part, area) {
  const found = new Map();
  const keep = [part.seat, part.marks.length ? part.badge : part.seat];
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 5; column++) {
      const p = [(column + 0.5 + (row % 2 ? 0.25 : -0.2)) / 5, (row + 0.45 + (column % 2) * 0.12) / 6];
      if (!inside(area, p) || gap(area, p) <= 0.085 || keep.some((spot) => distance(spot, p) <= 0.155)) continue;
      const roof = `roof-${(row + column) % 3}`;
      found.set(roof, [...(found.get(roof) ?? []), [p[0] * SIZE, p[1] * SIZE, 9 + ((row * 7 + column * 3) % 3)]]);
    }
  }
  return [...found].map(([roof, all]) => houses(all, roof));
}

/** A few tufts of grass where only field is: enough to distinguish meadow from road at a glance. */
export function tufts(parts) {
  const found = [];
  for (let i = 0; i < 24; i++) {
    const p = [(((i * 37) % 97) + 1.5) / 100, (((i * 61) % 89) + 5) / 100];
    const clear = parts.every(
      (part) =>
        part.look.as === "meadow" ||
        (part.areas.every((area) => !inside(area, p) && gap(area, p) > 0.06) && part.path.every((line) => gap(line, p, false) > 0.13)),
    );
    if (clear) found.push(`M${p[0] * SIZE - 2} ${p[1] * SIZE}l1-3.5l1 2.5l1.2-3l0.8 4`);
  }
  return s("path", { d: found.slice(0, 9).join(""), class: "tile-tuft" });
}

const onRim = (a, b) => [0, 1].some((i) => a[i] === b[i] && (a[i] <= 0.001 || a[i] >= 0.999));
