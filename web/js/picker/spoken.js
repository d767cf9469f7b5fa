// Names of tiles for screen readers, which distinguish any two different tiles of a list.

import { language, t } from "../lib/i18n.js";
import { marksOf, tileMarks } from "../tile/marks.js";
import { setOf } from "../tile/tile-library.js";
import { featureName, featureNames, markName } from "../tile/words.js";
import { setName } from "./facets.js";

const isGround = ({ halves }) => Boolean(halves);
const counted = (name, n) => (n > 1 ? t("token.stack", { n, token: name }) : name);

/** Names of a tile, each more exact than the one before. */
const LEVELS = [
  (tile) => described(tile, (feature) => (isGround(feature) && tile.features.length > 1 ? null : featureName(feature))),
  (tile) => described(tile, (_, i) => featureNames(tile)[i]),
  (tile) => exact(tile, describedFully(tile)),
  (tile) => exact(tile, setOf(tile) ? setName(setOf(tile)) : ""),
  (tile) => exact(tile, tile.id),
];

function described(tile, nameOf) {
  const marks = (feature) => marksOf(feature).map(([name, n]) => counted(markName(name), n));
  const features = tile.features.map((feature, i) => {
    const name = nameOf(feature, i);
    const more = marks(feature);
    return more.length ? `${name ?? featureName(feature)} (${more.join(", ")})` : name;
  });
  return [...features.filter(Boolean), ...tileMarks(tile).map(markName)].join("; ");
}

const exact = (tile, more) => `${LEVELS[1](tile)} (${more})`;

/** What only the definition has: values of marks, cells of a large tile, the cities of a field. */
const describedFully = (tile) =>
  [
    ...(tile.marks ?? []).flatMap((mark) =>
      Object.entries(mark)
        .filter(([name]) => name !== "mark")
        .map(([, value]) => value),
    ),
    tile.type,
    tile.cells ? `${tile.cells.length}` : null,
  ]
    .filter(Boolean)
    .join(", ");

const KEPT = 4; // lists whose names are kept: every turn has the same one
const kept = new Map();

/** id -> name of all tiles of a list. */
export function spokenNames(tiles) {
  const key = [language, ...tiles.map(({ id }) => id)].join(" ");
  const names = kept.get(key) ?? namesOf(tiles);
  kept.delete(key);
  kept.set(key, names);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value);
  return new Map(names);
}

/** A sentence of the referee with the names of these tiles instead of their ids. */
export const withTiles = (sentence, { all }) =>
  sentence.replace(/[a-z0-9-]+\/\S*[^\s.,:;)]/g, (id) => {
    const words = spokenNames(all).get(id);
    return words ? t("quoted", { words }) : id;
  });

function namesOf(tiles) {
  const names = new Map();
  let unnamed = tiles;
  for (const nameOf of LEVELS) {
    const groups = new Map();
    for (const tile of unnamed) groups.set(nameOf(tile), [...(groups.get(nameOf(tile)) ?? []), tile]);
    unnamed = [];
    for (const [name, group] of groups) {
      if (group.length === 1 || nameOf === LEVELS.at(-1)) for (const tile of group) names.set(tile.id, name);
      else unnamed.push(...group);
    }
  }
  return names;
}
