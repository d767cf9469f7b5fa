// What a phone without network offers and draws, by rows that a game declares; no script knows these moves.

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document ??= { addEventListener() {}, documentElement: {} }; // the modules listen to it when they are loaded
const { declaredOffline } = await import("../../web/js/games/offline/declared.js");
const { applied } = await import("../../web/js/match/local-table.js");
const { guess } = await import("../../web/js/screens/match/course/offline-guess.js");
const { Tiles } = await import("../../web/js/tile/tile-library.js");

const line = { path: [] };
const road = { kind: "road", edges: ["N", "S"] };
const tiles = new Tiles();
const tile = (id, marks = [], features = [road]) =>
  tiles.set(id, { id, features, outlines: features.map(() => line), marks: marks.map((mark) => ({ mark })) });
tile("plain");
tile("bell", ["bell"]);
tile("market", ["market"]);
tile("abyss", ["abyss"]);
tile("chapel", [], [{ kind: "monastery" }]);

const FIGURES = { meeple: { count: 2, goes_on: ["road", "monastery"] }, hermit: { count: 1, goes_on: ["road"] } };
const PLAYER = { player: {} };

/** A game with these rows, and the part of its module that follows from them. */
function game(offline, { moves = {}, more = {}, options = [] } = {}) {
  const basic = { place: {}, deploy: { ...PLAYER, kind: {}, x: {}, y: {}, feature: {} }, end_turn: {}, pass: {} };
  const grouped = Object.fromEntries(Object.entries(offline).map(([name, rows]) => [name, rows.map((row) => ({ when: {}, ...row }))]));
  const made = {
    id: "made-up",
    offline: grouped,
    moves: { ...basic, ...moves },
    expansions: [{ id: "box", ...more }],
    options,
    tokens: {},
  };
  return { ...made, own: declaredOffline(made) };
}

const START = {
  players: [{ id: "red" }, { id: "blue" }, { id: "green" }],
  tiles: [{ x: 0, y: 0, tile: "plain", rotation: 0 }],
  options: {},
  figures: [],
  tokens: [],
  turn: { player: "red", step: "place", placed: [], part: 1, marks: [] },
};

const lay = (id, y, player = "red") => ({ type: "place", player, tile: id, x: 0, y, rotation: 0 });
const end = (player) => ({ type: "end_turn", player });
const after = (made, moves, position = START) => applied(position, moves, made.own, tiles);

/** What is offered after moves: {offers, to_move}. */
function offered(made, moves, position = START) {
  const now = after(made, moves, position);
  const match = { position, options: position.options };
  return guess({ game: made, match, now, tiles, figures: FIGURES, own: made.own, mover: now.turn.player, away: true }, () => []);
}

const types = ({ offers }) => [...new Set(offers.map(({ type }) => type))].sort();

// ---- when a move is possible ----

const ring = game(
  {
    moves: [
      {
        move: "ring",
        step: ["act"],
        shows: "bell",
        at: ["figures", "own"],
        values: { loud: [1, 2], figure: "figure" },
        home: "figure",
        ends: true,
      },
    ],
  },
  { moves: { ring: { ...PLAYER, loud: {}, figure: {} } } },
);
const MINE = { player: "red", kind: "meeple", x: 0, y: 0, feature: { kind: "road", at: ["N"] } };
const WITH_MINE = { ...START, figures: [MINE, { ...MINE, player: "blue" }] };

test("a move is offered for the mark of the tile just placed, with every value and figure", () => {
  const { offers } = offered(ring, [lay("bell", 1)], WITH_MINE);
  const rung = offers.filter(({ type }) => type === "ring");
  assert.deepEqual(
    rung.map(({ loud, figure }) => [loud, figure.player]),
    [1, 2].map((loud) => [loud, "red"]),
  );
  assert.ok(!types(offered(ring, [lay("plain", 1)], WITH_MINE)).includes("ring"));
});

