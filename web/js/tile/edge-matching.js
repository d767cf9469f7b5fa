// Ports, where features of neighbouring tiles meet. A cell has 12: its eight half-edges clockwise (NL first), 0 to 7, and the centres of
// its edges N E S W, 8 to 11. An area owns halves, a line owns centres. Independent of the game.

import { covered, isHalf, spread, together } from "./multi-cell.js";

export const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
export const EDGES = ["N", "E", "S", "W"];
// prettier-ignore
const AHEAD = [[0, -1], [1, 0], [0, 1], [-1, 0]];

export const edgeOf = (port) => (port < 8 ? port >> 1 : port - 8);

/** The cell beyond an edge. */
export const ahead = ({ x, y }, edge) => ({ x: x + AHEAD[edge][0], y: y + AHEAD[edge][1] });

/** The port of the neighbour that a port meets. */
export const facing = (port) => (port < 8 ? 2 * ((edgeOf(port) + 2) % 4) + 1 - (port & 1) : 8 + ((port - 6) % 4));

const turned = (port, rotation) => (port < 8 ? (port + rotation / 45) % 8 : 8 + ((port - 8 + rotation / 90) % 4));

/** The ports that each feature of a tile owns, in canonical orientation. `isLine(feature, i)`: whether it owns centres. */
export function portsOf(features, isLine) {
  const owned = features.map((feature, i) => {
    const edges = (feature.edges ?? []).map((edge) => EDGES.indexOf(edge));
    const halves = (feature.halves ?? []).map((half) => HALVES.indexOf(half)).filter((half) => half >= 0);
    return new Set([...edges.flatMap((e) => (isLine(feature, i) ? [8 + e] : [2 * e, 2 * e + 1])), ...halves]);
  });
  features.forEach((feature, i) => share(features, owned, i));
  return owned;
}

/** Handles an edge that a feature shares with another of its kind (`multi-edge`): each owns the half on its side. */
function share(features, owned, i) {
  const edge = EDGES.indexOf(features[i]["multi-edge"]);
  if (edge < 0) return;
  const other = owned.find((ports, j) => j !== i && features[j].kind === features[i].kind && ports.has(2 * edge));
  const half = 2 * edge + ((features[i].edges ?? []).includes(EDGES[(edge + 1) % 4]) ? 1 : 0);
  other?.delete(half);
  owned[i].delete(4 * edge + 1 - half);
  owned[i].add(half);
}

const known = new WeakMap();

/** The owner of each port of a rotated tile of one cell: port -> number of the feature. */
export function ownersOf(tile, rotation) {
  if (!known.has(tile))
    known.set(
      tile,
      portsOf(tile.features, (_, i) => tile.outlines[i].path.length > 0),
    );
  const owners = new Map();
  known.get(tile).forEach((ports, i) => ports.forEach((port) => owners.set(turned(port, rotation), i)));
  return owners;
}

/** The owner of each port of a laid tile, with the lines of the pieces that span it. */
function withSpans({ rotation, spans = [] }, tile) {
  const owners = ownersOf(tile, rotation ?? 0);
  spans.forEach(({ edges }, n) => edges.forEach((edge) => owners.set(8 + EDGES.indexOf(edge), tile.features.length + n)));
  return owners;
}

const at = ({ x, y }) => `${x},${y}`;

/** The regions of a board, and which of them are `open`: have a side without a neighbour. */
export class Regions {
  #of = new Map();

  /** `laid`: tiles {x, y, tile, rotation, spans?} cell by cell (`spanned`); `tiles`: the definitions. */
  constructor(laid, tiles) {
    const cells = new Map();
    for (const one of laid) {
      const tile = tiles.get(one.tile);
      if (tile) cells.set(at(one), { one, tile, owners: withSpans(one, tile) });
    }
    for (const [cell, { one, tile }] of cells)
      [...tile.features, ...(one.spans ?? [])].forEach(({ kind, diagonal }, index) =>
        this.#of.set(`${cell},${index}`, { kind, pieces: [{ x: one.x, y: one.y, index }], open: diagonal === "true" }),
      );
    for (const [cell, { one, owners }] of cells)
      for (const [port, index] of owners) {
        const next = at(ahead(one, edgeOf(port)));
        const other = cells.get(next)?.owners.get(facing(port));
        if (!cells.has(next) || (other === undefined && isHalf(cells.get(next)?.tile))) this.#of.get(`${cell},${index}`).open = true;
        if (other !== undefined) this.#join(`${cell},${index}`, `${next},${other}`);
      }
  }

  #join(a, b) {
    const [one, two] = [this.#of.get(a), this.#of.get(b)];
    if (one === two || one.kind !== two.kind) return;
    one.pieces.push(...two.pieces);
    one.open ||= two.open;
    for (const { x, y, index } of two.pieces) this.#of.set(`${x},${y},${index}`, one);
  }

  /** The region of a feature of the tile at (x, y). */
  at = ({ x, y }, index) => this.#of.get(`${x},${y},${index}`);

