// Draws a tile from its definition and outlines, in our own style. Knows kinds by their shape; unknown kinds get a plain look.
// A tile is 100 units wide. Colours and strokes come from board.css.

import { s } from "./dom.js";
import { badges, garden, house, lookOf, monastery, plainSpot, SIZE, tileSigns } from "./print.js";
import { distance, gap, inside, path, smooth, turned } from "./geometry.js";

const GROUND = new Set(["field", "prairie", "jungle"]);
const WATER = new Set(["river", "tributary", "amazon"]);

export { SIZE };

const scaled = (points) => points.map(([u, v]) => [u * SIZE, v * SIZE]);
const onRim = (a, b) => [0, 1].some((i) => a[i] === b[i] && (a[i] <= 0.001 || a[i] >= 0.999));
const drawn = new Map();

/** The drawing of a tile as it lies, turned by `rotation` degrees clockwise, as a <g>. Houses and shields stay upright. */
export function drawTile(tile, rotation = 0) {
  const key = `${tile.id} ${tile.version ?? ""} ${rotation}`;
  if (!drawn.has(key)) drawn.set(key, draw(tile, rotation));
  return drawn.get(key).cloneNode(true);
}

/** A tile as a picture of its own, turned by `rotation` degrees clockwise. */
export function tilePicture(tile, rotation = 0, ...more) {
  return s(
    "svg",
    { viewBox: "0 0 100 100", class: "tile-picture", "aria-hidden": "true", focusable: "false" },
    tile ? drawTile(tile, rotation) : unknown(),
    ...more,
  );
}

const unknown = () =>
  s(
    "g",
    { class: "tile" },
    s("rect", { width: SIZE, height: SIZE, rx: 3, class: "tile-unknown" }),
    s("text", { x: 50, y: 66, class: "tile-unknown-mark" }, "?"),
  );

/** What stands for a tile nobody could read. */
export const drawUnknown = unknown;

function draw(tile, rotation) {
  const parts = tile.features.map((feature, i) =>
    laid({ ...feature, ...tile.outlines[i], marks: marksOf(feature) }, rotation),
  );
  const lines = parts.filter((part) => part.path.length);
  const solids = parts.filter((part) => !part.path.length && !GROUND.has(part.kind) && reaches(part));
  const spots = parts.filter((part) => !part.path.length && !GROUND.has(part.kind) && !reaches(part));
  const roads = lines.filter((part) => !WATER.has(part.kind));
  return s(
    "g",
    { class: "tile" },
    s("rect", { width: SIZE, height: SIZE, rx: 3, class: "tile-ground" }),
    s("g", {}, tufts(parts)),
    parts.filter((part) => GROUND.has(part.kind) && part.kind !== "field").map(ground),
    lines.filter((part) => WATER.has(part.kind)).map(river),
    roads.map((part) => course(part, "tile-road-edge")),
    roads.map((part) => course(part, "tile-road")),
    crossings(roads, spots),
    solids.map(city),
    spots.map((part) =>
      part.kind === "garden" ? garden(part) : part.kind === "monastery" ? monastery(part) : plainSpot(part),
    ),
    parts.map(badges),
    tile.marks?.length ? tileSigns(tile.marks.map((one) => one.mark ?? one), room(parts)) : null,
    s("rect", { width: SIZE, height: SIZE, rx: 3, class: "tile-rim" }),
  );
}

/** Where a sign of the tile itself has room: clear of roads, of walls and of where figures and marks go. */
function room(parts) {
  const spots = Array.from({ length: 49 }, (_, i) => [0.14 + 0.12 * (i % 7), 0.14 + 0.12 * Math.floor(i / 7)]);
  const free = (p) =>
    Math.min(
      ...parts.flatMap((part) => [distance(part.seat, p), ...(part.marks.length ? [distance(part.badge, p)] : [])]),
      ...parts.flatMap((part) => part.path.map((line) => gap(line, p, false) * 1.3)),
    );
  return spots
    .map((spot) => ({ spot, free: free(spot) }))
    .sort((a, b) => b.free - a.free)
    .map(({ spot }) => spot)
    .filter((spot, i, all) => all.slice(0, i).every((other) => distance(other, spot) > 0.2));
}

/** A part with its points turned as the tile lies. */
function laid(part, rotation) {
  const turn = (p) => turned(p, rotation);
  return {
    ...part,
    areas: part.areas.map((area) => area.map(turn)),
    path: part.path.map((line) => line.map(turn)),
    seat: turn(part.seat),
    badge: turn(part.badge),
  };
}

const reaches = (part) => (part.edges?.length ?? 0) + (part.halves?.length ?? 0) > 0;

function marksOf({ kind, edges, halves, cities, beside, ...marks }) {
  return Object.entries(marks).filter(([name, value]) => value && value !== "false" && name !== "multi-edge");
}

