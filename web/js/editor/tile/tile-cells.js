// The cells of a tile that is being drawn: its shape, and the match of its cells. Whatever is drawn up to an inner edge continues in the
// cell beyond it. A cell is written "x,y", counted from the north-west one.

import { EDGES, ahead, edgeOf, facing } from "../../tile/edge-matching.js";
import { cellOf, cellsOf, featuresOn, fill, isGround, isLine, isSolid, wordOf } from "./tile-ground.js";

export const MOST_CELLS = 12;

export const keyOf = ([x, y]) => `${x},${y}`;
export const spotOf = (cell) => cell.split(",").map(Number);

/** The cell beyond an edge (0 to 3, N E S W). */
export function beyond(cell, edge) {
  const [x, y] = spotOf(cell);
  const next = ahead({ x, y }, edge);
  return keyOf([next.x, next.y]);
}

/** The cell of the tile beyond an edge of another one; undefined on the rim. */
export const inner = (draft, cell, edge) => cellsOf(draft).find((one) => one === beyond(cell, edge));

// ---- the shape ----

/**
 * [wide, high] of a draft in cells.
 *
 * @returns {[number, number]}
 */
export function sizeOf(draft) {
  const along = (axis) => Math.max(...cellsOf(draft).map((cell) => spotOf(cell)[axis])) + 1;
  return [along(0), along(1)];
}

const rectangle = ([wide, high]) => Array.from({ length: wide * high }, (_, i) => keyOf([i % wide, Math.floor(i / wide)]));

/**
 * The cells that are missing from the rectangle.
 *
 * @param {any} draft
 */
export const missing = (draft) => rectangle(sizeOf(draft)).filter((cell) => !cellsOf(draft).includes(cell));

/** The draft as a rectangle of this size. The content of removed cells is set aside and comes back with them. */
export const resized = (draft, size, kinds) => withCells(draft, rectangle(size), kinds);

/** The draft with one cell more. */
export const grown = (draft, cell, kinds) => withCells(draft, [...cellsOf(draft), cell], kinds);

/** The draft without a cell; the rest are counted from the north-west one again. */
export function shrunk(draft, cell, kinds) {
  const left = withCells(
    draft,
    cellsOf(draft).filter((one) => one !== cell),
    kinds,
  );
  const from = [0, 1].map((i) => Math.min(...left.cells.map((one) => spotOf(one)[i])));
  const moved = (one) => keyOf(spotOf(one).map((at, i) => at - from[i]));
  const all = (features) => features.map((feature) => ({ ...feature, cell: moved(cellOf(feature)) }));
  return { ...left, cells: left.cells.map(moved), features: all(left.features), aside: all(left.aside) };
}

function withCells(draft, cells, kinds) {
  const order = (a, b) => spotOf(a)[1] - spotOf(b)[1] || spotOf(a)[0] - spotOf(b)[0];
  const all = redrawn([...draft.features, ...(draft.aside ?? [])]);
  const stays = (feature) => cells.includes(cellOf(feature));
  const next = { ...draft, cells: [...cells].sort(order), features: all.filter(stays), aside: all.filter((one) => !stays(one)) };
  const bare = cells.filter((cell) => !featuresOn(next, cell).length);
  const drawn = { ...next, features: [...next.features, ...bare.flatMap((cell) => arriving(next, cell, kinds))] };
  return fill(drawn, kinds, draft.auto ? next.cells : bare);
}

/** What reaches an empty cell from the cells around. */
const arriving = (draft, cell, kinds) =>
  EDGES.flatMap((_, edge) =>
    featuresOn(draft, beyond(cell, edge))
      .filter(({ kind }) => !isGround(kinds, kind))
      .map(({ kind, ports }) => ({ kind, cell, inner: "", marks: {}, ports: ports.map(facing).filter((port) => edgeOf(port) === edge) }))
      .filter(({ ports }) => ports.length),
  );

// ---- drawing ----

/** The ports that a tap on a side means for a kind: a line the centre of the edge, an area the edge, ground half of it. */
export const portsAt = (kinds, kind, side) =>
  isLine(kinds, kind) ? [8 + edgeOf(side)] : isGround(kinds, kind) ? [side] : [2 * edgeOf(side), 2 * edgeOf(side) + 1];

/** Features without the data on what is next to them, which is recomputed. */
export const redrawn = (features) => features.map(({ beside, ...feature }) => feature);

/**
 * Gives these ports of a cell to one feature (`to`), or to none. Their former owners lose them; an edge shows one thing: an area leaves no
 * room for a line, nor a line for an area.
 */
