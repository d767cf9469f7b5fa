// Paints the features of a board by their leaders: a pattern for each player as well as the colour, letters in the middle, and the whole
// rim, so that the extent of a feature is visible. Independent of the game.

import { sides } from "./highlights.js";
import { s } from "../lib/dom.js";
import { letterOf, paintOf } from "../tile/figure.js";
import { path, turned } from "../lib/geometry.js";

const UNIT = 14;

/** The patterns of the players in a square of 14 units, by number at the table; all differ without colour. */
const PATTERNS = [
  "M-4 10L4 18M-4-4L18 18M10-4L18 4", // falling lines
  "M0 7H14", // level lines
  "M-4 4L4-4M-4 18L18-4M10 18L18 10", // rising lines
  "M7 0V14", // upright lines
  "M0 7H14M7 0V14", // a grid
  "M4 4h6v6h-6Z", // squares
  "M-4-4L18 18M-4 18L18-4", // a net
];

const id = (mask, n) => `${mask}-hatch-${n}`;

const hatch = (mask, n, colour) => {
  const [fill] = paintOf(colour);
  return s(
    "pattern",
    { id: id(mask, n), width: UNIT, height: UNIT, patternUnits: "userSpaceOnUse" },
    s("rect", { width: UNIT, height: UNIT, fill, "fill-opacity": 0.6 }),
    s("path", { d: PATTERNS[n % PATTERNS.length], fill: "none", stroke: "#fff", "stroke-width": 5, "stroke-opacity": 0.8 }),
    s("path", { d: PATTERNS[n % PATTERNS.length], fill: "none", stroke: fill, "stroke-width": 2.6 }),
  );
};

/** A sample of a player's pattern, for the legend next to the board. */
export const hatchSample = (name, n, colour) =>
  s(
    "svg",
    { viewBox: "0 0 40 24", class: "hatch-sample", "aria-hidden": "true", focusable: "false" },
    s("defs", {}, hatch(name, n, colour)),
    s("rect", { x: 1, y: 1, width: 38, height: 22, rx: 4, fill: `url(#${id(name, n)})`, class: "hatch-rim" }),
    s("text", { x: 20, y: 17, class: "hatch-letter" }, letterOf(colour)),
  );

/**
 * Draws the painted features. `painted`: {region: {pieces}, owners: [{n, colour}]}, where n is the number of the player at the table;
 * `outlined(piece)`: {areas, rotation, seat}; `point({x, y}, [u, v])`; `mask`: a unique id.
 */
export function paintings({ painted, outlined, point, mask }) {
  const used = new Map(painted.flatMap(({ owners }) => owners).map(({ n, colour }) => [n, colour]));
  return [
    s(
      "defs",
      {},
      [...used].map(([n, colour]) => hatch(mask, n, colour)),
    ),
    painted.map((one) =>
      s("g", { class: "painted", "data-owners": one.owners.map(({ n }) => n).join(" ") }, shapes(one, { outlined, point, mask })),
    ),
  ];
}

function shapes({ region, owners }, { outlined, point, mask }) {
  const parts = region.pieces.map((piece) => ({ piece, ...outlined(piece) }));
  const on =
    ({ piece, rotation }) =>
    (p) =>
      point(piece, turned(p, rotation));
  const whole = parts.map((part) => part.areas.map((area) => path(area.map(on(part)), true)).join("")).join("");
  const rim = parts.flatMap((part) => part.areas.flatMap((area) => sides(area, on(part)))).join("");
  const [middle] = [...parts].sort((a, b) => size(b) - size(a));
  const [x, y] = on(middle)(middle.seat);
  return [
    owners.map(({ n }, i) => filled(s("path", { d: whole, "fill-opacity": i ? 0.6 : 1 }), `url(#${id(mask, n)})`)),
    s("path", { d: rim, class: "painted-rim-under" }),
    s("path", { d: rim, class: owners.length ? "painted-rim" : "painted-rim is-nobody" }),
    owners.map(({ colour }, i) => badge(colour, x + (i - (owners.length - 1) / 2) * 30, y)),
  ];
}

/** Fills a node by its style: board.css removes the fill of everything above a board, and only a style overrides that. */
function filled(node, fill) {
  node.style.fill = fill;
  return node;
}

const badge = (colour, x, y) => {
  const [fill, ink] = paintOf(colour);
  return s(
    "g",
    { transform: `translate(${x} ${y})`, class: "painted-badge" },
    s("circle", { r: 14, fill }),
    s("text", { y: 6, fill: ink, class: "figure-letter" }, letterOf(colour)),
  );
};

/** The approximate size of a part: its bounding box. */
function size({ areas }) {
  const all = areas.flat();
  if (!all.length) return 0;
  const [xs, ys] = [0, 1].map((i) => all.map((p) => p[i]));
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}
