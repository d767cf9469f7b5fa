// A table drawn from its position: tiles, figures, tokens, spots for moves, and highlights. Independent of the game: all shapes come from
// the definitions of the tiles. The game's module may draw something under the tiles (`own.under`).

import { boundsOf, mostSpots } from "./view/board-bounds.js";
import { lights, outlineAt } from "./highlights.js";
import { show } from "../lib/dom.js";
import { located } from "../tile/city.js";
import { spread } from "../tile/multi-cell.js";
import { list, t, withPlaces } from "../lib/i18n.js";
import { paintings } from "./leader-paint.js";
import { Regions, spanned } from "../tile/edge-matching.js";
import { Stage } from "./view/stage.js";
import { figureNode, ghostNode, spotNode, tileNode, tokenNode } from "./table-pieces.js";
import { SIZE } from "../tile/tile.js";
import { tokenName } from "../tile/token.js";
import { figureOn, tileName } from "../tile/words.js";

const key = ({ x, y }) => `${x},${y}`;
/** @type {(cell: number[]) => any} */
const box = ([x, y]) => ({ x: x * SIZE, y: y * SIZE, width: SIZE, height: SIZE });
const THUMB = 44; // pixels
const LEAST = 44; // least width in pixels of a cell to tap, of which the highlighted spot has 95 %
let masks = 0;

export class TableBoard {
  #stage;
  #choose;
  /** @type {any} */
  #own;
  /** @type {any} */
  #table = { position: { tiles: [] }, cells: [], tiles: new Map() };
  #shown = new Map();
  #kept = new Map(); // drawn pieces by content: most of a board stays unchanged
  #drawn = new Map(); // the same, during a redraw
  #words = ""; // what the labels of all pieces depend on
  /** @type {{ of: string | null, node: Node | null }} */
  /** @type {{ of: string | null, node: any, names: any[] }} */
  #under = { of: null, node: null, names: [] };
  /** @type {Regions | null} */
  #regions = null;
  #current = null;
  /** @type {{ regions: Page.Region[], cells: number[][], edge?: string | null, soft?: boolean }} */
  #lit = { regions: [], cells: [] };
  #painted = [];
  #mask = `veil-${(masks += 1)}`;
  /** @type {string | null} */
  #bounds = null;

  /**
   * `choose({cell: [x, y]} | {spot} | {ghost} | {figure: index} | {token: index})` is called after a tap. `own`: the game's module
   * (games/README.md): `under({options})` is drawn below the tiles, `cells(position)` are kept in sight.
   */
  constructor({ label = t("board.label"), choose, own = {} }) {
    this.#choose = choose;
    this.#own = own;
    this.#stage = new Stage(label, box);
    this.node = this.#stage.node;
    this.controls = this.#stage.tools;
    this.beyond = this.#stage.beyond.node;
  }