function given(features, cell, ports, to, kinds) {
  const edges = new Set(ports.map(edgeOf));
  const clears = ({ kind }) => to && to.kind !== kind && [isLine, isSolid].some((one) => one(kinds, to.kind)) && !isGround(kinds, kind);
  const loses = (feature, port) => ports.includes(port) || (clears(feature) && edges.has(edgeOf(port)));
  return features.map((feature) => {
    if (cellOf(feature) !== cell) return feature;
    const rest = feature.ports.filter((port) => !loses(feature, port));
    return { ...feature, ports: feature === to ? [...rest, ...ports] : rest };
  });
}

/** Continues a drawing beyond an inner edge: the facing ports there are given to a feature of its kind, too. */
function goesOn(features, { kind }, cell, ports, kinds) {
  const here = features.filter((feature) => cellOf(feature) === cell);
  const there = ports.map(facing);
  const owner = (port) => here.find((feature) => feature.ports.includes(port));
  if (there.every((port) => owner(port)?.kind === kind)) return features;
  const alike = here.filter((feature) => feature.kind === kind);
  const known = alike.find(({ ports: own }) => own.some((port) => edgeOf(port) === edgeOf(there[0]))) ?? loose(alike, kinds);
  const to = known ?? { kind, cell, ports: [], inner: "", marks: {} };
  return given(known ? features : [...features, to], cell, there, to, kinds);
}

/** The only line that ends on the cell without a set end: it is the one that arrives from beyond. */
function loose(alike, kinds) {
  const ends = alike.filter(({ kind, ports, marks }) => isLine(kinds, kind) && ports.length === 1 && !wordOf({ marks }));
  return ends.length === 1 ? ends[0] : undefined;
}

/** Reverts that: features of its kind end before the edge. */
function ended(features, { kind }, cell, ports) {
  const there = ports.map(facing);
  return features.map((feature) =>
    cellOf(feature) === cell && feature.kind === kind
      ? { ...feature, ports: feature.ports.filter((port) => !there.includes(port)) }
      : feature,
  );
}

/** Drops features that have lost their last port; `but`: the number of one that is kept without ports. */
const emptied = (features, before, but) => features.filter((feature, i) => i === but || feature.ports.length || !before[i]?.ports.length);

/**
 * {draft, current}: the draft with ports given to a feature, or taken from it, and the new number of that feature. `ports`: of one edge, or
 * one half.
 */
export function toggled(draft, index, ports, kinds) {
  const before = redrawn(draft.features);
  const feature = before[index];
  const on = !ports.every((port) => feature.ports.includes(port));
  const cell = cellOf(feature);
  const next = inner(draft, cell, edgeOf(ports[0]));
  let features = given(before, cell, ports, on ? feature : null, kinds);
  if (next && on) features = goesOn(features, feature, next, ports, kinds);
  else if (next && !isGround(kinds, feature.kind)) features = ended(features, feature, next, ports);
  const mine = features[index];
  const drawn = fill({ ...draft, features: emptied(features, before, index) }, kinds);
  return { draft: drawn, current: numberIn(drawn, mine) };
}

/** The number of a feature in a draft; automatic ground is found by its ports. */
export function numberIn({ features }, one) {
  const at = features.indexOf(one);
  if (at >= 0 || !one) return at;
  return features.findIndex(
    (other) => other.kind === one.kind && cellOf(other) === cellOf(one) && other.ports.some((port) => one.ports.includes(port)),
  );
}

/** The draft without a feature. */
export function without(draft, index, kinds) {
  const feature = draft.features[index];
  const before = redrawn(draft.features.filter((_, i) => i !== index));
  let features = before;
  for (const port of isGround(kinds, feature.kind) ? [] : feature.ports) {
    const next = inner(draft, cellOf(feature), edgeOf(port));
    if (next) features = ended(features, feature, next, [port]);
  }
  return fill({ ...draft, features: emptied(features, before, -1) }, kinds);
}

// ---- mismatches ----

/** The inner edges at which two cells show different things: [cell, cell beyond]. */
export function unmet(draft) {
  const kindAt = (cell, port) => featuresOn(draft, cell).find(({ ports }) => ports.includes(port))?.kind;
  const differ = (cell, next, edge) => [2 * edge, 2 * edge + 1, 8 + edge].some((port) => kindAt(cell, port) !== kindAt(next, facing(port)));
  return cellsOf(draft).flatMap((cell) =>
    [1, 2]
      .map((edge) => ({ edge, next: inner(draft, cell, edge) }))
      .filter(({ edge, next }) => next && differ(cell, next, edge))
      .map(({ next }) => [cell, next]),
  );
}
