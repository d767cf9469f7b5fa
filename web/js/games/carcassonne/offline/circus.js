// Under the Big Top, offline: where the big top goes, and pyramids of acrobats.

import { sameCell } from "../../last-seen-table.js";

const TENT = "big_top";
const ANIMAL = "animal";
const PYRAMID = "pyramid";
const FULL = 3; // acrobats (BT-A1)
const VALUES = [1, 3, 4, 5, 6, 7]; // of animal tokens (BT-S1)
const NO_FOLLOWERS = new Set(["builder", "pig", "barn", "shepherd"]);

/** Whether an expansion is in play, by its id or its option. */
const inPlay = ({ options }, option) =>
  options?.[option] === "on" || Boolean(options?.expansions?.includes("under-the-big-top") && options?.[option] !== "off");
const shows = (tile, mark) => Boolean(tile?.marks?.some((one) => one.mark === mark));
const near = (one, [x, y]) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) <= 1;
const tentOf = ({ tokens = [] }) => tokens.find(({ kind }) => kind === TENT);

/** The big top on a cell, on a new token. */
function withTent(position, { x, y }) {
  const others = (position.tokens ?? []).filter(({ kind }) => kind !== TENT && kind !== ANIMAL);
  return { ...position, tokens: [...others, { kind: ANIMAL, value: null, x, y }, { kind: TENT, value: null, x, y }] };
}

/** After the placement of a tile: the first circus tile brings the big top (BT-T2). */
export const pitched = (position, move, tiles) =>
  inPlay(position, "ext.big_top") && shows(tiles.get(move.tile), "circus") && !tentOf(position) ? withTent(position, move) : position;

/** The meeples of the pyramid on a cell. */
const acrobats = ({ figures = [] }, cell) => figures.filter((one) => one.feature?.kind === PYRAMID && sameCell(one, cell));

/** A pyramid is scored and its meeples return (BT-A2); its points follow from the server. */
const scored = (position, { x, y }) => ({
  ...position,
  figures: (position.figures ?? []).filter((one) => !acrobats(position, [x, y]).includes(one)),
  turn: { ...position.turn, step: "end" },
});

/** The token is turned up, and the big top moves to the circus tile just placed (BT-T3); what comes next follows from the server. */
function shown(position) {
  const [x, y] = position.turn?.placed?.at(-1) ?? [];
  return { ...(x === undefined ? position : withTent(position, { x, y })), turn: { ...position.turn, due: undefined } };
}

/** What a player may do with pyramids in place of a figure: join one near the tile just placed, or score a full one. */
export function pyramids({ now, tiles, mover: player }) {
  const last = now.turn?.placed?.at(-1);
  if (!inPlay(now, "ext.acrobats") || now.turn?.step !== "act" || !last) return [];
  return now.tiles
    .filter((laid) => shows(tiles.get(laid.tile), "acrobats"))
    .flatMap(({ x, y }) => {
      const count = acrobats(now, [x, y]).length;
      if (count >= FULL) return [{ type: PYRAMID, player, x, y }];
      return near({ x, y }, last) ? [{ type: "deploy", player, kind: "meeple", x, y, feature: { kind: PYRAMID } }] : [];
    });
}

/** The token that has to be turned up, if the game waits for it. */
export function turnsUp({ now, mover: player }) {
  const tent = tentOf(now);
  const due = (now.turn?.due ?? [])[0]?.startsWith(TENT);
  const around = ({ kind, x, y, point }) => !point && x !== undefined && !NO_FOLLOWERS.has(kind) && near({ x, y }, [tent.x, tent.y]);
  if (!due || !tent || !(now.figures ?? []).some(around)) return [];
  return VALUES.map((value) => ({ type: "tent", player, value }));
}

export const circusDeeds = { tent: shown, pyramid: scored };
