// What is printed beyond the squares of a map: cities and roads at its border, and ferries between two of its edges.

const same = (side, one, edge) => Boolean(side) && side.x === one.x && side.y === one.y && side.edge === edge;

export class MapPrints {
  /** One end of a ferry whose other end is still to be chosen. @type {{ x: number, y: number, edge: string } | null} */
  waiting = null;

  /**
   * @param {any[]} borders
   * @param {any[]} ferries
   */
  constructor(borders = [], ferries = []) {
    this.borders = borders.map((one) => ({ ...one }));
    this.ferries = ferries.map((one) => ({ ...one }));
  }

  /** Removes prints and ferries of which an end does not stand any more. */
  keep(stands) {
    this.borders = this.borders.filter((one) => stands(one));
    this.ferries = this.ferries.filter((one) => one.ends.every((end) => stands(end)));
  }

  /** The kind of print at an edge of a square. */
  kind(one, edge) {
    if (this.#ferry(one, edge) || same(this.waiting, one, edge)) return "ferry";
    return this.borders.find((row) => same(row, one, edge))?.kind ?? "neutral";
  }

  #ferry = (one, edge) => this.ferries.find(({ ends }) => ends.some((end) => same(end, one, edge)));

  /** What bears coats of arms at an edge: a print, or a ferry. */
  at = (one, edge) => this.borders.find((row) => same(row, one, edge) && row.kind !== "neutral") ?? this.#ferry(one, edge) ?? null;

  set(one, edge, kind) {
    const side = { x: one.x, y: one.y, edge };
    this.borders = this.borders.filter((row) => !same(row, one, edge));
    this.ferries = this.ferries.filter(({ ends }) => !ends.some((end) => same(end, one, edge)));
    if (same(this.waiting, one, edge)) this.waiting = null;
    if (kind === "city" || kind === "road") this.borders.push({ ...side, kind });
    if (kind !== "ferry") return;
    if (this.waiting) this.ferries.push({ ends: [this.waiting, side] });
    this.waiting = this.waiting ? null : side;
  }
}
