// The board of Stefan Dorra's Amazonas in this project's style: villages with their species and spaces, ways by land (broken lines) and by
// water (broad ones), tents. Used by the match and by the board editor.

import { s, show } from "../../lib/dom.js";
import { letterOf, paintOf } from "../../tile/figure.js";
import { list, named, t } from "../../lib/i18n.js";
import { Stage } from "../../board/view/stage.js";
import { h } from "../../lib/dom.js";

export const SPECIES = ["fish", "butterfly", "iguana", "parrot", "orchid"];
const R = 34; // radius of a village, in units of a board 1000 wide
const SPACE = 26;
const SEEN = 60; // from the middle of a village to its name above and its spaces below
const REACH = 90; // from the middle of a village to the edge of what belongs to it
const NAME = 20; // font size of a village's name, in units of a board 1000 wide (see dorra-amazonas.css)
const LEAST_NAME = 12; // pixels
const MOST_NAME = 20;
const GAIN = { x: -22, y: -13, width: 44, height: 26, rx: 13 };

// Signs of the species in a box of 40 units around (0, 0).
export const SIGNS = {
  fish: "M-16 0C-8-11 6-11 12-1L19-8V8L12 1C6 11-8 11-16 0ZM-8-2h.1",
  butterfly:
    "M0-8V12M0-3C-6-17-20-14-17-3C-15 2-7 3 0 1C-8 3-14 8-10 13C-6 16-1 9 0 4C1 9 6 16 10 13C14 8 8 3 0 1C7 3 15 2 17-3C20-14 6-17 0-3Z",
  iguana: "M-18 6C-14-4-6-4 2-3L6-8L14-7L18-2L12 0L8 2C4 6-4 5-8 5L-10 11M0 5L2 11M-18 6C-20 9-19 12-16 13",
  parrot: "M-2-15C6-17 11-11 9-4C8 3 4 9-4 16C-3 8-8 4-8-4C-9-10-7-14-2-15ZM8-11L14-8L9-5M-1-8h.1",
  orchid: "M0 16V4M0 2C-6-2-16-1-16-7C-15-13-5-10 0-3C-3-10-5-17 0-18C5-17 3-10 0-3C5-10 15-13 16-7C16-1 6-2 0 2Z",
};

const sign = (species) => s("path", { d: SIGNS[species] ?? "", class: "dorra-sign" });

/** A small picture of a species. */
export const speciesPicture = (species) =>
  s(
    "svg",
    { viewBox: "-21 -21 42 42", class: `dorra-picture is-${species}`, "aria-hidden": "true", focusable: "false" },
    s("circle", { r: 20.5, class: "dorra-disc" }),
    sign(species),
  );

/** The size of a board: as given, or large enough for its villages. */
export function sizeOf({ size, villages = [] }) {
  if (size) return size;
  return ["x", "y"].map((axis) => Math.max(400, ...villages.map((one) => (one[axis] ?? 0) + 100)));
}

/** The board with villages without coordinates placed in rows. */
export function placed(board) {
  const [wide] = sizeOf(board);
  const row = Math.max(1, Math.floor(wide / 160));
  return (board.villages ?? []).map((one, i) =>
    one.x === undefined ? { ...one, x: 80 + (i % row) * 160, y: 80 + Math.floor(i / row) * 150 } : one,
  );
}

