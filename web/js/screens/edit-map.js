// Drawing a map for Carcassonne Maps: squares are painted, on a plain grid or over a photo of the printed map; what is printed
// beyond an edge is told square by square. The referee says at once what is wrong. #/edit/map, or with a packed map.

import { Problem, ask } from "../api.js";
import { act, choices, select, stepper } from "../choices.js";
import { h, s, show } from "../dom.js";
import { MapDraft, KINDS, SIDES } from "../editor/map-draft.js";
import { photoPanel } from "../editor/map-photo.js";
import { t } from "../i18n.js";
import { pack, unpack } from "../link.js";
import { EDGES, at, drawMap, keepMap, ownMaps, squareName } from "../map.js";
import { errorNotice } from "../notice.js";
import { hand } from "../own.js";
import { linkButton, openButton, saveFile } from "../share.js";
import { Stage } from "../stage.js";
import { loadStyles } from "../styles.js";

const SIZE = 100;
const DRAFT = "tile-referee.draft.map";
const WAIT = 300; // milliseconds after the last change
const ROOM = 1; // empty cells around what is drawn
const LEAST = 6; // cells of an empty grid

export function editMapScreen([packed], signal) {
  const main = h("main", { class: "map-editor" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, packed, signal);
  return main;
}

async function open(main, packed, signal) {
  try {
    await loadStyles(["maps"]);
    const data = packed ? await unpack(packed) : JSON.parse(localStorage.getItem(DRAFT) ?? "null");
    const { catalogs } = await ask("/catalogs", { signal });
    if (packed) history.replaceState(null, "", "#/edit/map");
    if (!signal.aborted) new MapEditor(main, data, catalogs.filter(({ form }) => form === "map"), signal);
  } catch (error) {
    if (error.name !== "AbortError") show(main, errorNotice(error, () => open(main, packed, signal)));
  }
}

class MapEditor {
  brush = "normal"; // a kind of square, "none" or "pick"
  picked = null; // the square that is told about
  photo = null; // {url, columns, rows}: a straightened photo under the grid
  #found = null;
  #late = null;
  #asked = 0;

  constructor(main, data, known, signal) {
    [this.known, this.signal] = [known, signal];
    this.draft = new MapDraft(data ?? {});
    this.stage = new Stage(t("maps.edit.board"), ([x, y]) => ({ x: x * SIZE, y: y * SIZE, width: SIZE, height: SIZE }));
    this.stage.node.append(this.stage.tools);
    this.tools = h("div", { class: "map-rows" });
    this.report = h("section", { class: "card", "aria-live": "polite", "aria-label": t("maps.edit.check") });
    this.node = main;
    show(main, h("h1", { tabindex: "-1" }, t("title.edit-map")), h("p", { class: "hint" }, t("maps.edit.hint")), this.stage.node, this.tools, this.report);
    this.changed();
    this.stage.zoom.fit();
  }

  // ---- changes ----

  /** A cell was tapped: painted, or picked. */
  tapped(cell) {
    const there = this.draft.square(cell);
    if (this.brush === "pick") this.picked = there ? at(cell) : null;
    else this.draft.paint(cell, this.brush);
    this.changed();
  }

  changed() {
    localStorage.setItem(DRAFT, JSON.stringify(this.draft.data(true)));
    this.render();
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.check(), WAIT);
  }

  // ---- the referee's word ----

  async check() {
    const asked = (this.#asked += 1);
    try {
      await ask("/catalogs/check", { method: "POST", body: this.#body(), signal: this.signal });
      if (asked === this.#asked) this.#tell({});
    } catch (error) {
      if (error.name === "AbortError" || asked !== this.#asked) return;
      if (error instanceof Problem && Object.keys(error.errors).length) this.#tell(error.errors);
      else show(this.report, errorNotice(error, () => this.check()));
    }
  }

  #body = () => ({ ...this.draft.data(), name: this.draft.name || t("maps.edit.unnamed"), game: "carcassonne" });

  #tell(found) {
    this.#found = found;
    const wrong = Object.entries(found);
    const { squares, borders, ferries } = this.draft.data();
    show(
      this.report,
      h("h2", {}, t("maps.edit.check")),
      h("p", {}, t("maps.edit.counts", { squares: squares.length, borders: borders.length, ferries: ferries.length })),
      wrong.length
        ? h("ul", { class: "reasons" }, wrong.map(([path, said]) => h("li", { "data-path": path }, h("strong", {}, this.#place(path)), said.join("; "))))
        : h("p", { class: "scope", "data-right": "" }, t("maps.edit.right")),
    );
  }

  /** Which square an error is about. */
  #place(path) {
    const [, kind, n] = /^(squares|borders)\[(\d+)\]/.exec(path) ?? [];
    const row = kind && this.draft.data()[kind][n];
    return row ? `${this.#cellName(row)}: ` : "";
  }

  #cellName = ({ x, y }) => t("board.place", { row: y - this.#bounds().top + 1, column: x - this.#bounds().left + 1 });

  // ---- what is shown ----

  #bounds() {
    const cells = [...this.draft.squares.values()];
    const { columns = LEAST, rows = LEAST } = this.photo ?? {};
    const [first] = cells.length && !this.photo ? cells : [{ x: 0, y: 0 }];
    const grid = [{ x: 0, y: 0 }, { x: columns - 1, y: rows - 1 }].filter(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 40);
    const [xs, ys] = ["x", "y"].map((axis) => [...cells, ...grid].map((one) => one[axis]));
    return { left: Math.min(...xs) - ROOM, top: Math.min(...ys) - ROOM, right: Math.max(...xs) + ROOM, bottom: Math.max(...ys) + ROOM };
  }

  render() {
    const focused = this.stage.focused;
    const { left, top, right, bottom } = this.#bounds();
    const stops = new Map();
    const cells = [];
    for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) cells.push(this.#cell({ x, y }, stops));
    show(this.stage.layer, this.#picture(), drawMap(this.draft.data()), cells);
    this.stage.stops(stops, focused);
    this.node.classList.toggle("is-photo", Boolean(this.photo));
    this.stage.zoom.grow({ x: left * SIZE, y: top * SIZE, width: (right - left + 1) * SIZE, height: (bottom - top + 1) * SIZE });
    const name = document.activeElement?.getAttribute?.("name");
    const inside = this.tools.contains(document.activeElement);
    show(this.tools, this.#brushes(), this.#details(), this.#keeping());
    if (inside && name) this.tools.querySelector(`[name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
  }

  #picture() {
    if (!this.photo) return null;
    const { url, columns, rows } = this.photo;
    return s("image", { href: url, x: -SIZE, y: -SIZE, width: (columns + 2) * SIZE, height: (rows + 2) * SIZE, preserveAspectRatio: "none" });
  }

  #cell(cell, stops) {
    const there = this.draft.square(cell);
    const words = `${this.#cellName(cell)}: ${there ? squareName(there) : t("maps.kind.none")}`;
    const node = s(
      "g",
      { class: `map-cell${this.picked === at(cell) ? " is-picked" : ""}`, role: "button", tabindex: "-1", "aria-label": words, "data-at": at(cell), onclick: () => this.tapped(cell) },
      s("rect", { x: cell.x * SIZE, y: cell.y * SIZE, width: SIZE, height: SIZE }),
    );
    stops.set(at(cell), node);
    return node;
  }

  #brushes = () =>
    choices({
      legend: t("maps.edit.brush"),
      name: "map-brush",
      value: this.brush,
      options: [...KINDS, "none", "pick"].map((value) => ({ value, words: t(value === "pick" ? "maps.edit.pick" : `maps.kind.${value}`) })),
      change: (value) => {
        this.brush = value;
        if (value !== "pick") this.picked = null;
        this.render();
      },
    });

  /** The square that was picked: its name, its coats of arms, what lies at each of its edges. */
  #details() {
    const one = this.picked && this.draft.squares.get(this.picked);
    if (!one) return this.brush === "pick" ? h("p", { class: "hint" }, t("maps.edit.pick.hint")) : null;
    return h(
      "section",
      { class: "card", "aria-label": squareName(one) },
      h("h2", {}, `${this.#cellName(one)}: ${squareName(one)}`),
      this.#text("maps.edit.name", one.name ?? "", "map-square-name", (value) => this.draft.rename(one, value)),
      one.kind === "city" ? this.#coats(one.coats ?? 0, (count) => this.draft.change(one, { coats: count })) : null,
      this.draft.waiting ? h("p", { class: "hint", role: "status" }, t("maps.edit.ferry.hint")) : null,
      h("div", { class: "map-edges" }, EDGES.map((edge) => this.#edge(one, edge)).filter(Boolean)),
    );
  }

  /** What an edge shows: of a large city what is printed on it, of others what is printed beyond, where no square lies. */
  #edge(one, edge) {
    const city = one.kind === "city";
    if (!city && !this.draft.atBorder(one, edge)) return null;
    const value = this.draft.edge(one, edge);
    const print = !city && this.draft.print(one, edge);
    return h(
      "div",
      {},
      select({
        words: t(`maps.side.${edge}`),
        value,
        options: SIDES[city ? "city" : "land"].map((kind) => ({ value: kind, words: t(`maps.edge.${kind}`) })),
        change: (kind) => {
          this.draft.setEdge(one, edge, kind);
          this.changed();
        },
        attributes: { name: `map-edge-${edge}` },
      }),
      print ? this.#coats(print.coats ?? 0, (count) => Object.assign(print, { coats: count })) : null,
    );
  }

  #coats = (value, set) =>
    stepper({
      words: t("maps.coats"),
      value,
      most: 9,
      change: (count) => {
        set(count);
        this.changed();
      },
    });

  #text = (key, value, name, change) =>
    h(
      "label",
      { class: "field" },
      h("span", {}, t(key)),
      h("input", { type: "text", name, maxlength: 80, value, autocomplete: "off", onchange: ({ target }) => { change(target.value.trim()); this.changed(); } }),
    );

  #keeping() {
    const clear = (data) => {
      [this.draft, this.picked] = [new MapDraft(data), null];
      this.changed();
      this.stage.zoom.fit();
    };
    return h(
      "div",
      { class: "map-rows" },
      this.#text("maps.edit.map-name", this.draft.name, "map-name", (value) => { this.draft.name = value; }),
      h(
        "div",
        { class: "actions" },
        act("undo", t("edit.undo"), () => { if (this.draft.undo()) this.changed(); }, "text"),
        act("check", t("maps.edit.keep"), () => this.keep(), "primary"),
        act("flag", t("edit.start-match"), () => this.play()),
        act("save", t("edit.export"), () => saveFile("map.json", this.#body())),
        openButton(t("maps.edit.open"), clear, (error) => show(this.report, errorNotice(error))),
        act("close", t("edit.empty"), () => clear({}), "text"),
      ),
      linkButton(t("edit.share"), async () => `/edit/map/${await pack(this.draft.data())}`),
      h(
        "details",
        { class: "card as-text" },
        h("summary", {}, t("maps.edit.sources")),
        h("p", { class: "hint" }, t("maps.edit.known.hint")),
        select({
          words: t("maps.edit.known"),
          value: "",
          options: [{ value: "", words: "–" }, ...this.known.map(({ id, name, squares }) => ({ value: id, words: squares ? `${name} (${squares})` : name }))],
          change: async (id) => { if (id) clear(await this.#copy(id)); },
          attributes: { name: "map-known" },
        }),
        select({
          words: t("maps.edit.join"),
          value: "",
          options: [{ value: "", words: "–" }, ...[...ownMaps(), ...this.known.filter(({ squares }) => squares)].map(({ id, name }) => ({ value: id, words: name }))],
          change: async (id) => { if (id) clear(await this.#joined(id)); },
          attributes: { name: "map-join" },
        }),
        photoPanel((photo) => {
          this.photo = photo;
          this.changed();
          this.stage.zoom.fit();
        }),
      ),
    );
  }

  /** A built-in map to go on from: a copy of one's own. */
  async #copy(id) {
    const { name, squares, borders, ferries, recommended, year } = await ask(`/catalogs/${encodeURIComponent(id)}`);
    return { name, squares, borders, ferries, recommended, year };
  }

  /** This map and another one east of it, as one. */
  async #joined(id) {
    const mine = this.#body();
    const other = await this.#copy(id);
    const edge = (map, pick) => pick(...map.squares.map(({ x }) => x), 0);
    const x = edge(mine, Math.max) + 1 - Math.min(...other.squares.map((one) => one.x));
    const body = { name: `${mine.name} + ${other.name}`, join: [{ map: mine }, { map: other, x, y: 0 }] };
    return ask("/catalogs/check", { method: "POST", body }).then(({ name, squares, borders, ferries }) => ({ name, squares, borders, ferries }));
  }

  /** Kept on the server: a new version of the map once it has an id. True when that went well. */
  async keep() {
    try {
      const { id, token } = this.draft;
      const path = id ? `/catalogs/${encodeURIComponent(id)}` : "/catalogs";
      const made = await ask(path, { method: id ? "PUT" : "POST", body: this.#body(), token: id ? token : undefined });
      Object.assign(this.draft, { id: made.id, token: made.token ?? token });
      localStorage.setItem(DRAFT, JSON.stringify(this.draft.data(true)));
      keepMap({ id: made.id, token: this.draft.token, name: this.#body().name });
      this.#tell({});
      this.report.append(h("p", { class: "scope", role: "status", "data-kept": made.id }, t("maps.edit.kept")), ...(made.warnings ?? []).map((words) => h("p", { class: "hint" }, words)));
      return true;
    } catch (error) {
      if (error instanceof Problem && Object.keys(error.errors).length) this.#tell(error.errors);
      else show(this.report, errorNotice(error, () => this.keep()));
      this.report.scrollIntoView({ block: "nearest" });
      return false;
    }
  }

  /** A match on this map, as it is kept. */
  async play() {
    if (!(await this.keep())) return;
    hand("map", { id: this.draft.id, name: this.draft.name });
    location.hash = "#/match/new";
  }
}
