// A table drawn from its position: tiles, figures, tokens, places where something may go, and what is talked about. Knows no
// game: all shapes come from the definitions of the tiles.

import { lights, outlineAt } from "./board-lights.js";
import { s, show } from "./dom.js";
import { drawFigure } from "./figure.js";
import { turned } from "./geometry.js";
import { list, t } from "./i18n.js";
import { Regions } from "./ports.js";
import { poseOf, seatOf } from "./seats.js";
import { Stage } from "./stage.js";
import { SIZE, drawTile, drawUnknown } from "./tile.js";
import { drawToken, tokenName } from "./token.js";
import { figureName, tileName } from "./words.js";

const key = ({ x, y }) => `${x},${y}`;
const box = ([x, y]) => ({ x: x * SIZE, y: y * SIZE, width: SIZE, height: SIZE });
const move = ({ x, y }) => `translate(${x * SIZE} ${y * SIZE})`;
const THUMB = 44; // pixels
let masks = 0;

export class TableBoard {
  #stage;
  #choose;
  #table = { position: { tiles: [] } };
  #shown = new Map();
  #kept = new Map(); // drawn tiles by all that they show: most of a board stays as it is
  #current = null;
  #lit = { regions: [], cells: [] };
  #mask = `veil-${(masks += 1)}`;
  #bounds = null;

  /** `choose({cell: [x, y]} | {spot} | {ghost} | {figure: index} | {token: index})` is called when something is tapped. */
  constructor({ label = t("board.label"), choose }) {
    this.#choose = choose;
    this.#stage = new Stage(label, box);
    this.node = this.#stage.node;
    this.controls = this.#stage.tools;
  }

