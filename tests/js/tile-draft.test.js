// A tile that is being drawn: its ground, its cells, to the catalog format and back.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { grown, missing, resized, shrunk, sizeOf, toggled, unmet, without } from "../../web/js/editor/tile/tile-cells.js";
import { emptyDraft, fromTile, numberOf, toTile } from "../../web/js/editor/tile/tile-draft.js";
import { fill, isGround } from "../../web/js/editor/tile/tile-ground.js";

const base = JSON.parse(readFileSync(new URL("../../catalog/carcassonne/base.json", import.meta.url), "utf-8"));
const { kinds } = base;
const ALL = [0, 1, 2, 3, 4, 5, 6, 7];
const of = (kind, ports, more = {}) => ({ kind, ports, inner: "", marks: {}, ...more });
const drawn = (...features) => fill({ ...emptyDraft("X", kinds), features }, kinds);
const fields = (draft) => draft.features.filter(({ kind }) => kind === "field").map(({ ports }) => ports);
const sorted = (draft) => fields(draft).map((ports) => ports.join("")).sort(); // prettier-ignore

test("a tile with nothing on it is one field", () => {
  assert.deepEqual(fields(emptyDraft("X", kinds)), [ALL]);
});

test("a road from edge to edge parts the field, one that ends does not", () => {
  assert.deepEqual(sorted(drawn(of("road", [9, 11]))), ["0127", "3456"]);
  assert.deepEqual(fields(drawn(of("road", [10]))), [ALL]);
  assert.deepEqual(fields(drawn(of("road", [10]), of("monastery", []))), [ALL]);
});

test("three roads that end part the field, whether or not their junction is named", () => {
  const junction = { marks: { "to:junction": 1 } };
  assert.deepEqual(sorted(drawn(...[9, 10, 11].map((port) => of("road", [port], junction)))), ["0127", "34", "56"]);
  assert.deepEqual(sorted(drawn(...[9, 10, 11].map((port) => of("road", [port])))), ["0127", "34", "56"]);
});

test("a city takes its edges from the field; the marks of ground stay", () => {
  const garden = of("field", ALL, { marks: { garden: 1 } });
  const draft = drawn(garden, of("city", [0, 1, 2, 3]));
  assert.deepEqual(fields(draft), [[4, 5, 6, 7]]);
  assert.deepEqual(draft.features.find(({ kind }) => kind === "field").marks, { garden: 1 });
});

test("ground that is not automatic is left as it is", () => {
  const draft = { code: "X", features: [of("city", [0, 1])], auto: false, marks: {} };
  assert.equal(fill(draft, kinds), draft);
});

test("every tile of the base game comes back as it was", () => {
  const inOrder = (sides) => (sides?.length ? [...sides].sort() : undefined); // no sides are the same as none named
  const order = ({ features, ...tile }) => ({
    ...tile,
    features: features.map((feature) => ({ ...feature, edges: inOrder(feature.edges), halves: inOrder(feature.halves) })),
  });
  assert.ok(base.tiles.length > 20);
  for (const { edges, wagon, ...tile } of base.tiles)
    // these two are not drawn
    assert.deepEqual(order(toTile(fromTile(tile, "X", kinds, []), tile.id, kinds)), order(tile), tile.id);
});

test("automatic ground is the ground that the catalog has, with its cities", () => {
  const ground = ({ features }) =>
    features.filter(({ kind }) => kind === "field").map(({ halves, cities = [] }) => `${[...halves].sort()} ${cities}`);
  for (const tile of base.tiles) {
    const solid = tile.features.filter(({ kind }) => !isGround(kinds, kind));
    if (solid.length < tile.features.findLastIndex(({ kind }) => !isGround(kinds, kind)) + 1) continue; // numbers would change
    const found = toTile(fill({ ...fromTile({ ...tile, features: solid }, "X", kinds, []), auto: true }, kinds), tile.id, kinds);
    assert.deepEqual(ground(found).sort(), ground(tile).sort(), tile.id);
  }
});

test("marks with a word are distinguished from counts", () => {
  const marks = [{ id: "resource:wine" }, { id: "to:junction" }];
  const tile = {
    id: "x/1",
    resource: "wine",
    note: "mine",
    features: [
      { kind: "city", edges: ["N"], pennants: 2 },
      { kind: "road", edges: ["S"], to: "junction", inn: true },
    ],
  };
  const draft = fromTile(tile, "X", kinds, marks);
  assert.deepEqual(draft.marks, { "resource:wine": "resource:wine" });
  assert.deepEqual(
    draft.features.map(({ marks: own }) => own),
    [{ pennants: 2 }, { "to:junction": 1, inn: 1 }],
  );
  const back = toTile(draft, "x/1", kinds);
  assert.deepEqual([back.resource, back.note, back.features[0].pennants, back.features[1].to], ["wine", "mine", 2, "junction"]);
});

test("features are numbered by kind", () => {
  const draft = { features: [of("city", [0, 1]), of("road", [10]), of("city", [4, 5])] };
  assert.deepEqual(
    [0, 1, 2].map((i) => numberOf(draft, i)),
    [1, 1, 2],
  );
});

test("an edge shows one thing: a city takes the place of a road", () => {
  const { draft, current } = toggled(drawn(of("road", [8, 10]), of("city", [2, 3])), 1, [0, 1], kinds);
  assert.deepEqual(draft.features.find(({ kind }) => kind === "road").ports, [10]);
  assert.deepEqual([...draft.features[current].ports].sort(), [0, 1, 2, 3]);
  const off = toggled(draft, current, [2, 3], kinds);
  assert.deepEqual(off.draft.features[off.current].ports, [0, 1]);
});

test("on a double tile a drawing goes on beyond the inner edge, and goes with it", () => {
  const wide = resized(drawn(of("road", [11])), [2, 1], kinds);
  assert.deepEqual([sizeOf(wide), unmet(wide)], [[2, 1], []]);
  const index = wide.features.findIndex(({ kind }) => kind === "road");
  const { draft, current } = toggled(wide, index, [9], kinds);
  const roads = draft.features.filter(({ kind }) => kind === "road");
  assert.deepEqual(
    roads.map(({ cell = "0,0", ports }) => [cell, ports]),
    [
      ["0,0", [11, 9]],
      ["1,0", [11]],
    ],
  );
  assert.deepEqual(unmet(draft), []);
  assert.equal(without(draft, current, kinds).features.filter(({ kind }) => kind === "road").length, 0);
});

test("inner edges that show different things are named", () => {
  const wide = resized(emptyDraft("X", kinds), [2, 1], kinds);
  const features = [...wide.features, of("road", [9], { cell: "0,0" })];
  assert.deepEqual(unmet({ ...wide, features }), [["0,0", "1,0"]]);
});

test("cells that are taken away come back with what was on them", () => {
  const square = resized(drawn(of("city", [6, 7])), [2, 2], kinds);
  const less = shrunk(square, "1,1", kinds);
  assert.deepEqual([less.cells, missing(less)], [["0,0", "1,0", "0,1"], ["1,1"]]);
  const east = shrunk(resized(drawn(of("city", [6, 7])), [2, 1], kinds), "0,0", kinds);
  assert.deepEqual([east.cells, east.features.some(({ kind }) => kind === "city")], [["0,0"], false]);
  const again = grown(resized(resized(square, [1, 1], kinds), [1, 2], kinds), "1,0", kinds);
  assert.equal(again.features.filter(({ kind }) => kind === "city").length, 1);
});