const waysOf = (ways, at, name, width) =>
  ways
    .map((way) => way.map((id) => at.get(id)))
    .filter(([from, to]) => from && to)
    .map(([from, to]) => s("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: `dorra-way is-${name}`, "stroke-width": width }));

const unit = (board) => sizeOf(board)[0] / 1000;

export class DorraBoard {
  #stage;
  #choose;
  #near;
  #boards = new Map();
  /** @type {any} */
  #data = { villages: [] };
  /** @type {Map<string, any>} */
  #spots = new Map();
  #kept = new Map(); // drawn pieces by name, with all that they show
  #lit = new Set();
  /** @type {string | null} */
  #mark = null;
  /** @type {{ position: any, spots: any[], picture?: string | null }} */
  #table = { position: {}, spots: [] };
  #bounds = "";

  /** `choose({village})` is called when a village is tapped. `near`: whether the board is zoomed to those that can be tapped. */
  constructor({ choose, label = t("board.label"), near = false }) {
    this.#choose = choose;
    this.#near = near;
    this.#stage = new Stage(label, ([x, y]) => ({ x: x - REACH, y: y - REACH, width: 2 * REACH, height: 2 * REACH }));
    this.#stage.svg.classList.add("dorra");
    this.node = this.#stage.node;
    this.controls = this.#stage.tools;
    this.beyond = this.#stage.beyond.node;
  }

  /**
   * Draws the board. `position`: of the match; `tiles.others`: the catalogs that are no tile sets; `spots`: {village, words?, gain?} that can be
   * tapped; `gain`: the points it would bring.
   *
   * @param {{ position: any, spots?: { village: string, words?: string, gain?: string }[], tiles?: any, picture?: string | null }} what
   */
  render({ position, spots = [], tiles, picture = null }) {
    for (const one of tiles?.others ?? []) this.#boards.set(one.id, one);
    const told = position.board;
    this.#data = (typeof told === "object" ? told : this.#boards.get(told)) ?? this.#data;
    this.#table = { position, spots, picture };
    this.#draw();
  }

  get data() {
    return this.#data;
  }

  name = (id) => this.#data.villages.find((one) => one.id === id)?.name ?? id;

  village = (id) => this.#data.villages.find((one) => one.id === id);

  #draw() {
    const { spots, picture } = this.#table;
    const villages = placed(this.#data);
    const k = unit(this.#data);
    this.#spots = new Map(spots.map((spot) => [spot.village, spot]));
    const focused = this.#stage.focused;
    const nodes = villages.map((one) => this.#village(one, k));
    show(this.#stage.layer, this.#ground(villages, k, picture), nodes);
    this.#look();
    this.#stage.stops(new Map(nodes.map((node) => [node.dataset.at, node])), focused);
    const [wide, high] = sizeOf(this.#data);
    const bounds = `${wide},${high}`;
    if (bounds !== this.#bounds) this.#stage.zoom.grow({ x: 0, y: 0, width: wide, height: high });
    this.#bounds = bounds;
    if (this.#near) this.fitSpots();
    const there = villages.filter(({ id }) => this.#spots.has(id));
    this.#stage.beyond.boxes = there.map(({ x, y }) => ({ x: x - R * k, y: y - SEEN * k, width: 2 * R * k, height: 2 * SEEN * k }));
  }

  /** The drawing of this name if it shows the same; else `make` draws it. Most of a board stays unchanged. */
  #piece(name, shows, make) {
    const said = JSON.stringify(shows);
    const kept = this.#kept.get(name);
    if (kept?.said === said) return kept.node;
    const node = make();
    this.#kept.set(name, { said, node });
    return node;
  }

  /** The sheet or its photo, and the ways on it. */
  #ground(villages, k, picture) {
    const { waterways = [], paths = [] } = this.#data;
    const [wide, high] = sizeOf(this.#data);
    const at = new Map(villages.map((one) => [one.id, one]));
    return this.#piece("", [wide, high, picture, villages.map(({ id, x, y }) => [id, x, y]), waterways, paths], () =>
      s(
        "g",
        {},
        picture
          ? s("image", { href: picture, width: wide, height: high, class: "dorra-photo" })
          : s("rect", { width: wide, height: high, rx: 20 * k, class: "dorra-ground" }),
        waysOf(waterways, at, "waterways", 16 * k),
        waysOf(paths, at, "paths", 6 * k),
      ),
    );
  }

  #village(one, k) {
    const { position } = this.#table;
    const tents = (position.tents ?? []).filter(({ village }) => village === one.id);
    const label = this.label(one, tents, this.#spots.get(one.id));
    const gain = this.#spots.get(one.id)?.gain ?? "";
    const node = this.#piece(one.id, [one, k, label, gain, tents, tents.map(({ player }) => this.colourOf(player))], () =>
      s(
        "g",
        {
          class: `board-tile dorra-village is-${one.species}`,
          role: "button",
          "aria-label": label,
          "data-at": `${Math.round(one.x)},${Math.round(one.y)}`,
          "data-village": one.id,
          transform: `translate(${one.x} ${one.y}) scale(${k})`,
          onclick: () => this.#choose({ village: one.id, spot: this.#spots.get(one.id) ?? null }),
        },
        s("circle", { r: R + 8, class: "dorra-halo cell" }),
        s("circle", { r: R, class: "dorra-disc" }),
        s("g", { transform: "scale(1.3)" }, sign(one.species)),
        s("text", { y: -R - 8, class: "dorra-name" }, one.name ?? one.id),
        (one.spaces ?? []).map((cost, n) =>
          this.#space(
            cost,
            n,
            one.spaces.length,
            tents.find(({ space }) => space === n),
            position,
          ),
        ),
        gain
          ? s("g", { class: "dorra-gain", transform: `translate(${R + 8} ${-R + 18})` }, s("rect", GAIN), s("text", { y: 7 }, gain))
          : null,
      ),
    );
    node.setAttribute("tabindex", "-1");
    return node;
  }

  /** Marks the villages that can be tapped, are highlighted, or are current. */
  #look() {
    for (const node of this.#stage.layer.querySelectorAll("[data-village]")) {
      const { village } = node.dataset;
      const spot = this.#spots.has(village);
      node.classList.toggle("board-spot", spot);
      node.classList.toggle("is-lit", spot || this.#lit.has(village));
      node.classList.toggle("is-current", this.#mark === village);
    }
  }

  #space(cost, n, of, tent, position) {
    const x = (n - (of - 1) / 2) * (SPACE + 4);
    const box = { x: x - SPACE / 2, y: R - 4, width: SPACE, height: SPACE, rx: 4, class: "dorra-space" };
    const look = tent ? this.#tent(tent, position) : s("text", { y: SPACE / 2 + 1, class: "dorra-cost" }, String(cost));
    return s("g", {}, s("rect", box), s("g", { transform: `translate(${x} ${R})` }, look));
  }

  #tent({ player, neutral }, position) {
    const colour = neutral ? "grey" : this.colourOf(player, position);
    const [fill, ink] = paintOf(colour);
    return s(
      "g",
      { class: "figure dorra-tent" },
      s("path", { d: "M0-18L22 22H-22Z", fill, class: "figure-body" }),
      s("text", { y: 18, fill: ink, class: "figure-letter" }, neutral ? "–" : letterOf(colour)),
    );
  }

  // ---- the interface of a board for screens ----

  light({ cells = [], villages = [] } = {}) {
    this.#lit = new Set([...villages, ...cells.filter((one) => typeof one === "string")]);
    this.#look();
  }

  lightLine() {}

  mark(village) {
    this.#mark = typeof village === "string" ? village : null;
    this.#look();
  }

  fit() {
    this.#stage.zoom.fit();
  }

  zoom(factor) {
    this.#stage.zoom.zoom(factor);
  }

  /** Shows the villages that can be tapped, with names that can be read. */
  fitSpots() {
    const k = unit(this.#data);
    const there = placed(this.#data).filter(({ id }) => this.#spots.has(id));
    if (!there.length) return;
    const range = (axis) => [
      Math.min(...there.map((one) => one[axis])) - REACH * k,
      Math.max(...there.map((one) => one[axis])) + REACH * k,
    ];
    const [[left, right], [top, bottom]] = [range("x"), range("y")];
    const box = { x: left, y: top, width: right - left, height: bottom - top };
    this.#stage.zoom.frame(box, { least: LEAST_NAME / NAME / k, most: MOST_NAME / NAME / k });
  }

  focus() {
    this.#stage.focus();
  }

  closer() {}

  reveal() {}

  place = () => "";

  inWords = (text) => text;

  /**
   * A village in words, with its tents and the price of the next one.
   *
   * @param {any} village
   * @param {any[]} tents
   * @param {{ words?: string } | null | undefined} spot
   */
  label({ name, id, species, spaces = [] }, tents = [], spot = null) {
    const { position } = this.#table;
    const free = spaces.filter((_, n) => !tents.some(({ space }) => space === n));
    const who = tents.map((tent) => (tent.neutral ? t("dorra-amazonas.neutral") : this.nameOf(tent.player, position)));
    return [
      name ?? id,
      named("dorra-amazonas.species", species),
      who.length ? t("dorra-amazonas.tents-of", { names: list(who) }) : t("dorra-amazonas.no-tents"),
      free.length ? t("dorra-amazonas.next-cost", { n: free[0] }) : t("dorra-amazonas.full"),
      spot?.words ?? "",
    ]
      .filter(Boolean)
      .join(", ");
  }

  nameOf = (player, position = this.#table.position) => position.players?.find(({ id }) => id === player)?.name ?? player;

  colourOf = (player, position = this.#table.position) => position.players?.find(({ id }) => id === player)?.colour ?? player;

  /** The board in words, village by village. */
  text(position) {
    const ways = (id) =>
      ["paths", "waterways"]
        .map((name) => [name, (this.#data[name] ?? []).filter((way) => way.includes(id)).map(([a, b]) => this.name(a === id ? b : a))])
        .filter(([, found]) => found.length)
        .map(([name, found]) => t(`dorra-amazonas.${name}`, { names: list(found) }));
    return h(
      "details",
      { class: "as-text" },
      h("summary", {}, t("overview.as-text")),
      h(
        "ul",
        {},
        placed(this.#data).map((one) => {
          const tents = (position.tents ?? []).filter(({ village }) => village === one.id);
          return h("li", {}, [this.label(one, tents), ...ways(one.id)].join("; "));
        }),
      ),
    );
  }
}
