// A table drawn from its position: tiles, figures, tokens, spots for moves, and highlights. Independent of the game: all shapes come from
// the definitions of the tiles. The game's module may draw something under the tiles (`own.under`).

import { boundsOf } from "./view/board-bounds.js";
import { dim, lights, outlineAt } from "./highlights.js";
import { show } from "../lib/dom.js";
import { located } from "../tile/city.js";
import { spread } from "../tile/multi-cell.js";
import { t, withPlaces } from "../lib/i18n.js";
import { paintings } from "./leader-paint.js";
import { Regions, spanned } from "../tile/edge-matching.js";
import { figureNode, ghostNode, letThrough, spotNode, thingsByCell, tileNode, tokenNode } from "./table-pieces.js";
import { SIZE } from "../tile/tile.js";
import { withTiles } from "../picker/spoken.js";
import { corner, placeName, tileLabel } from "./board-words.js";
import { BoardView } from "./view/board-view.js";
import { OpenPlaces } from "./view/open-places.js";
import { PieceCache } from "./view/piece-cache.js";
import { LEAST } from "./view/spot-view.js";
import { Stage } from "./view/stage.js";

const key = ({ x, y }) => `${x},${y}`;
/** @type {(cell: number[]) => any} */
const box = ([x, y]) => ({ x: x * SIZE, y: y * SIZE, width: SIZE, height: SIZE });
let masks = 0;

export class TableBoard {
  #stage;
  #choose;
  /** @type {any} */
  #own;
  /** @type {any} */
  #table = { position: { tiles: [] }, cells: [], tiles: new Map() };
  #shown = new Map();
  #pieces = new PieceCache();
  #open = new OpenPlaces();
  /** @type {{ of: string | null, node: any, names: any[] }} */
  #under = { of: null, node: null, names: [] };
  /** @type {Regions | null} */
  #regions = null;
  #current = null;
  /** @type {{ regions: Page.Region[], cells: number[][], edge?: string | null, soft?: boolean }} */
  #lit = { regions: [], cells: [] };
  #painted = [];
  #mask = `veil-${(masks += 1)}`;
  #bounds = "";

