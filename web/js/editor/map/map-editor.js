// The drawing of a map: squares are painted by taps, or in rectangles by dragging, on a plain grid or over a photo of the printed map.

import { choices, roundButton } from "../../lib/controls.js";
import { h, s, show } from "../../lib/dom.js";
import { Drawing } from "../drawing.js";
import { KINDS, MapDraft } from "./map-draft.js";
import { keepingPanel, sourcesPanel } from "./map-keeping.js";
import { dragRectangles } from "./map-drag.js";
import { squarePanel } from "./map-square.js";
import { t, withPlaces } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { at, drawMap, keepMap, ownMaps, squareName } from "../../board/printed-map.js";
import { withoutKey } from "../opening.js";
import { hand } from "../../net/own-catalogs.js";
import { keepPicture } from "../../net/uploads/reference-photo.js";
import { checked } from "../../net/outside-data.js";
import { Stage, toolsUpon } from "../../board/view/stage.js";
import { boundsOf } from "./map-bounds.js";

const SIZE = 100;
const THUMB = 44; // least width of a cell in pixels when the map is opened
const DRAFT = "tile-referee.draft.map";

export class MapEditor {
  #stage;
  #undo;
  #paints = h("div", { class: "paints" }); // they stay in sight below the map
  #tools;
  #sources;
  #node;
  brush = "normal"; // a kind of square, "none" or "pick"
  /** @type {string | null} */
  picked = null; // the square that is open in the panel
  /** @type {any} */
  #photo = null; // {url, columns, rows}: a straightened photo under the grid
  /** @type {Record<"left" | "top" | "right" | "bottom", number> | null} */
  #grid = null; // the cells shown: they only become more, and stay where they are, while the map is drawn

  constructor(main, data, known, signal) {
    this.drawing = new Drawing(
      { key: DRAFT, words: "maps.edit", signal },
      {
        render: () => this.#render(),
        stored: () => this.draft.data(true),
        body: () => this.body(),
        counted: () => this.#counted(),
        place: (path) => this.#place(path),
        cellName: this.cellName,
      },
    );
    this.known = known;
    this.draft = new MapDraft(data ?? {});
    this.#stage = new Stage(t("maps.edit.board"), ([x, y]) => ({ x: x * SIZE, y: y * SIZE, width: SIZE, height: SIZE }));
    this.#undo = roundButton("undo", t("edit.undo"), () => this.draft.undo() && this.drawing.changed());
    toolsUpon(this.#stage.node, this.#undo, this.#stage.tools);
    dragRectangles(this.#stage, {
      size: SIZE,
      may: () => this.brush !== "pick",
      done: (cells) => {
        this.draft.paint(cells, this.brush);
        this.drawing.changed();
      },
    });
    this.#tools = h("div", { class: "map-rows" });
    this.#sources = sourcesPanel(this);
    this.#node = main;
    show(
      main,
      h("h1", { tabindex: "-1" }, t("title.edit-map")),
      this.#stage.node,
      this.#paints,
      this.#sources,
      h("p", { class: "hint" }, t("maps.edit.hint")),
      this.#tools,
      this.drawing.report,
    );
    this.drawing.changed();
  }

  // ---- changes ----

