// Ports: who meets whom across an edge, regions, and where tiles fit.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  EDGES,
  HALVES,
  Regions,
  ahead,
  edgeOf,
  facing,
  fits,
  freeCells,
  ownersOf,
  portsOf,
  lineNumber,
  outlineOf,
  spanned,
} from "../../web/js/tile/edge-matching.js";

const PORTS = Array.from({ length: 12 }, (_, port) => port);
const line = { path: [[0, 0]] };
const area = { path: [] };
const road = { id: "road", features: [{ kind: "road", edges: ["W", "E"] }], outlines: [line] };
const city = { id: "city", features: [{ kind: "city", edges: ["N"] }], outlines: [area] };
const long = {
  id: "long",
  cells: [
    [0, 0],
    [1, 0],
  ],
};
const tiles = new Map([road, city, long].map((tile) => [tile.id, tile]));
const isRoad = ({ kind }) => kind === "road";

test("every port faces the one that faces it, across the edge", () => {
  for (const port of PORTS) {
    assert.equal(facing(facing(port)), port);
    assert.equal(edgeOf(facing(port)), (edgeOf(port) + 2) % 4);
  }
  assert.equal(HALVES[facing(HALVES.indexOf("NL"))], "SR");
  assert.equal(HALVES[facing(HALVES.indexOf("EL"))], "WR");
});

test("two steps through opposite edges lead back", () => {
  for (const edge of [0, 1, 2, 3]) assert.deepEqual(ahead(ahead({ x: 3, y: -2 }, edge), (edge + 2) % 4), { x: 3, y: -2 });
  assert.deepEqual(ahead({ x: 0, y: 0 }, EDGES.indexOf("S")), { x: 0, y: 1 });
});

test("an area owns halves, a line centres, a field the halves it names", () => {
  const [lane, town, field] = portsOf(
    [
      { kind: "road", edges: ["S"] },
      { kind: "city", edges: ["N", "E"] },
      { kind: "field", halves: ["SL", "WR", "I"] },
    ],
    isRoad,
  );
  assert.deepEqual([...lane], [10]);
  assert.deepEqual([...town], [0, 1, 2, 3]);
  assert.deepEqual([...field], [4, 7]);
});

test("two cities that share an edge own the half on their side", () => {
  const [one, other] = portsOf(
    [
      { kind: "city", edges: ["W", "N"] },
      { kind: "city", edges: ["E"], "multi-edge": "N" },
    ],
    isRoad,
  );
  assert.deepEqual([...one].sort(), [0, 6, 7]);
  assert.deepEqual([...other].sort(), [1, 2, 3]);
});

test("a turned tile has its owners on turned ports", () => {
  assert.deepEqual([...ownersOf(city, 0).keys()], [0, 1]);
  assert.deepEqual([...ownersOf(city, 90).keys()], [2, 3]);
  assert.deepEqual([...ownersOf(city, 270).keys()], [6, 7]);
  assert.deepEqual([...ownersOf(road, 90).keys()].sort(), [10, 8].sort());
});

test("roads join across cells and stay open at their ends", () => {
  const laid = [
    { x: 0, y: 0, tile: "road", rotation: 0 },
    { x: 1, y: 0, tile: "road", rotation: 0 },
    { x: 0, y: 1, tile: "road", rotation: 90 },
  ];
  const regions = new Regions(laid, tiles);
  assert.equal(regions.all().length, 2);
  assert.equal(regions.at({ x: 0, y: 0 }, 0), regions.at({ x: 1, y: 0 }, 0));
  assert.equal(regions.at({ x: 0, y: 0 }, 0).open, true);
  assert.notEqual(regions.at({ x: 0, y: 0 }, 0), regions.at({ x: 0, y: 1 }, 0));
});

test("a city of two halves is closed", () => {
  const laid = [
    { x: 0, y: 0, tile: "city", rotation: 180 },
    { x: 0, y: 1, tile: "city", rotation: 0 },
  ];
  const [whole, ...others] = new Regions(laid, tiles).all();
  assert.deepEqual(others, []);
  assert.equal(whole.open, false);
  assert.equal(whole.pieces.length, 2);
});

