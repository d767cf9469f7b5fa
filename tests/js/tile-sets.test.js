// The order of names in lists of boxes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { byName, shippedSets } from "../../web/js/games/tile-sets.js";

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
