// Checks the shape and size of tables, maps and boards from links, files and drafts of this browser before they are drawn or kept. Written
// by hand, since a schema library would be larger than the page's whole drawing code.

export const EXTENT = 64; // most cells from the first row or column to the last
const FAR = 10_000; // cells from the origin, or units of a board: the API's limit
const ROWS = EXTENT * EXTENT;
const TEXT = 500; // characters
const FEW = 100;
const COATS = 9;
const EDGES = ["N", "E", "S", "W"];

export class Unreadable extends Error {
  name = "Unreadable";
}

// ---- forms: predicates on values ----

const object = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value) => typeof value === "string" && value.length <= TEXT;
const number = (value) => Number.isFinite(value);
const within = (least, most) => (value) => number(value) && value >= least && value <= most;
const whole = (least, most) => (value) => Number.isInteger(value) && within(least, most)(value);
const oneOf =
  (...values) =>
  (value) =>
    values.includes(value);
const either =
  (...forms) =>
  (value) =>
    forms.some((form) => form(value));
const all =
  (...forms) =>
  (value) =>
    forms.every((form) => form(value));
const absent = (value) => value === undefined;
const maybe = (form) => either(absent, (value) => value === null, form);
const list =
  (form, most = ROWS, least = 0) =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(form);
const record = (fields) => (value) => object(value) && Object.entries(fields).every(([key, form]) => form(value[key]));

/** Whether the cells that `cellsOf` finds are within the extent that can be drawn. */
const near = (cellsOf) => (value) => {
  const cells = cellsOf(value).filter(({ x, y }) => number(x) && number(y));
  return ["x", "y"].every((axis) => {
    const places = cells.map((cell) => cell[axis]);
    return !places.length || Math.max(...places) - Math.min(...places) < EXTENT;
  });
};

/** The cells among these that a table with these things may still occupy. */
export function withinExtent(things, cells) {
  const spans = ["x", "y"].map((axis) => {
    const places = things.map((one) => one[axis]).filter(number);
    return { axis, least: Math.min(...places), most: Math.max(...places) };
  });
  return cells.filter((cell) => spans.every(({ axis, least, most }) => Math.max(most, cell[axis]) - Math.min(least, cell[axis]) < EXTENT));
}

const coordinate = whole(-FAR, FAR);
const cell = { x: coordinate, y: coordinate };
const maybeCell = { x: maybe(coordinate), y: maybe(coordinate) };
const rotation = either(absent, oneOf(0, 90, 180, 270));

// ---- maps ----

const coats = maybe(whole(0, COATS));
const side = { ...cell, edge: oneOf(...EDGES) };
const printed = record({
  kind: text,
  edges: either(absent, list(oneOf(...EDGES), EDGES.length)),
  halves: either(absent, list(text, FEW)),
  pennants: maybe((value) => !(Number(value) > COATS)),
});
const square = record({
  ...cell,
  kind: either(absent, oneOf("normal", "start", "town", "city")),
  name: maybe(text),
  coats,
  features: either(absent, list(printed, FEW)),
});
const ferry = record({ ends: list(record(side), 2, 2), coats });

const map = all(
  record({
    id: maybe(text),
    token: maybe(text),
    name: maybe(text),
    squares: list(square),
    borders: either(absent, list(record({ ...side, kind: text, coats }))),
    ferries: either(absent, list(ferry)),
  }),
  near(({ squares, borders = [], ferries = [] }) => [...squares, ...borders, ...ferries.flatMap(({ ends }) => ends)]),
);

const joinedMaps = record({ join: list(record({ map: either(text, map), ...maybeCell }), FEW) });

// ---- boards of villages ----

const unit = within(1, FAR);
const place = either(absent, within(-FAR, FAR));
const village = record({ id: text, name: maybe(text), species: text, spaces: list(number, FEW), x: place, y: place });
const ways = either(absent, list(list(text, FEW)));

const board = record({
  name: maybe(text),
  size: maybe(list(unit, 2, 2)),
  villages: list(village, 1000),
  paths: ways,
  waterways: ways,
  missions: ways,
  income_cards: either(absent, list(record({ colour: text, value: whole(0, 6), tiebreak: number }), FEW)),
});

// ---- tables ----

const sides = { edge: maybe(oneOf(...EDGES)), edges: maybe(list(oneOf(...EDGES), EDGES.length)) };
const feature = maybe(record({ kind: text, at: maybe(either(text, list(text, FEW))) }));
const tile = maybe(either(text, object));

const table = all(
  record({
    game: maybe(text),
    catalogs: maybe(list(either(text, object), FEW)),
    options: maybe(record({ edition: maybe(text), expansions: maybe(list(text, FEW)), map: maybe(either(text, map, joinedMaps)) })),
    players: list(record({ id: text, name: maybe(text), colour: maybe(text), points: maybe(number) }), FEW),
    tiles: either(absent, list(record({ ...cell, tile, rotation }))),
    figures: either(absent, list(record({ player: text, kind: text, ...maybeCell, feature }))),
    tokens: either(
      absent,
      list(
        record({
          kind: text,
          value: maybe(either(text, number)),
          count: maybe(number),
          quarter: maybe(text),
          ...maybeCell,
          feature,
          ...sides,
        }),
      ),
    ),
    tents: either(absent, list(record({ village: text, space: maybe(number), player: maybe(text) }))),
    board: maybe(either(text, board)),
    turn: maybe(object),
    held: maybe(object),
  }),
  near(({ tiles = [], figures = [], tokens = [] }) => [...tiles, ...figures, ...tokens]),
);

const asked = record({
  type: maybe(text),
  player: maybe(text),
  kind: maybe(text),
  village: maybe(text),
  tile,
  rotation,
  ...maybeCell,
  feature,
});

const dispute = record({ position: table, question: maybe(asked), compare: maybe(text) });

const FORMS = { __proto__: null, table, map, board, dispute };

/** Whether a value is a "table", "map", "board" (of villages) or "dispute" (a table with a question) that can be drawn. */
export const fits = (form, value) => FORMS[form](value);

/** Returns the value. Throws Unreadable if it does not fit the form. */
export function checked(form, value) {
  if (!fits(form, value)) throw new Unreadable(`no ${form} that can be drawn`);
  return value;
}
