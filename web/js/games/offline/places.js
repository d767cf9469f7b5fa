// Where a declared move may point: the first word of `at` lists places {x, y, feature?, figure?}, the others narrow them down.

import { reaches, sameCell, seen } from "../last-seen-table.js";
import { minded } from "./figures.js";
import { lastOf, rowsAt, shows } from "./rows.js";

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // prettier-ignore
const FAR = 3; // cells in a line
const AROUND = 8; // cells around one

/** Everything of its kind on the table. */
const ALL = {
  __proto__: null,
  tiles: ({ now, tiles }, { of }) =>
    seen(now, tiles)
      .cells.filter((laid) => !of || of.some((mark) => shows(tiles.get(laid.tile), mark)))
      .map(({ x, y }) => ({ x, y })),
  figures: ({ now }, { of }) =>
    (now.figures ?? [])
      .filter(({ kind, x, point }) => x !== undefined && !point && (!of || of.includes(kind)))
      .map(({ player, kind, x, y, feature }) => ({ x, y, feature, figure: { player, kind, x, y, feature } })),
  features: ({ now, tiles }, { of }) => {
    const table = seen(now, tiles);
    const found = table.regions.all().filter(({ kind }) => !of || of.includes(kind));
    return found.flatMap(({ pieces }) =>
      pieces.map(({ x, y, index }) => ({ x, y, feature: tiles.reference(table.tileAt([x, y]), index) })),
    );
  },
  captives: ({ now, mover }) =>
    Object.entries(now.held ?? {}).flatMap(([holder, { prisoners = [] }]) =>
      prisoners.filter(({ player }) => player === mover).map((figure) => ({ holder, figure })),
    ),
  cells: ({ now, tiles }, { token, walk }) => {
    const been = beenTo(now, token);
    if (!been.length || been.length > walk) return [];
    const [x, y] = been.at(-1);
    const gone = ({ x, y }) => been.some(([a, b]) => a === x && b === y);
    return STEPS.map(([dx, dy]) => ({ x: x + dx, y: y + dy })).filter((one) => seen(now, tiles).tileAt([one.x, one.y]) && !gone(one));
  },
};

/** The cells of the walk of a token so far, its first included. */
export const beenTo = ({ turn, tokens = [] }, token) => turn.walk ?? tokens.filter(({ kind }) => kind === token).map(({ x, y }) => [x, y]);

const apart = ({ x, y }, [a, b]) => [Math.abs(x - a), Math.abs(y - b)];

const distance = (place, last) => Math.max(...apart(place, last));

const inLine = (place, last) => {
  const [dx, dy] = apart(place, last);
  return (!dx || !dy || dx === dy) && distance(place, last) > 0 && distance(place, last) <= FAR;
};

/** Whether the feature of a place is unfinished; one without sides is finished when it is surrounded. */
const isOpen = (place, table) => Boolean(table.regionOf(place)?.open || (!place.feature?.at?.length && table.around(place) < AROUND));

/** Whether a place is one of these; `last`: the cell of the tile just placed. */
const IS = {
  __proto__: null,
  own: (place, { mover }) => place.figure?.player === mover,
  others: (place, { mover }) => place.figure?.player !== mover,
  last: (place, { last }) => sameCell(place, last),
  away: (place, { last }) => !sameCell(place, last),
  near: (place, { last }) => distance(place, last) <= 1,
  line: (place, { last }) => inLine(place, last),
  joined: (place, { table, last }) => reaches(table.regionOf(place), last),
  free: (place, { game, now, table }) => !minded(rowsAt(game, now), table, now, place).length,
  open: (place, { table }) => isOpen(place, table),
  closed: (place, { table }) => !isOpen(place, table),
};

const OF_THE_LAST = new Set(["last", "away", "near", "line", "joined"]);

/** Whether no token of some kinds is on the feature, or the cell, of a place. */
function isClear({ x, y, feature }, table, kinds, { tokens = [] }) {
  const region = feature && table.regionOf({ x, y, feature });
  return !tokens.some((one) => kinds.includes(one.kind) && (region ? table.regionOf(one) === region : sameCell(one, [x, y])));
}

/** The places for a row; [null] if it has none to choose. @param {{ now: any, tiles: any, mover: string }} play */
export function placesOf(play, row) {
  const [all, ...words] = row.at ?? [];
  if (!all) return [null];
  const { now, tiles } = play;
  const table = seen(now, tiles);
  const last = lastOf(now);
  if (!last && words.some((word) => OF_THE_LAST.has(word))) return [];
  return (ALL[all]?.(play, row) ?? [])
    .filter((place) => words.every((word) => IS[word]?.(place, { ...play, table, last })))
    .filter((place) => !row.clear || isClear(place, table, row.clear, now))
    .map((place) => (last ? { ...place, distance: distance(place, last) } : place));
}
