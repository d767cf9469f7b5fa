// Boxes: the order of their names, and the rules of a moment that the help lists: those of parts that are in play.

import assert from "node:assert/strict";
import { test } from "node:test";

import { momentsOf, rulesInForce } from "../../web/js/games/rules.js";
import { byName, shippedSets } from "../../web/js/games/tile-sets.js";

const HELP = [
  { moment: "setup", when: {}, rules: ["CB-S1"] },
  { moment: "act", when: {}, rules: ["CB-M1"] },
  { moment: "over", when: {}, rules: ["CB-E2"] },
  { moment: "act", when: { "ext.hill": "on" }, rules: ["HS-H1"] },
  { moment: "act", when: { "ext.shepherd": "on" }, rules: ["HS-F1", "HS-F5"] },
  { moment: "act", when: { expansions: "made-up" }, rules: ["XX-1", "CB-M1"] },
  { moment: "act", when: { map: true }, rules: ["MP-L1"] },
];
const switched = (name) => ({ name, default: "off", implied: [{ when: { expansions: "hills-and-sheep" }, value: "on" }] });
const GAME = {
  id: "carcassonne",
  help: HELP,
  options: [switched("ext.hill"), switched("ext.shepherd"), { name: "expansions", default: [] }, { name: "map", default: null }],
};
const at = (moment, options) => rulesInForce(GAME, moment, options);

test("the moments are in the order of the game, each once", () => assert.deepEqual(momentsOf(GAME), ["setup", "act", "over"]));

test("an answer of an earlier version has none", () => {
  assert.deepEqual(momentsOf({ id: "carcassonne" }), []);
  assert.deepEqual(rulesInForce({ id: "carcassonne" }, "act", {}), []);
});

test("only the rules of the game are shown without expansions", () => assert.deepEqual(at("act", {}), ["CB-M1"]));

test("all rules of a box are shown while all its parts are on", () => {
  assert.deepEqual(at("act", { expansions: ["hills-and-sheep"] }), ["CB-M1", "HS-H1", "HS-F1", "HS-F5"]);
});

test("rules of a part that is off are not shown", () => {
  assert.deepEqual(at("act", { expansions: ["hills-and-sheep"], "ext.shepherd": "off" }), ["CB-M1", "HS-H1"]);
});

test("a part that is on without its box is shown", () => assert.deepEqual(at("act", { "ext.hill": "on" }), ["CB-M1", "HS-H1"]));

test("an expansion that no script knows is shown, no rule twice", () => {
  assert.deepEqual(at("act", { expansions: ["made-up"] }), ["CB-M1", "XX-1"]);
});

test("the rules of maps are shown on a map", () => assert.deepEqual(at("act", { map: "mine" }), ["CB-M1", "MP-L1"]));

test("names are in the order of the language, where a letter with a mark is next to the plain one", () => {
  const names = ["Zug", "Öde", "Abt", "abtei", "Ostern"];
  assert.deepEqual(
    byName(names, (one) => one),
    ["Abt", "abtei", "Öde", "Ostern", "Zug"],
  );
  assert.deepEqual(names[0], "Zug", "the list itself stays");
});

test("the base set is first, the others follow by name", () => {
  const set = (id, name) => ({ id, name, game: "carcassonne", form: "tile-set" });
  const sets = [set("river", "River"), set("base", "Base game"), set("abbey", "Abbey"), { ...set("map", "A map"), form: "map" }];
  const found = shippedSets(sets, { id: "carcassonne", catalogs: ["base"] });
  assert.deepEqual(
    found.map(({ id }) => id),
    ["base", "abbey", "river"],
  );
});
