// Light on a board: features, tiles or an edge stand out, everything else steps back; a frame around what is talked about.

import { s } from "./dom.js";
import { path, turned } from "./geometry.js";
import { SIZE } from "./tile.js";

/**
 * `regions`: {pieces: [{x, y, index}]}; `cells`: [x, y]; `edge` of the first cell; `current`: the cell that is framed; `mask`: an id
 * of its own; `outlined(piece)`: {areas, rotation} of a feature as it lies.
 */
export function lights({ regions, cells, edge, current, mask, outlined }) {
  const shapes = [...regions.flatMap(({ pieces }) => pieces.map((piece) => shape(piece, outlined(piece)))), ...cells.map(square)];
  const frame = current && !edge && square(current).d;
  return [
    shapes.length ? veil(shapes, mask) : null,
    shapes.map(({ d, rim = d }) => s("path", { d: rim, class: "lit-under" })),
    shapes.map(({ d, rim = d }) => s("path", { d: rim, class: "lit" })),
    edge && cells.length
      ? ["edge-under", "edge"].map((name) => s("path", { d: edgeLine(cells[0], edge), class: name }))
      : null,
    frame ? ["current-under", "current"].map((name) => s("path", { d: frame, class: name })) : null,
  ];
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

/** The outline of a feature of a tile as it lies: `d` covers it, `rim` is drawn (not along the edge of the tile). */
function shape({ x, y }, { areas, rotation }) {
  const on = (p) => turned(p, rotation).map((c, i) => (c + [x, y][i]) * SIZE);
  return { d: areas.map((area) => path(area.map(on), true)).join(""), rim: areas.flatMap((area) => sides(area, on)).join("") };
}

const RIM = 0.001;
const onRim = (a, b) => [0, 1].some((i) => a[i] === b[i] && (a[i] <= RIM || a[i] >= 1 - RIM));

/** The sides of a polygon that do not lie on the edge of the tile. */
const sides = (area, on) =>
  area.map((a, i) => [a, area[(i + 1) % area.length]]).filter(([a, b]) => !onRim(a, b)).map((side) => path(side.map(on)));

const square = ([x, y]) => ({ d: `M${x * SIZE} ${y * SIZE}h${SIZE}v${SIZE}h${-SIZE}Z` });

/** An edge of a cell, a little shorter than the cell. */
function edgeLine([x, y], edge) {
  const [a, b] = { N: [[0, 0], [1, 0]], E: [[1, 0], [1, 1]], S: [[0, 1], [1, 1]], W: [[0, 0], [0, 1]] }[edge]; // prettier-ignore
  const at = (p, q) => [0, 1].map((i) => ([x, y][i] + p[i] * 0.88 + q[i] * 0.12) * SIZE);
  return path([at(a, b), at(b, a)]);
}
