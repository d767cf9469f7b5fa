// Where the declared kinds of figure may be put down.

import { marksOf } from "../../tile/marks.js";
import { sameCell, seen, reaches } from "../last-seen-table.js";
import { shows } from "./rows.js";

const AT_POINT = [[0, 0, "NL"], [-1, 0, "NR"], [-1, -1, "ER"], [0, -1, "SR"]]; // prettier-ignore
const FIELD = "field";

/** Whether a figure that stands on a point between tiles is in a region: one of the fields there. */
const onPoint = (table, region) => ({ point: [x, y] }) =>
  AT_POINT.some(([dx, dy, half]) => table.regionOf({ x: x + dx, y: y + dy, feature: { kind: FIELD, at: [half] } }) === region); // prettier-ignore

const is = (rows, kind, how) => rows.figures.some((row) => row.figure === kind && row[how]);

/** Whether a kind is one of followers: it needs no other figure of its player, and minds others. */
export const isFollower = (rows, kind) => !is(rows, kind, "joins") && !is(rows, kind, "apart");

/** The figures on the feature of a place that others mind: not those that mind only their own kind. */
export function minded(rows, table, { figures = [] }, place) {
  const region = table.regionOf(place);
  const there = figures.filter((one) => one.x !== undefined && region && table.regionOf(one) === region);
  return there.filter(({ kind }) => !is(rows, kind, "apart"));
}

/** Whether no figure ever stands on a tile. */
export const isBarred = (rows, { tile }) => rows.tiles.some((row) => row.bars && tile.startsWith(row.tile));

/** Whether no figure is put on a tile that was just placed. */
const keepsOff = (rows, laid, tiles) =>
  isBarred(rows, laid) || rows.marks.some(({ mark, bars }) => bars && shows(tiles.get(laid.tile), mark));

/** Whether a feature has the mark that a kind of figure needs. */
export function hasItsMark(rows, kind, feature) {
  const own = rows.figures.find((row) => row.figure === kind && row.mark)?.mark;
  return !own || marksOf(feature ?? {}).some(([name]) => name === own);
}

/** Whether a figure may be deployed: on a feature without others, unless its kind joins those of its player, or minds only its own kind. */
export function stands(rows, position, tiles, move) {
  const { player, kind, x, y, feature } = move;
  const table = seen(position, tiles);
  const laid = table.tileAt([x, y]);
  if (laid && keepsOff(rows, laid, tiles)) return false;
  if (!hasItsMark(rows, kind, laid && tiles.get(laid.tile).features[tiles.find(laid, feature)])) return false;
  const region = table.regionOf({ x, y, feature });
  const there = (position.figures ?? []).filter((one) => one.x !== undefined && region && table.regionOf(one) === region);
  if (is(rows, kind, "apart")) return !there.some((one) => one.kind === kind);
  if (region && (position.figures ?? []).filter(({ point }) => point).some(onPoint(table, region))) return false;
  const others = minded(rows, table, position, { x, y, feature });
  if (!is(rows, kind, "joins")) return !others.length;
  return others.some((one) => one.player === player && !is(rows, one.kind, "joins")) && (!is(rows, kind, "open") || Boolean(region?.open));
}

/** The marks that a tile brings which extends the feature of a figure of its player: a second part of the turn. */
export function marksOfMore(rows, { figures = [] }, after, tiles, { player, x, y }) {
  const table = seen(after, tiles);
  const cell = /** @type {[number, number]} */ ([x, y]);
  const extended = (one) => one.player === player && !sameCell(one, cell) && reaches(table.regionOf(one), cell);
  const more = rows.figures.filter(({ again }) => again);
  return more.filter((row) => figures.some((one) => one.kind === row.figure && extended(one))).map(({ again }) => again);
}
