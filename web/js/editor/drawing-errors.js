// Translates the server's errors about an unfinished drawing: those that users cause while they draw. All others stay in English, as the
// API sends them.

import { h } from "../lib/dom.js";
import { list, named, t } from "../lib/i18n.js";

const CELL = /\((-?\d+), (-?\d+)\)/g;

// The server's sentence, the text key, and the names of its groups: `n` chooses a plural form, `cell` and `cells` become places, `village`
// and `villages` names, `species` its translation.
/** @type {[RegExp, ...string[]][]} */
const SENTENCES = [
  [/^a map has squares$/, "map.empty"],
  [/^(1|no) start squares?; a map has at least 2$/, "map.starts", "n"],
  [/^(\d+) squares? (?:is|are) disconnected from the start squares: (.*)$/, "map.apart", "n", "cells"],
  [/^a square lies at (\(.*\)) already: they overlap$/, "map.twice", "cell"],
  [/^the squares of a large city at (\(.*\)) and (\(.*\)) show different things$/, "map.city", "cell", "other"],
  [/^something was told of this edge already$/, "map.edge"],
  [/^a ferry has two ends, not (\d+)$/, "map.ferry", "n"],
  [/^beyond this edge lies the square \[(-?\d+, -?\d+)\]$/, "map.inland", "at"],
  [/^no square for tiles lies at (\(.*\))$/, "map.none", "cell"],
  [/^MP-S2: (\d+) squares take tiles, fewer than the (\d+) tiles recommended$/, "map.few", "squares", "tiles"],
  [/^must be a list that is not empty$/, "board.empty"],
  [/^there are 8 mission cards, not (\d+)$/, "board.missions", "n"],
  [/^no way leads from the rest of the board to (.*)$/, "board.apart", "villages"],
  [/^no village has the species (\w+)$/, "board.species", "species"],
  [/^these must be different villages$/, "board.different"],
  [/^another card has the white number (\d+)$/, "board.number-twice", "number"],
  [/^there are 28 cards: 0 to 6 in each of four colours$/, "board.numbers"],
  [/^must be a whole number from 0 to (\d+)$/, "whole", "most"],
];

/** A sentence of the server in the language of the page; `place({x, y})` names a cell, `village(id)` a village. */
export function inWords(said, { place = ({ x, y }) => `(${x}, ${y})`, village = (id) => id } = {}) {
  for (const [form, key, ...names] of SENTENCES) {
    const found = form.exec(said);
    if (found) return h("span", {}, t(`said.${key}`, told(names, found.slice(1), place, village)));
  }
  return h("span", { lang: "en" }, said);
}

function told(names, found, place, village) {
  const cells = (text) => list([...text.matchAll(CELL)].map(([, x, y]) => place({ x: Number(x), y: Number(y) })));
  const ways = {
    n: (text) => Number(text) || 0,
    cell: cells,
    other: cells,
    cells: (text) => cells(text) + (text.endsWith("...") ? " …" : ""),
    at: (text) => cells(`(${text})`),
    villages: (text) => list(text.split(", ").map(village)),
    species: (text) => named("dorra-amazonas.species", text),
  };
  return Object.fromEntries(names.map((name, i) => [name, (ways[name] ?? String)(found[i])]));
}
