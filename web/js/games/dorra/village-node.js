// The drawing of a village with its species, its spaces and tents, and of the ways between villages.

import { s } from "../../lib/dom.js";
import { letterOf, paintOf } from "../../tile/figure.js";
import { sign } from "./species.js";

export const R = 34; // radius of a village, in units of a board 1000 wide

const SPACE = 26;

const GAIN = { x: -22, y: -13, width: 44, height: 26, rx: 13 };

export const villageNode = (one, k, { label, gain, tents, colourOf, choose }) =>
  s(
    "g",
    {
      class: `board-tile dorra-village is-${one.species}`,
      role: "button",
      "aria-label": label,
      "data-at": `${Math.round(one.x)},${Math.round(one.y)}`,
      "data-village": one.id,
      transform: `translate(${one.x} ${one.y}) scale(${k})`,
      onclick: choose,
    },
    s("circle", { r: R + 8, class: "dorra-halo cell" }),
    s("circle", { r: R, class: "dorra-disc" }),
    s("g", { transform: "scale(1.3)" }, sign(one.species)),
    s("text", { y: -R - 8, class: "dorra-name" }, one.name ?? one.id),
    (one.spaces ?? []).map((cost, n) =>
      spaceNode({ cost, n, of: one.spaces.length, tent: tents.find(({ space }) => space === n), colourOf }),
    ),
    gain ? s("g", { class: "dorra-gain", transform: `translate(${R + 8} ${-R + 18})` }, s("rect", GAIN), s("text", { y: 7 }, gain)) : null,
  );

function spaceNode({ cost, n, of, tent, colourOf }) {
  const x = (n - (of - 1) / 2) * (SPACE + 4);
  const box = { x: x - SPACE / 2, y: R - 4, width: SPACE, height: SPACE, rx: 4, class: "dorra-space" };
  const look = tent ? tentNode(tent, colourOf) : s("text", { y: SPACE / 2 + 1, class: "dorra-cost" }, String(cost));
  return s("g", {}, s("rect", box), s("g", { transform: `translate(${x} ${R})` }, look));
}

function tentNode({ player, neutral }, colourOf) {
  const colour = neutral ? "grey" : colourOf(player);
  const [fill, ink] = paintOf(colour);
  return s(
    "g",
    { class: "figure dorra-tent" },
    s("path", { d: "M0-18L22 22H-22Z", fill, class: "figure-body" }),
    s("text", { y: 18, fill: ink, class: "figure-letter" }, neutral ? "–" : letterOf(colour)),
  );
}

export const waysOf = (ways, at, name, width) =>
  ways
    .map((way) => way.map((id) => at.get(id)))
    .filter(([from, to]) => from && to)
    .map(([from, to]) => s("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: `dorra-way is-${name}`, "stroke-width": width }));