test("regions are found by exactly their cells, else by those that hold all of them", () => {
  const laid = [0, 1, 4].map((x) => ({ x, y: 0, tile: "road", rotation: 0 }));
  const regions = new Regions(laid, tiles);
  const cells = [0, 1].map((x) => [x, 0]);
  assert.deepEqual(regions.on("road", cells), [regions.at({ x: 1, y: 0 }, 0)]);
  assert.deepEqual(regions.on("road", [[0, 0]]), []);
  assert.deepEqual(regions.on("city", cells), []);
  assert.equal(regions.of("road", [...cells, [4, 0]]).length, 2);
});

test("a tile fits where its edges meet their like, and nowhere else", () => {
  const laid = [{ x: 0, y: 0, tile: "road", rotation: 0 }];
  assert.equal(fits({ x: 1, y: 0, tile: "road", rotation: 0 }, laid, tiles), true);
  assert.equal(fits({ x: 1, y: 0, tile: "city", rotation: 270 }, laid, tiles), false);
  assert.equal(fits({ x: 0, y: 0, tile: "road", rotation: 0 }, laid, tiles), false, "the cell is taken");
});

test("an unread neighbour and an edge with nothing on it match everything", () => {
  assert.equal(fits({ x: 1, y: 0, tile: "city", rotation: 270 }, [{ x: 0, y: 0, tile: null }], tiles), true);
  assert.equal(fits({ x: 0, y: -1, tile: "city", rotation: 180 }, [{ x: 0, y: 0, tile: "road", rotation: 0 }], tiles), true);
});

test("free cells surround the tiles, all cells of a long one", () => {
  assert.deepEqual(freeCells([], tiles), [{ x: 0, y: 0 }]);
  assert.equal(freeCells([{ x: 0, y: 0, tile: "road", rotation: 0 }], tiles).length, 4);
  const upright = freeCells([{ x: 0, y: 0, tile: "long", rotation: 90 }], tiles);
  assert.equal(upright.length, 6);
  assert.ok(upright.some(({ x, y }) => x === 0 && y === 2));
});

// ---- bridges ----

const meadow = { id: "meadow", features: [{ kind: "field", halves: HALVES }], outlines: [area] };
const way = {
  id: "way",
  features: [
    { kind: "road", edges: ["W", "E"] },
    { kind: "field", halves: ["NL", "NR", "EL", "WR"] },
    { kind: "field", halves: ["ER", "SL", "SR", "WL"] },
  ],
  outlines: [line, area, area],
};
const land = new Map([way, meadow].map((tile) => [tile.id, tile]));
const bridge = { kind: "bridge", x: 1, y: 0, edges: ["E", "W"] };
const row = [
  { x: 0, y: 0, tile: "way", rotation: 0 },
  { x: 1, y: 0, tile: "meadow", rotation: 90 },
  { x: 2, y: 0, tile: "way", rotation: 180 },
];

test("a bridge carries a road over a tile", () => {
  const regions = new Regions(spanned(row, [bridge]), land);
  const cells = row.map(({ x, y }) => [x, y]);
  const [whole, ...others] = regions.on("road", cells);
  assert.deepEqual(others, []);
  assert.deepEqual(whole.pieces.map(({ x, index }) => [x, index]).sort(), [[0, 0], [1, 1], [2, 0]]); // prettier-ignore
  assert.equal(whole.open, true);
  assert.equal(regions.at({ x: 1, y: 0 }, 0).kind, "field");
  assert.deepEqual(new Regions(row, land).on("road", cells), []);
});

test("a tile fits beside the end of a bridge if it shows a road there", () => {
  const laid = spanned(row.slice(0, 2), [bridge]);
  const at = (tile, rotation) => fits({ x: 2, y: 0, tile, rotation }, laid, land);
  assert.deepEqual([at("way", 0), at("way", 90), at("meadow", 0)], [true, false, false]);
});

test("the line of a bridge is named by its edges, and drawn between them", () => {
  const [laid] = spanned([row[1]], [bridge]);
  assert.equal(lineNumber(laid, meadow, { kind: "road", at: "W" }), 1);
  assert.equal(lineNumber(laid, meadow, { kind: "road", at: ["N"] }), -1);
  assert.equal(lineNumber(row[1], meadow, { kind: "road", at: "W" }), -1);
  const wide = (edges) =>
    Math.max(...outlineOf({ edges }).areas[0].map(([u]) => u)) - Math.min(...outlineOf({ edges }).areas[0].map(([u]) => u));
  assert.ok(wide(["E", "W"]) === 1 && wide(["N", "S"]) < 0.2);
});
