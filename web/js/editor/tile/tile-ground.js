// The ground of a tile that is being drawn: it is wherever nothing else is. Draws nothing and is independent of the game: `kinds` (name ->
// {shape, sides}) come from the server. A feature is on one `cell` of its tile ("0,0", "1,0"), and so are its ports.

const ROUND = 12; // places around a cell: for each edge its first half, its middle, its second half
const MEETING = "junction"; // lines with this `to` mark end in one another

/** The place of a port on the way around a cell, clockwise. */
const place = (port) => (port < 8 ? 3 * (port >> 1) + 2 * (port & 1) : 3 * (port - 8) + 1);

export const isLine = (kinds, kind) => kinds[kind]?.shape === "line";
export const isPoint = (kinds, kind) => kinds[kind]?.shape === "point";
/** Whether a kind is ground: an area given by half-edges, which is wherever nothing else is. */
export const isGround = (kinds, kind) => kinds[kind]?.shape === "area" && kinds[kind].sides === "halves";
/** Whether a kind is an area that covers whole edges. */
export const isSolid = (kinds, kind) => kinds[kind]?.shape === "area" && kinds[kind].sides !== "halves";
export const groundOf = (kinds) => Object.keys(kinds).find((kind) => isGround(kinds, kind));

export const ORIGIN = "0,0";
/** The cell of a feature. */
export const cellOf = ({ cell }) => cell ?? ORIGIN;
/** The cells of a draft, the north-west one first. */
export const cellsOf = ({ cells }) => cells ?? [ORIGIN];
/** The features of one cell of a draft. */
export const featuresOn = ({ features }, cell) => features.filter((feature) => cellOf(feature) === cell);

/** The numbers of the areas next to a piece of ground, with nothing else running between them. */
export function besides(features, ground, kinds) {
  const here = features.filter((feature) => cellOf(feature) === cellOf(ground));
  const blocks = blocksOf(here, kinds);
  return here
    .filter(({ kind }) => isSolid(kinds, kind))
    .filter(({ ports }) => {
      const others = blocks.filter((block) => !ports.some((port) => block.has(place(port))));
      const near = (a, b) => !others.some((block) => parts(block, place(a), place(b)));
      return ground.inner || ports.some((port) => ground.ports.some((own) => near(own, port)));
    })
    .map((feature) => features.indexOf(feature));
}

/** What divides the ground of a cell: each feature that reaches the rim, together with those in which it ends. */
function blocksOf(features, kinds) {
  const solid = features.filter(({ kind, ports }) => ports.length && !isGround(kinds, kind));
  const ends = solid.filter(({ kind, ports }) => isLine(kinds, kind) && ports.length === 1);
  const blocks = new Map(solid.map((feature) => [feature, new Set(feature.ports.map(place))]));
  const join = (several) => {
    const whole = new Set(several.flatMap((feature) => [...blocks.get(feature)]));
    for (const [feature, own] of [...blocks]) if ([...own].some((one) => whole.has(one))) blocks.set(feature, whole);
  };
  for (const end of ends) {
    const target = largest(solid.filter(({ kind }) => kind === wordOf(end)));
    if (target) join([end, target]);
  }
  join(ends.filter((end) => wordOf(end) === MEETING || isPoint(kinds, wordOf(end))));
  const silent = ends.filter((end) => wordOf(end) === undefined);
  join([...silent, ...where(features, silent, kinds)]);
  return [...new Set(blocks.values())];
}

/** The end of a line, if set: "junction" of "to:junction". */
export const wordOf = ({ marks }) =>
  Object.keys(marks)
    .find((mark) => mark.startsWith("to:"))
    ?.slice(3);
const largest = (features) => [...features].sort((a, b) => b.ports.length - a.ports.length)[0];

/**
 * The end of lines where it is not set: in the middle; one or two of them, without a point there (a monastery, say), at the largest area.
 */
function where(features, ends, kinds) {
  if (!ends.length || ends.length > 2 || features.some(({ kind }) => isPoint(kinds, kind))) return [];
  return [largest(features.filter(({ kind, ports }) => ports.length && isSolid(kinds, kind)))].filter(Boolean);
}

/** Whether a block runs between two places of the rim. */
function parts(block, a, b) {
  const between = (p) => (p - a + ROUND) % ROUND < (b - a + ROUND) % ROUND;
  const others = [...block].filter((p) => p !== a && p !== b);
  return others.some(between) && others.some((p) => !between(p));
}

/**
 * The draft with ground wherever nothing else reaches the rim; marks of ground stay. `cells`: where; by default everywhere, if the draft
 * has automatic ground (`auto`).
 */
export function fill(draft, kinds, cells = draft.auto ? cellsOf(draft) : []) {
  const kind = groundOf(kinds);
  if (!kind || !cells.length) return draft;
  const stays = draft.features.filter((one) => !isGround(kinds, one.kind) || !cells.includes(cellOf(one)));
  return { ...draft, features: [...stays, ...cells.flatMap((cell) => groundOn(draft, cell, kind, kinds))] };
}

function groundOn(draft, cell, kind, kinds) {
  const here = featuresOn(draft, cell);
  const old = here.filter((feature) => isGround(kinds, feature.kind));
  const solid = here.filter((feature) => !isGround(kinds, feature.kind));
  const taken = new Set(solid.flatMap(({ ports }) => ports));
  const blocks = blocksOf(solid, kinds);
  const faces = [];
  for (let half = 0; half < 8; half++) {
    if (taken.has(half)) continue;
    const face = faces.find(([first]) => !blocks.some((block) => parts(block, place(first), place(half))));
    if (face) face.push(half);
    else faces.push([half]);
  }
  const left = new Set(old);
  return faces.map((ports) => {
    const before = [...left].find((one) => one.ports.some((port) => ports.includes(port)));
    left.delete(before); // if ground was divided, its marks stay on one part
    return { kind, cell, ports, inner: "", marks: before?.marks ?? {} };
  });
}
