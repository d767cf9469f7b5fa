// The members of the games' modules are those that the README of their folder lists.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

globalThis.document = { addEventListener() {}, documentElement: {} }; // the modules listen to it when they are loaded
const own = async (path) => Object.keys((await import(`../../web/js/games/${path}.js`)).default);

const readme = readFileSync(new URL("../../web/js/games/README.md", import.meta.url), "utf8");
const table = readme.split("## The module")[1].split("`play` is made by")[0];
const listed = new Set([...table.matchAll(/^\| `(\w+)/gm)].map(([, name]) => name));
const paths = ["amazonas", "carcassonne", "dorra/dorra-amazonas", "gold-rush"];
const there = new Set((await Promise.all(paths.map(own))).flat());

test("each member is listed", () => assert.deepEqual([...there].filter((name) => !listed.has(name)).sort(), []));
test("each one that is listed is a member", () => assert.deepEqual([...listed].filter((name) => !there.has(name)).sort(), []));
