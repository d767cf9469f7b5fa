// The look of a kind of feature or of a mark: from the data in appearance-data.js, or else derived from its name, always the same. Kinds differ by
// pattern as well as by colour.

import { KINDS, MARKS, STREWN } from "./appearance-data.js";

const TONES = 8;

/** A number derived from a name, the same everywhere. */
const number = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** {as, tone, d, dash} of a kind of a game; `shape`: "line", "point", "ground" (an area given by half-edges) or "area". */
export function lookOf(kind, shape, game = "") {
  const known = KINDS[`${game}/${kind}`] ?? KINDS[kind] ?? {};
  const n = number(kind);
  const signs = Object.keys(STREWN);
  const usual = { line: "line", point: "spot", ground: "ground", area: "block" }[shape];
  return {
    as: fitting(known.as, shape) ?? usual,
    tone: known.tone ?? n % TONES,
    d: STREWN[known.sign ?? signs[Math.floor(n / TONES) % signs.length]],
    dash: `${4 + (n % 3) * 4} ${3 + (n % 2) * 3}`,
  };
}

const DRAWS = {
  __proto__: null,
  line: ["road", "rail", "line", "water", "stream"],
  point: ["monastery", "garden", "spot"],
  ground: ["meadow", "ground", "lake", "town", "block"],
  area: ["town", "block", "lake", "ground"],
};

/** A look only if it suits the shape: a city of one game is a whole area, of another a house. */
const fitting = (as, shape) => (DRAWS[shape].includes(as) ? as : undefined);

/** The sign of a mark: a path, or null for its first letters. */
export const signOf = (mark, game = "") => MARKS[`${game}/${mark}`] ?? MARKS[mark] ?? null;

/** The name under which a mark of a tile has a sign: with its direction or type, if there is a sign for each. */
export const signName = (one) => {
  const full = `${one.mark}:${one.direction ?? one.type}`;
  return MARKS[full] ? full : (one.mark ?? one);
};

/** The shape of a feature: its outline identifies lines, its sides distinguish ground from other areas. */
export const shapeOf = ({ path, edges = [], halves = [] }) =>
  path.length ? "line" : edges.length ? "area" : halves.length ? "ground" : "point";
