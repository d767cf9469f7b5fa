// Draws a tile from its definition and outlines, in this project's style. Independent of kinds: their looks come from appearance.js. A cell is
// 100 units wide. Colours and strokes come from board.css.

import { s } from "../lib/dom.js";
import { QUARTER, isInside, paved, quarterSigns } from "./city.js";
import { covered, isHalf, lyingSize, partsOf } from "./multi-cell.js";
import { distance, gap, turned } from "../lib/geometry.js";
import { lookOf, shapeOf } from "./appearance.js";
import { marksOf, tileMarks } from "./marks.js";
import { SIZE, badges, garden, monastery, plainSpot, tileSigns } from "./print.js";
import { ground, lake, solid, tufts } from "./drawing/areas.js";
import { course, crossings, line, rail, river, stream } from "./drawing/lines.js";

export { SIZE };

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

const HALF = "M0 0V100H100Z";

/** Draws a tile; a multi-cell one part by part. */
function draw(tile, rotation) {
  if (tile.halves)
    return s(
      "g",
      { class: "tile" },
      tile.halves.map((half) => drawHalf(half.tile, half.rotation + rotation)),
    );
  if (isHalf(tile)) return drawHalf(tile, rotation);
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

/** Draws a half tile, the south-west half of its cell: nothing of it is beyond its long side. */
const drawHalf = (tile, rotation) =>
  s(
    "g",
    { class: "tile" },
    s("clipPath", { id: "half-tile" }, s("path", { d: HALF })),
    s("g", { transform: `rotate(${rotation} 50 50)`, "clip-path": "url(#half-tile)" }, drawOne(tile, 0)),
    s("path", { d: HALF, class: "tile-rim", transform: `rotate(${rotation} 50 50)` }),
  );

function drawOne(tile, rotation) {
  const parts = tile.features.map((feature, i) => laid({ ...feature, ...tile.outlines[i] }, tile, rotation));
  const of = (looks) => parts.filter(({ look }) => looks.includes(look.as));
  const table = { roads: of(["road", "rail", "line"]), spots: of(["monastery", "spot"]) };
  return s(
    "g",
    { class: "tile" },
    s("rect", { width: SIZE, height: SIZE, rx: tile.part ? 0 : 3, class: "tile-ground" }),
    of(["meadow"]).length ? tufts(parts) : null,
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
  if (isHalf(tile)) return null; // its shape shows it
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
  const marks = marksOf(part).filter(([name]) => name !== "diagonal"); // the drawing shows it
  return {
    ...part,
    game: tile.game,
    look: lookOf(part.kind, shapeOf(part), tile.game),
    marks,
    areas: part.areas.map((area) => area.map(turn)),
    path: part.path.map((line) => line.map(turn)),
    seat: turn(part.seat),
    badge: clear(turn(part.badge), marks),
    rotation,
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
