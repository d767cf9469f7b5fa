// What distinguishes tiles at a glance, apart from their edges: inner features, marks, sets. All of it comes from the definitions.

import { has, named, t } from "../lib/i18n.js";
import { marksOf, tileMarks } from "../tile/marks.js";
import { setOf } from "../tile/tile-library.js";
import { markName } from "../tile/words.js";
import { edgeKinds } from "./edges.js";

/** The name of a set in this language. */
export const setName = ({ id, name }) => (has(`catalog.${id}`) ? t(`catalog.${id}`) : (name ?? id));

/** {key: {words, of}} of a tile: its inner features, its marks, its set. */
function facetsOf(tile, edges) {
  const kinds = tile.features.map(({ kind }) => kind).filter((kind) => !edges.has(kind));
  const marks = [...tile.features.flatMap(marksOf).map(([name]) => name), ...tileMarks(tile)];
  const set = setOf(tile);
  return new Map([
    ...kinds.map((kind) => [`kind ${kind}`, () => named("kind", kind)]),
    ...marks.map((mark) => [`mark ${mark}`, () => markName(mark)]),
    ...(set ? [[`set ${set.id}`, () => setName(set)]] : []),
  ]);
}

const ORDER = ["kind", "mark", "set"];

/** [{key, words, has(tile)}]: what some of the tiles have and others do not; inner features first, sets last. */
export function facets(tiles) {
  const edges = new Set(edgeKinds(tiles));
  const each = new Map(tiles.map((tile) => [tile.id, facetsOf(tile, edges)]));
  const found = new Map();
  for (const own of each.values()) for (const [key, words] of own) found.set(key, { key, words, count: (found.get(key)?.count ?? 0) + 1 });
  const place = ({ key }) => ORDER.indexOf(key.split(" ")[0]);
  return [...found.values()]
    .filter(({ count }) => count < tiles.length)
    .sort((a, b) => place(a) - place(b) || b.count - a.count)
    .map(({ key, words }) => ({ key, words: words(), has: (tile) => each.get(tile.id)?.has(key) ?? false }));
}
