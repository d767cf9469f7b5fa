// Draws a tile from its definition and outlines, in this project's style. Independent of kinds: their looks come from look.js. A cell is
// 100 units wide. Colours and strokes come from board.css.

import { s } from "../lib/dom.js";
import { isInside, paved, QUARTER, quarterSigns } from "./city.js";
import { covered, lyingSize, partsOf } from "./multi-cell.js";
import { distance, gap, inside, path, smooth, turned } from "../lib/geometry.js";
import { lookOf, shapeOf } from "./look.js";
import { marksOf, tileMarks } from "./marks.js";
import { badges, garden, house, monastery, plainSpot, SIZE, tileSigns } from "./print.js";

export { SIZE };

const scaled = (points) => points.map(([u, v]) => [u * SIZE, v * SIZE]);
const onRim = (a, b) => [0, 1].some((i) => a[i] === b[i] && (a[i] <= 0.001 || a[i] >= 0.999));
const drawn = new WeakMap(); // tile -> rotation -> drawing; a tile that is drawn again is another object

/**
 * The drawing of a tile, turned by `rotation` degrees clockwise, as a <g>. Houses and shields stay upright.
 *
 * @param {Page.Tile} tile
 * @param {number} rotation
 * @returns {Node}
 */
export function drawTile(tile, rotation = 0) {
  if (!drawn.has(tile)) drawn.set(tile, new Map());
  const byRotation = drawn.get(tile);
  if (!byRotation.has(rotation)) byRotation.set(rotation, draw(tile, rotation));
  return byRotation.get(rotation).cloneNode(true);
}

/** A tile as a standalone picture, turned by `rotation` degrees clockwise. */
export function tilePicture(tile, rotation = 0, ...more) {
  const [wide, high] = lyingSize(tile, rotation);
  return s(
    "svg",
    { viewBox: `0 0 ${wide * SIZE} ${high * SIZE}`, class: "tile-picture", "aria-hidden": "true", focusable: "false" },
    tile ? drawTile(tile, rotation) : unknown(),
    ...more,
  );
}

/** The drawing of an unread tile; `edges`: letters of its edges N E S W where they were seen ("C?RF"). */
const unknown = ({ edges = "" } = {}) =>
  s(
    "g",
    { class: "tile" },
    s("rect", { width: SIZE, height: SIZE, rx: 3, class: "tile-unknown" }),
    s("text", { x: 50, y: 66, class: "tile-unknown-mark" }, "?"),
    [...edges].map((letter, i) =>
      letter === "?" ? null : s("text", { x: [50, 90, 50, 10][i], y: [17, 55, 95, 55][i], class: "tile-unknown-edge" }, letter),
    ),
  );

export { unknown as drawUnknown };

/** Painters by look, from the lowest layer up. */
/** @type {[string[], (part: any, table?: any) => any][]} */
const LAYERS = [
  [["ground", "lake"], (part) => (part.look.as === "lake" ? lake(part) : ground(part))],
  [["stream"], (part) => stream(part)],
  [["water"], river],
  [["road", "line"], (part) => course(part, `tile-road-edge ${part.look.as === "line" ? "tile-line-edge" : ""}`)],
  [["road", "line"], (part) => (part.look.as === "road" ? course(part, "tile-road") : line(part))],
  [["rail"], (part) => rail(part)],
  [[], (part, { roads, spots }) => crossings(roads, spots)],
  [["town", "block"], solid],
  [["garden"], garden],
  [["monastery"], monastery],
  [["spot"], plainSpot],
];

/** Draws a tile; a multi-cell one part by part. */
function draw(tile, rotation) {
  if (!tile.cells) return drawOne(tile, rotation);
  const parts = partsOf(tile);
  const [wide, high] = lyingSize(tile, rotation);
  return s(
    "g",
    { class: "tile" },
    covered({ x: 0, y: 0, rotation }, tile).map(({ x, y }, i) =>
      s("g", { transform: `translate(${x * SIZE} ${y * SIZE})` }, drawOne(parts[i], rotation)),
    ),
    s("rect", { width: wide * SIZE, height: high * SIZE, rx: 3, class: "tile-rim" }),
  );
}

function drawOne(tile, rotation) {
  const parts = tile.features.map((feature, i) => laid({ ...feature, ...tile.outlines[i] }, tile, rotation));
  const of = (looks) => parts.filter(({ look }) => looks.includes(look.as));
  const table = { roads: of(["road", "rail", "line"]), spots: of(["monastery", "spot"]) };
  return s(
    "g",
    { class: "tile" },
    s("rect", { width: SIZE, height: SIZE, rx: tile.part ? 0 : 3, class: "tile-ground" }),
    of(["meadow"]).length ? s("g", {}, tufts(parts)) : null,
    LAYERS.map(([looks, paint]) => (looks.length ? of(looks).map((part) => paint(part)) : paint(null, table))),
    parts.filter(isInside).map(paved),
    parts.filter((part) => !isInside(part)).map(badges),
    signs(tile, parts, rotation),
    s("rect", { width: SIZE, height: SIZE, rx: tile.part ? 0 : 3, class: tile.part ? "tile-seam" : "tile-rim" }),
  );
}

/** The marks of the whole tile. */
function signs(tile, parts, rotation) {
  const names = tileMarks(tile);
  if (names.includes(QUARTER)) return quarterSigns();
  return names.length ? tileSigns(tile.marks, room(parts), tile.game, rotation) : null;
}

