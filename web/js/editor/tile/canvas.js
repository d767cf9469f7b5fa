// The cell of a tile that is being drawn: its picture, surrounded by the sides to tap, each labelled with its feature. For a multi-cell
// tile the surrounding cells are shown, where there is room, to see whether they match and to continue there.

import { h, s, show } from "../../lib/dom.js";
import { placeOf } from "./shape.js";
import { partsOf } from "../../tile/multi-cell.js";
import { list, t } from "../../lib/i18n.js";
import { inner, portsAt, spotOf } from "./tile-cells.js";
import { numberOf } from "./tile-draft.js";
import { ORIGIN, cellOf, cellsOf, isGround, isPoint } from "./tile-ground.js";
import { HALVES, edgeOf } from "../../tile/edge-matching.js";
import { path } from "../../lib/geometry.js";
import { SIZE, drawTile } from "../../tile/tile.js";

const ROOM = 36; // margin around the cell, for the sides
const OUT = 18; // distance of a side's middle from the cell's edge
// prettier-ignore
const AHEAD = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const STEP = { __proto__: null, ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The canvas. `draft`; `cell`: the one being drawn; `tile`: the server's last drawing, or null; `right(cell)`: whether that drawing of a
 * cell is current; `current`: number of the feature being drawn, or -1. Callbacks after a tap: `tap(ports)` on a side; `choose(i)` on a
 * feature of the picture; `turnTo(cell)` on another cell.
 *
 * @param {any} options
 */
export function tileCanvas({ draft, cell = ORIGIN, tile, right, kinds, current, names, tap, choose, turnTo }) {
  const feature = draft.features[current];
  const ground = feature && isGround(kinds, feature.kind);
  // the picture shows the rest
  const tagged = (one) => cellOf(one) === cell && (!right(cell) || (ground && isGround(kinds, one.kind)));
  const fixed = !feature || isPoint(kinds, feature.kind) || (ground && draft.auto);
  const sides = fixed ? [] : ground ? HALVES.map((_, i) => i) : [0, 2, 4, 6];
  const own = draft.features.map((_, i) => i).filter((i) => cellOf(draft.features[i]) === cell);
  const part = partAt(tile, cell);
  const svg = s(
    "svg",
    {
      viewBox: `${-ROOM} ${-ROOM} ${SIZE + 2 * ROOM} ${SIZE + 2 * ROOM}`,
      class: "tile-canvas",
      role: "group",
      "aria-label": t("draw.canvas"),
    },
    cellsOf(draft)
      .filter((other) => other !== cell)
      .map((other) => beside(cell, other, partAt(tile, other), turnTo)),
    face(part, right(cell)),
    part && right(cell) ? s("g", {}, areas(part, own, current, choose)) : null,
    draft.features.map((one, i) => (tagged(one) ? marksOf(one, `${kinds[one.kind]?.letter || names[i][0]}${numberOf(draft, i)}`) : null)),
    sides.map((side, i) => button({ draft, cell, kinds, feature, current, names, tap }, side, sides.length > 4, i === 0)),
  );
  svg.addEventListener("keydown", keys);
  return h("div", { class: "tile-canvas-frame" }, svg);
}

/** The part of a tile on a cell, as a tile; null if the server has not drawn it. */
function partAt(tile, cell) {
  if (!tile?.cells) return cell === ORIGIN ? tile : null;
  return partsOf(tile)[tile.cells.findIndex((one) => String(one) === cell)] ?? null;
}

/** The picture of a cell, clipped to it; pale if outdated. */
const face = (part, right) =>
  part
    ? s("svg", { width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}`, class: right ? null : "is-old" }, drawTile(part))
    : s("rect", { width: SIZE, height: SIZE, rx: 3, class: "tile-unknown" });

/** Another cell of the tile, at its place: a tap opens it. Keyboards and screen readers use the list of cells. */
function beside(cell, other, part, turnTo) {
  const [dx, dy] = [0, 1].map((i) => spotOf(other)[i] - spotOf(cell)[i]);
  return s(
    "g",
    {
      class: "tile-beside",
      "aria-hidden": "true",
      "data-cell": other,
      transform: `translate(${dx * SIZE} ${dy * SIZE})`,
      onclick: () => turnTo(other),
    },
    face(part, true),
    s("rect", { width: SIZE, height: SIZE, class: "tile-beside-veil" }),
  );
}

/** Arrow keys move around the sides; Enter and Space tap. */
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

/** The drawn features as targets: ground first, the others above it. `own`: their numbers in the draft. */
const areas = (part, own, current, choose) =>
  part.outlines
    .map((outline, at) => ({ outline, i: own[at], ground: Boolean(part.features[at].halves) }))
    .sort((a, b) => Number(b.ground) - Number(a.ground))
    .map(({ outline, i }) =>
      s("path", {
        d: outline.areas
          .map((area) =>
            path(
              area.map((p) => p.map((c) => c * SIZE)),
              true,
            ),
          )
          .join(""),
        class: `feature-area${i === current ? " is-chosen" : ""}`,
        "data-feature": i,
        onclick: () => choose(i),
      }),
    );

/** All ports of an edge: its halves and its centre. */
const portsAround = (edge) => [2 * edge, 2 * edge + 1, 8 + edge];

const middle = (side, half) => {
  const edge = edgeOf(side);
  const [dx, dy] = AHEAD[edge];
  const along = half ? (side & 1 ? 1 : -1) * 25 : 0;
  const [ax, ay] = AHEAD[(edge + 1) % 4]; // clockwise along the edge
  return [50 + dx * (50 + OUT) + ax * along, 50 + dy * (50 + OUT) + ay * along];
};

/**
 * A side to tap; its accessible name contains its feature and the effect of a tap.
 *
 * @param {any} options
 * @param {number} side
 * @param {boolean} half
 * @param {boolean} first
 */
function button({ draft, cell, kinds, feature, names, tap }, side, half, first) {
  const ports = portsAt(kinds, feature.kind, side);
  const own = ports.every((port) => feature.ports.includes(port));
  const here = half ? [side] : portsAround(edgeOf(side));
  const owners = names.filter((_, i) => cellOf(draft.features[i]) === cell && draft.features[i].ports.some((port) => here.includes(port)));
  const [x, y] = middle(side, half);
  const next = inner(draft, cell, edgeOf(side));
  const at = half ? t(`half.${HALVES[side]}`) : t(`side.${HALVES[side][0]}`);
  const where = next ? t("draw.towards", { where: at, place: placeOf(next) }) : at;
  return s(
    "g",
    {
      class: `side ${next ? "is-inner" : ""}`,
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

/** Small tags on the rim that show which feature a side belongs to. Drawn even if the whole tile cannot be. */
function marksOf(feature, tag) {
  return feature.ports.map((port) => {
    const [dx, dy] = AHEAD[edgeOf(port)];
    const along = port < 8 ? (port & 1 ? 1 : -1) * 30 : 0;
    const [ax, ay] = AHEAD[(edgeOf(port) + 1) % 4];
    const at = [50 + dx * 45 + ax * along, 50 + dy * 45 + ay * along];
    return s("text", { x: at[0], y: at[1] + 2.6, class: "rim-tag" }, tag);
  });
}

/** Draws the canvas again in `node`; the focused side keeps the focus. `options`: see tileCanvas. */
export function showCanvas(node, options) {
  const side = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.side;
  const inside = node.contains(document.activeElement);
  show(node, tileCanvas(options));
  if (inside && side) node.querySelector(`[data-side="${side}"]`)?.focus();
}
