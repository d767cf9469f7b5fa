// Where users may put a token on a tile, and a figure between tiles. No page code knows which expansion has which token: it lies as `placed`
// of its expansion declares. `table`: {game, tiles, tileAt} with its `position`, drawn or of a photo.

import { list, named, t } from "../../lib/i18n.js";
import { inPlay } from "../../net/game-info.js";
import { QUARTERS } from "../../tile/city.js";
import { featureName, sidesOf } from "../../tile/words.js";

/** @type {Record<string, Page.Point>} */
const AHEAD = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const ACROSS = { N: "S", E: "W", S: "N", W: "E" };
const LINES = [
  ["N", "S"],
  ["W", "E"],
];

const positionOf = ({ photo, position }) => photo?.position ?? position;

export const boxesOf = (table) => inPlay(table.game, positionOf(table).options);

/** How the tokens at a table lie: kind -> {lies, mark?, on?, adds?}; those of which there is one without more: as they are. */
export function placedOf(table) {
  const boxes = boxesOf(table);
  const lone = Object.fromEntries(boxes.flatMap((box) => box.lone).map((kind) => [kind, { lies: "tile" }]));
  return Object.assign(lone, ...boxes.map(({ placed }) => placed));
}

/** Whether there is only one token of this kind. */
const isLone = (table, kind) => boxesOf(table).some(({ lone }) => lone.includes(kind));

export const tokensOf = (table) => positionOf(table).tokens ?? [];

const touching = ({ tile, rotation }, edge) =>
  tile.features.filter((feature) => sidesOf(feature, rotation).some((side) => side[0] === edge));

/** Whether an edge shows nothing but features of these kinds. */
const shows = (place, edge, kinds) => touching(place, edge).every(({ kind }) => kinds.includes(kind));

/** Whether a feature of these kinds crosses an edge, and, if `alone`, no other one. */
const crosses = ({ tile, rotation }, edge, kinds, alone = false) =>
  tile.features.some((feature) => {
    const sides = sidesOf(feature, rotation);
    return kinds.includes(feature.kind) && sides.includes(edge) && (!alone || sides.length === 1);
  });

/** What a place is: the cell, its tile as rotated, and that of another cell. */
function placeOf(table, cell) {
  const laid = table.tileAt(cell);
  const tile = table.tiles.get(laid?.tile);
  return tile ? { cell, tile, rotation: laid.rotation ?? 0 } : null;
}

/** The ways in which a token may lie on a tile, by how tokens of its kind lie: what its correction adds. */
const WAYS = {
  __proto__: null,
  tile: () => [{}],
  beside: () => [{}],
  number: () => [{ value: 1 }],
  feature: (_, { tile, rotation }, { on }) =>
    tile.features.filter(({ kind }) => on.includes(kind)).map((one) => ({ feature: { kind: one.kind, at: sidesOf(one, rotation) } })),
  quarter: () => QUARTERS.map((quarter) => ({ quarter })),
  across: (_, place, { on }) => LINES.filter((edges) => edges.every((edge) => shows(place, edge, on))).map((edges) => ({ edges })),
  joins: (_, place, { on }) => {
    const arms = Object.keys(AHEAD).filter((edge) => crosses(place, edge, on));
    return arms.flatMap((one, i) => arms.slice(i + 1).map((other) => ({ edges: [one, other] })));
  },
  pair: (table, place, { on }) =>
    Object.keys(AHEAD).flatMap((edge) => {
      const [x, y] = place.cell;
      const beyond = [x + AHEAD[edge][0], y + AHEAD[edge][1]];
      const other = placeOf(table, beyond);
      const faces = other && crosses(place, edge, on, true) && crosses(other, ACROSS[edge], on, true);
      return faces ? [{ tiles: [place.cell, beyond] }] : [];
    }),
};

const sides = (edges) => list(edges.map((edge) => t(`side.${edge}`)));

/** A token with the way in which it lies: "bridge, left and right" */
function wordsOf(kind, way) {
  const name = named("token", kind);
  const where = whereOf(way);
  return where ? t("feature.at", { kind: name, where }) : name;
}

function whereOf({ edges, tiles, feature, quarter }) {
  if (edges) return sides(edges);
  if (feature) return featureName({ kind: feature.kind, edges: feature.at });
  if (quarter) return named("quarter", quarter);
  const toward = tiles && Object.keys(AHEAD).find((edge) => AHEAD[edge].every((step, i) => step === tiles[1][i] - tiles[0][i]));
  return toward ? sides([toward]) : "";
}

/** A key for the way in which a token lies: the same for the same way, of a token on the table or one to choose. */
export const wayKey = ({ edges, tiles, feature, quarter }) =>
  JSON.stringify([[...(edges ?? [])].sort(), tiles ?? [], [feature?.at ?? []].flat(), quarter ?? ""]);

/** The ways in which tokens of a kind may lie on a cell: [{kind, words, way, correction}]. */
export function waysOf(table, kind, cell) {
  const how = placedOf(table)[kind];
  const place = placeOf(table, cell);
  if (!how || !place || (how.mark && !place.tile.marks?.some((one) => (one.mark ?? one) === how.mark))) return [];
  const [x, y] = cell;
  return WAYS[how.lies](table, place, how).map((way) => ({
    kind,
    words: wordsOf(kind, way),
    way,
    correction: { token: kind, x, y, count: 1, ...way },
  }));
}

const among = (cells, [x, y]) => cells.some(([a, b]) => a === x && b === y);

/** Whether a token of a kind lies on a cell, or, if there is only one of it, anywhere. */
const isThere = (table, kind, cell) =>
  tokensOf(table).some((one) => one.kind === kind && (isLone(table, kind) || among(one.tiles ?? [[one.x, one.y]], cell)));

/** The kinds of token that may still be put on the table. */
export const missing = (table) =>
  Object.keys(placedOf(table)).filter((kind) => !isLone(table, kind) || !tokensOf(table).some((one) => one.kind === kind));

/** Every token that may be put on a cell now, in every way. */
export const putOn = (table, cell) =>
  Object.keys(placedOf(table)).flatMap((kind) => (isThere(table, kind, cell) ? [] : waysOf(table, kind, cell)));

/** What the tokens on a tile add to its features, for figures: [{kind, edges?}]. */
export function addedTo(table, { x, y }) {
  const placed = placedOf(table);
  return tokensOf(table)
    .filter((one) => one.x === x && one.y === y && placed[one.kind]?.adds)
    .map(({ kind, edges }) => ({ kind: placed[kind].adds, ...(edges ? { edges } : {}) }));
}

/** Whether a token of this kind is put somewhere together with the way in which it lies: between edges, or over two tiles. */
export const needsWay = (table, kind) => ["across", "joins", "pair"].includes(placedOf(table)[kind]?.lies);

/** @type {[string, string, number, number][]} */
const CORNERS = [
  ["N", "W", 0, 0],
  ["N", "E", 1, 0],
  ["S", "W", 0, 1],
  ["S", "E", 1, 1],
];

/** The corners of a tile where four tiles meet: [{name, point, words}]. */
export const cornersOf = (table, { x, y }) =>
  CORNERS.map(([down, along, dx, dy]) => ({ name: down + along, point: [x + dx, y + dy], words: sides([down, along]) })).filter(
    ({ point: [a, b] }) => CORNERS.every(([, , dx, dy]) => table.tileAt([a - dx, b - dy])),
  );
