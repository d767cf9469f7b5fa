// The Amazon on the table: its number of spaces, where it ends, and the boats on it.

import { s } from "../lib/dom.js";
import { covered, spread } from "../tile/multi-cell.js";
import { drawFigure } from "../tile/figure.js";
import { SIZE } from "../tile/tile.js";

const EDGES = "NESW";
const STEPS = { __proto__: null, N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const FIRST = (players) => (players.length > 3 ? 8 : 16); // spaces of the start board
const [LANE, WIDE] = [0.2, 0.7]; // in cells: between the boats of two players, and of all of them
const SCALE = 0.52; // of a boat, as it lies on the river

export const STREAM = ["amazon", "amazon!", "double"];
export const BOAT = "boat";

export const boats = (position) => (position.figures ?? []).filter(({ kind }) => kind === BOAT);
export const typeOf = (tiles, id) => tiles.get(id)?.type;

/** The number of spaces of the river. */
export const lastSpace = (position, tiles) =>
  position.tiles.reduce((sum, { tile }) => {
    const type = typeOf(tiles, tile);
    return sum + STREAM.includes(type) + (type === "double");
  }, FIRST(position.players));

/** Where the river ends and its direction of flow: {end: [x, y], step: [dx, dy]}; null without a start board. */
export function riverEnd(position, tiles) {
  const start = position.tiles.find(({ tile }) => typeOf(tiles, tile) === "start");
  if (!start) return null;
  const cells = spread(position.tiles, tiles);
  const lies = new Map(cells.map((one) => [`${one.x},${one.y}`, one]));
  for (const cell of covered(start, tiles.get(start.tile))) {
    for (const edge of riverEdges(tiles.get(cell.tile), start.rotation)) {
      const step = STEPS[edge];
      let end = [cell.x + step[0], cell.y + step[1]];
      if (lies.get(`${end}`)?.of === start) continue;
      while (riverEdges(tiles.get(lies.get(`${end}`)?.tile), 0).length) end = [end[0] + step[0], end[1] + step[1]];
      return { end, step };
    }
  }
  return null;
}

/** The edges that the Amazon reaches on a tile as rotated. */
const riverEdges = (tile, rotation) =>
  (tile?.features ?? [])
    .filter(({ kind }) => kind === "amazon")
    .flatMap(({ edges }) => edges.map((edge) => EDGES[(EDGES.indexOf(edge) + rotation / 90) % 4]));

/** The cells of the Amazon from its source on: {course: [[x, y]], source: how many of them are the start board's, step}. */
function courseOf(position, tiles) {
  const river = riverEnd(position, tiles);
  if (!river) return null;
  const lies = new Map(spread(position.tiles, tiles).map((one) => [`${one.x},${one.y}`, one]));
  const { end, step } = river;
  const course = [];
  const before = (n) => [end[0] - n * step[0], end[1] - n * step[1]];
  for (let n = 1; riverEdges(tiles.get(lies.get(`${before(n)}`)?.tile), 0).length; n += 1) course.unshift(before(n));
  const source = course.filter((cell) => typeOf(tiles, lies.get(`${cell}`).of?.tile) === "start").length;
  return { course, source, step };
}

/** The point of the table, in cells, where the boat on a space is; `lane`: how far it is from the middle of the river. */
function pointOn({ course, source, step: [dx, dy] }, first, space, lane) {
  const along = space <= first ? ((space - 0.5) / first) * source : source + space - first - 0.5;
  const n = Math.min(Math.floor(along), course.length - 1);
  const [x, y] = course[n];
  const on = (d, across) => (d ? 0.5 + d * (along - n - 0.5) : 0.5 + across);
  return [x + on(dx, lane), y + on(dy, lane)];
}

/**
 * The boats as drawings on the river, each player's in a separate lane; words about them are next to the board.
 *
 * @param {Page.Table} position
 * @param {Page.Tiles} tiles
 * @param {(player: string) => string} colourOf
 */
export function afloat(position, tiles, colourOf) {
  const all = boats(position).filter(({ space }) => space);
  const river = all.length ? courseOf(position, tiles) : null;
  if (!river?.source) return [];
  const players = position.players ?? [];
  const apart = Math.min(LANE, WIDE / players.length);
  return all.map(({ player, space }) => {
    const lane = apart * (players.findIndex(({ id }) => id === player) - (players.length - 1) / 2);
    const [x, y] = pointOn(river, FIRST(players), space, lane);
    const transform = `translate(${x * SIZE} ${y * SIZE}) scale(${SCALE})`;
    return s(
      "g",
      { class: "board-afloat", "aria-hidden": "true", "pointer-events": "none", "data-boat": player, transform },
      s("g", { transform: "translate(0 12)" }, drawFigure({ colour: colourOf(player), kind: BOAT })),
    );
  });
}
