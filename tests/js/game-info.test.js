// What a game declares, where it is in play at a table.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { figuresOf, inPlay, lyingTokens } from "../../web/js/net/game-info.js";

const option = (name, implied) => ({ name, default: "off", values: ["off", "on"], implied });
const game = {
  figures: { meeple: { count: 7, goes_on: ["road"] } },
  options: [
    option("ext.dragon", [
      { when: { expansions: "dragon" }, value: "on" },
      { when: { expansions: "dragon", edition: "C31" }, value: "off" },
    ]),
    option("ext.barn", [{ when: { expansions: "abbey-and-mayor" }, value: "on" }]),
  ],
  expansions: [
    { id: "dragon", figures: {}, tokens: { dragon: [] }, lone: ["dragon"], placed: {}, switched: { dragon: "ext.dragon" } },
    {
      id: "abbey-and-mayor",
      figures: { mayor: {}, barn: {} },
      tokens: {},
      lone: [],
      placed: {},
      switched: { barn: "ext.barn" },
    },
  ],
};
const tokens = (options) => lyingTokens(game, options).map(({ kind }) => kind);

test("a printing without known rules has no dragon, unless it is switched on", () => {
  assert.deepEqual(tokens({ expansions: ["dragon"] }), ["dragon"]);
  assert.deepEqual(tokens({ expansions: ["dragon"], edition: "C31" }), []);
  assert.deepEqual(inPlay(game, { expansions: ["dragon"], edition: "C31" })[0].lone, []);
  assert.deepEqual(tokens({ expansions: ["dragon"], edition: "C31", "ext.dragon": "on" }), ["dragon"]);
});

test("a part that is switched off leaves its figures in the box", () => {
  assert.deepEqual(Object.keys(figuresOf(game, { expansions: ["abbey-and-mayor"] })), ["meeple", "mayor", "barn"]);
  assert.deepEqual(Object.keys(figuresOf(game, { expansions: ["abbey-and-mayor"], "ext.barn": "off" })), ["meeple", "mayor"]);
});

// ---- the members of the games' modules are those that the README of their folder lists ----

globalThis.document ??= { addEventListener() {}, documentElement: {} }; // the modules listen to it when they are loaded
const { declaredOffline } = await import("../../web/js/games/offline/declared.js");
const own = async (path) => Object.keys((await import(`../../web/js/games/${path}.js`)).default);

const readme = readFileSync(new URL("../../web/js/games/README.md", import.meta.url), "utf8");
const table = readme.split("## The module")[1].split("`play` is made by")[0];
const listed = new Set([...table.matchAll(/^\| `(\w+)/gm)].map(([, name]) => name));
const paths = ["amazonas", "carcassonne", "dorra/dorra-amazonas", "gold-rush"];
const declared = Object.keys(declaredOffline({ ...game, moves: {}, offline: {} }));
const there = new Set([...(await Promise.all(paths.map(own))).flat(), ...declared]);

test("each member is listed", () => assert.deepEqual([...there].filter((name) => !listed.has(name)).sort(), []));
test("each one that is listed is a member", () => assert.deepEqual([...listed].filter((name) => !there.has(name)).sort(), []));
