// The texts of the page: languages, plural forms, lists, names of features; moves, their choices and events, by what a game declares.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { byName, expansionsByName } from "../../web/js/games/tile-sets.js";
import * as i18n from "../../web/js/lib/i18n.js";
import { eventInWords } from "../../web/js/match/event-words.js";
import { moveInWords } from "../../web/js/match/move-words.js";
import { hintOf } from "../../web/js/match/offers/hints.js";
import { nextChoice } from "../../web/js/match/offers/next-choice.js";
import { choiceOf } from "../../web/js/match/offers/value-words.js";
import { spokenNames, withTiles } from "../../web/js/picker/spoken.js";
import { featureNames } from "../../web/js/tile/words.js";
import { load, page } from "./support/page_language.js";

const CATALOG = new URL("../../catalog/", import.meta.url);
const tiles = readdirSync(CATALOG, { recursive: true })
  .filter((path) => path.endsWith(".json") && !path.endsWith(".schema.json"))
  .flatMap((path) => JSON.parse(readFileSync(new URL(path, CATALOG))).tiles ?? [])
  .filter((tile) => tile.features);

test("the chosen language comes first, then the browser's first that the page has, then English", async () => {
  for (const [asked, wanted] of [
    [{ chosen: "ro", preferred: ["de"] }, "ro"],
    [{ chosen: "xx", preferred: ["fr-FR", "de-AT", "it"] }, "de"],
    [{ preferred: ["fr"] }, "en"],
  ]) {
    await load(asked);
    assert.deepEqual([i18n.language, page.documentElement.lang], [wanted, wanted]);
  }
});

test("names are sorted without their articles", async () => {
  for (const [chosen, sorted] of [
    ["en", ["phantom", "river", "tower", "traders-and-builders"]],
    ["de", ["river", "traders-and-builders", "phantom", "tower"]],
    ["it", ["traders-and-builders", "phantom", "river", "tower"]],
    ["ro", ["phantom", "traders-and-builders", "river", "tower"]],
  ]) {
    await load({ chosen });
    assert.deepEqual(expansionsByName(["tower", "traders-and-builders", "phantom", "river"]), sorted);
  }
  await load({ chosen: "en" });
  const names = ["Zoo", "The Theatre", "Theatre"];
  assert.deepEqual(byName(names, String), ["The Theatre", "Theatre", "Zoo"]);
});

test("each language chooses the form by number", async () => {
  await load({ chosen: "ro" });
  for (const [n, words] of [
    [1, "1 cartonaș"],
    [2, "2 cartonașe"],
    [19, "19 cartonașe"],
    [20, "20 de cartonașe"],
    [101, "101 cartonașe"],
    [120, "120 de cartonașe"],
    [1200, "1.200 de cartonașe"],
  ])
    assert.equal(i18n.t("sets.tiles", { name: "A", n }), `A (${words})`);
  assert.equal(i18n.t("match.end.winner", { name: "Ana", points: 45 }), "Ana câștigă cu 45 de puncte");
  await load({ chosen: "it" });
  assert.equal(i18n.t("dorra-amazonas.tells.collect", { name: "Ada", n: 1 }), "Ada ritira 1 moneta d'argento");
});

test("arguments are filled in once, names of unknown ones and keys stay", async () => {
  await load({ chosen: "en" });
  assert.equal(
    i18n.t("board.place", { row: 2, column: "{ $row }" }),
    i18n.t("board.place").replace("{$row}", 2).replace("{$column}", "{ $row }"),
  );
  assert.match(i18n.t("board.place"), /\{\$row\}/);
  assert.equal(i18n.t("no.such.key", { n: 1 }), "no.such.key");
  assert.equal(i18n.has("no.such.key"), false);
  assert.equal(i18n.named("kind", "thing-of_tomorrow"), "thing of tomorrow");
});

test("lists and shares are written as in the language", async () => {
  await load({ chosen: "de" });
  assert.equal(i18n.list(["A", "B", "C"]), "A, B und C");
  assert.equal(i18n.either(["A", "B"]), "A oder B");
  assert.match(i18n.percent(0.25), /^25\s%$/);
});

for (const language of ["en", "ro", "it", "de"])
  test(`every feature has a name of its own on its tile: ${language}`, async () => {
    await load({ chosen: language });
    assert.ok(tiles.length > 500);
    for (const tile of tiles)
      for (const rotation of [0, 90, 180, 270]) {
        const names = featureNames(tile, rotation);
        assert.equal(new Set(names).size, names.length, `${tile.id} at ${rotation}: ${names.join("; ")}`);
        for (const name of names) assert.doesNotMatch(name, /\p{L}\.\p{L}/u, `${tile.id}: a key without a text`);
      }
  });