test("what it does is drawn: the figure is home, and no other follows", () => {
  const move = { type: "ring", player: "red", loud: 1, figure: MINE };
  const now = after(ring, [lay("bell", 1), move], WITH_MINE);
  assert.deepEqual(
    now.figures.map(({ player }) => player),
    ["blue"],
  );
  assert.equal(now.turn.step, "end");
  assert.deepEqual(types(offered(ring, [lay("bell", 1), move], WITH_MINE)), ["end_turn"]);
});

test("a row is in force with its options only", () => {
  const option = { name: "ext.bell", default: "off" };
  const made = game({ moves: [{ ...ring.offline.moves[0], when: { "ext.bell": "on" } }] }, { moves: ring.moves, options: [option] });
  assert.ok(!types(offered(made, [lay("bell", 1)], WITH_MINE)).includes("ring"));
  assert.ok(types(offered(made, [lay("bell", 1)], { ...WITH_MINE, options: { "ext.bell": "on" } })).includes("ring"));
});

test("a word that this page does not know is not guessed", () => {
  const made = game({ moves: [{ ...ring.offline.moves[0], at: ["figures", "asleep"] }] }, { moves: ring.moves });
  assert.deepEqual(types(offered(made, [lay("bell", 1)], WITH_MINE)), types(offered(made, [lay("plain", 1)], WITH_MINE)));
  const other = game({ moves: [{ ...ring.offline.moves[0], values: { loud: "decibels" } }] }, { moves: ring.moves });
  assert.ok(!types(offered(other, [lay("bell", 1)], WITH_MINE)).includes("ring"));
});

test("a move without a row is not offered, and changes nothing but a token of its name", () => {
  const made = game({}, { moves: { bury: { ...PLAYER, x: {}, y: {} } }, more: { tokens: { bury: [] } } });
  assert.ok(!types(offered(made, [lay("plain", 1)])).includes("bury"));
  const now = after(made, [lay("plain", 1), { type: "bury", player: "red", x: 0, y: 1 }]);
  assert.deepEqual(now.tokens, [{ kind: "bury", value: null, x: 0, y: 1 }]);
});

test("an answer of an earlier version declares nothing", () => assert.deepEqual(declaredOffline({ id: "old", moves: {} }), {}));

test("a pile reaches as far in its row and column as it is high with one more piece", () => {
  const made = game(
    { moves: [{ move: "mast", step: ["act"], at: ["tiles", "last"], values: { capture: "reached" }, token: "mast" }] },
    { moves: { mast: { ...PLAYER, x: {}, y: {}, capture: {} } }, more: { tokens: { mast: [1, 2] }, placed: { mast: { lies: "number" } } } },
  );
  const far = { ...MINE, y: -1 };
  const at = (tokens) =>
    offered(made, [lay("plain", 1)], {
      ...START,
      tokens,
      tiles: [...START.tiles, { x: 0, y: -1, tile: "plain", rotation: 0 }],
      figures: [MINE, far],
    });
  const captured = ({ offers }) => offers.filter(({ type }) => type === "mast").map(({ capture }) => capture.y);
  assert.deepEqual(captured(at([])), [0]);
  assert.deepEqual(captured(at([{ kind: "mast", value: 1, x: 0, y: 1 }])), [0, -1]);
});

test("a line follows the direction that the mark shows, turned with its tile", () => {
  tiles.set("kite", { id: "kite", features: [road], outlines: [line], marks: [{ mark: "kite", direction: "E" }] });
  const made = game(
    { moves: [{ move: "glide", step: ["act"], shows: "kite", at: ["tiles", "line"], values: { n: "distance" } }] },
    { moves: { glide: { ...PLAYER, x: {}, y: {}, n: {} } } },
  );
  const around = [[1, 0], [2, 0], [0, 1], [0, 2], [-1, 0]].map(([x, y]) => ({ x, y, tile: "plain", rotation: 0 })); // prettier-ignore
  const from = (rotation) => {
    const { offers } = offered(made, [{ ...lay("kite", 0), rotation }], { ...START, tiles: around });
    return offers.filter(({ type }) => type === "glide").map(({ x, y, n }) => [x, y, n]);
  };
  assert.deepEqual(from(0), [[1, 0, 1], [2, 0, 2]]); // prettier-ignore
  assert.deepEqual(from(90), [[0, 1, 1], [0, 2, 2]]); // prettier-ignore
});

