// The board of Stefan Dorra's Amazonas in this project's style: villages with their species and spaces, ways by land (broken lines) and by
// water (broad ones), tents. Used by the match and by the board editor.

import { h, s, show } from "../../lib/dom.js";
import { list, named, t } from "../../lib/i18n.js";
import { BoardView } from "../../board/view/board-view.js";
import { Stage } from "../../board/view/stage.js";
import { InView } from "./in-view.js";
import { boxOf, placed, roomy, sizeOf, unit } from "./layout.js";
import { R, villageNode, waysOf } from "./village-node.js";

const SEEN = 60; // from the middle of a village to its spaces below
const REACH = 90; // from the middle of a village to the edge of what belongs to it

export class DorraBoard {
  #stage;
  #inView;
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
  /** @type {{ of: any, k: number }} */
  #sized = { of: null, k: 1 };

  /** `choose({village})` is called when a village is tapped. `near`: whether the board is zoomed to those that can be tapped. */
  constructor({ choose, label = t("board.label"), near = false }) {
    this.#choose = choose;
    this.#near = near;
    this.#stage = new Stage(label, ([x, y]) => ({ x: x - REACH, y: y - REACH, width: 2 * REACH, height: 2 * REACH }));
    this.#stage.svg.classList.add("dorra");
    this.#inView = new InView(this.#stage.zoom);
    this.view = new BoardView(this.#stage);
    this.node = this.#stage.node;
    this.controls = this.#stage.tools;
    this.beyond = this.#stage.beyond.node;
  }

  /**
   * Draws the board. `position`: of the match; `tiles.others`: the catalogs that are no tile sets; `spots`: {village, words?, gain?} that can be
   * tapped; `gain`: the points it would bring.
   *
   * @param {{ position: any, spots?: { village: string, words?: string, gain?: string, neutral?: boolean }[], tiles?: any, picture?: string | null }} what
   */
  render({ position, spots = [], tiles, picture = null }) {
    for (const one of tiles?.others ?? []) this.#boards.set(one.id, one);
    const told = position.board;
    this.#data = (typeof told === "object" ? told : this.#boards.get(told)) ?? this.#data;
    this.#table = { position, spots, picture };
    this.#draw();
  }

  /** The unit of the drawn villages; on a board that is zoomed to them they are as large as they can be. */
  get #unit() {
    if (this.#sized.of !== this.#data) this.#sized = { of: this.#data, k: unit(this.#data) * (this.#near ? roomy(this.#data) : 1) };
    return this.#sized.k;
  }

  get data() {
    return this.#data;
  }

  name = (id) => this.#data.villages.find((one) => one.id === id)?.name ?? id;

  village = (id) => this.#data.villages.find((one) => one.id === id);

  #draw() {
    const { spots, picture } = this.#table;
    const villages = placed(this.#data);
    const k = this.#unit;
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
    this.#stage.beyond.boxes = this.#boxes(k);
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
    const tents = (this.#table.position.tents ?? []).filter(({ village }) => village === one.id);
    const spot = this.#spots.get(one.id);
    const label = this.#label(one, tents, spot);
    const gain = spot?.gain ?? "";
    const choose = () => this.#choose({ village: one.id, spot: this.#spots.get(one.id) ?? null }); // the same node may have another spot by then
    const node = this.#piece(one.id, [one, k, label, gain, tents, tents.map(({ player }) => this.#colourOf(player))], () =>
      villageNode(one, k, { label, gain, tents, colourOf: this.#colourOf, choose }),
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
      node.classList.toggle("is-neutral", Boolean(this.#spots.get(village)?.neutral));
      node.classList.toggle("is-current", this.#mark === village);
    }
  }

  // ---- the interface of a board for screens ----

  light({ cells = [], villages = [] } = {}) {
    this.#lit = new Set([...villages, ...cells.filter((one) => typeof one === "string")]);
    this.#look();
  }

  /** Highlights the villages of a score line: those of a mission, or those of a species where the player has a tent. */
  lightLine(line) {
    const { players = [], tents = [] } = this.#table.position;
    const kind = line?.feature?.kind;
    const own = tents.filter(({ player, village }) => player === line?.player && this.village(village)?.species === kind);
    const mission = kind === "mission" ? players.find(({ id }) => id === line.player)?.mission : null;
    this.light({ villages: mission ?? own.map(({ village }) => village) });
  }

  mark(village) {
    this.#mark = typeof village === "string" ? village : null;
    this.#look();
  }

  /** Brings the villages that can be tapped into view. */
  fitSpots() {
    this.#inView.show(this.#boxes(this.#unit, R), this.#unit, this.#table.position.turn);
  }

  /** The villages that can be tapped, each with its name; its spaces are included by `below`. */
  #boxes(k, below = SEEN) {
    return placed(this.#data)
      .filter(({ id }) => this.#spots.has(id))
      .map((one) => ({ ...boxOf(one, k, below), neutral: this.#spots.get(one.id).neutral }));
  }

  place = () => "";

  inWords = (text) => text;

  /**
   * A village in words, with its tents and the price of the next one.
   *
   * @param {any} village
   * @param {any[]} tents
   * @param {{ words?: string } | null | undefined} spot
   */
  #label({ name, id, species, spaces = [] }, tents = [], spot = null) {
    const { position } = this.#table;
    const free = spaces.filter((_, n) => !tents.some(({ space }) => space === n));
    const who = tents.map((tent) => (tent.neutral ? t("dorra-amazonas.neutral") : this.#nameOf(tent.player, position)));
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

  #nameOf = (player, position = this.#table.position) => position.players?.find(({ id }) => id === player)?.name ?? player;

  #colourOf = (player, position = this.#table.position) => position.players?.find(({ id }) => id === player)?.colour ?? player;

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
          return h("li", {}, [this.#label(one, tents), ...ways(one.id)].join("; "));
        }),
      ),
    );
  }
}
