// A map while it is drawn: squares by cell, prints on their edges, ferries; every change can be undone.

import { EDGES, STEPS, at } from "../../board/printed-map.js";
import { MapPrints } from "./map-prints.js";

export const KINDS = ["normal", "start", "town", "city"];
export const SIDES = { __proto__: null, city: ["city", "road", "field"], land: ["neutral", "city", "road", "ferry"] };
const HALVES = (edge) => [`${edge}L`, `${edge}R`];
const ALL = [...EDGES];

export class MapDraft {
  /** @type {any} */
  id;
  /** @type {any} */
  name;
  /** @type {string} */
  token;
  prints = new MapPrints();
  /** @type {Map<string, any>} */
  squares = new Map();
  #past = [];

  constructor({ id, token, name = "", squares = [], borders = [], ferries = [], ...more }) {
    [this.id, this.token, this.name] = [id, token, name];
    this.more = Object.fromEntries(["recommended", "year", "source", "picture"].filter((key) => more[key]).map((key) => [key, more[key]]));
    this.#take({ squares, borders, ferries });
  }

  #take({ squares, borders, ferries }) {
    this.squares = new Map(squares.map((one) => [at(one), { ...one }]));
    this.prints = new MapPrints(borders, ferries);
  }

  /** The map in the form of the API; `whole` adds id and token of a saved map. */
  data(whole = false) {
    const { id, token, name } = this;
    const squares = [...this.squares.values()];
    const { borders, ferries } = this.prints;
    return { ...(whole ? { id, token } : {}), name, ...this.more, squares, borders, ferries };
  }

  #remember() {
    const { squares, borders, ferries } = this.data();
    this.#past = [...this.#past, JSON.stringify({ squares, borders, ferries })].slice(-80);
  }

  undo() {
    const last = this.#past.pop();
    if (last) this.#take(JSON.parse(last));
    return Boolean(last);
  }

  square = (cell) => this.squares.get(at(cell));

  /** Whether there is a change to undo. */
  get changed() {
    return this.#past.length > 0;
  }

  /** Makes cells squares of this kind, or none. Removes prints and ferry ends that no longer fit. */
  paint(cells, kind) {
    this.#remember();
    for (const cell of cells) this.#paint(cell, kind);
    this.prints.keep((side) => this.#stands(side));
  }

  #paint(cell, kind) {
    const { x, y } = cell;
    const { name } = this.square(cell) ?? {};
    if (kind === "none") this.squares.delete(at(cell));
    else {
      const printed = kind === "city" ? { features: featuresOf(Object.fromEntries(ALL.map((edge) => [edge, "city"]))) } : {};
      this.squares.set(at(cell), { x, y, ...(kind === "normal" ? {} : { kind }), ...(name ? { name } : {}), ...printed });
    }
  }

  #stands = (side) => this.square(side) && this.square(side).kind !== "city" && this.atBorder(side, side.edge);

  change(one, more) {
    this.#remember();
    Object.assign(this.square(one), more);
  }

  /** Whether no square is beyond an edge. */
  atBorder = ({ x, y }, edge) => !this.squares.has(`${x + STEPS[edge][0]},${y + STEPS[edge][1]}`);

  /** The kind of print on an edge. */
  edge(one, edge) {
    if (one.kind === "city") return cityEdges(one.features)[edge];
    return this.prints.kind(one, edge);
  }

  setEdge(one, edge, kind) {
    this.#remember();
    if (one.kind === "city") {
      Object.assign(this.square(one), { features: featuresOf({ ...cityEdges(one.features), [edge]: kind }) });
      return;
    }
    this.prints.set(one, edge, kind);
  }
}

/** What each edge of a square of a large city shows. */
function cityEdges(features = []) {
  const kind = (edge) => features.find((one) => one.edges?.includes(edge))?.kind ?? "field";
  return Object.fromEntries(EDGES.map((edge) => [edge, kind(edge)]));
}

/** The features of such a square: one city in the middle, a road to each edge that has one, fields at the other edges. */
function featuresOf(edges) {
  const of = (kind) => EDGES.filter((edge) => edges[edge] === kind);
  const field = (halves) => ({ kind: "field", halves, cities: [0] });
  return [
    { kind: "city", edges: of("city") },
    ...of("road").map((edge) => ({ kind: "road", edges: [edge] })),
    ...of("road").flatMap((edge) => HALVES(edge).map((half) => field([half]))),
    ...of("field").map((edge) => field(HALVES(edge))),
  ];
}
