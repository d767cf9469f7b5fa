// Finding tiles by words of this language, by their identifiers, or by the letters of their edges.

import { language, named } from "../lib/i18n.js";
import { marksOf, tileMarks } from "../tile/marks.js";
import { setOf } from "../tile/tile-library.js";
import { markName, tileName } from "../tile/words.js";
import { edgesOf, hasLetters, inARow } from "./edges.js";
import { setName } from "./facets.js";

/** Small letters without accents: "Câmp" is found with "camp", "Straße" with "strasse". */
export const plain = (text) =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");

/**
 * What can be searched for: names of features, one or several, of marks and of the set, other words for them, and the words of the
 * definition.
 */
function textOf(tile) {
  const kinds = tile.features.flatMap(({ kind }) => [named("kind", kind), named("kinds", kind), kind, named("also", kind)]);
  const marks = [...tile.features.flatMap(marksOf).map(([name]) => name), ...tileMarks(tile)];
  const set = setOf(tile);
  const names = marks.flatMap((name) => [markName(name), name, named("also", name)]);
  return plain([tileName(tile), tile.id, ...kinds, ...names, set ? setName(set) : ""].join(" "));
}

const texts = new WeakMap(); // tile -> [language, text]

function known(tile) {
  if (texts.get(tile)?.[0] !== language) texts.set(tile, [language, textOf(tile)]);
  return texts.get(tile)[1];
}

/** Whether some rotation of a tile has edges whose kinds begin with these letters in this language: German "swsw" for cities or roads, and fields. */
const hasInitials = (tile, letters) =>
  edgesOf(tile).some((edges) =>
    inARow(letters, (edge, letter) => [...edges[edge]].some((kind) => plain(named("kind", kind))[0] === letter)),
  );

/**
 * A test for tiles: whether each word of `wanted` occurs in the names of a tile, or is the letters of its edges, those of its definition or
 * of this language.
 */
export function search(wanted) {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return (tile) => {
    if (!words.length) return true;
    const text = known(tile);
    return words.every((word) => text.includes(word) || hasLetters(tile, word) || hasInitials(tile, word));
  };
}
