// A tile that is being drawn, as ports and marks, and its way to the notation of catalogs and back. Draws nothing, knows no game:
// `kinds` (name -> {shape, sides}) come from the server.

import { EDGES, HALVES, edgeOf, portsOf } from "./ports.js";

const NOT_MARKS = new Set(["kind", "edges", "halves", "cities", "beside", "multi-edge"]);
const ROUND = 12; // places around a tile: for each edge its first half, its middle, its second half

/** Where a port lies on the way around the tile, clockwise. */
const place = (port) => (port < 8 ? 3 * (port >> 1) + 2 * (port & 1) : 3 * (port - 8) + 1);

export const isLine = (kinds, kind) => kinds[kind]?.shape === "line";
export const isPoint = (kinds, kind) => kinds[kind]?.shape === "point";
/** Ground lies wherever nothing else is: an area told by half-edges. */
export const isGround = (kinds, kind) => kinds[kind]?.shape === "area" && kinds[kind].sides === "halves";
export const groundOf = (kinds) => Object.keys(kinds).find((kind) => isGround(kinds, kind));

/** Which of its kind a feature of a draft is, from 1. */
export const numberOf = ({ features }, i) => features.slice(0, i + 1).filter(({ kind }) => kind === features[i].kind).length;

/** A tile with nothing on it. `auto`: the rest is filled with ground by itself. */
export const emptyDraft = (code, kinds) => fill({ code, copies: 1, marks: {}, features: [], auto: true }, kinds);

/** The draft of a tile of a catalog. `marks`: those of the game, to tell `resource: "wine"` from a count. */
export function fromTile(tile, code, kinds, marks) {
  const ports = portsOf(tile.features, ({ kind }) => isLine(kinds, kind));
  const known = new Set(marks.map(({ id }) => id));
  return {
    code,
    copies: 1,
    auto: false,
    marks: Object.fromEntries([
      ...(tile.marks ?? []).map((one) => [one.mark ?? one, one]),
      ...Object.entries(tile).map((pair) => pair.join(":")).filter((one) => known.has(one)).map((one) => [one, one]),
    ]),
    features: tile.features.map((feature, i) => ({
      kind: feature.kind,
      ports: [...ports[i]],
      inner: (feature.halves ?? []).find((half) => half[0] === "I") ?? "",
      marks: Object.fromEntries(
        Object.entries(feature)
          .filter(([name]) => !NOT_MARKS.has(name))
          .map(([name, value]) => (known.has(`${name}:${value}`) ? [`${name}:${value}`, 1] : [name, count(value)]))
          .filter(([, value]) => value),
      ),
    })),
  };
}

const count = (value) => ({ true: 1, false: 0 })[value] ?? Number(value);

/** The tile in the notation of catalogs. */
export function toTile({ features, marks }, id, kinds) {
  return {
    id,
    features: features.map((feature) => ({
      kind: feature.kind,
      ...sidesOf(feature, kinds),
      ...(isGround(kinds, feature.kind) ? besides(features, feature, kinds) : {}),
      ...feature.marks,
    })),
    ...(Object.keys(marks).length ? { marks: Object.values(marks) } : {}),
  };
}

function sidesOf({ kind, ports, inner }, kinds) {
  const own = new Set(ports);
  if (isPoint(kinds, kind)) return {};
  if (isLine(kinds, kind)) return { edges: EDGES.filter((_, e) => own.has(8 + e)) };
  if (isGround(kinds, kind)) return { halves: inner ? [inner] : HALVES.filter((_, half) => own.has(half)) };
  const whole = (e) => own.has(2 * e) && own.has(2 * e + 1);
  const halves = HALVES.filter((_, half) => own.has(half) && !whole(half >> 1));
  return { edges: EDGES.filter((_, e) => whole(e)), ...(halves.length ? { halves } : {}) };
}

