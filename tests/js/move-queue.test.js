// Moves that wait to be sent.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Away, Problem } from "../../web/js/net/api.js";
import { Queue, noNet } from "../../web/js/net/move-queue.js";

const KEY = "tile-referee.unsent.m1";
const stored = new Map();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, String(value)),
    removeItem: (key) => stored.delete(key),
  },
  configurable: true,
});
beforeEach(() => stored.clear());

/** A server that answers with the next sequence number, after the failures given. */
function server(seq, ...failures) {
  const sent = [];
  const post = async (body, key) => {
    sent.push({ ...body, key });
    const failure = failures.shift();
    if (failure) throw failure;
    seq += 1;
    return { seq };
  };
  return { sent, post };
}
const problem = (status, type = "") => new Problem(status, { type: `/problems#${type}` });

test("lists are sent in order, each after the answer to the one before", async () => {
  const { sent, post } = server(7);
  const queue = new Queue("m1", post);
  queue.add(["a"], 7);
  queue.add(["b"], 7);
  queue.add(["c"], 7, true);
  assert.deepEqual(await queue.send(), { seq: 10 });
  assert.deepEqual(
    sent.map(({ seq, moves, insist }) => [seq, moves[0], insist]),
    [
      [7, "a", undefined],
      [8, "b", undefined],
      [9, "c", true],
    ],
  );
  assert.equal(new Set(sent.map(({ key }) => key)).size, 3);
  assert.equal(queue.length, 0);
  assert.equal(stored.has(KEY), false);
});

test("what waits survives a reload, and broken storage is none", () => {
  new Queue("m1", null).add(["a"], 3);
  assert.deepEqual(
    new Queue("m1", null).items.map(({ moves, seq }) => [moves, seq]),
    [[["a"], 3]],
  );
  for (const broken of ["{", "5", '[null, {"moves": 5}, {"moves": [null]}]']) {
    stored.set(KEY, broken);
    assert.equal(new Queue("m1", null).length, 0, broken);
  }
});

test("a lost answer is asked for again with the same key", async () => {
  const { sent, post } = server(0, new Away("no net"));
  const queue = new Queue("m1", post);
  queue.add(["a"], 0);
  await assert.rejects(queue.send(), Away);
  assert.equal(queue.length, 1);
  assert.equal(queue.trouble, null);
  await queue.send();
  assert.equal(sent[0].key, sent[1].key);
});

test("a change of another phone stops the queue until the players decide", async () => {
  const { sent, post } = server(5, problem(409, "stale"));
  const queue = new Queue("m1", post);
  queue.add(["a"], 4);
  queue.add(["b"], 4);
  assert.equal(await queue.send(), null);
  assert.equal(queue.trouble.kind, "stale");
  await queue.send();
  assert.equal(sent.length, 1, "nothing is sent meanwhile");
  queue.renew({ seq: 5 });
  await queue.send();
  assert.deepEqual(
    sent.map(({ seq }) => seq),
    [4, 5, 6],
  );
  assert.notEqual(sent[0].key, sent[1].key);
});

test("a refused list is played against the rules, or dropped with all after it", async () => {
  const { sent, post } = server(5, problem(422, "refused"));
  const queue = new Queue("m1", post);
  queue.add(["a"], 5);
  queue.add(["b"], 5);
  await queue.send();
  assert.equal(queue.trouble.kind, "refused");
  queue.renew({ insist: true });
  assert.deepEqual([queue.items[0].seq, queue.items[0].insist, queue.trouble], [5, true, null]);
  queue.drop(1);
  assert.equal(queue.length, 1);
  await queue.send();
  assert.equal(sent.at(-1).insist, true);
});

for (const status of [401, 404, 429, 500, 503])
  test(`status ${status} is no fault of the moves: they wait`, async () => {
    const queue = new Queue("m1", server(0, problem(status)).post);
    queue.add(["a"], 0);
    await assert.rejects(queue.send(), Problem);
    assert.deepEqual([queue.length, queue.trouble], [1, null]);
  });

test("two calls at a time send once", async () => {
  const { sent, post } = server(0);
  const queue = new Queue("m1", post);
  queue.add(["a"], 0);
  await Promise.all([queue.send(), queue.send()]);
  assert.equal(sent.length, 1);
});

test("no net is a server that is away or overloaded, not one that refuses", () => {
  assert.deepEqual([new Away("x"), problem(503), problem(500), new TypeError("x")].map(noNet), [true, true, false, false]);
});