test("a figure is changed for another player's", () => {
  const made = game(
    { moves: [{ move: "swap", at: ["figures", "others"], values: { swap: "[figure, kinds]" }, home: "swap" }] },
    { moves: { swap: { ...PLAYER, swap: {} } } },
  );
  const others = { ...MINE, player: "blue" };
  const { figures } = after(made, [{ type: "swap", player: "red", swap: [others, "meeple"] }], { ...START, figures: [others] });
  assert.deepEqual(figures, [MINE]);
});

test("a move without the field that names a figure is drawn like one with it", () => {
  const made = ring;
  const now = after(made, [lay("bell", 1), { type: "ring", player: "red", loud: 1 }], WITH_MINE);
  assert.deepEqual([now.turn.step, now.figures.length], ["end", 2]);
});

// ---- what comes first, and what comes once ----

const gold = game(
  {
    marks: [{ mark: "bell", due: "coin", token: "coin" }],
    moves: [{ move: "coin", due: "coin", first: true, at: ["tiles", "near", "away"], token: "coin" }],
  },
  { moves: { coin: { ...PLAYER, x: {}, y: {} } }, more: { tokens: { coin: [1, 2] }, placed: { coin: { lies: "number" } } } },
);

test("what a tile requires at once is all that is offered, and is done once", () => {
  assert.ok(gold.own.first(START, tiles.get("bell")));
  assert.ok(!gold.own.first(START, tiles.get("plain")));
  const { offers } = offered(gold, [lay("bell", 1)]);
  assert.deepEqual(offers, [{ type: "coin", player: "red", x: 0, y: 0 }]);
  assert.deepEqual(types(offered(gold, [lay("bell", 1), ...offers])), ["deploy", "end_turn"]);
});

test("a pile grows", () => {
  const coin = { type: "coin", player: "red", x: 0, y: 0 };
  const { tokens } = after(gold, [lay("bell", 1), coin, coin]);
  assert.deepEqual(
    tokens.map(({ x, y, value }) => [x, y, value]),
    [
      [0, 1, 1],
      [0, 0, 2],
    ],
  );
});

test("a piece is offered while the player has one, in each turn once", () => {
  const made = game(
    { moves: [{ move: "mast", step: ["act"], at: ["tiles", "last"], pays: "mast", once: "mast" }] },
    { moves: { mast: { ...PLAYER, x: {}, y: {} } } },
  );
  const held = (n) => ({ ...START, held: { red: { mast: n } } });
  const move = { type: "mast", player: "red", x: 0, y: 1 };
  assert.ok(types(offered(made, [lay("plain", 1)], held(1))).includes("mast"));
  assert.ok(!types(offered(made, [lay("plain", 1)], held(0))).includes("mast"));
  assert.ok(!types(offered(made, [lay("plain", 1), move], held(2))).includes("mast"));
  assert.equal(after(made, [lay("plain", 1), move], held(2)).held.red.mast, 1);
});

test("tokens in the bag are those that are not on the table", () => {
  const made = game(
    { moves: [{ move: "draw", step: ["act"], values: { token: { "coin-1": 1, "coin-2": 2 } } }] },
    { moves: { draw: { ...PLAYER, token: {} } } },
  );
  const { offers } = offered(made, [lay("plain", 1)], { ...START, tokens: [1, 2].map((value) => ({ kind: "coin", value, x: 0, y: 0 })) });
  assert.deepEqual(
    offers.filter(({ type }) => type === "draw").map(({ token }) => token),
    ["coin-2"],
  );
});