/** The point of a mark of the whole tile, as rotated; null if it has no such mark. */
export function markAt(tile, rotation, mark) {
  const number = tileMarks(tile).indexOf(mark);
  if (number < 0) return null;
  return room(tile.features.map((feature, i) => laid({ ...feature, ...tile.outlines[i] }, tile, rotation)))[number] ?? null;
}

/** Points with room for a mark of the tile: clear of roads, of walls and of figures and marks. */
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
    .reduce(
      (found, spot) => (found.every((other) => distance(other, spot) > 0.2) ? [...found, spot] : found),
      /** @type {Page.Point[]} */ ([]),
    );
}

/** A part with its points turned by the rotation of the tile. */
function laid(part, tile, rotation) {
  const turn = (p) => turned(p, rotation);
  const marks = marksOf(part);
  return {
    ...part,
    game: tile.game,
    look: lookOf(part.kind, shapeOf(part), tile.game),
    marks,
    areas: part.areas.map((area) => area.map(turn)),
    path: part.path.map((line) => line.map(turn)),
    seat: turn(part.seat),
    badge: clear(turn(part.badge), marks),
  };
}

/**
 * A point far enough from the edges that no neighbouring tile covers the marks there, which are in a row.
 *
 * @param {Page.Point} at
 * @param {any[]} marks
 */
function clear([u, v], marks) {
  const row = 0.14 * Math.max(0, marks.length - 1);
  return [Math.max(0.12, Math.min(u, 0.82 - row)), Math.max(0.12, Math.min(v, 0.82))];
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

/** A line of a kind without a drawing: a tone and distinct dashes. */
const line = (part) =>
  part.path.map((points) => [
    s("path", { d: smooth(scaled(points)), class: `tile-line tile-line-${part.look.tone}` }),
    s("path", { d: smooth(scaled(points)), class: "tile-line-dash", "stroke-dasharray": part.look.dash }),
  ]);

/** A broad river. */
function stream(part) {
  return s(
    "g",
    {},
    ["tile-stream-edge", "tile-stream", "tile-stream-glint"].map((name) => course(part, name)),
  );
}

const rail = (part) => ["tile-sleepers", "tile-rails", "tile-between"].flatMap((name) => course(part, name));

/** Water that fills an area. */
const lake = (part) =>
  part.areas.map((area) => s("g", {}, s("path", { d: path(scaled(area), true), class: "tile-lake" }), strewn(area, WAVES)));
const WAVES = "M-4 0C-2-3-2-3 0 0S2 3 4 0";

/** A small square with houses wherever the ends of two or more roads meet. */
function crossings(roads, spots) {
  const ends = roads.filter((part) => part.edges?.length === 1).map((part) => part.path[0].at(-1));
  const meeting = ends.filter((end) => ends.filter((other) => distance(other, end) < 0.1).length > 1);
  if (!meeting.length || spots.length) return [];
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

/** Ground other than meadow: a distinct tone and sign. */
function ground({ areas, look }) {
  return areas.map((area) =>
    s("g", {}, s("path", { d: path(scaled(area), true), class: `tile-ground tile-tone-${look.tone}` }), strewn(area, look.d)),
  );
}

/** An area with an outline: a town with walls and houses, or a distinct tone and sign. */
function solid(part) {
  const { look } = part;
  const town = look.as === "town";
  return s(
    "g",
    {},
    part.areas.map((area) => {
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
        town ? houses(part, area) : strewn(area, look.d),
        walls.map((wall) => [
          s("path", { d: path(scaled(wall)), class: town ? "tile-wall" : "tile-border" }),
          town ? s("path", { d: path(scaled(wall)), class: "tile-wall-top" }) : null,
        ]),
      );
    }),
  );
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

/** Houses where the city has room, clear of the wall and of figures and coats of arms. */
function houses(part, area) {
  const found = [];
  const keep = [part.seat, part.marks.length ? part.badge : part.seat];
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 5; column++) {
      const p = [(column + 0.5 + (row % 2 ? 0.25 : -0.2)) / 5, (row + 0.45 + (column % 2) * 0.12) / 6];
      const clear = inside(area, p) && gap(area, p) > 0.085 && keep.every((spot) => distance(spot, p) > 0.155);
      if (clear) found.push(house(p[0] * SIZE, p[1] * SIZE, 9 + ((row * 7 + column * 3) % 3), `roof-${(row + column) % 3}`));
    }
  }
  return found;
}

/** A few tufts of grass where only field is: enough to distinguish meadow from road at a glance. */
function tufts(parts) {
  const found = [];
  for (let i = 0; i < 24; i++) {
    const p = [(((i * 37) % 97) + 1.5) / 100, (((i * 61) % 89) + 5) / 100];
    const clear = parts.every(
      (part) =>
        part.look.as === "meadow" ||
        (part.areas.every((area) => !inside(area, p) && gap(area, p) > 0.06) && part.path.every((line) => gap(line, p, false) > 0.13)),
    );
    if (clear) found.push(s("path", { d: `M${p[0] * SIZE - 2} ${p[1] * SIZE}l1-3.5l1 2.5l1.2-3l0.8 4`, class: "tile-tuft" }));
  }
  return found.slice(0, 9);
}