  /**
   * Draws a table. `tiles`: the definitions; `position`: {tiles, figures?, tokens?, players?}; `spots`: {x, y, words?, n?, name?} that can
   * be tapped, with a number or a plus; `ghosts`: {x, y, tile, rotation, figure?: {player or colour, kind, feature}} for tiles that are not
   * placed yet; `flags`: cell "x,y" -> true: to be checked; `before`: the tiles at the start of a turn: what lies next to them is in view,
   * and cells are large enough to tap, so that the view stays the same during the turn; `taps`: other cells [x, y] that can be tapped.
   *
   * @param {{ tiles: any, position: any, spots?: any[], ghosts?: any[], flags?: Map<string, boolean>, before?: any[], taps?: number[][] }} what
   */
  render({ tiles, position: given, spots = [], ghosts = [], flags = new Map(), before = [], taps = [] }) {
    const focused = this.#stage.focused;
    const position = located(given, tiles);
    const cells = spanned(spread(position.tiles, tiles), position.tokens);
    this.#table = { tiles, position, cells, spots, ghosts, flags, before: spread(before, tiles) };
    this.#regions = null;
    this.#words = JSON.stringify([this.#corner(), position.players?.map(({ id, colour }) => [id, colour])]);
    this.#shown.clear();
    this.#drawn = new Map();
    const laid = [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
    const things = this.#things();
    const pieces = laid.map((one) => this.#stop(one, this.#tile(one, things.get(key(one)))));
    const places = spots.map((spot) => this.#stop(spot, this.#spot(spot)));
    const free = ghosts.map((ghost) => this.#stop(ghost, this.#ghost(ghost)));
    const standing = this.#standing();
    this.#kept = this.#drawn;
    show(this.#stage.layer, this.#ground(position.options), pieces, places, free, this.#names());
    this.#uncover([...cells, ...ghosts]);
    show(this.#stage.top, standing);
    this.#stage.stops(this.#shown, focused);
    this.#extend();
    this.#overlay();
    this.#stage.beyond.boxes = [...spots.map(({ x, y }) => [x, y]), ...taps].map(box);
  }

  /** The regions of the table as drawn. */
  get regions() {
    return (this.#regions ??= new Regions(this.#table.cells, this.#table.tiles));
  }

  fit() {
    this.#stage.zoom.fit();
  }

  /** Shows the table larger or smaller by a factor. */
  zoom(factor) {
    this.#stage.zoom.zoom(factor);
  }

  /**
   * Shows all spots; if cells would be too small for a thumb, as many of them as there is room for. A view in which they are, or one that
   * the user has chosen and that has some of them, stays.
   */
  fitSpots() {
    this.#showSpots();
    this.#stage.beyond.settle();
  }

  #showSpots() {
    const { zoom } = this.#stage;
    const seen = this.#table.spots.filter((spot) => zoom.sees(box([spot.x, spot.y]))).length;
    if (zoom.chosen ? seen : seen === this.#table.spots.length && zoom.scale * SIZE >= LEAST - 1) return;
    const best = mostSpots(
      this.#table.spots,
      zoom.size.map((pixels) => pixels / LEAST),
    );
    if (best) zoom.fitAround({ x: best.x * SIZE, y: best.y * SIZE, width: best.width * SIZE, height: best.height * SIZE }, LEAST / SIZE);
    else this.fit();
  }

  /** Moves the focus to the board for the next tap. */
  focus() {
    this.#stage.focus();
  }

  /** Zooms in on a cell [x, y] if cells are too small for a thumb. */
  closer(cell) {
    if (this.#stage.zoom.scale * SIZE < THUMB) this.#stage.zoom.focus(box(cell));
  }

  /** Brings a cell [x, y] into view. */
  reveal(cell) {
    this.#stage.zoom.reveal(box(cell));
  }

  /** Marks the current cell [x, y] and brings it into view; null for none. */
  mark(cell) {
    this.#current = cell;
    this.#overlay();
    if (cell) this.#stage.zoom.reveal(box(cell));
  }

  /**
   * Highlights features (`regions` of this.regions), whole `cells` [x, y], or the edge of a cell; the rest is dimmed, unless `soft`.
   *
   * @param {Page.Lit} what
   */
  light({ regions = [], cells = [], edge = null, soft = false } = {}) {
    this.#lit = { regions, cells, edge, soft };
    this.#overlay();
  }

  /** Paints features by their leaders: [{region, owners: [{n, colour}]}], see paint.js; an empty list ends that. */
  paint(painted = []) {
    this.#painted = painted;
    this.#overlay();
  }

  /** Highlights the feature of a score line, or its tiles where the feature cannot be identified. */
  lightLine(line) {
    const cells = line?.where?.tiles ?? [];
    const regions = line?.feature ? this.regions.on(line.feature.kind, cells) : [];
    this.light(regions.length ? { regions } : { cells });
  }

  // ---- in words ----

  /** The name of a cell: "row 2, column 3", counted from the top left tile (row 0 is above it), or the game's name for it. */
  place({ x, y }) {
    const { position } = this.#table;
    const named = this.#own.place?.(position, { x, y });
    if (named) return named;
    const [left, top] = this.#corner();
    return t("board.place", { row: y - top + 1, column: x - left + 1 });
  }

  /** The origin of rows and columns. */
  #corner() {
    const { position } = this.#table;
    const from = this.#own.cells?.(position) ?? position.tiles;
    return ["x", "y"].map((axis) => Math.min(...from.map((one) => one[axis]), from.length ? Infinity : 0));
  }

  /** Rewrites every (x, y) in a sentence of the referee as a row and a column. */
  inWords = (text) => withPlaces(text, (cell) => this.place(cell));

  /** A tile of the board in words, with what is on it. */
  label(one) {
    const { tiles, position, flags } = this.#table;
    const here = (thing) => thing.x === one.x && thing.y === one.y;
    const on = [
      ...(position.figures ?? []).filter(here).map((figure) => figureOn(tiles, one, figure, this.colourOf(figure.player))),
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

  // ---- drawing ----

  /** The table as pieces see it. */
  #eyes = {
    tiles: () => this.#table.tiles,
    laidAt: ({ x, y }) => this.#table.cells.find((one) => one.x === x && one.y === y),
    place: (cell) => this.place(cell),
    colourOf: this.colourOf,
  };

  /** Remembers a keyboard stop. */
  #stop(at, node) {
    this.#shown.set(key(at), node);
    return node;
  }

  /** The previous drawing with the same content, if there was one; else `make` draws it. */
  #piece(cell, shows, make) {
    const name = JSON.stringify([this.#words, this.#own.place?.(this.#table.position, cell), ...shows]);
    const node = this.#kept.get(name) ?? make();
    node.setAttribute("tabindex", "-1");
    this.#drawn.set(name, node);
    return node;
  }

  /** The drawing under the tiles; the same node as long as the options are the same. */
  #ground(options = {}) {
    const of = JSON.stringify(options);
    if (of !== this.#under.of) this.#under = { of, node: this.#own.under?.({ options }) ?? null, names: [] };
    return this.#under.node;
  }

  /** The names of what is under the tiles: above the spots, which would dim them. */
  #names() {
    const found = [...(this.#under.node?.querySelectorAll("[data-under]") ?? [])];
    if (found.length) this.#under.names = found;
    return this.#under.names;
  }

  /** Shows only those names under the tiles that none of these covers; a name next to a tile is narrowed to its own cells. */
  #uncover(laid) {
    const covered = new Set(laid.map(key));
    for (const name of /** @type {NodeListOf<SVGTextElement>} */ (this.#stage.layer.querySelectorAll("[data-under]"))) {
      const { under = "", beside = "", room = "" } = name.dataset;
      name.classList.toggle("is-covered", covered.has(under));
      if (name.hasAttribute("textLength") || !beside.split(" ").some((cell) => covered.has(cell))) continue;
      if (name.getComputedTextLength() <= Number(room)) continue;
      name.setAttribute("textLength", room);
      name.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
  }

  /** Figures and tokens by their cell. */
  #things() {
    const { figures = [], tokens = [] } = this.#table.position;
    const all = new Map();
    for (const thing of [...figures, ...tokens]) all.set(key(thing), [...(all.get(key(thing)) ?? []), thing]);
    return all;
  }

  #tile(one, things) {
    const known = this.#table.tiles.get(one.tile);
    const flag = this.#table.flags.get(key(one));
    const { x, y, rotation } = one;
    return this.#piece(one, ["tile", x, y, rotation, one.tile, known?.version, flag, things], () =>
      tileNode(one, { known, flag, label: this.label(one) }, () => this.#choose({ cell: [x, y] })),
    );
  }

  #spot = (spot) =>
    this.#piece(spot, ["spot", spot], () =>
      spotNode(spot, `${this.place(spot)}: ${spot.words ?? t("board.spot")}`, () => this.#choose({ spot })),
    );

  #ghost = (ghost) =>
    this.#piece(ghost, ["ghost", ghost, this.#table.tiles.get(ghost.tile)?.version], () =>
      ghostNode(this.#eyes, ghost, () => this.#choose({ ghost })),
    );

  /** Tokens and figures; those next to the board are drawn by the game's module. */
  #standing() {
    const { tokens = [], figures = [] } = this.#table.position;
    const shown = (kind, all, draw) => all.map((one, index) => (one.x === undefined ? null : this.#thing(kind, all, index, draw)));
    return [
      shown("token", tokens, (index) => tokenNode(this.#eyes, tokens, index, () => this.#choose({ token: index }))),
      shown("figure", figures, (index) => figureNode(this.#eyes, figures, index, () => this.#choose({ figure: index }))),
    ];
  }

  /** A figure or token on its tile, next to those that came before it. */
  #thing(kind, all, index, draw) {
    const here = all.slice(0, index + 1).filter((one) => key(one) === key(all[index]));
    const { tile, rotation } = this.#eyes.laidAt(all[index]) ?? {};
    return this.#piece(all[index], [kind, index, here, tile, rotation, this.#table.tiles.get(tile)?.version], () => draw(index));
  }

  /** Extends the view to everything; it stays while the extent is the same. */
  #extend() {
    const bounds = boundsOf(this.#table, this.#own);
    const told = Object.values(bounds).join();
    if (told === this.#bounds) return;
    this.#bounds = told;
    const { before, position } = this.#table;
    const last = position.tiles.at(-1);
    if (before.length && last) this.#stage.zoom.grow(bounds, LEAST / SIZE, box([last.x, last.y]));
    else this.#stage.zoom.grow(bounds);
  }

  #overlay() {
    const { regions, cells, soft } = this.#lit;
    this.#dim(!soft && regions.length + cells.length > 0);
    /** @type {(cell: Page.Cell, at: Page.Point) => Page.Point} */
    const point = ({ x, y }, [u, v]) => [(x + u) * SIZE, (y + v) * SIZE];
    const outlined = (piece) => outlineAt(this.#table.tiles, this.#eyes.laidAt(piece), piece.index);
    const mask = this.#mask;
    show(
      this.#stage.above,
      this.#painted.length ? paintings({ painted: this.#painted, mask, outlined, point }) : null,
      lights({ ...this.#lit, current: this.#current, mask, outlined, point }),
    );
  }

  /** Dims figures and tokens, too, unless they are on what is highlighted. */
  #dim(lit) {
    const { regions, cells } = this.#lit;
    const on = ({ x, y, feature }) =>
      cells.some(([cx, cy]) => cx === x && cy === y) ||
      regions.some(({ pieces }) =>
        pieces.some((piece) => piece.x === x && piece.y === y && piece.index === this.#index({ x, y, feature })),
      );
    const { figures = [], tokens = [] } = this.#table.position;
    for (const node of this.#stage.top.children) {
      const { figure, token } = node.dataset;
      node.classList.toggle("is-dim", lit && !on(figure === undefined ? tokens[token] : figures[figure]));
    }
  }

  #index(thing) {
    const laid = this.#eyes.laidAt(thing);
    return laid ? this.#table.tiles.find(laid, thing.feature) : -1;
  }
}
