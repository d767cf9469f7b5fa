// A tile that is being drawn, as ports and marks, and its conversion to and from the catalog format. Draws nothing and is independent of
// the game: `kinds` (name -> {shape, sides}) come from the server.

import { EDGES, HALVES, portsOf } from "../../tile/edge-matching.js";
import { keyOf, spotOf } from "./tile-cells.js";
import { ORIGIN, besides, cellOf, cellsOf, fill, isGround, isLine, isPoint } from "./tile-ground.js";

const NOT_MARKS = new Set(["kind", "cell", "edges", "halves", "cities", "beside", "multi-edge"]);
const KEPT = ["note", "jcz"]; // further data of a tile, for users and other programs

/** The number of a feature among those of its kind on its cell, from 1. */
export const numberOf = ({ features }, i) =>
  features.slice(0, i + 1).filter((one) => one.kind === features[i].kind && cellOf(one) === cellOf(features[i])).length;

/** A tile with nothing on it. `auto`: the rest is filled with ground automatically. */
export const emptyDraft = (code, kinds) => fill({ code, copies: 1, marks: {}, features: [], auto: true }, kinds);

/** The draft of a tile of a catalog. `marks`: those of the game, to distinguish `resource: "wine"` from a count. */
export function fromTile(tile, code, kinds, marks) {
  const known = new Set(marks.map(({ id }) => id));
  const ports = portsOn(tile.features, kinds);
  const more = KEPT.filter((name) => name in tile).map((name) => [name, tile[name]]);
  return {
    code,
    copies: 1,
    auto: false,
    ...(tile.cells ? { cells: tile.cells.map(keyOf) } : {}),
    ...(more.length ? { more: Object.fromEntries(more) } : {}),
    marks: Object.fromEntries([
      ...(tile.marks ?? []).map((one) => [one.mark ?? one, one]),
      ...Object.entries(tile)
        .map((pair) => pair.join(":"))
        .filter((one) => known.has(one))
        .map((one) => [one, one]),
    ]),
    features: tile.features.map((feature) => ({
      kind: feature.kind,
      cell: onCell(feature),
      ports: [...ports.get(feature)],
      inner: (feature.halves ?? []).find((half) => half[0] === "I") ?? "",
      ...(isGround(kinds, feature.kind) ? { beside: feature.cities ?? feature.beside ?? [] } : {}),
      marks: Object.fromEntries(
        Object.entries(feature)
          .filter(([name]) => !NOT_MARKS.has(name))
          .map(([name, value]) => (known.has(`${name}:${value}`) ? [`${name}:${value}`, 1] : [name, count(value)]))
          .filter(([, value]) => value),
      ),
    })),
  };
}

const onCell = ({ cell }) => (cell ? keyOf(cell) : ORIGIN);

/** The ports of each feature, cell by cell. */
function portsOn(features, kinds) {
  const found = new Map();
  for (const cell of new Set(features.map(onCell))) {
    const here = features.filter((feature) => onCell(feature) === cell);
    portsOf(here, ({ kind }) => isLine(kinds, kind)).forEach((ports, i) => found.set(here[i], ports));
  }
  return found;
}

const count = (value) => ({ true: 1, false: 0 })[value] ?? Number(value);

/** The tile in the catalog format. */
export function toTile(draft, id, kinds) {
  const { features, marks, more = {} } = draft;
  const cells = cellsOf(draft);
  const worded = Object.keys(marks).filter((mark) => mark.includes(":"));
  const plain = Object.keys(marks).filter((mark) => !worded.includes(mark));
  return {
    id,
    ...inWords(worded.map((mark) => [mark, 1])),
    ...(cells.length > 1 ? { cells: cells.map(spotOf) } : {}),
    features: features.map((feature) => ({
      kind: feature.kind,
      ...(cellOf(feature) === ORIGIN ? {} : { cell: spotOf(cellOf(feature)) }),
      ...sidesOf(feature, kinds),
      ...(isGround(kinds, feature.kind) ? citiesOf(feature, features, kinds) : {}),
      ...inWords(Object.entries(feature.marks)),
    })),
    ...(plain.length ? { marks: plain.map((mark) => marks[mark]) } : {}),
    ...more,
  };
}

/** Marks in the catalog format: `to: "junction"` for "to:junction". */
const inWords = (marks) => Object.fromEntries(marks.map(([mark, n]) => (mark.includes(":") ? mark.split(":") : [mark, n])));

/** What ground is next to: as in the catalog, unless it was redrawn since. */
function citiesOf(ground, features, kinds) {
  const cities = ground.beside ?? besides(features, ground, kinds);
  return cities.length ? { cities } : {};
}

function sidesOf({ kind, ports, inner }, kinds) {
  const own = new Set(ports);
  if (isPoint(kinds, kind)) return {};
  if (isLine(kinds, kind)) return { edges: EDGES.filter((_, e) => own.has(8 + e)) };
  if (isGround(kinds, kind)) return { halves: inner ? [inner] : HALVES.filter((_, half) => own.has(half)) };
  const whole = (e) => own.has(2 * e) && own.has(2 * e + 1);
  const halves = HALVES.filter((_, half) => own.has(half) && !whole(half >> 1));
  return { edges: EDGES.filter((_, e) => whole(e)), ...(halves.length ? { halves } : {}) };
}
