// Highlights on a board: features, tiles or an edge stand out while the rest is dimmed, and a frame marks the current cell.

import { s } from "../lib/dom.js";
import { outlineOf } from "../tile/edge-matching.js";
import { path, turned } from "../lib/geometry.js";

// prettier-ignore
const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]];

const ROOM = 0.05; // the frame is outside its cell, since the marks on the edges are what matters
const AROUND = CORNERS.map((p) => p.map((c) => (c ? 1 + ROOM : -ROOM)));

/**
 * Draws the highlights. `regions`: {pieces: [{x, y, index}]}; `cells`: [x, y]; `edge` of the first cell; `current`: the framed cell;
 * `soft`: nothing is darkened;
 * `mask`: a unique id; `outlined(piece)`: {areas, rotation} of a feature as placed; `point({x, y}, [u, v])`: its place in the drawing.
 *
 * @param {Page.Lit & { current: number[] | null, mask: string, outlined: (piece: any) => any, point: (cell: any, at: Page.Point) => Page.Point }} options
 */
export function lights({ regions = [], cells = [], edge, soft, current, mask, outlined, point }) {
  /** @param {number[]} cell */
  const square = ([x, y]) => ({
    d: path(
      CORNERS.map((p) => point({ x, y }, p)),
      true,
    ),
  });
  const shapes = [...regions.flatMap(({ pieces }) => pieces.map((piece) => shape(piece, outlined(piece), point))), ...cells.map(square)];
  const line = edge && cells.length ? edgeLine(cells[0], edge, point) : null;
  const frame =
    current && !edge
      ? path(
          AROUND.map((p) => point({ x: current[0], y: current[1] }, p)),
          true,
        )
      : null;
  return [
    shapes.length && !soft ? veil(shapes, mask) : null,
    shapes.map(({ d, rim = d }) => s("path", { d: rim, class: "lit-under" })),
    shapes.map(({ d, rim = d }) => s("path", { d: rim, class: "lit" })),
    line ? ["edge-under", "edge"].map((name) => s("path", { d: line, class: name })) : null,
    frame ? ["current-under", "current"].map((name) => s("path", { d: frame, class: name })) : null,
  ];
}

/** The outline of a feature of a laid tile, as `lights` needs it. */
export function outlineAt(tiles, laid, index) {
  const line = laid.spans?.[index - tiles.get(laid.tile).features.length];
  if (line) return outlineOf(line);
  const { areas, seat } = tiles.get(laid.tile).outlines[index];
  return { areas, seat, rotation: laid.rotation ?? 0 };
}

/** Darkens everything but the lit shapes. */
function veil(shapes, mask) {
  const area = { x: -1e5, y: -1e5, width: 2e5, height: 2e5 };
  return [
    s(
      "mask",
      { id: mask, maskUnits: "userSpaceOnUse", ...area },
      s("rect", { ...area, fill: "#fff" }),
      shapes.map(({ d }) => s("path", { d, class: "veil-hole" })),
    ),
    s("rect", { ...area, class: "veil", mask: `url(#${mask})` }),
  ];
}

/** The outline of a feature as placed: `d` covers it, `rim` is drawn (not along the edge of the tile). */
function shape(cell, { areas, rotation }, point) {
  const on = (p) => point(cell, turned(p, rotation));
  return {
    d: areas.map((area) => path(area.map(on), true)).join(""),
    rim: areas.flatMap((area) => sides(area, on)).join(""),
  };
}

const RIM = 0.001;
const onRim = (a, b) => [0, 1].some((i) => a[i] === b[i] && (a[i] <= RIM || a[i] >= 1 - RIM));

/** The sides of a polygon that are not on the edge of the tile. */
export const sides = (area, on) =>
  area
    .map((a, i) => [a, area[(i + 1) % area.length]])
    .filter(([a, b]) => !onRim(a, b))
    .map((side) => path(side.map(on)));

/**
 * An edge of a cell, a little shorter than the cell.
 *
 * @param {number[]} cell
 * @param {string} edge
 * @param {(cell: Page.Cell, at: Page.Point) => Page.Point} point
 */
function edgeLine([x, y], edge, point) {
  const at = "NESW".indexOf(edge);
  const [a, b] = [CORNERS[at], CORNERS[(at + 1) % 4]];
  const between = (share) =>
    point(
      { x, y },
      [0, 1].map((i) => a[i] * (1 - share) + b[i] * share),
    );
  return path([between(0.12), between(0.88)]);
}

/**
 * Dims figures and tokens, too, unless they are on what is highlighted. `indexOf(thing)`: number of the feature on its tile.
 *
 * @param {{ children: Iterable<any> }} top
 * @param {Page.Table} position
 * @param {Page.Lit} lit
 * @param {(thing: any) => number} indexOf
 */
export function dim(top, position, { regions = [], cells = [], soft }, indexOf) {
  const lit = !soft && regions.length + cells.length > 0;
  const on = ({ x, y, feature }) =>
    cells.some(([cx, cy]) => cx === x && cy === y) ||
    regions.some(({ pieces }) => pieces.some((piece) => piece.x === x && piece.y === y && piece.index === indexOf({ x, y, feature })));
  const { figures = [], tokens = [] } = position;
  for (const node of top.children) {
    const { figure, token } = node.dataset;
    node.classList.toggle("is-dim", lit && !on(figure === undefined ? tokens[token] : figures[figure]));
  }
}