// ---- steps in which the game waits ----

const steps = (step) =>
  game(
    { steps: [{ step: "toss", mark: "market", optional: true, ...step }], moves: [{ move: "toss", due: "toss", values: { n: [5] } }] },
    { moves: { toss: { ...PLAYER, n: {} } } },
  );
const toss = (player) => ({ type: "toss", player, n: 5 });
const pass = (player) => ({ type: "pass", player, step: "toss" });

test("after a turn all players act until each passes, then the next turn begins", () => {
  const made = steps({ begins: "after_turn", others: "all", again: true });
  const turn = [lay("market", 1), end("red")];
  assert.deepEqual(offered(made, turn).offers, [toss("red"), pass("red")]);
  const later = [...turn, toss("red"), toss("red"), pass("red")];
  assert.deepEqual(offered(made, later).offers, [toss("blue"), pass("blue")]);
  assert.equal(offered(made, later).to_move, "blue");
  const { turn: next } = after(made, [...later, pass("blue"), toss("green"), pass("green")]);
  assert.deepEqual([next.player, next.step, next.due], ["blue", "place", undefined]);
});

test("another tile begins no such step", () => {
  const made = steps({ begins: "after_turn", others: "all" });
  assert.equal(after(made, [lay("plain", 1), end("red")]).turn.player, "blue");
});

test("after a placement another player may act, but one who holds something, and the turn goes on", () => {
  const made = steps({ begins: "at_place", others: "one", lacks: "bag" });
  assert.ok(made.own.first(START, tiles.get("market")));
  const held = { ...START, held: { blue: { bag: "red" } } };
  const then = offered(made, [lay("market", 1), toss("red")], held);
  assert.equal(then.to_move, "green");
  assert.deepEqual(types(offered(made, [lay("market", 1), toss("red"), pass("green")], held)), ["deploy", "end_turn"]);
});

test("a step waits for nobody who has no choice", () => {
  const made = game(
    {
      steps: [{ step: "spy", mark: "market", begins: "at_place", others: "all", optional: true }],
      moves: [{ move: "spy", due: "spy", values: { beside: "players" }, keeps: { spy_at: "beside" } }],
    },
    { moves: { spy: { ...PLAYER, beside: {} } } },
  );
  const two = { ...START, players: START.players.slice(0, 2) };
  const { offers } = offered(made, [lay("market", 1)], two);
  assert.deepEqual(types({ offers }), ["pass", "spy"]);
  const then = offered(made, [lay("market", 1)], { ...two, held: { red: { spy_at: "blue" } } });
  assert.deepEqual([then.to_move, then.offers[0].beside], ["blue", "red"]);
  const there = { red: { spy_at: "blue" }, blue: { spy_at: "red" } };
  assert.deepEqual(types(offered(made, [lay("market", 1)], { ...two, held: there })), ["deploy", "end_turn"]);
});

test("a step that only the referee knows can be declined, and nothing is guessed after it", () => {
  const made = game({ steps: [{ step: "march", optional: true }] });
  const waits = { ...START, turn: { ...START.turn, step: "end", due: ["march"] } };
  assert.deepEqual(offered(made, [], waits).offers, [{ type: "pass", player: "red", step: "march" }]);
  assert.deepEqual(offered(made, [{ type: "pass", player: "red", step: "march" }], waits).offers, []);
});

test("a step that is not declared waits for the referee", () => {
  const made = game({});
  assert.deepEqual(offered(made, [], { ...START, turn: { ...START.turn, step: "end", due: ["auction"] } }).offers, []);
  assert.deepEqual(offered(made, [], { ...START, turn: { ...START.turn, due: ["auction"] } }).offers, []);
});

