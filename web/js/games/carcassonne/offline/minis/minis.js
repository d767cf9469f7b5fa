// The small expansions, offline: what the tile just placed requires before any figure.

import { sameCell } from "../../../last-seen-table.js";
import { flown } from "./flying-machines.js";
import { GOLD, MINE, beside, mined, mines, put } from "./gold-mines.js";
import { inPlay, marksOf, shows } from "./in-play.js";
import { APART, MAGE, WIZARDS, enchanted, goals, magic, moved, wizards } from "./mage-and-witch.js";
import { ROBBER, lured, robberOffers, robbers, stationed, waitsForRobbers } from "./robbers.js";

const FESTIVAL = "festival"; // mark of a tile, and power
const NO_FOLLOWERS = ["builder", "pig", "shepherd", "barn"];

/** Whether placing a tile requires another move before any figure. */
export const first = (position, tile) =>
  (mines(position) && shows(tile, MINE)) || (magic(position) && shows(tile, MAGE)) || (robbers(position) && shows(tile, ROBBER));

/** After the placement of a tile: what it brings, and what it requires at once. */
export const arrived = (before, after, move, tiles) => lured(enchanted(before, mined(after, move, tiles), move, tiles), move, tiles);

/** The own figures that a player may take back after placing a festival, instead of a figure (FE-1). */
export function festivals({ now, tiles, mover: player }) {
  const last = now.turn?.placed?.at(-1);
  const laid = last && now.tiles.find((one) => sameCell(one, last));
  if (!laid || now.turn?.step !== "act" || !inPlay(now, FESTIVAL, "ext.festival") || !shows(tiles.get(laid.tile), FESTIVAL)) return [];
  const takes = ({ kind, point }) => now.options?.["fe.take"] !== "follower" || (!point && !NO_FOLLOWERS.includes(kind));
  return (now.figures ?? [])
    .filter((one) => one.player === player && takes(one))
    .map((figure) => ({ type: "take", player, by: FESTIVAL, figure }));
}

/** What has to be done at once after a placement; []: nothing. */
export function dueAtOnce({ now, tiles, mover: player }) {
  const marks = marksOf(now);
  if (waitsForRobbers(now)) return robberOffers(now, player);
  if (marks.includes(GOLD)) return beside(now).map(({ x, y }) => ({ type: GOLD, player, x, y }));
  if (!marks.includes(MAGE) && !marks.includes(APART)) return [];
  const found = goals(now, tiles);
  if (found.length) return WIZARDS.flatMap((type) => found.map((one) => ({ type, player, ...one })));
  return wizards(now).map(({ kind }) => ({ type: kind, player, remove: true }));
}

export const miniDeeds = { robber: stationed, gold: put, mage: moved, witch: moved, fly: flown };