  all = () => [...new Set(this.#of.values())];

  /** The regions of a kind that cover exactly these tiles. */
  on(kind, cells) {
    const { size } = new Set(cells.map(String));
    return this.#within(kind, cells).filter(({ pieces }) => new Set(pieces.map(at)).size === size);
  }

  /** The regions of a feature; one that is connected through the print of a map consists of all its parts. */
  of(kind, cells) {
    const exact = this.on(kind, cells);
    return exact.length ? exact : this.#within(kind, cells);
  }

  #within(kind, cells) {
    const wanted = new Set(cells.map(([x, y]) => `${x},${y}`));
    return this.all().filter((region) => region.kind === kind && region.pieces.every((piece) => wanted.has(at(piece))));
  }
}

/** Whether a tile matches its neighbours at a cell; unread tiles and wild edges match everything. */
export function fits({ x, y, tile, rotation }, laid, tiles) {
  const cells = new Map(spread(laid, tiles).map((one) => [at(one), one]));
  return covered({ x, y, rotation }, tiles.get(tile)).every((cell) => {
    const own = kindsAt(tiles.get(cell.tile), { rotation });
    const there = cells.get(at(cell));
    return (
      (!there || together(there, { tile, rotation }, tiles)) &&
      EDGES.every((_, edge) => {
        const next = cells.get(at(ahead(cell, edge)));
        const other = next && tiles.get(next.tile);
        if (!other) return true;
        const theirs = kindsAt(other, next);
        const ports = [2 * edge, 2 * edge + 1, 8 + edge];
        const wild = [ports.map((p) => own.get(p)), ports.map((p) => theirs.get(facing(p)))].some((kinds) => kinds.every((k) => !k));
        return wild || ports.every((port) => own.get(port) === theirs.get(facing(port)));
      })
    );
  });
}

/** The kind at each port of a laid tile. */
function kindsAt(tile, laid) {
  const features = [...tile.features, ...(laid.spans ?? [])];
  return new Map([...withSpans(laid, tile)].map(([port, i]) => [port, features[i].kind]));
}

/** The ids among `list` of tiles that match their neighbours in some free cell; large tiles count as fitting. `tiles`: the definitions. */
export function fittingSomewhere(laid, tiles, list) {
  const cells = new Map(spread(laid, tiles).map((one) => [at(one), one]));
  const gaps = new Map(); // what the neighbours of a free cell show, each kind of gap once: 12 kinds, "?" for anything
  for (const cell of freeCells(laid, tiles)) {
    const wanted = Array(12).fill("?");
    EDGES.forEach((_, edge) => {
      const next = cells.get(at(ahead(cell, edge)));
      const other = next && tiles.get(next.tile);
      if (!other) return;
      const theirs = kindsAt(other, next);
      const ports = [2 * edge, 2 * edge + 1, 8 + edge];
      if (ports.every((port) => !theirs.get(facing(port)))) return;
      for (const port of ports) wanted[port] = theirs.get(facing(port)) ?? "";
    });
    gaps.set(wanted.join(), wanted);
  }
  const fill = (own, wanted) =>
    EDGES.every((_, edge) => {
      const ports = [2 * edge, 2 * edge + 1, 8 + edge];
      return ports.every((port) => !own.get(port)) || ports.every((port) => wanted[port] === "?" || (own.get(port) ?? "") === wanted[port]);
    });
  const fitting = (tile) =>
    tile.cells || [0, 90, 180, 270].some((rotation) => [...gaps.values()].some((wanted) => fill(kindsAt(tile, { rotation }), wanted)));
  return new Set(list.filter(fitting).map(({ id }) => id));
}

/** The empty cells next to the edges of the tiles; the origin if there are none. `tiles`: the definitions. */
export function freeCells(laid, tiles) {
  if (!laid.length) return [{ x: 0, y: 0 }];
  const cells = spread(laid, tiles);
  const taken = new Set(cells.map(at));
  const free = new Map();
  for (const one of cells)
    for (const edge of [0, 1, 2, 3]) {
      const cell = ahead(one, edge);
      if (!taken.has(at(cell)) && !(isHalf(tiles.get(one.tile)) && bare(one, edge))) free.set(at(cell), cell);
    }
  return [...free.values()];
}

/** Whether a laid half tile has no edge here. */
const bare = ({ rotation = 0 }, edge) => (edge + 4 - rotation / 90) % 4 < 2;

/** The cells with half a tile: there is room for the other half. */
export const halfCells = (laid, tiles) => spread(laid, tiles).filter((one) => isHalf(tiles.get(one.tile)));

// ---- pieces over tiles ----

// Pieces that span a tile from edge to edge, such as bridges, add a line over everything on it. The number of such a line follows those of
// the tile's own features.

const LINES = { __proto__: null, bridge: "road" }; // token -> kind of its line
const WIDE = 0.07; // half of the width of a line
const FLAT = [
  [0, 0.5 - WIDE],
  [1, 0.5 - WIDE],
  [1, 0.5 + WIDE],
  [0, 0.5 + WIDE],
];

/** Cells {x, y, tile, rotation} with what spans them: `spans`: [{kind, edges}]. */
export function spanned(cells, tokens = []) {
  const pieces = tokens.filter(({ kind, edges }) => LINES[kind] && edges);
  if (!pieces.length) return cells;
  return cells.map((cell) => {
    const over = pieces.filter(({ x, y }) => x === cell.x && y === cell.y);
    return over.length ? { ...cell, spans: over.map(({ kind, edges }) => ({ kind: LINES[kind], edges })) } : cell;
  });
}

/** The number of the line over a laid tile that a reference {kind, at} names, or -1. */
export function lineNumber({ spans = [] }, tile, reference) {
  const at = [reference?.at ?? []].flat();
  const line = spans.findIndex(({ kind, edges }) => kind === reference?.kind && at.every((edge) => edges.includes(edge)));
  return line < 0 ? -1 : tile.features.length + line;
}

/** The outline of a line, as those of features are. */
export const outlineOf = ({ edges }) => ({
  areas: [edges.includes("N") ? FLAT.map(([u, v]) => [v, u]) : FLAT],
  seat: [0.5, 0.5],
  rotation: 0,
});
