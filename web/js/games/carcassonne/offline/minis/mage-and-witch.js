// Mage and witch, offline: which of the two moves, and where to.

import { seen } from "../../../last-seen-table.js";
import { inPlay, shows, withMark, withoutMarks } from "./in-play.js";

export const MAGIC = new Set(["road", "city"]); // kinds of feature for the two

export const MAGE = "mage"; // also the mark of a tile, and of a turn with one

export const WIZARDS = [MAGE, "witch"];

export const APART = "apart"; // mark of a turn whose tile joined the features of both

export const magic = (position) => inPlay(position, "mage-and-witch", "ext.mage_witch");

export const wizards = ({ tokens = [] }) => tokens.filter(({ kind }) => WIZARDS.includes(kind));

/** The parts of unfinished roads and cities without either of the two (MW-1). */
export function goals(position, tiles) {
  const table = seen(position, tiles);
  const taken = new Set(wizards(position).map(table.regionOf));
  const free = table.regions.all().filter((region) => MAGIC.has(region.kind) && region.open && !taken.has(region));
  const laid = ({ x, y }) => table.tileAt([x, y]);
  return free.flatMap(({ pieces }) => pieces.map(({ x, y, index }) => ({ x, y, feature: tiles.reference(laid({ x, y }), index) })));
}

/** Whether both are on one feature. */
function together(position, tiles) {
  const [one, two] = wizards(position).map(seen(position, tiles).regionOf);
  return Boolean(one && one === two);
}

/** A mage tile moves one of the two (MW-1), and so does one that joins their features (MW-2). */
export function enchanted(before, after, { tile }, tiles) {
  if (!magic(after)) return after;
  if (shows(tiles.get(tile), MAGE)) return wizards(after).length || goals(after, tiles).length ? withMark(after, MAGE) : after;
  return together(after, tiles) && !together(before, tiles) ? withMark(after, APART) : after;
}

export const moved = (position, { type, x, y, feature, remove }) => {
  const others = (position.tokens ?? []).filter(({ kind }) => kind !== type);
  const tokens = remove ? others : [...others, { kind: type, value: null, x, y, feature }];
  return withoutMarks({ ...position, tokens }, MAGE, APART);
};
