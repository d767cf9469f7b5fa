// A chart of all players' points over the turns. Lines differ by dash and letter as well as by colour; a legend is below. Independent of
// the game.

import { h, s } from "../lib/dom.js";
import { letterOf, paintOf } from "../tile/figure.js";
import { list, t } from "../lib/i18n.js";

const [WIDE, HIGH] = [340, 200];
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "1 5"];
const LEAST = 18; // least distance of two letters at the ends of lines

/** A step of the axis that gives at most five lines. */
function stepFor(most) {
  const rough = most / 4 || 1;
  const ten = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, [1, 2, 5].map((n) => n * ten).find((n) => n >= rough) ?? 10 * ten);
}

/** Spreads heights so that they keep apart, in their order, each as near as possible to where it should be. */
function apart(heights, low) {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  const at = [...heights];
  order.forEach((i, n) => n && (at[i] = Math.max(at[i], at[order[n - 1]] + LEAST)));
  const over = Math.max(0, (at[order.at(-1)] ?? 0) - low);
  order.reverse().forEach((i, n) => (at[i] = Math.min(at[i], n ? at[order[n - 1]] - LEAST : at[i] - over)));
  return at;
}

/** The chart. `seats`: [{id, name, colour}]; `points`: the sums at the start and after every turn, [{player: sum}, ...] */
export function courseOf(seats, points) {
  const em = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16; // a larger font needs more room
  const [left, foot, top, right] = [34 * em, 22 * em, 12 * em, 40];
  const sums = points.flatMap((of) => Object.values(of));
  const step = stepFor(Math.max(...sums, 1));
  const most = Math.ceil(Math.max(...sums, 1) / step) * step;
  const least = Math.min(0, ...sums);
  const x = (i) => left + (i * (WIDE - left - right)) / Math.max(1, points.length - 1);
  const y = (value) => HIGH - foot - ((value - least) * (HIGH - foot - top)) / (most - least);
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const last = points.at(-1);
  const said = list(seats.map(({ id, name }) => t("aloud.points", { name, n: last[id] ?? 0 })));
  const ends = apart(
    seats.map(({ id }) => y(last[id] ?? 0)),
    HIGH - foot,
  );
  return h(
    "figure",
    { class: "course" },
    s(
      "svg",
      { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${t("match.chart.alt")}: ${said}` },
      ticks.map((value) => [
        s("line", { x1: left, x2: WIDE - right, y1: y(value), y2: y(value), class: "course-grid" }),
        s("text", { x: left - 6, y: y(value) + 4.5 * em, class: "course-number is-end" }, value),
      ]),
      s("text", { x: left, y: HIGH - 4, class: "course-number" }, "0"),
      s("text", { x: WIDE - right, y: HIGH - 4, class: "course-number is-end" }, points.length - 1),
      seats.map(({ id, colour }, n) =>
        line(
          colour,
          n,
          points.map((of, i) => [x(i), y(of[id] ?? 0)]),
          ends[n],
        ),
      ),
    ),
    h(
      "ul",
      { class: "course-who" },
      seats.map((seat, n) =>
        h("li", { "data-player": seat.id }, sample(seat.colour, n), h("span", {}, seat.name), h("strong", {}, String(last[seat.id] ?? 0))),
      ),
    ),
  );
}

const stroke = (colour, n, d) => [
  s("path", { d, class: "course-under" }),
  s("path", { d, class: "course-line", stroke: paintOf(colour)[0], "stroke-dasharray": DASHES[n % DASHES.length] || null }),
];

function line(colour, n, at, height) {
  const [endX, endY] = at.at(-1);
  return s(
    "g",
    {},
    stroke(colour, n, `M${at.map((p) => p.map((c) => c.toFixed(1)).join(" ")).join("L")}`),
    s("path", { d: `M${endX} ${endY}L${WIDE - 24} ${height}`, class: "course-lead" }),
    letter(colour, WIDE - 14, height),
  );
}

function letter(colour, x, y) {
  const [fill, ink] = paintOf(colour);
  return s(
    "g",
    { transform: `translate(${x} ${y})` },
    s("circle", { r: 9, fill, class: "course-end" }),
    s("text", { y: 4.5, fill: ink, class: "course-letter" }, letterOf(colour)),
  );
}

/** A sample of a player's line for the legend. */
const sample = (colour, n) =>
  s(
    "svg",
    { viewBox: "0 0 60 20", class: "course-sample", "aria-hidden": "true" },
    stroke(colour, n, "M2 10L38 10"),
    letter(colour, 48, 10),
  );
