// What is printed on tiles besides their features: houses, monasteries, gardens, coats of arms, inns.

import { s } from "./dom.js";
import { named } from "./i18n.js";

export const SIZE = 100; // a tile's width in the drawing

/** A small house with its middle at (x, y). */
export function house(x, y, size, name = "") {
  const w = size / 2;
  return s(
    "g",
    { transform: `translate(${x} ${y})`, class: `house ${name}` },
    s("path", { d: `M${-w} ${-w * 0.2}V${w}H${w}V${-w * 0.2}Z`, class: "house-wall" }),
    s("path", { d: `M${-w * 1.25} ${-w * 0.15}L0 ${-w * 1.25}L${w * 1.25} ${-w * 0.15}Z`, class: "house-roof" }),
  );
}

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

export const plainSpot = (part) =>
  s(
    "g",
    { transform: `translate(${part.seat[0] * SIZE} ${part.seat[1] * SIZE})` },
    s("circle", { r: 15, class: "tile-clearing" }),
    house(0, 0, 20),
  );

/** What is printed on a feature: coats of arms, inns, cathedrals; anything else by the first letter of its name. */
export function badges(part) {
  return part.marks.map(([name, value], i) => {
    const [u, v] = name === "cathedral" ? part.seat : part.badge;
    const at = `translate(${u * SIZE + i * 14} ${v * SIZE})`;
    if (name === "pennants") {
      return Array.from({ length: Number(value) || 1 }, (_, k) =>
        s(
          "g",
          { transform: `${at} translate(${k * 13} 0)` },
          s("path", { d: "M-6.5-8H6.5V1C6.5 6 2 8.5 0 9.5C-2 8.5-6.5 6-6.5 1Z", class: "tile-shield" }),
          s("path", { d: "M0-8V9.5C-2 8.5-6.5 6-6.5 1V0H6.5V-8Z", class: "tile-shield-half" }),
        ),
      );
    }
    if (name === "inn") {
      return s(
        "g",
        { transform: at },
        s("ellipse", { cx: 9, cy: 9, rx: 9.5, ry: 6.5, class: "tile-lake" }),
        house(8, 5, 10, "roof-1"),
      );
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
    if (name === "castle-base") return null;
    return sign(name.startsWith("resource") ? String(value === 1 ? name.split(":")[1] : value) : name, at);
  });
}

// What stands for a mark, in a box of 14 units; everything else is told by two letters.
const SIGNS = {
  hill: "M-7 4.500C-4-5 3-5 7 4.500Z",
  vineyard: "M0-6V-3M-3-2a2 2 0 1 1 .1 0ZM3-2a2 2 0 1 1 .1 0ZM0 2a2 2 0 1 1 .1 0ZM0 6.500a2 2 0 1 1 .1 0Z",
  volcano: "M-7 5L-2-4H2L7 5ZM-1-6L0-8L1-6Z",
  wine: "M-3.500-6H3.500C3.500-1 2 1 0 1C-2 1-3.500-1-3.500-6ZM0 1V5.500M-3 5.500H3",
  grain: "M0 6V-6M0 3C-3 3-4 1-4-1M0 3C3 3 4 1 4-1M0-1C-3-1-4-3-4-5M0-1C3-1 4-3 4-5",
  cloth: "M-5-5H5V5H-5ZM-5-1.500H5M-5 2H5",
  portal: "M-5 6V-1A5 5 0 0 1 5-1V6M-2 6V0A2 2 0 0 1 2 0V6",
  princess: "M-5 5V-4L-2 0L0-5L2 0L5-4V5Z",
};

/** A mark as a sign or letters on a small disc. */
const sign = (name, transform) =>
  s(
    "g",
    { transform },
    s("circle", { r: 9.5, class: "tile-mark" }),
    SIGNS[name]
      ? s("path", { d: SIGNS[name], class: "tile-mark-sign" })
      : s("text", { y: 3.4, class: "tile-mark-letter" }, letters(name)),
  );

const letters = (name) => named("mark", name).slice(0, 2).replace(/^./, (letter) => letter.toUpperCase());

/** What is printed on a tile as a whole; `room`: the points where it may go, the best first. */
export const tileSigns = (marks, room) =>
  marks.map((name, i) => sign(name, `translate(${room[i % room.length].map((c) => c * SIZE).join(" ")})`));

// How areas that are no city are told apart: a sign strewn over them, and a tone.
const STREWN = ["M-4 3L0-4L4 3Z", "M-4 0C-2-3-2-3 0 0S2 3 4 0", "M-3-3L3 3M-3 3L3-3", "M0-4V4M-4 0H4", "M-4 2L0-2L4 2"];
const LOOKS = { mountain: [0, 0], prairie: [4, 2], jungle: [1, 1], village: [3, 3] };

/** The look of a kind: {d, tone}; for one that nobody has thought of it follows from its name. */
export function lookOf(kind) {
  const sum = [...kind].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  const [look, tone] = LOOKS[kind] ?? [sum % STREWN.length, sum % 4];
  return { d: STREWN[look], tone };
}