const course = (part, name) => part.path.map((line) => s("path", { d: smooth(scaled(line)), class: name }));

function river(part) {
  const ends = part.path.length === 1 && part.edges?.length === 1 ? [part.path[0].at(-1)] : [];
  return s(
    "g",
    {},
    course(part, "tile-river-edge"),
    course(part, "tile-river"),
    ends.map(([u, v]) => s("ellipse", { cx: u * SIZE, cy: v * SIZE, rx: 15, ry: 12, class: "tile-lake" })),
    course(part, "tile-river-glint"),
  );
}

/** A small square with houses wherever the ends of two or more roads meet. */
function crossings(roads, spots) {
  const ends = roads.filter((part) => part.edges?.length === 1).map((part) => part.path[0].at(-1));
  const meeting = ends.filter((end) => ends.filter((other) => distance(other, end) < 0.1).length > 1);
  if (!meeting.length || spots.some((spot) => spot.kind !== "garden")) return [];
  const [u, v] = meeting[0];
  return [
    s(
      "g",
      { transform: `translate(${u * SIZE} ${v * SIZE})` },
      s("circle", { r: 11, class: "tile-crossing" }),
      house(-5.5, 1.5, 6.5),
      house(5, -1, 7),
      house(0.5, 6.5, 6),
    ),
  ];
}

/** Ground that is no field: a tone and a sign of its own. */
function ground(part) {
  const look = lookOf(part.kind);
  return part.areas.map((area) =>
    s("g", {}, s("path", { d: path(scaled(area), true), class: `tile-ground tile-tone-${look.tone}` }), strewn(area, look.d)),
  );
}

function city(part) {
  return s(
    "g",
    {},
    part.areas.map((area) => {
      const walls = [];
      for (let i = 0; i < area.length; i++) {
        const a = area[i],
          b = area[(i + 1) % area.length];
        if (onRim(a, b)) continue;
        if (walls.length && walls.at(-1).at(-1) === a) walls.at(-1).push(b);
        else walls.push([a, b]);
      }
      if (walls.length > 1 && walls.at(-1).at(-1) === walls[0][0]) walls[0].unshift(...walls.pop().slice(0, -1));
      const look = part.kind === "city" ? null : lookOf(part.kind);
      return s(
        "g",
        {},
        s("path", { d: path(scaled(area), true), class: `tile-city ${look ? `tile-tone-${look.tone}` : ""}` }),
        look ? strewn(area, look.d) : houses(part, area),
        walls.map((wall) => [
          s("path", { d: path(scaled(wall)), class: "tile-wall" }),
          s("path", { d: path(scaled(wall)), class: "tile-wall-top" }),
        ]),
      );
    }),
  );
}

/** Signs all over an area, clear of its rim. */
const strewn = (area, d) =>
  Array.from({ length: 64 }, (_, i) => [(i % 8) / 8 + (Math.floor(i / 8) % 2 ? 0.1 : 0.04), Math.floor(i / 8) / 8 + 0.06])
    .filter((p) => inside(area, p) && gap(area, p) > 0.05)
    .map(([u, v]) => s("path", { d, class: "tile-strewn", transform: `translate(${u * SIZE} ${v * SIZE}) scale(.8)` }));

/** Houses where the city has room, clear of the wall and of where figures and coats of arms go. */
function houses(part, area) {
  const found = [];
  const keep = [part.seat, part.marks.length ? part.badge : part.seat];
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 5; column++) {
      const p = [(column + 0.5 + (row % 2 ? 0.25 : -0.2)) / 5, (row + 0.45 + (column % 2) * 0.12) / 6];
      const clear = inside(area, p) && gap(area, p) > 0.085 && keep.every((spot) => distance(spot, p) > 0.155);
      if (clear)
        found.push(house(p[0] * SIZE, p[1] * SIZE, 9 + ((row * 7 + column * 3) % 3), `roof-${(row + column) % 3}`));
    }
  }
  return found;
}

/** A few tufts of grass where only field is: enough to tell meadow from road at a glance. */
function tufts(parts) {
  const found = [];
  for (let i = 0; i < 24; i++) {
    const p = [(((i * 37) % 97) + 1.5) / 100, (((i * 61) % 89) + 5) / 100];
    const clear = parts.every(
      (part) =>
        GROUND.has(part.kind) ||
        (part.areas.every((area) => !inside(area, p) && gap(area, p) > 0.06) &&
          part.path.every((line) => gap(line, p, false) > 0.13)),
    );
    if (clear)
      found.push(s("path", { d: `M${p[0] * SIZE - 2} ${p[1] * SIZE}l1-3.5l1 2.5l1.2-3l0.8 4`, class: "tile-tuft" }));
  }
  return found.slice(0, 9);
}
