// Offline moves of single figures: abbot, wagon, fairy, phantom, little buildings.

import { sidesOf } from "../../../tile/words.js";
import { sameCell, seen } from "../../last-seen-table.js";
import { has, lastOf, marksOf, stands, withHeld } from "./table.js";

export const WAGON = "wagon";
export const FAIRY = "fairy";
const PHANTOM = "phantom";

/** The player's abbot may return instead of a deployment, from a feature that is not complete now (AT-R1, AT-R3). */
export function abbots({ now, tiles, mover: player }) {
  const last = lastOf(now);
  if (now.turn?.step !== "act" || !last) return [];
  const own = (now.figures ?? []).filter((one) => one.kind === "abbot" && one.player === player && !sameCell(one, last));
  return own.filter((one) => seen(now, tiles).around(one) < 8).map(({ x, y }) => ({ type: "retrieve", player, x, y }));
}

export const retrieved = (position, { player, x, y }) => ({
  ...position,
  figures: (position.figures ?? []).filter((one) => one.kind !== "abbot" || one.player !== player || !sameCell(one, [x, y])),
  turn: { ...position.turn, step: "end", marks: [...marksOf(position), "retrieved"] },
});

/** Without the player's wagon, wherever it stands; and nothing waits any more. */
export const withoutWagon = (position, player) => ({
  ...position,
  figures: (position.figures ?? []).filter((one) => one.player !== player || one.kind !== WAGON),
  turn: { ...position.turn, due: undefined },
});

/** A wagon drives on when its feature has been scored (AB-W2), or returns to its player. */
export function driven(position, { player, x, y, feature }) {
  const after = withoutWagon(position, player);
  return { ...after, figures: [...after.figures, { player, kind: WAGON, x, y, feature }] };
}

/** The fairy moves to a follower (PD-F1). */
export function flown(position, { player, x, y, figure }) {
  const there = figure ?? (position.figures ?? []).find((one) => one.player === player && sameCell(one, [x, y]));
  const beside = there && !has(position, "pd.fairy", "on_tile") ? { beside: { player, kind: there.kind } } : {};
  const tokens = (position.tokens ?? []).filter(({ kind }) => kind !== FAIRY);
  return { ...position, tokens: [...tokens, { kind: FAIRY, value: null, x, y, ...beside }], turn: { ...position.turn, step: "end" } };
}

/** The phantom is put in addition to the figure of the turn (PH-1). */
export function haunted(position, { player, x, y, feature }) {
  return { ...position, figures: [...(position.figures ?? []), { player, kind: PHANTOM, x, y, feature }] };
}

/** The free features of the tile just placed for a phantom that is in the supply, after another figure. */
export function phantoms({ now, tiles, mover: player }) {
  const last = lastOf(now);
  const laid = last && now.tiles.find((one) => sameCell(one, last));
  const played = now.options?.expansions?.includes(PHANTOM) || has(now, "ext.phantom", "on");
  if (!played || !laid || now.turn?.step !== "end" || marksOf(now).includes("taken")) return [];
  if ((now.figures ?? []).some((one) => one.kind === PHANTOM && one.player === player)) return [];
  return (tiles.get(laid.tile)?.features ?? [])
    .map((feature) => ({ kind: feature.kind, at: sidesOf(feature, laid.rotation ?? 0) }))
    .filter(({ kind }) => ["city", "road", "field", "monastery"].includes(kind))
    .map((feature) => ({ type: PHANTOM, player, kind: PHANTOM, x: last[0], y: last[1], feature }))
    .filter((move) => stands(now, tiles, move));
}

/** A little building is put on the tile just placed, instead of a figure (LB-1). */
export function builtUp(position, { player, kind, x, y }) {
  const left = position.held?.[player]?.[kind];
  const after = left === undefined ? position : withHeld(position, player, { [kind]: left - 1 });
  const marks = [...marksOf(position), "building"];
  return { ...after, tokens: [...(after.tokens ?? []), { kind, value: null, x, y }], turn: { ...after.turn, step: "end", marks } };
}

/** The little buildings that the player still has. */
export function buildings({ now, mover: player }) {
  const last = lastOf(now);
  if (now.turn?.step !== "act" || !last) return [];
  const left = (kind) => now.held?.[player]?.[kind] > 0;
  return ["watch", "house", "shed"].filter(left).map((kind) => ({ type: "building", player, kind, x: last[0], y: last[1] }));
}