  /**
   * `choose({cell: [x, y]} | {spot} | {ghost} | {figure: index} | {token: index})` is called after a tap. `own`: the game's module
   * (games/README.md): `under({options})` is drawn below the tiles, `cells(position)` are kept in sight.
   */
  constructor({ label = t("board.label"), choose, own = {} }) {
    this.#stage = new Stage(label, box);
    this.view = new BoardView(this.#stage, box, () => ({ spots: this.#table.spots ?? [], last: this.#table.position.tiles.at(-1) }));
    this.node = this.#stage.node;
    this.controls = this.#stage.tools;
    this.beyond = this.#stage.beyond.node;
    [this.#choose, this.#own] = [choose, own];
  }

  /**
   * Draws a table. `tiles`: the definitions; `position`: {tiles, figures?, tokens?, players?}; `spots`: {x, y, words?, n?, name?} that can
   * be tapped, with a number or a plus; `ghosts`: {x, y, tile, rotation, figure?: {player or colour, kind, feature}} for tiles that are not
   * placed yet; `flags`: cell "x,y" -> true: to be checked; `before`: the tiles at the start of a turn: what lies next to them is in view,
   * and cells are large enough to tap, so that the view stays the same during the turn; `taps`: other cells [x, y] that can be tapped.
   *
   * @param {{ tiles: Page.Tiles, position: Page.Table, spots?: any[], ghosts?: any[], flags?: Map<string, boolean>, before?: any[], taps?: number[][] }} what
   */
  render({ tiles, position: given, spots = [], ghosts = [], flags = new Map(), before = [], taps = [] }) {
    const focused = this.#stage.focused;
    const position = located(given, tiles);
    const cells = spanned(spread(position.tiles, tiles), position.tokens);
    this.#table = { tiles, position, cells, spots, ghosts, flags, before: spread(before, tiles) };
    this.#regions = null;
    const words = JSON.stringify([corner(position, this.#own), position.players?.map(({ id, colour }) => [id, colour])]);
    this.#shown.clear();
    this.#pieces.begin(words);
    this.#open.begin(words);
    const laid = [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
    const things = thingsByCell(position);
    const pieces = laid.map((one) => this.#stop(one, this.#tile(one, things.get(key(one)))));
    const places = this.#open
      .ordered(spots, ghosts, tiles)
      .map((one) => this.#stop(one, one.tile === undefined ? this.#spot(one) : this.#ghost(one)));
    const standing = this.#standing();
    this.#pieces.end();
    this.#open.end();
    const afloat = this.#own.afloat?.(position, tiles, this.colourOf);
    show(this.#stage.layer, this.#ground(position.options), pieces, afloat, places, this.#names());
    this.#stage.name(this.#under.names, [...cells, ...ghosts]);
    show(this.#stage.top, standing);
    letThrough(this.#stage.top, [...spots, ...ghosts]);
    this.#stage.stops(this.#shown, focused);
    this.#extend();
    this.#overlay();
    this.#stage.beyond.boxes = [...spots.map(({ x, y }) => [x, y]), ...taps].map(box);
  }

  /** The regions of the table as drawn. */
  get regions() {
    return (this.#regions ??= new Regions(this.#table.cells, this.#table.tiles));
  }

  /** Shows the spots to tap, see BoardView. */
  fitSpots() {
    this.view.fitSpots();
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

  /** Paints features by their leaders: [{region, owners: [{n, colour}]}], see leader-paint.js; an empty list ends that. */
  paint(painted = []) {
    this.#painted = painted;
    this.#overlay();
  }

  /** Highlights the feature of a score line, or its tiles where the feature cannot be identified, and comes closer. */
  lightLine(line) {
    const cells = line?.where?.tiles ?? [];
    const regions = line?.feature ? this.regions.on(line.feature.kind, cells) : [];
    this.light(regions.length ? { regions } : { cells });
    this.view.lookAt(cells);
  }

  /** The name of a cell: "row 2, column 3", counted from the top left tile (row 0 is above it), or the game's name for it. */
  place(cell) {
    return placeName(this.#table.position, this.#own, cell);
  }

  /** Rewrites every (x, y) in a sentence of the referee as a row and a column, and the ids of tiles as their names. */
  inWords = (text) => withPlaces(withTiles(text, this.#table.tiles), (cell) => this.place(cell));

  /** A tile of the board in words, with what is on it. */
  label(one) {
    const words = { place: this.place(one), colourOf: this.colourOf, flagged: this.#table.flags.get(key(one)) };
    return tileLabel(this.#table, one, words);
  }

  colourOf = (player) => this.#table.position.players?.find(({ id }) => id === player)?.colour ?? player;

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

  /** A place to tap; its element stays whatever it shows. */
  #place(shows, at, what, make) {
    return this.#open.place(key(at), shows, make, () => this.#choose(what));
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
    return (this.#under.names = found.length ? found : this.#under.names);
  }

  #tile(one, things) {
    const known = this.#table.tiles.get(one.tile);
    const flag = this.#table.flags.get(key(one));
    const { x, y, rotation } = one;
    return this.#pieces.piece(["tile", x, y, rotation, one.tile, known?.version, flag, things], () =>
      tileNode(one, { known, flag, label: this.label(one) }, () => this.#choose({ cell: [x, y] })),
    );
  }

  #spot = (spot) =>
    this.#place(["spot", spot], spot, { spot }, (tap) => spotNode(spot, `${this.place(spot)}: ${spot.words ?? t("board.spot")}`, tap));

  #ghost = (ghost) =>
    this.#place(["ghost", ghost, this.#table.tiles.get(ghost.tile)?.version], ghost, { ghost }, (tap) => ghostNode(this.#eyes, ghost, tap));

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
    return this.#pieces.piece([kind, index, here, tile, rotation, this.#table.tiles.get(tile)?.version], () => draw(index));
  }

  /** Extends the view to everything; it stays while the extent is the same. During a turn, cells are large enough to tap. */
  #extend() {
    const bounds = boundsOf(this.#table, this.#own);
    const { before, position } = this.#table;
    const last = before.length ? position.tiles.at(-1) : null;
    const told = [...Object.values(bounds), Boolean(last)].join();
    if (told === this.#bounds) return;
    this.#bounds = told;
    if (last) this.#stage.zoom.grow(bounds, LEAST / SIZE, box([last.x, last.y]));
    else this.#stage.zoom.grow(bounds);
  }

  #overlay() {
    dim(this.#stage.top, this.#table.position, this.#lit, (thing) => this.#index(thing));
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

  #index(thing) {
    const laid = this.#eyes.laidAt(thing);
    return laid ? this.#table.tiles.find(laid, thing.feature) : -1;
  }
}