const steep = game(
  {
    moves: [
      { move: "mast", step: ["act"], at: ["tiles"], standing: { road: [0, 0] }, token: "mast", ends: true },
      {
        move: "mast",
        step: ["act"],
        at: ["tiles"],
        standing: { road: [0, 0] },
        values: { capture: "reached" },
        takes: ["meeple"],
        home: "capture",
        captures: true,
        token: "mast",
        ends: true,
      },
      { move: "pay", step: ["act"], part: 1, costs: 3, standing: { road: [1, 1] }, at: ["tiles"], home: "standing" },
    ],
  },
  { moves: { mast: { ...PLAYER, x: {}, y: {}, capture: {} }, pay: { ...PLAYER, x: {}, y: {} } }, more: { tokens: { mast: [1, 2] } } },
);
const THEIRS = { ...MINE, player: "blue" };
const capture = { type: "mast", player: "red", x: 0, y: 1, capture: THEIRS };

test("a place with figures on its feature is closed, and some kinds are not captured", () => {
  const { offers } = offered(steep, [lay("plain", 1)], { ...START, figures: [THEIRS, { ...THEIRS, kind: "hermit" }] });
  const masts = offers.filter(({ type }) => type === "mast");
  assert.deepEqual([masts.map(({ y }) => y), masts.map(({ capture: one }) => one?.kind)], [[1, 1], [undefined, "meeple"]]); // prettier-ignore
});

test("a captured figure is a prisoner; where one is exchanged, the page waits", () => {
  const now = after(steep, [lay("plain", 1), capture], { ...START, figures: [THEIRS] });
  assert.deepEqual([now.figures, now.held.red.prisoners], [[], [{ player: "blue", kind: "meeple" }]]);
  assert.deepEqual(types(offered(steep, [lay("plain", 1), capture], { ...START, figures: [THEIRS] })), ["end_turn"]);
  const held = { blue: { prisoners: [{ player: "red", kind: "meeple" }] } };
  assert.deepEqual(offered(steep, [lay("plain", 1), capture], { ...START, figures: [THEIRS], held }).offers, []);
});

test("a move that is paid with points is offered to who has them, in its part of the turn", () => {
  const at = (points, part = 1) =>
    types(
      offered(steep, [lay("plain", 1)], {
        ...START,
        figures: [THEIRS],
        players: START.players.map((one) => ({ ...one, points })),
        turn: { ...START.turn, part },
      }),
    ).includes("pay");
  assert.deepEqual([at(2), at(3), at(3, 2)], [false, true, false]);
  const paid = after(steep, [lay("plain", 1), { type: "pay", player: "red", x: 0, y: 0 }], { ...START, figures: [THEIRS] });
  assert.deepEqual(paid.figures, []);
});

test("what is left of a requirement that nothing else fulfils is offered", () => {
  const moves = [
    { move: "mage", due: "bell", first: true, at: ["features", "open"], of: ["road"], clear: ["mage", "witch"], token: "mage" },
    { move: "mage", due: "bell", first: true, instead: true, values: { remove: [true] }, leaves: "mage" },
  ];
  const made = game(
    { marks: [{ mark: "bell", due: "bell" }, { joins: ["mage", "witch"], due: "bell" }], moves }, // prettier-ignore
    { moves: { mage: { ...PLAYER, x: {}, y: {}, feature: {}, remove: {} } }, more: { tokens: { mage: [], witch: [] } } },
  );
  const token = (kind, y) => ({ kind, value: null, x: 0, y, feature: MINE.feature });
  const alone = { ...START, tokens: [token("mage", 0)] };
  const remove = { type: "mage", player: "red", remove: true };
  assert.deepEqual(offered(made, [lay("bell", 1)], alone).offers, [remove]);
  assert.deepEqual(after(made, [lay("bell", 1), remove], alone).tokens, []);
  assert.deepEqual(types(offered(made, [lay("bell", 1), remove], alone)), ["deploy", "end_turn"]);
  const apart = { ...START, tiles: [0, 2].map((y) => ({ ...START.tiles[0], y })), tokens: [token("mage", 0), token("witch", 2)] };
  assert.deepEqual(types(offered(made, [lay("plain", 1)], apart)), ["mage"]);
});

