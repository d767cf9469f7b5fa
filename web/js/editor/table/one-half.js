// Removes one of the two half tiles on a cell; the other one stays.

import { act } from "../../lib/controls.js";
import { turnedSide } from "../../lib/geometry.js";
import { list, t } from "../../lib/i18n.js";
import { reference } from "./table.js";

const HALF = ["S", "W"]; // sides of a half tile in canonical orientation
const ORDER = "NSEW"; // as they are named

/**
 * A button for each of the halves of a pair, which removes it; none for any other tile. `known`: the pair; `rotation`: how it lies;
 * `remove(n)`: of the halves.
 */
export const halvesToRemove = (known, rotation, remove) =>
  (known?.halves ?? []).map((half, n) => {
    const sides = HALF.map((side) => turnedSide(side, rotation + half.rotation)).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    const where = list(sides.map((side) => t(`side.${side}`)));
    const button = act("close", t("tile.remove-half", { where }), () => remove(n));
    button.dataset.act = `remove-half-${n}`;
    return button;
  });

/** The other half as it lies: {tile, rotation}. */
export function otherHalf({ halves }, rotation, n) {
  const { tile, rotation: by } = halves[1 - n];
  return { tile: tile.id, rotation: (rotation + by) % 360 };
}

/** Removes half `n` of the pair on a cell, with everything on it. */
export function removeHalf(table, cell, n) {
  const pair = table.tileAt(cell);
  const { tiles } = table;
  const known = tiles.get(pair.tile);
  const first = known.halves[0].tile.features.length;
  const stays = otherHalf(known, 0, n);
  const here = ({ x, y }) => x === cell[0] && y === cell[1];
  const numbers = (thing) => (thing.feature ? tiles.find(pair, thing.feature) : -1);
  const left = (thing) => {
    const i = here(thing) ? numbers(thing) : -1;
    if (i < 0) return [thing];
    if (Number(i >= first) === n) return [];
    return [{ ...thing, feature: reference(tiles.get(stays.tile), stays.rotation, n ? i : i - first) }];
  };
  table.edit((position) => {
    position.tiles = position.tiles.filter((one) => !here(one) || (one.tile === stays.tile && (one.rotation ?? 0) === stays.rotation));
    for (const list of ["figures", "tokens"]) position[list] = position[list].flatMap(left);
  });
}
