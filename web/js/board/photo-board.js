// The board of one photo, over the picture or drawn from the definitions. Tiles and figures are buttons. Independent of the game.

import { lights, outlineAt } from "./highlights.js";
import { h, show } from "../lib/dom.js";
import { crop } from "./crop.js";
import { lyingSize } from "../tile/multi-cell.js";
import { t, withPlaces } from "../lib/i18n.js";
import { Places } from "./cell-places.js";
import { Regions } from "../tile/edge-matching.js";
import { spreadSeen } from "./recognised-cells.js";
import { Stage } from "./view/stage.js";
import { tileName } from "../tile/words.js";
import { withTiles } from "../picker/spoken.js";
import { figureNode, freeNode, key, missingNode, photographNode, tileNode, tokenNode } from "./photo-pieces.js";

export class Board {
  #stage = new Stage(t("board.label"), (cell) => this.#places.box(cell));
  #shown = new Map();
  #mode = "photo";
  #photo;
  #places;
  #picture;
  #tiles;
  #choose;
  #current = null;
  /** @type {{ regions: Page.Region[], cells: number[][] }} */
  #lit = { cells: [], regions: [] };
  #free = []; // tappable cells [x, y] without a tile
  #buttons;

  /** `choose({cell: [x, y]})`, `choose({figure: index})` or `choose({token: index})` is called after a tap. */
  constructor({ tiles, picture, choose }) {
    this.#tiles = tiles;
    this.#choose = choose;
    this.#picture = picture;
    this.#buttons = [
      ["photo", t("board.photo")],
      ["drawn", t("board.drawn")],
    ].map(([mode, words]) =>
      h(
        "button",
        {
          type: "button",
          class: "segment",
          "aria-pressed": String(mode === this.#mode),
          onclick: () => this.#turnTo(mode),
        },
        words,
      ),
    );
    this.node = this.#stage.node;
    this.controls = h(
      "div",
      { class: "board-controls" },
      h("div", { class: "segments", role: "group", "aria-label": t("board.mode") }, this.#buttons),
      this.#stage.tools,
    );
  }

  /** Draws the reading of a photo; keeps the view unless the mode changed. */
  render(photo) {
    const first = !this.#photo;
    this.#photo = { ...photo, cells: spreadSeen(photo.tiles, this.#tiles) };
    this.#paint(first);
  }

  #turnTo(mode) {
    this.#mode = mode;
    this.#buttons.forEach((button, i) => button.setAttribute("aria-pressed", String(["photo", "drawn"][i] === mode)));
    this.#paint(true);
    if (this.#current) this.mark(this.#current);
  }

  /** Makes empty cells [x, y] tappable and brings them into view, even off the picture. An empty list ends that. */
  offer(cells) {
    if (!cells.length && !this.#free.length) return;
    this.#free = cells;
    this.#paint(false);
    this.#stage.zoom.grow(this.#places.extent(cells));
  }

  /** The cells next to tiles that are neither occupied nor in doubt. */
  free() {
    const known = new Set([...this.#photo.cells, ...this.#photo.doubts].map(({ x, y }) => key(x, y)));
    // prettier-ignore
    const beside = this.#photo.cells.flatMap(({ x, y }) => [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]]);
    return [...new Map(beside.map((cell) => [key(...cell), cell])).values()].filter((cell) => !known.has(key(...cell)));
  }

  /** Marks the current cell and brings it into view; null for none. `closer` zooms in on it. */
  mark(cell, closer = false) {
    this.#current = cell;
    this.#overlay();
    if (!cell) return;
    if (closer) this.#stage.zoom.focus(this.#places.box(cell));
    else this.#stage.zoom.reveal(this.#places.box(cell));
  }

  /** Highlights tiles [x, y] or the features of a score line and dims the rest. Without arguments, ends that. */
  light(cells = [], regions = []) {
    this.#lit = { cells, regions };
    this.#overlay();
    if (cells.length || regions.length) this.#stage.zoom.fit();
  }

  /** Highlights the feature of a score line, or its tiles where the feature cannot be identified. */
  lightLine(line) {
    const cells = line?.where.tiles ?? [];
    const regions = line ? this.#regions().on(line.feature.kind, cells) : [];
    this.light(regions.length ? [] : cells, regions);
  }

  #regions = () => new Regions(this.#photo.cells, this.#tiles);

  /** Highlights the whole region under a figure or token: {x, y, feature}. */
  lightFeature(thing) {
    const laid = this.#places.tileAt(thing);
    const index = laid ? this.#tiles.find(laid, thing.feature) : -1;
    this.light([], index < 0 ? [] : [this.#regions().at(thing, index)]);
  }

  /** Draws the highlights and the frame around the current cell. */
  #overlay() {
    const outlined = ({ x, y, index }) => outlineAt(this.#tiles, this.#places.tileAt({ x, y }), index);
    const { cells, regions } = this.#lit;
    const on = new Set([...cells.map((cell) => key(...cell)), ...regions.flatMap(({ pieces }) => pieces.map(({ x, y }) => key(x, y)))]);
    for (const node of this.#stage.top.children) node.classList.toggle("is-dim", on.size > 0 && !on.has(node.dataset.cell));
    const point = (cell, p) => this.#places.point(cell, p);
    show(this.#stage.above, lights({ ...this.#lit, current: this.#current, mask: "veil", outlined, point }));
  }

  fit() {
    this.#stage.zoom.fit();
  }

  set tiles(tiles) {
    this.#tiles = tiles;
  }

  /** "row 2, column 3", counted from the top left tile. */
  place = (cell) => this.#places.name(cell);

  /** A tile of the board in words: "row 1, column 2: city and road". */
  label(tile, doubt = null) {
    return t("board.tile", {
      place: this.place(tile),
      tile: tileName(this.#tiles.get(tile.tile)),
      doubt: doubt ? t("board.doubtful") : "",
    });
  }

  #paint(fresh) {
    this.#places = new Places(this.#photo, this.#mode === "drawn");
    const { tiles, figures, doubts, position } = this.#photo;
    const doubtful = new Map(doubts.filter((doubt) => "x" in doubt && doubt.x !== null).map((doubt) => [key(doubt.x, doubt.y), doubt]));
    const { focused } = this.#stage;
    const eyes = this.#eyes();
    this.#shown.clear();
    this.#stage.svg.classList.toggle("is-photo", eyes.photo);
    this.#stage.node.classList.toggle("is-drawn", !eyes.photo);
    const nodes = [...tiles]
      .sort((a, b) => a.y - b.y || a.x - b.x)
      .map((tile) => this.#stop(tile, tileNode(eyes, tile, doubtful.get(key(tile.x, tile.y)))));
    const missing = doubts.filter((doubt) => doubt.reason === "missing").map((doubt) => this.#stop(doubt, missingNode(eyes, doubt)));
    const standing = figures.map((figure, index) =>
      figureNode(
        eyes,
        figure,
        index,
        doubts.some((doubt) => doubt.figure === index),
      ),
    );
    const free = this.#free.map(([x, y]) => this.#stop({ x, y }, freeNode(eyes, { x, y })));
    show(this.#stage.layer, eyes.photo && photographNode(eyes), nodes, missing, free);
    const stacks = (position?.tokens ?? []).map((token, index) => tokenNode(eyes, token, index));
    show(this.#stage.top, stacks, standing);
    this.#stage.stops(this.#shown, focused);
    if (fresh) this.#stage.zoom.full = this.#places.extent(this.#free);
    this.#overlay();
  }

  /** The reading as pieces see it. */
  #eyes = () => ({
    photo: this.#mode === "photo",
    picture: this.#picture,
    reading: this.#photo,
    tiles: this.#tiles,
    places: this.#places,
    place: this.place,
    label: (tile, doubt) => this.label(tile, doubt),
    choose: this.#choose,
  });

  /** Remembers a keyboard stop; null: nothing was drawn there. */
  #stop({ x, y }, node) {
    if (node) this.#shown.set(key(x, y), node);
    return node;
  }

  /** Rewrites every (x, y) in a sentence of the referee as a row and a column, and the ids of tiles as their names. */
  inWords = (text) => withPlaces(withTiles(text, this.#tiles), (cell) => this.place(cell));

  /** A cell cut out of the photo, or a whole tile of the photo; a ring around the figure whose foot is at the pixel `foot`. */
  crop = (cell, foot) => {
    const laid = cell.tile && this.#tiles.get(cell.tile);
    return crop(this.#places, { ...this.#photo, picture: this.#picture }, cell, foot, lyingSize(laid, cell.rotation));
  };
}