// ---- turns that may begin a step of which only the referee knows ----

const closed = [-1, 1].map((y) => ({ x: 0, y, tile: "end", rotation: y < 0 ? 180 : 0 }));
tile("end", [], [{ kind: "road", edges: ["N"] }]);
tile("castle-mark", [], [{ ...road, walled: "true" }]);

for (const [what, row, id, then, waits] of [
  ["completes a feature with a figure of a kind", { completes: ["road"], by: ["meeple"] }, "plain", {}, true],
  ["completes one with another kind", { completes: ["road"], by: ["hermit"] }, "plain", {}, false],
  ["completes one of another kind", { completes: ["city"] }, "plain", {}, false],
  ["completes one alone", { completes: ["road"], many: 2 }, "plain", {}, false],
  ["completes one on more cells", { completes: ["road"], cells: 2 }, "plain", {}, false],
  ["completes one without figures", { completes: ["road"] }, "plain", { figures: [] }, false],
  ["completes one that may be without", { completes: ["road"], free: true }, "plain", { figures: [] }, true],
  ["completes nothing", { completes: ["road"] }, "plain", { tiles: closed.slice(0, 1) }, false],
  ["has the mark", { mark: "bell" }, "bell", {}, true],
  ["has another", { mark: "bell" }, "market", {}, false],
  ["has the token on it", { mark: "bell", away: "tent" }, "bell", { tokens: [{ kind: "tent", x: 0, y: 0 }] }, false],
  ["has the token elsewhere", { mark: "bell", away: "tent" }, "bell", { tokens: [{ kind: "tent", x: 0, y: 1 }] }, true],
  ["leaves a figure on a feature with a mark", { mark: "walled", lies: true }, "castle-mark", {}, true],
  ["has no figure there", { mark: "walled", lies: true }, "castle-mark", { figures: [] }, false],
])
  test(`after a turn that ${what} the page ${waits ? "waits" : "goes on"}`, () => {
    const made = game({ steps: [{ step: "decide", ...row }] });
    const position = { ...START, tiles: closed, figures: [{ ...MINE, y: -1, feature: { kind: "road", at: ["S"] } }], ...then };
    const turn = [lay(id, 0), end("red")];
    const { turn: next } = after(made, turn, position);
    assert.deepEqual([next.player, next.due], waits ? ["red", [""]] : ["blue", undefined]);
    if (waits) assert.deepEqual(offered(made, turn, position).offers, []);
  });

test("after a placement that requires an unknown move, a figure or the end are not offered", () => {
  const made = game({ marks: [{ mark: "bell", waits: true }] });
  assert.deepEqual(offered(made, [lay("bell", 1)]).offers, []);
});

// ---- walks ----

const walking = (begins) =>
  game(
    {
      marks: [{ mark: "bell", due: "wolf" }],
      steps: [{ step: "wolf", begins }],
      moves: [
        {
          move: "wolf_step",
          due: "wolf",
          at: ["cells"],
          clear: ["lamp"],
          token: "wolf",
          home: "cell",
          spares: ["hermit"],
          ends: true,
          walk: 2,
        },
      ],
    },
    {
      moves: { wolf: { ...PLAYER, path: {} }, wolf_step: { ...PLAYER, x: {}, y: {} } },
      more: { tokens: { wolf: [], lamp: [] }, lone: ["wolf"] },
    },
  );
const ROW = [0, 1, 2, 3].map((y) => ({ x: 0, y, tile: "plain", rotation: 0 }));
const WOLF = {
  ...START,
  tiles: ROW,
  tokens: [{ kind: "wolf", value: null, x: 0, y: 0 }],
  figures: [{ ...MINE, y: 1 }, { ...MINE, kind: "hermit", y: 1 }], // prettier-ignore
};
const step = (player, y) => ({ type: "wolf_step", player, x: 0, y });

