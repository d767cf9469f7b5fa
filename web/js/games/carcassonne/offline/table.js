// What offline moves of several expansions ask of the table as last seen.

import { seen } from "../../last-seen-table.js";

export const SHEPHERD = "shepherd";
export const DRAGON = "dragon";
export const TOWER = "tower";
export const CASTLES = "castles-in-germany";
export const COMPANY = new Set(["builder", "pig"]); // deployed only next to a follower of the same player

/** An option of the table, or its default. */
export const optionOf = ({ game, now }, name) => now.options?.[name] ?? game.options.find((one) => one.name === name)?.default;

export const has = (position, name, value) => position.options?.[name] === value;

/** Whether a box is in play, or the part of it that can be switched on alone. */
export const inPlay = (position, box, part) => Boolean(position.options?.expansions?.includes(box) || has(position, part, "on"));

export const dragons = (position) => inPlay(position, DRAGON, "ext.dragon");
export const marksOf = ({ turn }) => turn?.marks ?? [];
export const lastOf = ({ turn }) => turn?.placed?.at(-1);
export const within = (table, region) => (one) => region && table.regionOf(one) === region;

/** Whether a tile has a mark: a volcano, a dragon. */
export const marked = (tiles, laid, mark) => Boolean(laid && tiles.get(laid.tile)?.marks?.some((one) => one.mark === mark));

/** Nothing waits any more. */
export const answered = (position) => ({ ...position, turn: { ...position.turn, due: undefined } });

/** A knight is sent home (PD-Q1). */
export function taken(position, { figure }) {
  const same = (one) => ["player", "kind", "x", "y"].every((key) => one[key] === figure[key]);
  const gone = (position.figures ?? []).findIndex(same);
  return { ...position, figures: (position.figures ?? []).filter((_, i) => i !== gone), turn: { ...position.turn, step: "end" } };
}

export const withHeld = (position, player, things) => ({
  ...position,
  held: { ...position.held, [player]: { ...position.held?.[player], ...things } },
});

/**
 * Whether a figure may be deployed: not on an occupied feature, except builder and pig, which need a follower of their player there (TB-B1,
 * TB-B3).
 */
export function stands(position, tiles, { player, kind, x, y, feature }) {
  const table = seen(position, tiles);
  const region = table.regionOf({ x, y, feature });
  if (dragons(position) && marked(tiles, table.tileAt([x, y]), "volcano")) return false; // PD-M1
  const there = (position.figures ?? []).filter((one) => one.x !== undefined && within(table, region)(one));
  if (kind === SHEPHERD) return !there.some((one) => one.kind === SHEPHERD); // HS-F3
  const people = there.filter((one) => one.kind !== SHEPHERD);
  if (!COMPANY.has(kind)) return !people.length;
  return people.some((one) => one.player === player && !COMPANY.has(one.kind)) && (kind !== "builder" || region.open);
}
