// The points of everybody over the turns, as lines that differ by dash and by letter as well as by colour.

import { h, s } from "../dom.js";
import { letterOf, paintOf } from "../figure.js";
import { list, t } from "../i18n.js";

const [WIDE, HIGH, LEFT, FOOT, ROOM] = [320, 170, 30, 20, 16];
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 2", "1 4"];

/** A step of the axis that gives at most five lines. */
function stepFor(most) {
  const rough = most / 4 || 1;
  const ten = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= rough));
}

/** `points`: [[seq, {player: sum}], ...] */
export function courseOf(play, points) {
  const seats = play.match.players;
  const sums = points.flatMap(([, of]) => Object.values(of));
  const step = stepFor(Math.max(...sums, 1));
  const most = Math.ceil(Math.max(...sums, 1) / step) * step;
  const least = Math.min(0, ...sums);
  const x = (i) => LEFT + (i * (WIDE - LEFT - ROOM)) / Math.max(1, points.length - 1);
  const y = (value) => HIGH - FOOT - ((value - least) * (HIGH - FOOT - 10)) / (most - least);
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const said = list(seats.map(({ id }) => t("aloud.points", { name: play.nameOf(id), n: points.at(-1)[1][id] ?? 0 })));
  return h(
    "figure",
    { class: "course" },
    s(
      "svg",
      { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${t("match.chart.alt")}: ${said}` },
      ticks.map((value) => [
        s("line", { x1: LEFT, x2: WIDE - ROOM, y1: y(value), y2: y(value), class: "course-grid" }),
        s("text", { x: LEFT - 5, y: y(value) + 4, class: "course-number is-end" }, value),
      ]),
      s("text", { x: LEFT, y: HIGH - 4, class: "course-number" }, "0"),
      s("text", { x: WIDE - ROOM, y: HIGH - 4, class: "course-number is-end" }, points.length - 1),
      seats.map(({ id, colour }, n) => line(colour, n, points.map(([, of], i) => [x(i), y(of[id] ?? 0)]))),
    ),
  );
}

function line(colour, n, at) {
  const [fill, ink] = paintOf(colour);
  const d = `M${at.map((p) => p.map((c) => c.toFixed(1)).join(" ")).join("L")}`;
  const [endX, endY] = at.at(-1);
  return s(
    "g",
    {},
    s("path", { d, class: "course-under" }),
    s("path", { d, class: "course-line", stroke: fill, "stroke-dasharray": DASHES[n % DASHES.length] || null }),
    s("g", { transform: `translate(${endX} ${endY})` }, s("circle", { r: 8, fill, class: "course-end" }), s("text", { y: 4, fill: ink, class: "course-letter" }, letterOf(colour))),
  );
}
