// The board of one photo, over the picture or drawn from the definitions. Tiles and figures are buttons. Independent of the game.

import { lights, outlineAt } from "./highlights.js";
import { h, s, show } from "../lib/dom.js";
import { crop } from "./crop.js";
import { lyingSize } from "../tile/multi-cell.js";
import { drawFigure, drawTag } from "../tile/figure.js";
import { path, turned } from "../lib/geometry.js";
import { t, withPlaces } from "../lib/i18n.js";
import { Places } from "./cell-places.js";
import { Regions } from "../tile/edge-matching.js";
import { spreadSeen } from "./recognised-cells.js";
import { Stage } from "./view/stage.js";
import { SIZE, drawTile, drawUnknown } from "../tile/tile.js";
import { drawToken, tokenName } from "../tile/token.js";
import { figureName, tileName } from "../tile/words.js";

const key = (x, y) => `${x},${y}`;

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
          onclick: () => this.turnTo(mode),
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

  turnTo(mode) {
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
    this.#shown.clear();
    this.#stage.svg.classList.toggle("is-photo", this.#mode === "photo");
    this.#stage.node.classList.toggle("is-drawn", this.#mode !== "photo");
    const nodes = [...tiles].sort((a, b) => a.y - b.y || a.x - b.x).map((tile) => this.#tile(tile, doubtful.get(key(tile.x, tile.y))));
    const missing = doubts.filter((doubt) => doubt.reason === "missing").map((doubt) => this.#missing(doubt));
    const standing = figures.map((figure, index) =>
      this.#figure(
        figure,
        index,
        doubts.some((doubt) => doubt.figure === index),
      ),
    );
    const free = this.#free.map(([x, y]) => this.#open({ x, y }));
    show(this.#stage.layer, this.#mode === "photo" && this.#photograph(), nodes, missing, free);
    const stacks = (position?.tokens ?? []).map((token, index) => this.#token(token, index));
    show(this.#stage.top, stacks, standing);
    this.#stage.stops(this.#shown, focused);
    if (fresh) this.#stage.zoom.full = this.#places.extent(this.#free);
    this.#overlay();
  }

  #photograph() {
    const { width, height } = this.#photo;
    return s("image", { href: this.#picture, width, height, class: "board-picture", preserveAspectRatio: "none" });
  }

  #tile(tile, doubt) {
    const known = this.#tiles.get(tile.tile);
    const [wide, high] = lyingSize(known, tile.rotation);
    const look =
      this.#mode === "photo"
        ? [s("path", { d: path(tile.quad, true), class: "cell-edge" }), s("path", { d: path(tile.quad, true), class: "cell" })]
        : [
            s("g", { transform: this.#at(tile) }, known ? drawTile(known, tile.rotation) : drawUnknown()),
            s("rect", { width: wide * SIZE, height: high * SIZE, class: "cell", transform: this.#at(tile) }),
          ];
    return this.#button(tile, `board-tile${doubt ? " is-doubtful" : ""}`, this.label(tile, doubt), look, doubt);
  }

  #missing(doubt) {
    if (!this.#places.quad(doubt)) return null;
    return this.#button(doubt, "board-tile is-missing", t("board.missing", { place: this.place(doubt) }), this.#cell(doubt), doubt);
  }

  /** An empty cell where users can enter a tile. */
  #open(cell) {
    const [x, y] = this.#places.point(cell, [0.5, 0.5]);
    const size = this.#places.scale();
    const plus = s("path", { d: "M-14 0H14M0-14V14", class: "plus", transform: `translate(${x} ${y}) scale(${size})` });
    return this.#button(cell, "board-tile is-free", t("board.free", { place: this.place(cell) }), [this.#cell(cell), plus]);
  }

  /** The outline of an empty cell. */
  #cell = (cell) => s("path", { d: path(this.#places.corners([cell.x, cell.y]), true), class: "cell" });

  #button({ x, y }, name, label, look, doubt) {
    const choose = () => this.#choose({ cell: [x, y] });
    const node = s(
      "g",
      { class: name, role: "button", tabindex: "-1", "aria-label": label, "data-at": key(x, y), onclick: choose },
      look,
      doubt && this.#flag({ x, y }),
    );
    this.#shown.set(key(x, y), node);
    return node;
  }

  /** A question mark in the corner of a doubtful cell: doubt is never shown by colour alone. */
  #flag(cell) {
    const [x, y] = this.#places.point(cell, [0.83, 0.17]);
    const size = this.#places.scale();
    return s("g", { transform: `translate(${x} ${y}) scale(${size})`, class: "flag" }, s("circle", { r: 13 }), s("text", { y: 6.5 }, "?"));
  }

  #figure(figure, index, doubtful) {
    const photo = this.#mode === "photo";
    const [x, y] = photo ? figure.point : this.#seat(figure);
    const size = photo ? this.#places.scale() : 0.72;
    const label = t("board.figure", {
      figure: figureName(figure),
      place: this.place(figure),
      doubt: doubtful ? t("board.doubtful") : "",
    });
    return s(
      "g",
      {
        class: `board-figure${doubtful ? " is-doubtful" : ""}`,
        role: "button",
        tabindex: "-1",
        "aria-label": label,
        "data-figure": index,
        "data-cell": key(figure.x, figure.y),
        transform: `translate(${x} ${y}) scale(${size})`,
        onclick: () => this.#choose({ figure: index }),
      },
      s("circle", { cy: photo ? 0 : -12, r: photo ? 30 : 27, class: "figure-reach" }),
      photo ? drawTag(figure) : drawFigure(figure),
    );
  }

  /** A corrected token: a stack on the middle of its feature. */
  #token(token, index) {
    const photo = this.#mode === "photo";
    const tile = this.#places.tileAt(token);
    const outline = tile && this.#tiles.outlineOf(tile, token.feature);
    const spot = outline ? turned(outline.seat, tile.rotation) : [0.5, 0.5];
    const [x, y] = this.#places.point(token, spot);
    return s(
      "g",
      {
        class: "board-token",
        role: "button",
        tabindex: "-1",
        "aria-label": `${tokenName(token)}, ${this.place(token)}`,
        "data-token": index,
        "data-cell": key(token.x, token.y),
        transform: `translate(${x} ${y}) scale(${0.62 * (photo ? this.#places.scale() : 1)})`,
        onclick: () => this.#choose({ token: index }),
      },
      s("circle", { r: 26, class: "figure-reach" }),
      drawToken(token),
    );
  }

  /** Where a figure stands on the drawn board: the seat of its feature, else the middle of its tile. */
  #seat(figure) {
    const tile = this.#places.tileAt(figure);
    const outline = tile && this.#tiles.outlineOf(tile, figure.feature);
    const [u, v] = outline ? turned(outline.seat, tile.rotation) : [0.5, 0.5];
    const beside = outline && !outline.path.length && !["edges", "halves"].some((sides) => this.#featureOf(tile, figure)[sides]?.length);
    return [(figure.x + u) * SIZE + (beside ? 17 : 0), (figure.y + v) * SIZE + (beside ? 20 : 8)]; // keeps the drawn buildings visible
  }

  #featureOf = (tile, figure) => this.#tiles.get(tile.tile).features[this.#tiles.find(tile, figure.feature)];

  #at = ({ x, y }) => `translate(${x * SIZE} ${y * SIZE})`;

  /** Rewrites every (x, y) in a sentence of the referee as a row and a column. */
  inWords = (text) => withPlaces(text, (cell) => this.place(cell));

  /** A cell cut out of the photo, or a whole tile of the photo; a ring around the figure whose foot is at the pixel `foot`. */
  crop = (cell, foot) => {
    const laid = cell.tile && this.#tiles.get(cell.tile);
    return crop(this.#places, { ...this.#photo, picture: this.#picture }, cell, foot, lyingSize(laid, cell.rotation));
  };
}
