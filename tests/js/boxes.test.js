// Boxes: the order of their names, and the rules of a moment that the help lists: those of parts that are in play.

import assert from "node:assert/strict";
import { test } from "node:test";

import { rulesAt, rulesInForce } from "../../web/js/games/rules.js";
import { byName, shippedSets } from "../../web/js/games/tile-sets.js";
import { isOn } from "../../web/js/net/game-info.js";

const BOXES = {
  "hills-and-sheep": { "ext.hill": "HS-H1", "ext.vineyard": "HS-V1", "ext.shepherd": "HS-F1" },
  abbey: { "ext.abbey": "AB-P1" },
  "abbey-and-mayor": { "ext.mayor": "AB-Y1", "ext.wagon": "AB-W1", "ext.barn": "AB-B1" },
  "princess-and-dragon": { "ext.dragon": "PD-M1", "ext.fairy": "PD-F1", "ext.princess": "PD-Q1", "ext.portal": "PD-G1" },
  "king-and-robber": { "ext.king": "KR-1", "ext.robber_baron": "KR-2" },
  tower: { "ext.tower": "TW-P2" },
};
const GAME = {
  id: "carcassonne",
  options: Object.entries(BOXES).flatMap(([box, switches]) =>
    Object.entries(switches).map(([name, rule]) => ({
      name,
      rule,
      default: "off",
      implied: [{ when: { expansions: box }, value: "on" }],
    })),
  ),
  expansions: Object.entries(BOXES).map(([id, switches]) => ({ id, options: Object.keys(switches) })),
};
const at = (moment, options) => rulesInForce(GAME, moment, options, isOn).filter((id) => !id.startsWith("CB-"));

test("all rules of a box are shown while all its parts are on", () => {
  for (const moment of ["place", "act", "end", "over"]) {
    const options = { expansions: ["hills-and-sheep", "tower", "king-and-robber"] };
    assert.deepEqual(rulesInForce(GAME, moment, options, isOn).sort(), rulesAt("carcassonne", moment, options).sort());
  }
});

test("rules of a part that is off are not shown", () => {
  const options = { expansions: ["hills-and-sheep", "abbey", "abbey-and-mayor"], "ext.shepherd": "off", "ext.abbey": "off" };
  assert.deepEqual(at("place", options), ["HS-H1"]);
  assert.deepEqual(at("act", options), ["AB-Y1", "AB-W1", "AB-B1"]);
  assert.deepEqual(at("end", options), ["HS-H4", "HS-V3", "AB-Y2", "AB-W2", "AB-W3", "AB-B3"]);
});

test("a box of one part has no rules without it, whatever their sections", () => {
  assert.deepEqual(at("act", { expansions: ["tower"], "ext.tower": "off" }), []);
});

test("parts whose rules have no letters share none", () => {
  assert.deepEqual(at("end", { expansions: ["king-and-robber"], "ext.king": "off" }), ["KR-2"]);
});

test("what the dragon eats is a rule of the dragon", () => {
  assert.deepEqual(at("end", { expansions: ["princess-and-dragon"], "ext.dragon": "off" }), ["PD-F3"]);
});

test("a part that is on without its box is shown", () => {
  assert.deepEqual(at("end", { "ext.hill": "on" }), ["HS-H4"]);
});

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
