// Offline moves of the dragon: its walk, and whom it eats.

import { sameCell, seen } from "../../last-seen-table.js";
import { FAIRY } from "./figures.js";
import { scattered, shepherds } from "./flocks.js";
import { DRAGON, has, marksOf } from "./table.js";

const DRAGON_STEP = "dragon_step";
export const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // prettier-ignore
const LENGTH = 6; // of the dragon's walk (PD-M2)

/** The cells of the dragon's walk so far, its first included. */
const beenTo = ({ turn, tokens = [] }) => turn.walk ?? tokens.filter(({ kind }) => kind === DRAGON).map(({ x, y }) => [x, y]);

/** The cells that the dragon may enter next on a walk: up to six steps over tiles, none twice (PD-M2). */
function ways(now, tiles, been) {
  if (been.length > LENGTH) return [];
  const table = seen(now, tiles);
  const fairy = (cell) => (now.tokens ?? []).some((one) => one.kind === FAIRY && sameCell(one, cell)); // PD-F4
  const [x, y] = been.at(-1);
  return STEPS.map(([dx, dy]) => [x + dx, y + dy]).filter(
    (cell) => table.tileAt(cell) && !fairy(cell) && !been.some(([a, b]) => a === cell[0] && b === cell[1]),
  );
}

/** Whose step of the dragon it is: the player of its tile first, then each player in turn (PD-M2). */
function walker({ players, turn }, later, taken) {
  const ids = players.map(({ id }) => id);
  const first = ids.indexOf(turn.player) - (later && (turn.part ?? 1) === 1 ? 1 : 0);
  return ids.at((first + taken) % ids.length);
}

/** Every walk of the dragon from its cell, or rest of one, and every next step. */
export function walks({ now, tiles }) {
  const been = beenTo(now);
  if (!been.length || !marksOf(now).includes(DRAGON)) return [];
  const later = has(now, "pd.dragon_move", "after_scoring");
  if (later !== (now.turn.step === "place")) return [];
  const player = walker(now, later, been.length - 1);
  const all = (gone) => {
    const next = ways(now, tiles, gone);
    return next.length ? next.flatMap((cell) => all([...gone, cell])) : [gone.slice(been.length)];
  };
  return [
    ...all(been).map((path) => ({ type: DRAGON, player, path })),
    ...ways(now, tiles, been).map(([x, y]) => ({ type: DRAGON_STEP, player, x, y })),
  ];
}

/**
 * @param {any[] | undefined} tokens
 * @param {number[]} cell
 */
export const withDragon = (tokens = [], [x, y]) => [...tokens.filter(({ kind }) => kind !== DRAGON), { kind: DRAGON, value: null, x, y }];

/** The dragon eats the figures on its way except barns (PD-E1), and a shepherd's sheep are removed, too (HS-I1). */
export function walked(position, { path }, tiles) {
  const eaten = (one) => one.kind !== "barn" && path.some((cell) => sameCell(one, cell));
  const table = seen(position, tiles);
  const after = shepherds(position)
    .filter(eaten)
    .reduce((now, one) => scattered(now, table.regionOf(one), table), position);
  const { step } = position.turn ?? {};
  const marks = marksOf(position).filter((mark) => mark !== DRAGON);
  return {
    ...after,
    figures: (after.figures ?? []).filter((one) => !eaten(one)),
    tokens: path.length ? withDragon(after.tokens, path.at(-1)) : after.tokens,
    turn: {
      ...position.turn,
      ...(step === "place" ? { marks } : { step: "end", marks: [...marks, "flocked"] }),
      due: undefined,
      walk: undefined,
    },
  };
}

/** One step: the next player moves it on, or the walk is over. */
export function stepped(position, { x, y }, tiles) {
  const walk = [...beenTo(position), [x, y]];
  const after = walked(position, { path: [[x, y]] }, tiles);
  if (!ways(after, tiles, walk).length) return after;
  return { ...after, turn: { ...after.turn, marks: [...marksOf(after), DRAGON], due: [DRAGON], walk } };
}