// ---- moves and events ----

const { answer } = JSON.parse(readFileSync(new URL("../../api/openapi/examples.json", import.meta.url))).get_game;
const names = (field) => ({ holds: "text", needed: true, ...(field ? { names: field } : {}) });
const number = { holds: "number", needed: true };
const place = { player: names("player"), x: number, y: number };
const feature = { holds: "feature", needed: true };
const maybe = (field) => ({ ...field, needed: false });

/** As the referee declares them; the recorded answer has only some of them. */
const MOVES = {
  wagon: { player: names("player"), from: names("detail"), x: number, y: number, feature },
  building: { ...place, kind: names("token") },
  tower: { ...place, capture: maybe(names()) },
  ransom: { player: names("player"), from: names("player"), kind: names("figure") },
  robber: { player: names("player"), beside: names("player") },
  mage: { ...place, feature, remove: maybe(names()) },
  fly: { player: names("player"), kind: names("figure"), flight: number, x: number, y: number, feature: maybe(feature) },
  tunnel: { player: names("player"), set: names("set"), x: number, y: number, edge: names("road") },
  bid: { player: names("player"), price: maybe(names("points")) },
  settle: { player: names("player"), buy: names("settle") },
  message: {
    player: names("player"),
    marker: maybe(names("marker")),
    card: maybe(names("message")),
    choice: maybe(names("message-choice")),
  },
  count: { player: names("player"), kind: names("figure"), quarter: names("quarter"), to: maybe(names("quarter")) },
  pass: { player: names("player"), step: names("detail") },
  catapult: {
    player: names("player"),
    token: names("match-throw"),
    points: maybe(names("detail")),
    home: maybe(names()),
    swap: maybe(names()),
  },
  // of no expansion
  bury: { player: names("player"), depth: number, kind: names("figure"), x: number, y: number, feature, gift: names("token") },
};

const play = {
  game: { ...answer, moves: { ...answer.moves, ...MOVES }, figures: { ...answer.figures, big: {} } },
  match: { game: "carcassonne", players: [{ id: "red" }, { id: "blue" }], options: {} },
  now: {
    tokens: [{ kind: "tunnel", player: "red", set: "a" }],
    turn: { auction: { tile: "x", price: 4, chooser: "red", bidder: "blue" } },
  },
  mover: "red",
  own: {},
  tiles: Object.assign(new Map(), { all: [] }),
  nameOf: (id) => ({ red: "Ana", blue: "Ben" })[id],
  colourOf: (id) => id,
  board: { place: ({ x, y }) => `place ${x} ${y}` },
};
const road = { kind: "road", at: "N" };

const SENTENCES = [
  [{ type: "wagon", from: { x: 0, y: 0 }, x: 1, y: 2, feature: road }, "Drive the wagon on: road, top, place 1 2"],
  [{ type: "building", kind: "shed", x: 1, y: 2 }, "Put up a little building: place 1 2, shed"],
  [{ type: "tower", x: 1, y: 2 }, "Place a tower piece: place 1 2"],
  [
    { type: "tower", x: 1, y: 2, capture: { player: "blue", kind: "meeple", x: 1, y: 1, feature: road } },
    "Place a tower piece: place 1 2; captures meeple, Ben, road, top",
  ],
  [{ type: "ransom", from: "blue", kind: "meeple" }, "Pay a ransom: Ben, meeple"],
  [{ type: "robber", beside: "blue" }, "Put the robber next to Ben's scoring marker"],
  [{ type: "mage", x: 1, y: 2, feature: road, remove: false }, "Put the mage on a road or city: road, top, place 1 2"],
  [{ type: "mage", remove: true }, "mage: leaves the table"],
  [{ type: "deploy", kind: "meeple", flight: 2, x: 1, y: 2, feature: road }, "Fly a follower: meeple, 2, road, top, place 1 2"],
  [{ type: "fly", kind: "meeple", flight: 2 }, "Fly a follower: meeple, 2, Back to the supply"],
  [{ type: "tunnel", set: "a", x: 1, y: 2, edge: "N" }, "Place a tunnel token: tunnel\u00a0A, road, top, place 1 2"],
  [{ type: "bid", price: 3 }, "Bid for the tile: 3"],
  [{ type: "bid" }, "Pass"],
  [{ type: "settle", buy: false }, "Buy or sell the tile: sell"],
  [{ type: "message", marker: "messenger" }, "Move a marker: messenger"],
  [{ type: "message", card: "tile", choice: "points" }, "A message: one more tile, 2 points"],
  [
    { type: "count", kind: "meeple", quarter: "castle", to: "market" },
    "Put a follower into the City: meeple, castle; the count moves: market",
  ],
  [{ type: "pass", step: "robber" }, "Pass"],
  [{ type: "catapult", token: "target", points: 5 }, "The catapult: Nearest to the target: 5 points"],
  [
    { type: "catapult", token: "seduction", swap: [{ player: "blue", kind: "meeple", x: 1, y: 1, feature: road }, "big"] },
    "The catapult: A follower is changed, meeple, Ben, road, top, place 1 1 → large meeple",
  ],
  [
    { type: "bury", depth: 2, kind: "big", x: 1, y: 2, feature: road, gift: "sheep-3" },
    "bury: 2, large meeple, road, top, place 1 2, sheep 3",
  ],
];

