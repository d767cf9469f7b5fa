// The prints on tiles other than their features: houses, monasteries, gardens, coats of arms, inns.

import { s } from "../lib/dom.js";
import { path } from "../lib/geometry.js";
import { named } from "../lib/i18n.js";
import { signName, signOf } from "./appearance.js";

export const SIZE = 100; // width of a tile in the drawing

const WALL = [
  [-1, -0.2],
  [-1, 1],
  [1, 1],
  [1, -0.2],
];
const ROOF = [
  [-1.25, -0.15],
  [0, -1.25],
  [1.25, -0.15],
];

/** Small houses, each [x, y, size] with its middle at (x, y): few elements, as the style of each element takes time at every tap. */
export function houses(all, name = "") {
  const shape = (corners) =>
    all
      .map(([x, y, size]) =>
        path(
          corners.map(([u, v]) => [x + (u * size) / 2, y + (v * size) / 2]),
          true,
        ),
      )
      .join("");
  return s("g", { class: name }, s("path", { d: shape(WALL), class: "house-wall" }), s("path", { d: shape(ROOF), class: "house-roof" }));
}

export const house = (x, y, size, name = "") => houses([[x, y, size]], name);

export function monastery({ seat: [u, v] }) {
  return s(
    "g",
    { transform: `translate(${u * SIZE} ${v * SIZE})` },
    s("circle", { r: 19, class: "tile-clearing" }),
    s("path", { d: "M-15 12V-2L-4-2V12Z M-4 12V-8H13V12Z", class: "house-wall" }),
    s("path", { d: "M-17-1L-9.5-10L-3-1Z M-6-7L4.5-17L15-7Z", class: "house-roof" }),
    s("path", { d: "M4.5-17V-24M1.5-21H7.5", class: "tile-cross" }),
    s("path", { d: "M2 12V5a2.5 2.5 0 0 1 5 0V12Z M-11.5 5h4v4h-4z", class: "house-door" }),
  );
}

export function garden({ seat: [u, v] }) {
  const beds = [
    [-5, -3],
    [4, -4.5],
    [-3, 4],
    [5, 3.5],
    [0, 0],
  ];
  return s(
    "g",
    { transform: `translate(${u * SIZE} ${v * SIZE})` },
    s("circle", { r: 9.5, class: "tile-garden" }),
    beds.map(([x, y]) => s("circle", { cx: x, cy: y, r: 1.9, class: "tile-flower" })),
  );
}

/** A spot of any other kind: a disc in its tone with its sign. */
export const plainSpot = ({ seat: [u, v], look }) =>
  s(
    "g",
    { transform: `translate(${u * SIZE} ${v * SIZE})` },
    s("circle", { r: 15, class: `tile-spot tile-tone-${look.tone}` }),
    s("path", { d: look.d, class: "tile-spot-sign", transform: "scale(2)" }),
  );

/** The marks of a feature: coats of arms, inns, cathedrals; any other by the first letter of its name. */
export function badges(part) {
  return part.marks.map(([name, value], i) => {
    const broad = part.look?.as === "stream"; // no figure is deployed there, so marks are in the middle
    const [u, v] = name === "cathedral" || broad ? part.seat : part.badge;
    const along = broad ? (i - (part.marks.length - 1) / 2) * 30 : i * 14;
    const at = `translate(${u * SIZE + along} ${v * SIZE})`;
    if (name === "pennants") {
      return Array.from({ length: value }, (_, k) =>
        s(
          "g",
          { transform: `${at} translate(${k * 13} 0)` },
          s("path", { d: "M-6.5-8H6.5V1C6.5 6 2 8.5 0 9.5C-2 8.5-6.5 6-6.5 1Z", class: "tile-shield" }),
          s("path", { d: "M0-8V9.5C-2 8.5-6.5 6-6.5 1V0H6.5V-8Z", class: "tile-shield-half" }),
        ),
      );
    }
    if (name === "inn") {
      return s("g", { transform: at }, s("ellipse", { cx: 9, cy: 9, rx: 9.5, ry: 6.5, class: "tile-lake" }), house(8, 5, 10, "roof-1"));
    }
    if (name === "cathedral") {
      return s(
        "g",
        { transform: at },
        s("path", { d: "M-16 16V-2H-8V-12H8V-2H16V16Z", class: "house-wall" }),
        s("path", { d: "M-18-1L-8-10V-1Z M18-1L8-10V-1Z M-11-11L0-27L11-11Z", class: "house-roof" }),
        s("path", { d: "M-3.5 16V8a3.5 3.5 0 0 1 7 0V16Z", class: "house-door" }),
      );
    }
    if (name.startsWith("castle-base")) return null;
    if (name.startsWith("signpost-")) return signpost(name, part, at);
    if (name.startsWith("resource:")) return sign(name.split(":")[1], at, part.game);
    return sign(name, at, part.game, value);
  });
}

/** A signpost ("signpost-n:left") at its edge, right of the road; without a tile, as in the legend, where the badge is. */
function signpost(name, { rotation, game }, at) {
  const [edge, shown] = name.replace("signpost-", "").split(":");
  const there = `rotate(${rotation + 90 * "nesw".indexOf(edge)} 50 50) translate(66 13)`;
  return sign(`signpost:${shown}`, rotation === undefined ? at : there, game);
}

/** A mark as a sign or letters on a small disc, with a count if there are several. */
function sign(name, transform, game, count = 1) {
  const d = signOf(name, game);
  return s(
    "g",
    { transform },
    s("circle", { r: 9.5, class: "tile-mark" }),
    d ? s("path", { d, class: "tile-mark-sign" }) : s("text", { y: 3.4, class: "tile-mark-letter" }, letters(name)),
    count > 1
      ? s(
          "g",
          { transform: "translate(8 7)" },
          s("circle", { r: 6, class: "tile-count" }),
          s("text", { y: 3.2, class: "tile-count-number" }, count),
        )
      : null,
  );
}

const letters = (name) =>
  named("mark", name)
    .slice(0, 2)
    .replace(/^./, (letter) => letter.toUpperCase());

const WINDS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** The turn of a sign that points to the top, so that it points where its mark does; signs for each direction are not turned. */
const heading = (one, name, rotation) => {
  const wind = name === one.mark ? WINDS.indexOf(one.direction) : -1;
  return wind < 0 ? "" : ` rotate(${wind * 45 + rotation})`;
};

/** The marks of a whole tile as rotated; `room`: the points where they may go, the best first. */
export const tileSigns = (marks, room, game, rotation) =>
  marks.map((one, i) => {
    const name = signName(one);
    const [x, y] = room[i % room.length].map((c) => c * SIZE);
    return sign(name, `translate(${x} ${y})${heading(one, name, rotation)}`, game);
  });