  /** Handles a tap on a cell: paints or picks it. */
  #tapped(cell) {
    const there = this.draft.square(cell);
    if (this.brush === "pick") this.picked = there ? at(cell) : null;
    else this.draft.paint([cell], this.brush);
    this.drawing.changed();
    if (!this.picked) return;
    this.#stage.zoom.reveal({ x: cell.x * SIZE, y: cell.y * SIZE, width: SIZE, height: SIZE }); // by keyboard it may be anywhere
    this.#tools.firstElementChild?.scrollIntoView({ block: "nearest" });
  }

  /** Replaces the map by another, such as that of a file. */
  replace(data) {
    [this.draft, this.picked, this.#grid] = [new MapDraft(withoutKey(checked("map", data))), null, null];
    this.drawing.changed();
  }

  /** Puts a straightened photo under the grid. */
  layPhoto(photo) {
    [this.#photo, this.#grid] = [photo, null];
    this.draft.more.picture = photo.where;
    this.#sources.open = false;
    this.drawing.changed();
    this.#stage.node.scrollIntoView({ block: "nearest" });
  }

  body = () => ({ ...this.draft.data(), name: this.draft.name || t("maps.edit.unnamed"), game: "carcassonne" });

  #counted() {
    const { squares, borders, ferries } = this.draft.data();
    return t("maps.edit.counts", { squares: squares.length, borders: borders.length, ferries: ferries.length });
  }

  /** The square of an error. */
  #place(path) {
    const [, kind, n] = /^(squares|borders)\[(\d+)\]/.exec(path) ?? [];
    const row = kind && this.draft.data()[kind][n];
    return row ? this.cellName(row) : "";
  }

  cellName = ({ x, y }) => {
    const { left, top } = this.#grid ?? boundsOf([...this.draft.squares.values()], this.#photo);
    return t("board.place", { row: y - top + 1, column: x - left + 1 });
  };

  // ---- drawing ----

  #render() {
    const focused = this.#stage.focused;
    const { left, top, right, bottom } = this.#grown();
    const stops = new Map();
    const cells = [];
    for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) cells.push(this.#cell({ x, y }, stops));
    show(this.#stage.layer, this.#picture(), drawMap(this.draft.data()), cells);
    this.#stage.stops(stops, focused);
    this.#node.classList.toggle("is-photo", Boolean(this.#photo));
    this.#stage.zoom.still = this.brush !== "pick";
    this.#undo.disabled = !this.draft.changed;
    renew(this.#paints, this.#brushes());
    renew(this.#tools, squarePanel(this), keepingPanel(this));
  }

  /** The cells to show. What is in view stays there, unless another map or photo is opened. */
  #grown() {
    const [before, needed] = [this.#grid, boundsOf([...this.draft.squares.values()], this.#photo)];
    this.#grid = {
      left: Math.min(before?.left ?? needed.left, needed.left),
      top: Math.min(before?.top ?? needed.top, needed.top),
      right: Math.max(before?.right ?? needed.right, needed.right),
      bottom: Math.max(before?.bottom ?? needed.bottom, needed.bottom),
    };
    const { left, top, right, bottom } = this.#grid;
    const all = { x: left * SIZE, y: top * SIZE, width: (right - left + 1) * SIZE, height: (bottom - top + 1) * SIZE };
    if (before) this.#stage.zoom.extend(all);
    else this.#stage.zoom.grow(all, THUMB / SIZE);
    return this.#grid;
  }

  #picture() {
    if (!this.#photo) return null;
    const { url, columns, rows } = this.#photo;
    return s("image", {
      href: url,
      x: -SIZE,
      y: -SIZE,
      width: (columns + 2) * SIZE,
      height: (rows + 2) * SIZE,
      preserveAspectRatio: "none",
    });
  }

  #cell(cell, stops) {
    const there = this.draft.square(cell);
    const words = `${this.cellName(cell)}: ${there ? squareName(there) : t("maps.kind.none")}`;
    const node = s(
      "g",
      {
        class: `map-cell${this.picked === at(cell) ? " is-picked" : ""}`,
        role: "button",
        tabindex: "-1",
        "aria-label": words,
        "data-at": at(cell),
        onclick: () => this.#tapped(cell),
      },
      s("rect", { x: cell.x * SIZE, y: cell.y * SIZE, width: SIZE, height: SIZE }),
    );
    stops.set(at(cell), node);
    return node;
  }

  #brushes = () =>
    choices({
      legend: t("maps.edit.brush"),
      hidden: true, // the heading above says it
      name: "map-brush",
      value: this.brush,
      options: [...KINDS, "none", "pick"].map((value) => ({ value, words: t(value === "pick" ? "maps.edit.pick" : `maps.kind.${value}`) })),
      change: (value) => {
        this.brush = value;
        if (value !== "pick") this.picked = null;
        this.#render();
      },
    });

  /** Saves the map on the server: a new version once it has an id. Returns whether that succeeded. */
  async keep() {
    const [photo, { draft }] = [this.#photo, this];
    const { name } = this.body();
    const made = await this.drawing.send(draft);
    if (!made) return false;
    Object.assign(draft, { id: made.id, token: made.token ?? draft.token });
    if (draft === this.draft && !this.drawing.signal.aborted) this.drawing.store(); // else another map is being drawn by now
    const kept = photo ? await keepPicture(draft, photo.clean) : ownMaps().find(({ id }) => id === made.id)?.picture;
    keepMap({ id: made.id, token: draft.token, name, picture: Boolean(kept) });
    const said = h(
      "p",
      { class: "scope", role: "status", "data-kept": made.id },
      t("maps.edit.kept"),
      kept ? ` ${t("maps.edit.kept.picture")}` : "",
    );
    this.drawing.tell(
      {},
      said,
      (made.warnings ?? []).map((words) =>
        h(
          "p",
          { class: "hint" },
          withPlaces(words, (cell) => this.cellName(cell)),
        ),
      ),
    );
    return true;
  }

  /** Starts a match on the saved map. */
  async play() {
    if (!(await this.keep())) return;
    hand("map", { id: this.draft.id, name: this.draft.name });
    location.hash = "#/match/new";
  }
}