const node = () => ({ append: () => {}, setAttribute: () => {} });
Object.assign(page, { createElement: node, createElementNS: node });

test("the language of the following sentences is English", () => load({ chosen: "en" }));

for (const [move, sentence] of SENTENCES)
  test(`a move in words: ${sentence}`, () => assert.equal(moveInWords(play, { player: "red", ...move }), sentence));

for (const [event, sentence] of [
  [{ event: "robs", player: "red", robbed: "blue" }, "Ana robs Ben"],
  [
    { event: "exchange", player: "red", kind: "meeple", captor: "blue", given: "big" },
    "Exchange of prisoners: Ana gets back meeple, Ben gets back large meeple",
  ],
  [{ event: "receive", player: "red", what: "gold", count: 2 }, "Ana takes 2 pieces of gold"],
  [{ event: "receive", player: "red", what: "wine", count: 2 }, ""],
  [{ event: "corn_circle", choice: "add", feature: "road" }, "Crop circle (road): followers are added"],
  [{ event: "marker", player: "red", marker: "messenger", space: 5 }, "Ana's messenger moves to 5"],
  [{ event: "message", player: "red", card: "tile" }, "Ana draws a message: one more tile"],
])
  test(`an event in words: ${JSON.stringify(event)}`, () => assert.equal(eventInWords(play, event), sentence));

test("a sentence of the referee has the names of tiles, not their ids", () => {
  const straight = { id: "base/U", features: [{ kind: "road", edges: ["N", "S"] }] };
  const bend = { id: "base/V", features: [{ kind: "road", edges: ["S", "W"] }] };
  const all = [...tiles, straight, bend];
  const inPlace = (sentence) => withTiles(sentence, { all });
  const name = spokenNames(all).get("tower/F");
  assert.notEqual(inPlace("base/U"), inPlace("base/V"));
  assert.equal(inPlace("There is already a tile at (0, 1): tower/F."), `There is already a tile at (0, 1): “${name}”.`);
  assert.equal(inPlace("tower/F, tower/F"), `“${name}”, “${name}”`);
  assert.equal(inPlace("No such/tile and/or 1/2."), "No such/tile and/or 1/2.");
});

const STEPS = { steps: [] };

test("the values of an unknown move are chosen in the order of their fields, a kind of figure after the place", () => {
  const move = { type: "bury", player: "red", depth: 1, kind: "meeple", x: 0, y: 0, feature: road, gift: "wolf" };
  const chosen = (...changes) =>
    nextChoice(play, "bury", [move, ...changes.map((change) => ({ ...move, ...change }))], STEPS)?.field ?? null;
  assert.equal(chosen({ depth: 2, gift: "sheep-1", x: 1 }), "depth");
  assert.equal(chosen({ kind: "big", gift: "sheep-1", x: 1 }), "x");
  assert.equal(chosen({ kind: "big", feature: { kind: "city", at: "S" } }), "kind");
  assert.equal(chosen({ feature: { kind: "city", at: "S" }, gift: "sheep-1" }), "feature");
  assert.equal(chosen({ gift: "sheep-1" }), "gift");
  assert.equal(chosen(), null);
});

test("a choice knows what lies on the table, and what the turn is about", () => {
  const words = (type, field, value) => choiceOf({ ...play, own: { looks: {} } }, type, field, value).words;
  assert.equal(words("settle", "buy", false), "Sell to Ben for 4");
  assert.equal(words("tower", "capture", undefined), "None");
  assert.equal(words("fly", "feature", null), "Back to the supply");
  assert.equal(words("tower", "capture", { player: "blue", kind: "meeple", x: 1, y: 1 }), "meeple, Ben, place 1 1");
  assert.equal(hintOf(play, "fly", "flight"), "What does the die show?");
  assert.equal(hintOf(play, "bury", "depth"), null);
});
