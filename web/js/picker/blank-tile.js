// A blank tile whose edges are entered: kinds fill it clockwise from the chosen edge, in whatever rotation the tile is held.

import { h, s } from "../lib/dom.js";
import { named, t } from "../lib/i18n.js";
import { turned } from "../lib/geometry.js";
import { lookOf, shapeOf } from "../tile/appearance.js";
import { SIZE } from "../tile/tile.js";
import { EDGE_COUNT } from "./edges.js";

const SIDES = "NESW";
const WEDGE = /** @type {Page.Point[]} */ ([
  [0, 0],
  [1, 0],
  [0.5, 0.5],
]);
const LINES = {
  __proto__: null,
  road: ["tile-road-edge", "tile-road"],
  rail: ["tile-sleepers", "tile-rails", "tile-between"],
  water: ["tile-river-edge", "tile-river"],
  stream: ["tile-stream-edge", "tile-stream"],
};

/** kind -> its look on these tiles. */
export function looksOf(tiles) {
  const looks = new Map();
  for (const { features, outlines, game } of tiles)
    features.forEach((feature, i) => {
      if (!looks.has(feature.kind)) looks.set(feature.kind, lookOf(feature.kind, shapeOf({ ...feature, ...outlines[i] }), game));
    });
  return looks;
}

/** The drawing of entered edges: four kinds clockwise from the top, null where nothing was entered. */
export const edgesPicture = (entered, looks) =>
  s(
    "svg",
    { viewBox: `0 0 ${SIZE} ${SIZE}`, class: "blank-tile-picture", "aria-hidden": "true", focusable: "false" },
    s("rect", { width: SIZE, height: SIZE, rx: 6, class: "blank-tile-ground" }),
    entered.map((kind, edge) => (kind ? edgePicture(looks.get(kind), edge) : null)),
    s("path", { d: `M0 0L${SIZE} ${SIZE}M${SIZE} 0L0 ${SIZE}`, class: "blank-tile-cross" }),
  );

function edgePicture(look, edge) {
  const at = (point) => turned(point, 90 * edge).map((c) => c * SIZE);
  const draw = (points, name) =>
    s("path", {
      d: `M${points
        .map(at)
        .map((p) => p.join(" "))
        .join("L")}`,
      class: name,
    });
  const line = LINES[look.as] ?? (look.as === "line" ? [`tile-line tile-line-${look.tone}`] : null);
  const ends = /** @type {Page.Point[]} */ ([
    [0.5, 0],
    [0.5, 0.4],
  ]);
  if (line) return line.map((name) => draw(ends, name));
  const ground = ["meadow", "ground"].includes(look.as) ? "tile-ground" : "tile-city";
  const plain = ["meadow", "town"].includes(look.as);
  return draw(WEDGE, look.as === "lake" ? "tile-lake" : `${ground} ${plain ? "" : `tile-tone-${look.tone}`}`);
}

/** The tile, large: a tap on an edge clears it and makes it the next one to be filled. */
export const blankTile = ({ entered, next, looks, choose }) =>
  h(
    "div",
    { class: "blank-tile", role: "group", "aria-label": t("picker.shape") },
    edgesPicture(entered, looks),
    Array.from({ length: EDGE_COUNT }, (_, edge) =>
      h("button", {
        type: "button",
        class: `blank-tile-edge is-${SIDES[edge]}`,
        "data-edge": SIDES[edge],
        "aria-pressed": String(edge === next),
        "aria-label": t("picker.edge", {
          where: t(`side.${SIDES[edge]}`),
          what: entered[edge] ? named("kind", entered[edge]) : t("picker.edge.open"),
        }),
        onclick: () => choose(edge),
      }),
    ),
  );
