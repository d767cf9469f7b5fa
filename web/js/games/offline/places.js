// Where a declared move may point: the first word of `at` lists places {x, y, feature?, figure?}, the others narrow them down.

import { reaches, sameCell, seen } from "../last-seen-table.js";
import { isBarred, isFollower, minded } from "./figures.js";
import { lastOf, rowsAt, shows } from "./rows.js";

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // prettier-ignore
const WAYS = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]]; // prettier-ignore
const NAMES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
const FAR = 3; // cells in a line
const AROUND = 8; // cells around one

/** The rows in force; `rows`: where they are known without the game. @param {{ rows?: any, game?: any, now: any }} play */
const rowsIn = ({ rows, game, now }) => rows ?? rowsAt(game, now);

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
  prisoners: ({ now, mover }) =>
    Object.entries(now.held ?? {}).flatMap(([holder, { prisoners = [] }]) =>
      prisoners.filter(({ player }) => player === mover).map((figure) => ({ holder, figure })),
    ),
  cells: (play, { token, walk }) => {
    const { now, tiles } = play;
    const been = beenTo(now, token);
    if (!been.length || been.length > walk) return [];
    const [x, y] = been.at(-1);
    const gone = ({ x, y }) => been.some(([a, b]) => a === x && b === y);
    const enters = (laid) => Boolean(laid) && !isBarred(rowsIn(play), laid);
    return STEPS.map(([dx, dy]) => ({ x: x + dx, y: y + dy })).filter(
      (one) => enters(seen(now, tiles).tileAt([one.x, one.y])) && !gone(one),
    );
  },
};

/** The cells of the walk of a token so far, its first included. */
export const beenTo = ({ turn, tokens = [] }, token) => turn.walk ?? tokens.filter(({ kind }) => kind === token).map(({ x, y }) => [x, y]);

const apart = ({ x, y }, [a, b]) => [Math.abs(x - a), Math.abs(y - b)];

const distance = (place, last) => Math.max(...apart(place, last));

/** The direction [dx, dy] that a mark of the tile just placed shows, turned with it; null: it shows none. */
function wayOf({ tiles }, table, last, mark) {
  const laid = table.tileAt(last);
  const named = laid && tiles.get(laid.tile)?.marks?.find((one) => one.mark === mark)?.direction;
  return named ? WAYS[(NAMES.indexOf(named) + (laid.rotation ?? 0) / 45) % WAYS.length] : null;
}

/** Whether a place is in a line with the tile just placed, in the direction that the mark of the row shows. */
function inLine({ x, y }, { play, table, last, shows: mark }) {
  const [dx, dy] = [x - last[0], y - last[1]];
  const far = Math.max(Math.abs(dx), Math.abs(dy));
  const way = wayOf(play, table, last, mark);
  const straight = !dx || !dy || Math.abs(dx) === Math.abs(dy);
  return straight && far > 0 && far <= FAR && (!way || (way[0] * far === dx && way[1] * far === dy));
}

/** Whether the feature of a place is unfinished; one without sides is finished when it is surrounded. */
export const isOpen = (place, table) =>
  Boolean(table.regionOf(place)?.open || (!place.feature?.at?.length && table.around(place) < AROUND));

/** Whether a place is one of these; `last`: the cell of the tile just placed. */
const IS = {
  __proto__: null,
  own: (place, { mover }) => place.figure?.player === mover,
  others: (place, { mover }) => place.figure?.player !== mover,
  followers: ({ figure }, { play }) => isFollower(rowsIn(play), figure.kind),
  last: (place, { last }) => sameCell(place, last),
  away: (place, { last }) => !sameCell(place, last),
  near: (place, { last }) => distance(place, last) <= 1,
  line: (place, known) => inLine(place, known),
  joined: (place, { table, last }) => reaches(table.regionOf(place), last),
  free: (place, { play, now, table }) => !minded(rowsIn(play), table, now, place).length,
  open: (place, { table }) => isOpen(place, table),
  closed: (place, { table }) => !isOpen(place, table),
};

const OF_THE_LAST = new Set(["last", "away", "near", "line", "joined"]);

/** Whether no token of some kinds is on the feature of a place or, if it is on none, on its cell. */
function isClear({ x, y, feature }, table, kinds, { tokens = [] }) {
  const region = feature && table.regionOf({ x, y, feature });
  const there = (one) => (one.feature ? Boolean(region) && table.regionOf(one) === region : sameCell(one, [x, y]));
  return !tokens.some((one) => kinds.includes(one.kind) && there(one));
}

/** Whether as many figures are on such a feature of the tile of a place as there must be. */
const isHeld = ({ x, y }, standing, { figures = [] }) =>
  Object.entries(standing).every(([kind, [least, most]]) => {
    const there = figures.filter((one) => one.feature?.kind === kind && sameCell(one, [x, y])).length;
    return there >= least && there <= most;
  });

/** The places for a row; [null] if it has none to choose. @param {{ rows?: any, game?: any, now: any, tiles: any, mover: string }} play */
export function placesOf(play, row) {
  const [all, ...words] = row.at ?? [];
  if (!all) return [null];
  const { now, tiles } = play;
  const table = seen(now, tiles);
  const last = lastOf(now);
  if (!last && words.some((word) => OF_THE_LAST.has(word))) return [];
  return (ALL[all]?.(play, row) ?? [])
    .filter((place) => words.every((word) => IS[word]?.(place, { ...play, play, table, last, shows: row.shows })))
    .filter(({ feature }) => !row.on || row.on.includes(feature?.kind))
    .filter(({ x, y }) => !row.figure || !isBarred(rowsIn(play), table.tileAt([x, y])))
    .filter((place) => !row.clear || isClear(place, table, row.clear, now))
    .filter((place) => !row.standing || isHeld(place, row.standing, now))
    .map((place) => (last ? { ...place, distance: distance(place, last) } : place));
}
