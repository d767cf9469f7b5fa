// What comes from links, files and clocks: forms, packing, the server's time.

import assert from "node:assert/strict";
import { test } from "node:test";

import { newest } from "../../web/js/lib/latest-only.js";
import { BrokenLink, pack, unpack } from "../../web/js/lib/link-codec.js";
import { EXTENT, Unreadable, checked, fits, withinExtent } from "../../web/js/net/outside-data.js";
import { heard, serverTime } from "../../web/js/net/server-time.js";
import { straight } from "../../web/js/net/straight-path.js";
import { paintOf } from "../../web/js/tile/figure.js";
import { lookOf, signOf } from "../../web/js/tile/appearance.js";

const tile = (x, more = {}) => ({ x, y: 0, tile: "base/D", rotation: 90, ...more });
const table = (more = {}) => ({ players: [{ id: "a" }], tiles: [tile(0)], ...more });

test("a table with what the API writes can be drawn", () => {
  const value = table({
    game: "carcassonne",
    figures: [{ player: "a", kind: "meeple", x: 0, y: 0, feature: { kind: "city", at: ["N"] } }],
    tokens: [{ kind: "sheep", value: null, x: null, y: null }],
  });
  assert.equal(checked("table", value), value);
});

for (const [what, value] of [
  ["no object", "table"],
  ["a list", []],
  ["no players", { tiles: [] }],
  ["a cell between cells", table({ tiles: [tile(0.5)] })],
  ["a rotation of no quarter", table({ tiles: [tile(0, { rotation: 45 })] })],
  ["a place beyond all tables", table({ tiles: [tile(10_001)] })],
  ["tiles too far apart", table({ tiles: [tile(0), tile(EXTENT)] })],
  ["a long text", table({ game: "x".repeat(501) })],
  ["too many players", table({ players: Array(101).fill({ id: "a" }) })],
  ["a token at no edge", table({ tokens: [{ kind: "tunnel", x: 0, y: 0, edge: "X" }] })],
  ["a token between no edges", table({ tokens: [{ kind: "ferry", x: 0, y: 0, edges: ["N", "constructor"] }] })],
  ["a figure of nobody", table({ figures: [{ kind: "meeple" }] })],
])
  test(`no table: ${what}`, () => {
    assert.equal(fits("table", value), false);
    assert.throws(() => checked("table", value), Unreadable);
  });

test("the far end of the extent is still within it", () => {
  assert.equal(fits("table", table({ tiles: [tile(0), tile(EXTENT - 1)] })), true);
  const cells = [-1, 10, EXTENT - 1, EXTENT].map((x) => ({ x, y: 0 }));
  assert.deepEqual(
    withinExtent([tile(0)], cells).map(({ x }) => x),
    [-1, 10, EXTENT - 1],
  );
  assert.deepEqual(withinExtent([], cells), cells);
});

test("maps, boards and disputes have forms of their own", () => {
  const map = { squares: [{ x: 0, y: 0, kind: "start" }], borders: [{ x: 0, y: 0, edge: "N", kind: "sea" }] };
  assert.equal(fits("map", map), true);
  assert.equal(fits("map", { ...map, borders: [{ x: 0, y: 0, edge: "NE", kind: "sea" }] }), false);
  assert.equal(fits("map", { ...map, ferries: [{ ends: [{ x: 0, y: 0, edge: "N" }] }] }), false, "a ferry has two ends");
  assert.equal(fits("board", { villages: [{ id: "v", species: "croc", spaces: [1, 2] }] }), true);
  assert.equal(fits("board", { villages: [{ id: "v", species: "croc", spaces: ["1"] }] }), false);
  assert.equal(fits("dispute", { position: table(), question: { type: "place", x: 1, y: null } }), true);
  assert.equal(fits("dispute", { question: {} }), false);
});

test("a value survives its link, in letters that need no escaping", async () => {
  const value = { name: "Ștefan ✓", tiles: Array.from({ length: 200 }, (_, x) => tile(x)) };
  const text = await pack(value);
  assert.match(text, /^z[A-Za-z0-9_-]+$/);
  assert.ok(text.length < JSON.stringify(value).length / 4);
  assert.deepEqual(await unpack(text), value);
  assert.deepEqual(await unpack(`j${Buffer.from('{"a":1}').toString("base64url")}`), { a: 1 });
});

test("a link that is cut, foreign or a bomb is broken", async () => {
  const whole = await pack(table());
  const bomb = await pack("x".repeat(4_000_001));
  for (const text of ["", "z", whole.slice(0, -9), "j%%%", `z${whole.slice(5)}`, bomb]) await assert.rejects(unpack(text), BrokenLink);
});

test("only the newest request counts", () => {
  const ask = newest();
  const first = ask();
  assert.equal(first(), true);
  const second = ask();
  assert.deepEqual([first(), second(), newest()()()], [false, true, true]);
});

test("answers narrow down how far the clocks are apart; a set clock starts anew", () => {
  const now = Date.parse("2026-01-01T12:00:00Z");
  const date = (ahead) => new Date(now + ahead).toUTCString();
  const ahead = () => serverTime() - Date.now();
  const about = (wanted, most) => assert.ok(Math.abs(ahead() - wanted) <= most, `${ahead()} is not about ${wanted}`);
  heard("no date", now, now);
  about(0, 5);
  heard(date(60_000), now, now + 200);
  about(60_000, 700);
  heard(date(60_000), now + 700, now + 900); // the same second, later: the server is less far ahead
  about(60_050, 260);
  heard(date(-3_600_000), now, now + 200);
  about(-3_600_000, 700);
});

test("an id of a link leads to no other address", () => {
  for (const id of ["1at3fn85r6HbN_4p", "user/1EB37CuRZnO9", "user%2F1EB37CuRZnO9", "a..b", "x?after=../.."])
    assert.ok(straight(`/api/v1/matches/${id}`), id);
  for (const id of ["..", "../catalogs/base", "%2e%2E", ".%2e/x", "..\\catalogs", "a\\b", ".\t./x", "a/../../b", "../../../other"])
    assert.ok(!straight(`/api/v1/matches/${id}/history`), id);
});

test("words that name properties of every object are words like others: a colour, a mark, a kind", () => {
  const usual = paintOf("mauve");
  for (const word of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    assert.deepEqual(paintOf(word), usual);
    assert.equal(signOf(word), null);
    assert.deepEqual(Object.keys(lookOf(word, "line")), ["as", "tone", "d", "dash"]);
  }
});
