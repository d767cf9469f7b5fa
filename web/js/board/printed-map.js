// A printed map of Carcassonne Maps: requested once, drawn under the tiles. Also the maps that this browser keeps.

import { ask } from "../net/api.js";
import { s } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { entriesOf } from "../lib/session.js";

const SIZE = 100; // units per cell
export const EDGES = ["N", "E", "S", "W"];
export const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const KEPT = "tile-referee.maps";
const loaded = new Map(); // id -> map

// ---- which map ----

/** The map that options name, if it is loaded: inline, joined, or by id; null for none. */
export function mapOf(options) {
  const told = options?.map;
  if (!told) return null;
  if (typeof told === "string") return loaded.get(told) ?? null;
  return told.join ? joined(told) : told;
}

const idsOf = (told) =>
  typeof told === "string" ? [told] : (told?.join ?? []).map(({ map }) => map).filter((one) => typeof one === "string");

/** Resolves when the map that options name is loaded. `versions`: [{id, version}] that a match keeps. */
export const mapReady = (options, versions = []) =>
  Promise.all(
    idsOf(options?.map)
      .filter((id) => !loaded.has(id))
      .map(async (id) => {
        const version = versions.find((one) => one.id === id)?.version;
        loaded.set(id, await ask(`/catalogs/${encodeURIComponent(id)}${version ? `?version=${version}` : ""}`));
      }),
  );

/** Several maps as one; null while some are not loaded. */
function joined({ join }) {
  const parts = join.map(({ map, x = 0, y = 0 }) => ({ map: typeof map === "string" ? loaded.get(map) : map, x, y }));
  if (parts.some(({ map }) => !map)) return null;
  const moved = (row, { x, y }) => ({ ...row, x: row.x + x, y: row.y + y });
  const rows = (key) => parts.flatMap((part) => (part.map[key] ?? []).map((row) => moved(row, part)));
  const squares = rows("squares");
  const there = new Set(squares.map(at));
  return {
    squares,
    borders: rows("borders").filter((row) => !there.has(at(beyond(row)))),
    ferries: parts.flatMap((part) => (part.map.ferries ?? []).map((row) => ({ ...row, ends: row.ends.map((end) => moved(end, part)) }))),
  };
}

export const at = ({ x, y }) => `${x},${y}`;
export const beyond = ({ x, y, edge }) => ({ x: x + STEPS[edge][0], y: y + STEPS[edge][1] });

/** The maps kept in this browser, newest first: {id, token, name}. */
export const ownMaps = () => entriesOf(() => localStorage.getItem(KEPT));

export function keepMap(entry) {
  loaded.delete(entry.id);
  const others = ownMaps().filter(({ id }) => id !== entry.id);
  localStorage.setItem(KEPT, JSON.stringify([entry, ...others].slice(0, 40)));
}

// ---- possible placements ----

/** Squares where the page allows a placement: next to tiles, at connected large cities, at ferries. */
export function freeSquares({ squares, ferries = [] }, laid) {
  const by = new Map(squares.map((one) => [at(one), one]));
  const taken = new Set(laid.map(at));
  const around = (one) => Object.values(STEPS).map(([dx, dy]) => `${one.x + dx},${one.y + dy}`);
  const land = squares.filter((one) => one.kind !== "city" && !taken.has(at(one)));
  if (!laid.length) return land.filter(({ kind }) => kind === "start");
  const ends = new Set(ferries.flatMap((one) => one.ends).map(at));
  const cities = new Set(); // squares of connected large cities
  const isCity = (cell) => by.get(cell)?.kind === "city";
  const walk = squares.filter((one) => one.kind === "city" && around(one).some((cell) => taken.has(cell)));
  for (const one of walk) {
    if (cities.has(at(one))) continue;
    cities.add(at(one));
    walk.push(
      ...around(one)
        .filter(isCity)
        .map((cell) => by.get(cell)),
    );
  }
  return land.filter((one) => ends.has(at(one)) || around(one).some((cell) => taken.has(cell) || cities.has(cell)));
}

// ---- drawing ----

const shield = (x, y) => s("path", { class: "map-coat", d: `M${x - 8},${y - 9}h16v9q0,8 -8,12q-8,-4 -8,-12z` });
const coats = (count, x, y) => Array.from({ length: count ?? 0 }, (_, i) => shield(x + (i - (count - 1) / 2) * 19, y));
const middle = ({ x, y, edge }, out = 0) => [
  (x + 0.5 + STEPS[edge][0] * (0.5 + out)) * SIZE,
  (y + 0.5 + STEPS[edge][1] * (0.5 + out)) * SIZE,
];
const house = (x, y) => s("path", { class: "map-house", d: `M${x + 34},${y + 66}v-20l16,-14l16,14v20z` });

