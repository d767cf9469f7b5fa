// A tile that is being drawn: its picture, and round it the sides to tap. What a side belongs to is written on it.

import { h, s } from "../dom.js";
import { path } from "../geometry.js";
import { list, t } from "../i18n.js";
import { HALVES, edgeOf } from "../ports.js";
import { SIZE, drawTile } from "../tile.js";
import { isGround, isPoint, numberOf, portsAt } from "../tile-draft.js";

const ROOM = 36; // around the tile, for the sides
const OUT = 18; // a side's middle from the tile's edge
// prettier-ignore
const AHEAD = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * `draft`; `tile`: as the server drew it last, or null; `right`: whether that is the draft; `current`: number of the feature that is being drawn, or -1;
 * `tap(ports)`: a side was tapped; `choose(i)`: a feature of the picture was.
 */
export function tileCanvas({ draft, tile, right, kinds, current, names, tap, choose }) {
  const feature = draft.features[current];
  const ground = feature && isGround(kinds, feature.kind);
  const tagged = (one) => !right || (ground && isGround(kinds, one.kind)); // the picture tells the rest
  const sides = !feature || isPoint(kinds, feature.kind) ? [] : ground ? HALVES.map((_, i) => i) : [0, 2, 4, 6];
  const svg = s(
    "svg",
    {
      viewBox: `${-ROOM} ${-ROOM} ${SIZE + 2 * ROOM} ${SIZE + 2 * ROOM}`,
      class: "tile-canvas",
      role: "group",
      "aria-label": t("draw.canvas"),
    },
    tile ? s("g", { class: right ? null : "is-old" }, drawTile(tile)) : s("rect", { width: SIZE, height: SIZE, rx: 3, class: "tile-unknown" }),
    tile && right ? s("g", {}, areas(tile, current, choose)) : null,
    draft.features.map((one, i) => (tagged(one) ? marksOf(one, `${kinds[one.kind]?.letter || names[i][0]}${numberOf(draft, i)}`) : null)),
    sides.map((side, i) => button({ draft, kinds, feature, current, names, tap }, side, sides.length > 4, i === 0)),
  );
  svg.addEventListener("keydown", keys);
  return h("div", { class: "tile-canvas-frame" }, svg);
}

/** The arrow keys go round the sides, Enter and Space tap. */
function keys(event) {
  const all = [...event.currentTarget.querySelectorAll(".side")];
  const at = all.indexOf(event.target);
  if (at < 0) return;
  const step = STEP[event.key];
  if (step) {
    const next = all[(at + step + all.length) % all.length];
    for (const one of all) one.setAttribute("tabindex", one === next ? "0" : "-1");
    next.focus();
  } else if (event.key === "Enter" || event.key === " ") event.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else return;
  event.preventDefault();
}

/** The drawn features, to be chosen: ground first, the others lie above it. */
const areas = (tile, current, choose) =>
  tile.outlines
    .map((outline, i) => ({ outline, i }))
    .sort((a, b) => Number(!tile.features[a.i].halves) - Number(!tile.features[b.i].halves))
    .map(({ outline, i }) =>
      s("path", {
        d: outline.areas.map((area) => path(area.map((p) => p.map((c) => c * SIZE)), true)).join(""),
        class: `feature-area${i === current ? " is-chosen" : ""}`,
        "data-feature": i,
        onclick: () => choose(i),
      }),
    );

/** All ports of an edge: its halves and its middle. */
const portsAround = (edge) => [2 * edge, 2 * edge + 1, 8 + edge];

const middle = (side, half) => {
  const edge = edgeOf(side);
  const [dx, dy] = AHEAD[edge];
  const along = half ? (side & 1 ? 1 : -1) * 25 : 0;
  const [ax, ay] = AHEAD[(edge + 1) % 4]; // clockwise along the edge
  return [50 + dx * (50 + OUT) + ax * along, 50 + dy * (50 + OUT) + ay * along];
};

/** A side to tap: its name says what it belongs to, and what a tap does. */
function button({ draft, kinds, feature, current, names, tap }, side, half, first) {
  const ports = portsAt(kinds, feature.kind, side);
  const own = ports.every((port) => feature.ports.includes(port));
  const here = half ? [side] : portsAround(edgeOf(side));
  const owners = names.filter((_, i) => draft.features[i].ports.some((port) => here.includes(port)));
  const [x, y] = middle(side, half);
  const where = half ? t(`half.${HALVES[side]}`) : t(`side.${HALVES[side][0]}`);
  return s(
    "g",
    {
      class: "side",
      role: "button",
      tabindex: first ? "0" : "-1",
      "aria-pressed": String(own),
      "aria-label": t("draw.side", { where, what: owners.length ? list(owners) : t("draw.nothing") }),
      "data-side": half ? HALVES[side] : HALVES[side][0],
      transform: `translate(${x} ${y})`,
      onclick: () => tap(ports),
    },
    s("circle", { r: 17, class: "side-face" }),
    s("path", { d: own ? "M-6 0.5L-2 5L6.5-5" : "M-6 0H6M0-6V6", class: "side-sign" }),
  );
}

/** Small tags on the rim of the tile: which feature a side belongs to. Drawn even where the whole tile cannot be. */
function marksOf(feature, tag) {
  return feature.ports.map((port) => {
    const [dx, dy] = AHEAD[edgeOf(port)];
    const along = port < 8 ? (port & 1 ? 1 : -1) * 30 : 0;
    const [ax, ay] = AHEAD[(edgeOf(port) + 1) % 4];
    const at = [50 + dx * 45 + ax * along, 50 + dy * 45 + ay * along];
    return s("text", { x: at[0], y: at[1] + 2.6, class: "rim-tag" }, tag);
  });
}