/** The areas that ground lies beside: nothing else runs between them. */
function besides(features, ground, kinds) {
  const blocks = blocksOf(features, kinds);
  const cities = features
    .map((feature, i) => ({ feature, i }))
    .filter(({ feature }) => kinds[feature.kind]?.shape === "area" && !isGround(kinds, feature.kind))
    .filter(({ feature }) => {
      const others = blocks.filter((block) => !feature.ports.some((port) => block.has(place(port))));
      const near = (a, b) => !others.some((block) => parts(block, place(a), place(b)));
      return ground.inner || feature.ports.some((port) => ground.ports.some((own) => near(own, port)));
    });
  return cities.length ? { cities: cities.map(({ i }) => i) } : {};
}

/**
 * What parts the ground: each feature that reaches the rim. Lines with one end meet in the middle; one or two of them that end
 * at no point (a monastery, say) end at the largest area.
 */
function blocksOf(features, kinds) {
  const solid = features.filter(({ kind, ports }) => ports.length && !isGround(kinds, kind));
  const ends = solid.filter(({ kind, ports }) => isLine(kinds, kind) && ports.length === 1);
  const points = features.some(({ kind }) => isPoint(kinds, kind));
  const areas = solid.filter(({ kind }) => !isLine(kinds, kind)).sort((a, b) => b.ports.length - a.ports.length);
  const meets = ends.length && ends.length < 3 && !points ? areas.slice(0, 1) : [];
  const together = ends.length + meets.length > 1 ? [...ends, ...meets] : [];
  const rest = solid.filter((feature) => !together.includes(feature));
  const joined = together.length ? [together.flatMap(({ ports }) => ports)] : [];
  return [...rest.map(({ ports }) => ports), ...joined].map((ports) => new Set(ports.map(place)));
}

/** Whether a block runs between two places of the rim. */
function parts(block, a, b) {
  const between = (p) => (p - a + ROUND) % ROUND < (b - a + ROUND) % ROUND;
  const others = [...block].filter((p) => p !== a && p !== b);
  return others.some(between) && others.some((p) => !between(p));
}

/** The draft with ground wherever nothing else reaches the rim, if it fills itself; marks of ground stay. */
export function fill(draft, kinds) {
  const kind = groundOf(kinds);
  if (!draft.auto || !kind) return draft;
  const old = draft.features.filter((feature) => isGround(kinds, feature.kind));
  const solid = draft.features.filter((feature) => !isGround(kinds, feature.kind));
  const taken = new Set(solid.flatMap(({ ports }) => ports));
  const blocks = blocksOf(solid, kinds);
  const faces = [];
  for (let half = 0; half < 8; half++) {
    if (taken.has(half)) continue;
    const face = faces.find(([first]) => !blocks.some((block) => parts(block, place(first), place(half))));
    if (face) face.push(half);
    else faces.push([half]);
  }
  const marksOf = (ports) => old.find((one) => one.ports.some((port) => ports.includes(port)))?.marks ?? {};
  const ground = faces.map((ports) => ({ kind, ports, inner: "", marks: marksOf(ports) }));
  return { ...draft, features: [...solid, ...ground] };
}

/** The draft with a port given to a feature, or taken from it; whoever had it loses it. `ports`: of one edge, or one half. */
export function toggled(draft, index, ports, kinds) {
  const own = draft.features[index].ports;
  const has = ports.every((port) => own.includes(port));
  const features = draft.features
    .map((feature, i) => ({
      ...feature,
      ports: [...feature.ports.filter((port) => !ports.includes(port)), ...(i === index && !has ? ports : [])],
    }))
    .filter((feature, i) => i === index || feature.ports.length || !draft.features[i].ports.length);
  return fill({ ...draft, features }, kinds);
}

/** The ports that a tap on a side means for a kind: a line the middle of the edge, an area the edge, ground half of it. */
export const portsAt = (kinds, kind, side) =>
  isLine(kinds, kind) ? [8 + edgeOf(side)] : isGround(kinds, kind) ? [side] : [2 * edgeOf(side), 2 * edgeOf(side) + 1];