function square(one) {
  const [x, y] = [one.x * SIZE, one.y * SIZE];
  const { kind = "normal", features = [] } = one;
  const city = features.find((feature) => feature.kind === "city");
  const roads = features.filter((feature) => feature.kind === "road").flatMap(({ edges = [] }) => edges);
  const wall = city && `M${x + 50},${y + 50}${(city.edges ?? []).map((edge) => corner(x, y, edge)).join("")}`;
  return s(
    "g",
    { class: `map-square map-${kind}` },
    s("rect", { x: x + 1, y: y + 1, width: SIZE - 2, height: SIZE - 2, rx: 5 }),
    kind === "start" ? s("rect", { class: "map-margin", x: x + 6, y: y + 6, width: SIZE - 12, height: SIZE - 12, rx: 4 }) : null,
    kind === "start" || kind === "town" ? house(x, y) : null,
    city ? s("path", { class: "map-city-face", d: wall }) : null,
    city ? s("circle", { class: "map-city-face", cx: x + 50, cy: y + 50, r: 26 }) : null,
    roads.map((edge) => s("path", { class: "map-road", d: `M${middle({ ...one, edge }).join()}L${x + 50},${y + 50}` })),
    coats((one.coats ?? 0) + Number(city?.pennants ?? 0), x + 50, y + 46),
  );
}

/** The names, above all squares: on a phone they are wider than their square. A large city has its name once. */
function names(squares) {
  const all = new Map();
  for (const one of squares.filter(({ name }) => name)) {
    const id = one.kind === "city" ? one.name : at(one);
    all.set(id, [...(all.get(id) ?? []), one]);
  }
  return [...all.values()].map((ones) => {
    const x = ones.reduce((sum, one) => sum + one.x, 0) / ones.length;
    const y = Math.max(...ones.map((one) => one.y));
    const [first, last] = [Math.min(...ones.map((one) => one.x)), Math.max(...ones.map((one) => one.x))];
    const limits = { "data-beside": `${first - 1},${y} ${last + 1},${y}`, "data-room": (last - first + 1) * SIZE - 6 };
    const where = { x: (x + 0.5) * SIZE, y: (y + 0.92) * SIZE };
    return s("text", { class: "map-name", "aria-hidden": "true", "data-under": at(ones[0]), ...limits, ...where }, ones[0].name);
  });
}

/** The part of a large city that reaches an edge: a wedge from the middle of the square. */
function corner(x, y, edge) {
  const points = { N: [0, 0, 100, 0], E: [100, 0, 100, 100], S: [100, 100, 0, 100], W: [0, 100, 0, 0] }[edge];
  return `M${x + 50},${y + 50}L${x + points[0]},${y + points[1]}L${x + points[2]},${y + points[3]}z`;
}

function border(one) {
  if (one.kind === "neutral") return null;
  const [x, y] = middle(one);
  const [u, v] = middle(one, 0.34);
  const [dx, dy] = STEPS[one.edge];
  return s(
    "g",
    { class: "map-border" },
    one.kind === "road"
      ? s("path", { class: "map-road", d: `M${x},${y}L${u},${v}` })
      : s("path", {
          class: "map-city-face",
          d: `M${x - dy * 50},${y - dx * 50}Q${u + dx * 24},${v + dy * 24} ${x + dy * 50},${y + dx * 50}z`,
        }),
    coats(one.coats, x + dx * 20, y + dy * 20),
  );
}

function ferry({ ends: [one, two], coats: count }) {
  const [a, b, c, d] = [middle(one), middle(one, 0.35), middle(two, 0.35), middle(two)];
  const [x, y] = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2];
  return s(
    "g",
    { class: "map-ferry" },
    s("path", { d: `M${a.join()}C${b.join()} ${b.join()} ${x},${y}S${c.join()} ${d.join()}` }),
    s("circle", { cx: x, cy: y, r: 9 }),
    coats(count, x, y - 22),
  );
}

/** The print of a map, below the tiles. */
export const drawMap = (map) =>
  s(
    "g",
    { class: "map", "aria-hidden": "true" },
    (map.ferries ?? []).map(ferry),
    (map.borders ?? []).map(border),
    map.squares.map(square),
    names(map.squares),
  );

/** A square in words. */
export const squareName = ({ kind = "normal", name }) => [t(`maps.kind.${kind}`), name].filter(Boolean).join(" ");