  /**
   * Draws a table. `tiles`: the definitions; `position`: {tiles, figures?, tokens?, players?}; `spots`: {x, y, words?, n?, name?}
   * places that can be tapped, with a number or a plus; `ghosts`: {x, y, tile, rotation, figure?: {player or colour, kind, feature}}
   * tiles that do not lie there yet; `flags`: cell "x,y" -> true: to be looked at.
   */
  render({ tiles, position, spots = [], ghosts = [], flags = new Map() }) {
    const focused = this.#stage.focused;
    this.#table = { tiles, position, spots, ghosts, flags };
    this.regions = new Regions(position.tiles, tiles);
    this.#shown.clear();
    const laid = [...position.tiles].sort((a, b) => a.y - b.y || a.x - b.x);
    const pieces = laid.map((one) => this.#tile(one));
    this.#kept = new Map(pieces.map((node) => [node.dataset.shows, node]));
    const places = spots.map((spot) => this.#spot(spot));
    const tokens = (position.tokens ?? []).map((token, index) => this.#token(token, index));
    const figures = (position.figures ?? []).map((figure, index) => this.#figure(figure, index));
    show(this.#stage.layer, pieces, places, ghosts.map((ghost) => this.#ghost(ghost)));
    show(this.#stage.top, tokens, figures);
    this.#stage.stops(this.#shown, focused);
    this.#extend();
    this.#overlay();
  }

  fit() {
    this.#stage.zoom.fit();
  }

  /** The focus goes to the board: something shall be tapped there. */
  focus() {
    this.#stage.focus();
  }

  /** Goes closer to a cell [x, y] where cells are shown too small to be tapped with a thumb. */
  closer(cell) {
    if (this.#stage.svg.getScreenCTM().a * SIZE < THUMB) this.#stage.zoom.focus(box(cell));
  }

  /** Brings a cell [x, y] into view. */
  reveal(cell) {
    this.#stage.zoom.reveal(box(cell));
  }

  /** Marks a cell [x, y] as the one that is talked about and brings it into view; null for none. */
  mark(cell) {
    this.#current = cell;
    this.#overlay();
    if (cell) this.#stage.zoom.reveal(box(cell));
  }

  /** Lights features (`regions` of this.regions), whole `cells` [x, y], or the edge of a cell; the rest steps back. */
  light({ regions = [], cells = [], edge = null } = {}) {
    this.#lit = { regions, cells, edge };
    this.#overlay();
  }

  /** Lights what a line of the score sheet is about: the feature itself, or its tiles where that is not told apart. */
  lightLine(line) {
    const cells = line?.where?.tiles ?? [];
    const regions = line?.feature ? this.regions.on(line.feature.kind, cells) : [];
    this.light(regions.length ? { regions } : { cells });
  }

  /** "row 2, column 3", counted from the top left tile. */
  place({ x, y }) {
    const { tiles } = this.#table.position;
    const [left, top] = ["x", "y"].map((axis) => Math.min(...tiles.map((one) => one[axis]), tiles.length ? Infinity : 0));
    return t("board.place", { row: y - top + 1, column: x - left + 1 });
  }

  /** A sentence of the referee with its (x, y) told as rows and columns. */
  inWords = (text) => text.replace(/\((-?\d+), (-?\d+)\)/g, (_, x, y) => this.place({ x: Number(x), y: Number(y) }));

  /** A tile of the board in words, with what stands on it. */
  label(one) {
    const { tiles, position, flags } = this.#table;
    const here = (thing) => thing.x === one.x && thing.y === one.y;
    const on = [
      ...(position.figures ?? []).filter(here).map((figure) => figureName({ ...figure, colour: this.colourOf(figure.player) })),
      ...(position.tokens ?? []).filter(here).map(tokenName),
    ];
    return [
      t("board.tile", { place: this.place(one), tile: tileName(tiles.get(one.tile)), doubt: "" }),
      on.length ? list(on) : "",
      flags.get(key(one)) ? t("board.flagged") : "",
    ]
      .filter(Boolean)
      .join(", ");
  }

  colourOf = (player) => this.#table.position.players?.find(({ id }) => id === player)?.colour ?? player;

  #button(at, name, label, act, ...look) {
    const node = s(
      "g",
      { class: name, role: "button", tabindex: "-1", "aria-label": label, "data-at": key(at), onclick: act },
      look,
    );
    this.#shown.set(key(at), node);
    return node;
  }

  #tile(one) {
    const known = this.#table.tiles.get(one.tile);
    const flag = this.#table.flags.get(key(one));
    const label = this.label(one);
    const shows = [key(one), one.tile, known?.version, one.rotation, label].join(" ");
    const kept = this.#kept.get(shows);
    if (kept) {
      kept.setAttribute("tabindex", "-1");
      this.#shown.set(key(one), kept);
      return kept;
    }
    const node = this.#button(
      one,
      `board-tile${flag ? " is-doubtful" : ""}`,
      label,
      () => this.#choose({ cell: [one.x, one.y] }),
      s("g", { transform: move(one) }, known ? drawTile(known, one.rotation ?? 0) : drawUnknown()),
      s("rect", { width: SIZE, height: SIZE, class: "cell", transform: move(one) }),
      flag && flagged(one),
    );
    node.dataset.shows = shows;
    return node;
  }

  #spot(spot) {
    return this.#button(
      spot,
      `board-tile board-spot ${spot.name ?? ""}`,
      `${this.place(spot)}: ${spot.words ?? t("board.spot")}`,
      () => this.#choose({ spot }),
      s("rect", { x: 5, y: 5, width: SIZE - 10, height: SIZE - 10, rx: 8, class: "cell", transform: move(spot) }),
      spot.n
        ? s("text", { x: (spot.x + 0.5) * SIZE, y: (spot.y + 0.5) * SIZE + 10, class: "spot-number" }, spot.n)
        : s("path", { d: "M38 50H62M50 38V62", class: "spot-plus", transform: move(spot) }),
    );
  }

  #ghost(ghost) {
    const known = this.#table.tiles.get(ghost.tile);
    const label = t("board.ghost", { place: this.place(ghost), tile: tileName(known), rotation: ghost.rotation });
    return this.#button(
      ghost,
      `board-tile board-ghost ${ghost.name ?? ""}`,
      label,
      () => this.#choose({ ghost }),
      s(
        "g",
        { transform: move(ghost) },
        known ? drawTile(known, ghost.rotation) : drawUnknown(),
        s("rect", { x: 2, y: 2, width: SIZE - 4, height: SIZE - 4, class: "ghost-rim" }),
        s("rect", { width: SIZE, height: SIZE, class: "cell" }),
      ),
      ghost.figure && this.#standing({ ...ghost.figure, x: ghost.x, y: ghost.y }, ghost),
    );
  }

