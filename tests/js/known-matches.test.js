// The matches that a phone knows, and what is left of one that it forgets.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const stored = new Map();
const storage = (of) => ({
  getItem: (key) => stored.get(of + key) ?? null,
  setItem: (key, value) => stored.set(of + key, String(value)),
  removeItem: (key) => stored.delete(of + key),
});
Object.defineProperty(globalThis, "localStorage", { value: storage("phone "), configurable: true });
Object.defineProperty(globalThis, "sessionStorage", { value: storage("tab "), configurable: true });

const { AS_VIEWER, TURN, forgetMatch, keepSeen, knownMatch, lastSeen, linksOf, matches, noteLink, seatKey, sitAt, takeKey } =
  await import("../../web/js/net/known-matches.js");
const { draft, hand, keepDraft, ownBoards, ownSets, taken } = await import("../../web/js/net/own-catalogs.js");
const { Queue } = await import("../../web/js/net/move-queue.js");
const { keepHere } = await import("../../web/js/lib/session.js");
const SECRET = [{ type: "commit", player: "red", card: 3 }];

/** A match with a key, a view with a card, a turn that waits to be sent and an unfinished one. */
function played(id) {
  takeKey(id, { token: `key of ${id}`, role: "player", player: "red" });
  keepSeen(id, { position: { card: 3 } });
  new Queue(id, () => new Promise(() => {})).add(SECRET, 1);
  keepHere(TURN + id, { draft: SECRET });
}

beforeEach(() => stored.clear());

test("29: the next user of a phone finds nothing of a match that was forgotten", () => {
  played("m1");
  played("m2");
  assert.equal([...stored.keys()].filter((key) => key.endsWith("m1")).length, 3);
  forgetMatch("m1");
  assert.doesNotMatch(JSON.stringify([...stored]), /m1/);
  assert.equal(knownMatch("m2").token, "key of m2");
  assert.deepEqual(lastSeen("m2"), { position: { card: 3 } });
});

test("29: what another version has stored in the place of a list is no list", async () => {
  const lists = {
    matches,
    photos: (await import("../../web/js/net/known-photos.js")).photos,
    catalogs: ownSets,
    boards: ownBoards,
    maps: (await import("../../web/js/board/printed-map.js")).ownMaps,
  };
  for (const [name, list] of Object.entries(lists)) {
    const put = (value) => localStorage.setItem(`tile-referee.${name}`, value);
    for (const value of ["{}", "5", '"x"', "[null]", "[5]", "[{}]", "{", "null", "true"]) {
      put(value);
      assert.deepEqual(list(), [], `${name}: ${value}`);
    }
    put(JSON.stringify([null, { id: "one", at: Date.now() }]));
    assert.deepEqual(
      list().map(({ id }) => id),
      ["one"],
      name,
    );
  }
  for (const value of ["{}", "5", "[null]", "[{}]"]) {
    localStorage.setItem("tile-referee.unsent.m1", value);
    assert.deepEqual(new Queue("m1", () => Promise.reject()).items, [], value);
  }
});

test("an answer that arrives late does not bring it back", () => {
  played("m1");
  forgetMatch("m1");
  keepSeen("m1", { position: { card: 3 } });
  assert.equal(lastSeen("m1"), null);
});

test("a renamed player's old name leaves the tables on other screens, and the new one when the match is forgotten", async () => {
  const seats = (name) => ({ players: [{ id: "red", name }, { id: "blue" }] });
  const read = () => new Promise((resolve) => setImmediate(resolve)); // the module is known already
  for (const rights of ["", AS_VIEWER]) {
    played("m1");
    keepSeen("m1", seats("Ana"), rights);
    keepDraft("dispute", seats("Ana"));
    keepSeen("m1", seats("Ana"), rights);
    await read();
    assert.deepEqual(draft("dispute"), seats("Ana"));
    keepSeen("m1", seats("Bea"), rights);
    hand("board", seats("Bea"));
    forgetMatch("m1");
    await read();
    assert.doesNotMatch(JSON.stringify([...stored]), /Ana|Bea/);
  }
});

test("of the oldest match, which makes room for another, nothing stays either", () => {
  played("m0");
  for (let number = 1; number <= 30; number++) takeKey(`n${number}`, { token: "viewer's", role: "viewer" });
  assert.equal(matches().length, 30);
  assert.doesNotMatch(JSON.stringify([...stored]), /m0/);
});

test("links that were followed but not opened push out no match that was", () => {
  const ids = Array.from({ length: 30 }, (_, number) => number);
  takeKey("m0", { token: "host's", role: "host" });
  for (const number of ids.slice(1)) takeKey(`m${number}`, { token: "viewer's", role: "viewer" });
  for (const number of [...ids, 30]) noteLink(`n${number}`, `key of n${number}`, "carcassonne");
  assert.equal(knownMatch("m0").host, "host's");
  assert.equal(ids.filter((number) => knownMatch(`m${number}`)?.token).length, 30);
  assert.deepEqual(linksOf("n30"), ["key of n30"]);
  assert.equal(knownMatch("n0"), undefined); // the oldest of the links
  assert.equal(matches().length, 60);
  takeKey("n30", { token: "key of n30", role: "viewer" });
  assert.equal(knownMatch("n30").token, "key of n30");
  assert.equal(knownMatch("m0"), undefined); // the oldest of those that were opened
});

test("29: tables that a match has left on other screens lose the names of its players", async () => {
  played("m1");
  keepSeen("m1", { players: [{ id: "red", name: "Ana" }, { id: "blue" }] });
  const table = {
    players: [
      { id: "red", name: "Ana" },
      { id: "blue", name: "Cleo" },
    ],
    tiles: [],
  };
  keepDraft("dispute", table);
  hand("audit", table);
  keepDraft("board", null);
  forgetMatch("m1");
  await new Promise((resolve) => setImmediate(resolve)); // the module is known already
  assert.deepEqual(draft("dispute").players, [{ id: "red" }, { id: "blue", name: "Cleo" }]);
  assert.deepEqual(taken("audit").players, [{ id: "red" }, { id: "blue", name: "Cleo" }]);
  assert.doesNotMatch(JSON.stringify([...stored]), /Ana/);
});

test("a player whose id every object inherits has no key until one is taken", () => {
  const ids = ["constructor", "__proto__", "toString"];
  takeKey("m1", { token: "host's", role: "host" });
  for (const id of ids) {
    assert.equal(seatKey("m1", id), null);
    sitAt("m1", id);
    assert.deepEqual([knownMatch("m1").player, knownMatch("m1").token], [null, "host's"]);
  }
  for (const id of ids) takeKey("m1", { token: `key of ${id}`, role: "player", player: id });
  for (const id of ids) {
    sitAt("m1", id);
    assert.deepEqual([seatKey("m1", id), knownMatch("m1").player, knownMatch("m1").token], [`key of ${id}`, id, `key of ${id}`]);
  }
});
