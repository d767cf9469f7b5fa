// The board that is being drawn: its villages, ways and missions, and what taps change.

import { h, show } from "../../../lib/dom.js";
import { WhiteNumbers, cardOf } from "./white-numbers.js";
import { Drawing } from "../../../editor/drawing.js";
import { DorraBoard } from "../../../games/dorra/board.js";
import { sizeOf } from "../../../games/dorra/layout.js";
import { t } from "../../../lib/i18n.js";
import { renew } from "../../../lib/dom-state.js";
import { keepPicture } from "../../../net/uploads/reference-photo.js";
import { BOARDS, ownBoards } from "../../../net/own-catalogs.js";
import { checked } from "../../../net/outside-data.js";
import { toolsUpon } from "../../../board/view/stage.js";
import { empty } from "./empty-board.js";
import { keepingPanel } from "./keeping.js";
import { SPACES, missionList, modeChoice, villageOptions } from "./tools.js";

const DRAFT = "tile-referee.dorra-board";

export class BoardEditor {
  #paints = h("div", { class: "paints" }); // they stay in sight below the board
  #tools;
  #numbers;
  #board;
  mode = "village";
  picked = []; // villages tapped for a way, a mission, or a change
  species = "fish";
  spaces = SPACES[0];
  /** @type {string | null} */
  picture = null;
  /** @type {any} */
  file = null; // the photo under the drawing
  #keeping = h("div", { class: "dorra-rows" });

  constructor(main, data, signal) {
    this.drawing = new Drawing(
      { key: DRAFT, words: "dorra-amazonas.edit", signal },
      {
        render: () => this.render(),
        stored: () => this.data,
        body: () => this.body(),
        counted: () => this.#counted(),
        place: (path) => this.#place(path),
        marked: (found) => this.#markNumbers(found),
      },
    );
    this.data = data;
    this.#board = new DorraBoard({ choose: ({ village }) => this.#tapped(village), label: t("dorra-amazonas.edit.title") });
    toolsUpon(this.#board.node, this.#board.controls);
    this.#tools = h("div", { class: "dorra-rows" });
    this.#numbers = new WhiteNumbers((cards) => this.#numbered(cards));
    const svg = this.#board.node.querySelector("svg");
    svg.addEventListener("click", (event) => this.#put(event, svg));
    show(
      main,
      h("h1", { tabindex: "-1" }, t("dorra-amazonas.edit.title")),
      this.#board.node,
      this.#paints,
      h("p", { class: "hint" }, t("dorra-amazonas.edit.hint")),
      this.#tools,
      this.#numbers.node,
      this.#keeping,
      this.drawing.report,
    );
    this.drawing.changed();
  }

  // ---- changes ----

  /** A tap away from all villages adds one there. */
  #put(event, svg) {
    if (this.mode !== "village" || event.target.closest("[data-village]")) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.querySelector("g").getScreenCTM().inverse());
    this.add(Math.round(at.x), Math.round(at.y));
  }

  add(x, y) {
    const [wide, high] = sizeOf(this.data);
    if (x < 0 || y < 0 || x > wide || y > high) return;
    const n = Math.max(0, ...this.data.villages.map(({ id }) => Number(id.slice(1)) || 0)) + 1;
    this.data.villages.push({ id: `v${n}`, name: String(n), species: this.species, spaces: this.spaces, x, y });
    this.picked = [];
    this.drawing.changed();
  }

  #tapped(id) {
    if (this.mode === "village" || this.mode === "change") this.picked = [id];
    else this.picked = this.picked.includes(id) ? this.picked.filter((one) => one !== id) : [...this.picked, id];
    if (this.mode === "village") this.mode = "change";
    if ((this.mode === "paths" || this.mode === "waterways") && this.picked.length === 2) this.#way(this.mode);
    if (this.mode === "mission" && this.picked.length === 4) {
      this.data.missions.push(this.picked);
      this.picked = [];
    }
    this.drawing.changed();
  }

  /** Adds a way between the two villages tapped, or removes the one of this kind. */
  #way(kind) {
    const [a, b] = this.picked;
    const same = (way) => way.includes(a) && way.includes(b);
    const ways = this.data[kind];
    this.data[kind] = ways.some(same) ? ways.filter((way) => !same(way)) : [...ways, [a, b]];
    this.picked = [];
  }

  /** Sets the white numbers; none: those of the stand-in. */
  #numbered(cards) {
    if (cards.length) this.data.income_cards = cards;
    else delete this.data.income_cards;
    this.drawing.changed();
  }

  remove(id) {
    const without = (rows) => rows.filter((row) => !row.includes(id));
    Object.assign(this.data, {
      villages: this.data.villages.filter((one) => one.id !== id),
      paths: without(this.data.paths),
      waterways: without(this.data.waterways),
      missions: without(this.data.missions),
    });
    this.picked = [];
    this.drawing.changed();
  }

  // ---- requests to the server ----

  body = () => ({ ...this.data, name: this.data.name || t("dorra-amazonas.board"), game: "dorra-amazonas" });

  #counted() {
    const { villages, paths, waterways, missions } = this.data;
    const ways = paths.length + waterways.length;
    return t("dorra-amazonas.edit.counts", { villages: villages.length, ways, missions: missions.length });
  }

  /** The village or mission of an error. */
  #place(path) {
    const [, kind, n] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
    if (kind === "villages") return this.data.villages[n]?.name ?? n;
    const card = kind === "income_cards" ? this.data.income_cards?.[n] : null; // it may be gone since it was checked
    if (card) return cardOf(card);
    return kind === "missions" ? t("dorra-amazonas.edit.mission", { n: Number(n) + 1 }) : "";
  }

  /** Marks the white numbers that are wrong. */
  #markNumbers(found) {
    const wrong = Object.keys(found).map((path) => /^income_cards\[(\d+)\]/.exec(path)?.[1]);
    this.#numbers.mark(wrong.map((n) => n && this.data.income_cards?.[n]).filter(Boolean));
  }

  // ---- drawing ----

  render() {
    this.#board.render({
      position: { board: this.data, tents: [], players: [] },
      spots: this.picked.map((village) => ({ village })),
      tiles: null,
      picture: this.picture,
    });
    renew(this.#paints, modeChoice(this));
    renew(this.#tools, villageOptions(this), missionList(this));
    this.#numbers.fill(this.data.income_cards);
    renew(this.#keeping, keepingPanel(this));
  }

  /** Replaces the board by another; data in a form that is not supported here is dropped. */
  replace(data) {
    const alike = ([key, none]) => Array.isArray(data?.[key]) === Array.isArray(none) && typeof data?.[key] === typeof none;
    const taken = Object.entries({ ...empty(), income_cards: [] }).filter(alike);
    this.data = checked("board", { ...empty(), ...Object.fromEntries(taken.map(([key]) => [key, data[key]])) });
    this.picked = [];
    this.drawing.changed();
  }

  /** Saves the board on the server: matches of this browser can be played on it. */
  async keep() {
    const made = await this.drawing.send();
    if (!made) return;
    const kept = ownBoards();
    const picture = Boolean(this.file) && (await keepPicture(made, this.file));
    localStorage.setItem(BOARDS, JSON.stringify([...kept, { id: made.id, token: made.token, name: this.body().name, picture }]));
    const onward = h("a", { href: "#/match/new", class: "button primary" }, t("match.setup.title"));
    this.drawing.tell({}, h("p", { class: "scope", role: "status" }, t("dorra-amazonas.edit.kept")), onward);
  }
}
