// Roads, rivers, rails and other lines on a tile.

import { s } from "../../lib/dom.js";
import { distance, smooth } from "../../lib/geometry.js";
import { SIZE, house } from "../print.js";

export const scaled = (points) => points.map(([u, v]) => [u * SIZE, v * SIZE]);

export const course = (part, name) => part.path.map((line) => s("path", { d: smooth(scaled(line)), class: name }));

export function river(part) {
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
export const line = (part) =>
  part.path.map((points) => [
    s("path", { d: smooth(scaled(points)), class: `tile-line tile-line-${part.look.tone}` }),
    s("path", { d: smooth(scaled(points)), class: "tile-line-dash", "stroke-dasharray": part.look.dash }),
  ]);

/** A broad river. */
export function stream(part) {
  return s(
    "g",
    {},
    ["tile-stream-edge", "tile-stream", "tile-stream-glint"].map((name) => course(part, name)),
  );
}

export const rail = (part) => ["tile-sleepers", "tile-rails", "tile-between"].flatMap((name) => course(part, name));

/** A small square with houses wherever the ends of two or more roads meet. */
export function crossings(roads, spots) {
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