test("a walk comes before the end of the turn, and players make a step each", () => {
  const made = walking("walk");
  assert.deepEqual(types(offered(made, [lay("bell", 4)], WOLF)), ["wolf_step"]);
  const then = offered(made, [lay("bell", 4), step("red", 1)], WOLF);
  assert.deepEqual(then.offers, [step("blue", 2)]);
  const now = after(made, [lay("bell", 4), step("red", 1), step("blue", 2)], WOLF);
  assert.deepEqual([now.turn.step, now.turn.due, now.turn.walk], ["end", undefined, undefined]);
  assert.deepEqual(
    now.figures.map(({ kind }) => kind),
    ["hermit"],
  );
  assert.deepEqual(
    now.tokens.map(({ kind, y }) => [kind, y]),
    [["wolf", 2]],
  );
});

test("it does not enter a cell with another token", () => {
  const position = { ...WOLF, tokens: [...WOLF.tokens, { kind: "lamp", value: null, x: 0, y: 1 }] };
  assert.ok(!types(offered(walking("walk"), [lay("bell", 4)], position)).includes("wolf_step"));
});

test("a walk after the turn is left to the next one, and begins with the player of the tile", () => {
  const made = walking("next_turn");
  assert.deepEqual(types(offered(made, [lay("bell", 4)], WOLF)), ["end_turn"]);
  const then = offered(made, [lay("bell", 4), end("red")], WOLF);
  assert.deepEqual([then.to_move, then.offers], ["red", [step("red", 1)]]);
});

test("a walk as a whole is drawn as its steps", () => {
  const made = { ...walking("walk"), traits: { wolf_step: { step_of: "wolf" } } };
  const own = declaredOffline(made);
  const path = [[0, 1], [0, 2]]; // prettier-ignore
  const now = applied(WOLF, [lay("bell", 4), { type: "wolf", player: "red", path }], own, tiles);
  assert.deepEqual(now.tokens.map(({ y }) => y).concat(now.figures.length), [2, 1]);
  assert.deepEqual([now.turn.step, now.turn.due, now.turn.marks], ["end", undefined, []]);
});

// ---- figures and tiles ----

test("figures are kept from tiles, join others, or mind only their own kind", () => {
  const bars = game({ marks: [{ mark: "abyss", bars: true }] });
  const put = { type: "deploy", player: "red", kind: "meeple", x: 0, y: 0, feature: MINE.feature };
  const on = (id) => ({ ...START, tiles: [{ x: 0, y: 0, tile: id, rotation: 0 }] });
  assert.ok(!bars.own.stands(on("abyss"), tiles, put));
  assert.ok(bars.own.stands(on("plain"), tiles, put));
  const joins = game({ figures: [{ figure: "hermit", joins: true }] });
  assert.ok(!joins.own.stands(START, tiles, { ...put, kind: "hermit" }));
  assert.ok(joins.own.stands({ ...START, figures: [MINE] }, tiles, { ...put, kind: "hermit" }));
  const apart = game({ figures: [{ figure: "hermit", apart: true }] });
  assert.ok(apart.own.stands({ ...START, figures: [{ ...MINE, player: "blue" }] }, tiles, { ...put, kind: "hermit" }));
  assert.ok(apart.own.stands({ ...START, figures: [{ ...MINE, kind: "hermit" }] }, tiles, put));
});

test("a tile that extends the feature of a figure gives a second part of the turn, which may be passed", () => {
  const made = game({ figures: [{ figure: "hermit", again: "more", skips: true }] });
  const position = { ...START, figures: [{ ...MINE, kind: "hermit" }] };
  const { turn } = after(made, [lay("plain", 1), end("red")], position);
  assert.deepEqual([turn.player, turn.part], ["red", 2]);
  assert.deepEqual(types(offered(made, [lay("plain", 1), end("red")], position)), ["end_turn"]);
  assert.equal(after(made, [lay("plain", 1), end("red"), lay("plain", 2), end("red")], position).turn.player, "blue");
});