  /** A figure that is not there yet. */
  #standing(figure, ghost) {
    const [x, y] = this.#seat(figure, 0, ghost);
    const colour = figure.colour ?? this.colourOf(figure.player);
    return s("g", { transform: `translate(${x} ${y}) scale(0.66)` }, drawFigure({ ...figure, colour, pose: poseOf(this.#table.tiles, ghost, figure) }));
  }

  #figure(figure, index) {
    const colour = this.colourOf(figure.player);
    const [x, y] = this.#seat(figure, index);
    return s(
      "g",
      {
        class: `board-figure ${figure.look ?? ""}`,
        role: "button",
        tabindex: "-1",
        "aria-label": t("board.figure", { figure: figureName({ ...figure, colour }), place: this.place(figure), doubt: "" }),
        "data-figure": index,
        "data-cell": key(figure),
        transform: `translate(${x} ${y}) scale(0.66)`,
        onclick: () => this.#choose({ figure: index }),
      },
      s("circle", { cy: -12, r: 27, class: "figure-reach" }),
      drawFigure({ colour, kind: figure.kind, pose: poseOf(this.#table.tiles, this.#laidAt(figure), figure) }),
    );
  }

  #laidAt = ({ x, y }) => this.#table.position.tiles.find((one) => one.x === x && one.y === y);

  /** Where a figure's foot is, in the drawing. */
  #seat(figure, index, laid = this.#laidAt(figure)) {
    const before = (this.#table.position.figures ?? []).slice(0, index);
    const [x, y] = seatOf(this.#table.tiles, laid, figure, before);
    return [figure.x * SIZE + x, figure.y * SIZE + y];
  }

  #token(token, index) {
    const { tiles, position } = this.#table;
    const laid = this.#laidAt(token);
    const outline = token.feature && laid && tiles.outlineOf(laid, token.feature);
    const [u, v] = outline ? turned(outline.badge, laid.rotation ?? 0) : [0.8, 0.8];
    const same = position.tokens.slice(0, index).filter((other) => key(other) === key(token)).length;
    return s(
      "g",
      {
        class: "board-token",
        role: "button",
        tabindex: "-1",
        "aria-label": `${tokenName(token)}, ${this.place(token)}`,
        "data-token": index,
        "data-cell": key(token),
        transform: `translate(${(token.x + u) * SIZE - 9 * same} ${(token.y + v) * SIZE - 6 * same}) scale(.62)`,
        onclick: () => this.#choose({ token: index }),
      },
      s("circle", { r: 26, class: "figure-reach" }),
      drawToken(token),
    );
  }

  /** The view takes in everything; it stays as it is while that does not change. */
  #extend() {
    const { position, spots, ghosts } = this.#table;
    const all = [...position.tiles, ...spots, ...ghosts];
    const [xs, ys] = ["x", "y"].map((axis) => (all.length ? all.map((one) => one[axis]) : [0]));
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
    const bounds = [left, top, wide, high].join();
    if (bounds === this.#bounds) return;
    this.#bounds = bounds;
    const room = 0.12;
    this.#stage.zoom.grow({
      x: (left - room) * SIZE,
      y: (top - room) * SIZE,
      width: (wide + 2 * room) * SIZE,
      height: (high + 2 * room) * SIZE,
    });
  }

  #overlay() {
    const { regions, cells } = this.#lit;
    this.#dim(regions.length + cells.length > 0);
    const point = ({ x, y }, [u, v]) => [(x + u) * SIZE, (y + v) * SIZE];
    const outlined = (piece) => outlineAt(this.#table.tiles, this.#laidAt(piece), piece.index);
    show(this.#stage.above, lights({ ...this.#lit, current: this.#current, mask: this.#mask, outlined, point }));
  }

  /** Figures and tokens step back too, unless they stand on what is lit. */
  #dim(lit) {
    const { regions, cells } = this.#lit;
    const on = ({ x, y, feature }) =>
      cells.some(([cx, cy]) => cx === x && cy === y) ||
      regions.some(({ pieces }) => pieces.some((piece) => piece.x === x && piece.y === y && piece.index === this.#index({ x, y, feature })));
    const { figures = [], tokens = [] } = this.#table.position;
    for (const node of this.#stage.top.children) {
      const { figure, token } = node.dataset;
      node.classList.toggle("is-dim", lit && !on(figure === undefined ? tokens[token] : figures[figure]));
    }
  }

  #index(thing) {
    const laid = this.#laidAt(thing);
    return laid ? this.#table.tiles.find(laid, thing.feature) : -1;
  }
}

/** What should be looked at has a sign in its corner: never told by colour alone. */
const flagged = ({ x, y }) =>
  s(
    "g",
    { transform: `translate(${(x + 0.85) * SIZE} ${(y + 0.15) * SIZE})`, class: "flag" },
    s("circle", { r: 12 }),
    s("text", { y: 6.5 }, "!"),
  );