test("some tiles are not drawn, and fill gaps only", () => {
  const { own } = game({ tiles: [{ tile: "chapel", gap: true }] });
  assert.ok(own.undrawn(START, "chapel"));
  assert.ok(!own.undrawn(START, "plain"));
  assert.ok(own.blocks(START, tiles, { x: 0, y: 1, tile: "chapel" }));
  const around = [[0, 0], [1, 1], [0, 2], [-1, 1]].map(([x, y]) => ({ x, y, tile: "plain", rotation: 0 })); // prettier-ignore
  assert.ok(!own.blocks({ ...START, tiles: around }, tiles, { x: 0, y: 1, tile: "chapel" }));
});

test("a tile in the hand of its player leaves it", () => {
  const held = { ...START, held: { red: { tile: "plain", coins: 2 } } };
  const now = after(game({}), [lay("plain", 1)], held);
  assert.deepEqual(now.held.red, { coins: 2 });
  assert.ok(now.turn.marks.includes("in_hand"));
});

test("some figures go on features with a mark only", () => {
  const { own } = game({ figures: [{ figure: "hermit", mark: "holy" }] });
  const on = (more) => {
    const known = new Tiles();
    known.set("cell", { id: "cell", features: [{ kind: "monastery", ...more }], outlines: [line], marks: [] });
    const position = { ...START, tiles: [{ x: 0, y: 0, tile: "cell", rotation: 0 }] };
    return own.stands(position, known, { player: "red", kind: "hermit", x: 0, y: 0, feature: { kind: "monastery", at: [] } });
  };
  assert.deepEqual([on({ holy: true }), on({}), on({ holy: "false" })], [true, false, false]);
});

test("a figure on a point between tiles closes the fields there", () => {
  const made = game({});
  const field = { kind: "field", halves: ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] };
  const known = new Tiles();
  known.set("green", { id: "green", features: [field], outlines: [line], marks: [] });
  const laid = [[0, 0], [1, 0], [5, 5]].map(([x, y]) => ({ x, y, tile: "green", rotation: 0 })); // prettier-ignore
  const put = { type: "deploy", player: "red", kind: "meeple", x: 0, y: 0, feature: { kind: "field", at: ["NL"] } };
  const with_ = (...point) => ({ ...START, tiles: laid, figures: [{ player: "blue", kind: "barn", x: point[0], y: point[1], point }] });
  assert.ok(!made.own.stands(with_(1, 1), known, put), "at its south-east corner");
  assert.ok(!made.own.stands(with_(2, 0), known, put), "at the next tile, with the same field");
  assert.ok(made.own.stands(with_(5, 5), known, put), "far away");
});

test("no figure is put on tiles that bar them, not even from afar", () => {
  const far = { move: "deploy", step: ["act"], shows: "bell", at: ["features", "away", "free"], values: { kind: "kinds" }, figure: true };
  const reached = (rows) => {
    const { offers } = offered(game({ moves: [far], tiles: rows }), [lay("bell", 1)]);
    return offers.some(({ type, y }) => type === "deploy" && y === 0);
  };
  assert.ok(reached([]));
  assert.ok(!reached([{ tile: "plain", bars: true }]));
});

test("some moves are for followers: kinds that need no other figure of their player, and mind others", () => {
  const shout = { move: "shout", step: ["act"], at: ["figures", "followers"], values: { figure: "figure" } };
  const position = { ...START, figures: [{ ...MINE, kind: "hermit" }] };
  const shouted = (figures) => {
    const made = game({ moves: [shout], figures }, { moves: { shout: { ...PLAYER, figure: {} } } });
    return types(offered(made, [lay("plain", 1)], position)).includes("shout");
  };
  assert.ok(shouted([]));
  assert.ok(!shouted([{ figure: "hermit", joins: true }]));
  assert.ok(!shouted([{ figure: "hermit", apart: true }]));
});
