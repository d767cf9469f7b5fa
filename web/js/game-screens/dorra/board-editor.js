// The editor of the user's own board of Stefan Dorra's Amazonas, drawn over a photo of it: a tap adds a village, two villages make a way,
// four a mission; the white numbers of the cards can be entered. Errors are shown after every change. #/edit/dorra-board, or with a packed
// board from a link.

import { ask } from "../../net/api.js";
import { act, choices, pictureField, select } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { free } from "../../lib/finger.js";
import { WhiteNumbers, cardOf } from "./white-numbers.js";
import { Drawing } from "../../editor/drawing.js";
import { chosen, emptyButton, fromLink } from "../../editor/opening.js";
import { DorraBoard } from "../../games/dorra/board.js";
import { SPECIES, speciesPicture } from "../../games/dorra/species.js";
import { sizeOf } from "../../games/dorra/layout.js";
import { list, named, t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { pack } from "../../lib/link-codec.js";
import { errorNotice, readNotice } from "../../net/error-notice.js";
import { stored } from "../../net/own-catalogs.js";
import { keepPicture } from "../../net/uploads/reference-photo.js";
import { checked } from "../../net/outside-data.js";
import { linkButton, openButton, saveFile } from "../../net/share.js";
import { toolsUpon } from "../../board/view/stage.js";
import { loadStyles } from "../../lib/styles.js";

const DRAFT = "tile-referee.dorra-board";
const KEPT = "tile-referee.boards";
const SPACES = [[2, 3, 5], [2, 3], [3, 5], [2, 5], [2], [3], [5]];
const MODES = ["village", "paths", "waterways", "mission", "change"];
const WIDE = 1000;
const NAME = { maxlength: 40 };

const empty = () => ({ name: "", size: [WIDE, 800], villages: [], paths: [], waterways: [], missions: [] });

export function editDorraBoardScreen([packed], signal) {
  const main = h("main", { class: "dorra-editor" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, packed, signal);
  return main;
}

async function open(main, packed, signal) {
  try {
    await loadStyles(["dorra-amazonas"]);
    const board = await chosen(main, "board", await fromLink("board", packed), stored(DRAFT));
    if (signal.aborted) return;
    if (packed) history.replaceState(null, "", "#/edit/dorra-board");
    new BoardEditor(main, { ...empty(), ...board }, signal);
  } catch (error) {
    if (error.name === "AbortError") return;
    const anew = emptyButton(
      "#/edit/dorra-board",
      () => localStorage.removeItem(DRAFT),
      () => open(main, undefined, signal),
    );
    show(
      main,
      readNotice(error, () => open(main, packed, signal), anew),
    );
  }
}

class BoardEditor extends Drawing {
  words = "dorra-amazonas.edit";
  mode = "village";
  picked = []; // villages tapped for a way, a mission, or a change
  species = "fish";
  spaces = SPACES[0];
  /** @type {string | null} */
  picture = null;
  /** @type {any} */
  file = null; // the photo under the drawing
  keeping = h("div", { class: "dorra-rows" });

  constructor(main, data, signal) {
    super(DRAFT, signal);
    this.data = data;
    this.board = new DorraBoard({ choose: ({ village }) => this.tapped(village), label: t("dorra-amazonas.edit.title") });
    toolsUpon(this.board.node, this.board.controls);
    this.tools = h("div", { class: "dorra-rows" });
    this.numbers = new WhiteNumbers((cards) => this.#numbered(cards));
    const svg = this.board.node.querySelector("svg");
    svg.addEventListener("click", (event) => this.#put(event, svg));
    show(
      main,
      h("h1", { tabindex: "-1" }, t("dorra-amazonas.edit.title")),
      h("p", { class: "hint" }, t("dorra-amazonas.edit.hint")),
      this.board.node,
      this.tools,
      this.numbers.node,
      this.keeping,
      this.report,
    );
    this.changed();
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
    this.changed();
  }

  tapped(id) {
    if (this.mode === "village" || this.mode === "change") this.picked = [id];
    else this.picked = this.picked.includes(id) ? this.picked.filter((one) => one !== id) : [...this.picked, id];
    if (this.mode === "village") this.mode = "change";
    if ((this.mode === "paths" || this.mode === "waterways") && this.picked.length === 2) this.#way(this.mode);
    if (this.mode === "mission" && this.picked.length === 4) {
      this.data.missions.push(this.picked);
      this.picked = [];
    }
    this.changed();
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
    this.changed();
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
    this.changed();
  }

  // ---- requests to the server ----

  stored = () => this.data;

  body = () => ({ ...this.data, name: this.data.name || t("dorra-amazonas.board"), game: "dorra-amazonas" });

  counted() {
    const { villages, paths, waterways, missions } = this.data;
    const ways = paths.length + waterways.length;
    return t("dorra-amazonas.edit.counts", { villages: villages.length, ways, missions: missions.length });
  }

  /** The village or mission of an error. */
  place(path) {
    const [, kind, n] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
    if (kind === "villages") return this.data.villages[n]?.name ?? n;
    const card = kind === "income_cards" ? this.data.income_cards?.[n] : null; // it may be gone since it was checked
    if (card) return cardOf(card);
    return kind === "missions" ? t("dorra-amazonas.edit.mission", { n: Number(n) + 1 }) : "";
  }

  tell(found, ...more) {
    super.tell(found, ...more);
    const wrong = Object.keys(found).map((path) => /^income_cards\[(\d+)\]/.exec(path)?.[1]);
    this.numbers.mark(wrong.map((n) => n && this.data.income_cards?.[n]).filter(Boolean));
  }

  // ---- drawing ----

  render() {
    this.board.render({
      position: { board: this.data, tents: [], players: [] },
      spots: this.picked.map((village) => ({ village })),
      tiles: null,
      picture: this.picture,
    });
    renew(this.tools, this.#modes(), this.#options(), this.#missions());
    this.numbers.fill(this.data.income_cards);
    renew(this.keeping, this.#keeping());
  }

  #modes = () =>
    choices({
      legend: t("dorra-amazonas.edit.mode"),
      name: "dorra-mode",
      value: this.mode,
      options: MODES.map((value) => ({ value, words: t(`dorra-amazonas.edit.mode.${value}`) })),
      change: (value) => {
        this.mode = value;
        this.picked = [];
        this.render();
      },
    });

  #options() {
    if (this.mode === "mission") return h("p", { class: "hint" }, t("dorra-amazonas.edit.mission.hint", { n: 4 - this.picked.length }));
    if (this.mode === "paths" || this.mode === "waterways") return h("p", { class: "hint" }, t("dorra-amazonas.edit.way.hint"));
    const one = this.mode === "change" ? this.data.villages.find(({ id }) => id === this.picked[0]) : null;
    if (this.mode === "change" && !one) return h("p", { class: "hint" }, t("dorra-amazonas.edit.change.hint"));
    const told = one ?? this;
    const set = (field) => (value) => {
      told[field] = field === "spaces" ? SPACES[Number(value)] : value;
      if (one) this.changed();
      else this.render();
    };
    return h(
      "div",
      { class: "dorra-picked" },
      one ? this.text(t("dorra-amazonas.edit.name"), one.name ?? "", (value) => (one.name = value || one.id), NAME) : null,
      choices({
        legend: t("dorra-amazonas.edit.species"),
        name: "dorra-species",
        value: told.species,
        options: SPECIES.map((value) => ({ value, words: named("dorra-amazonas.species", value), picture: speciesPicture(value) })),
        change: set("species"),
      }),
      select({
        words: t("dorra-amazonas.edit.spaces"),
        options: SPACES.map((costs, n) => ({ value: String(n), words: costs.join(" · ") })),
        value: String(
          Math.max(
            0,
            SPACES.findIndex((costs) => costs.join() === told.spaces.join()),
          ),
        ),
        change: set("spaces"),
        attributes: { name: "dorra-spaces" },
      }),
      one
        ? act("close", t("dorra-amazonas.edit.remove"), () => this.remove(one.id))
        : act("plus", t("dorra-amazonas.edit.put"), () => this.#anywhere()),
    );
  }

  /** Adds a village with the keyboard, in the next free cell of a grid; the places in the photo need taps. */
  #anywhere() {
    const [wide, high] = sizeOf(this.data);
    const taken = (x, y) => this.data.villages.some((one) => Math.hypot(one.x - x, one.y - y) < 70);
    for (let y = 70; y < high; y += 110) for (let x = 70; x < wide; x += 130) if (!taken(x, y)) return this.add(x, y);
  }

  #missions() {
    const name = (id) => this.data.villages.find((one) => one.id === id)?.name ?? id;
    return h(
      "details",
      { class: "as-text" },
      h("summary", {}, t("dorra-amazonas.edit.missions", { n: this.data.missions.length })),
      h(
        "ol",
        {},
        this.data.missions.map((mission, n) =>
          h(
            "li",
            {},
            list(mission.map(name)),
            " ",
            act(
              "close",
              t("dorra-amazonas.edit.remove"),
              () => {
                this.data.missions.splice(n, 1);
                this.changed();
              },
              "text",
            ),
          ),
        ),
      ),
    );
  }

  #keeping() {
    return h(
      "div",
      { class: "actions" },
      this.text(t("dorra-amazonas.edit.board-name"), this.data.name, (value) => (this.data.name = value), NAME),
      pictureField(t("dorra-amazonas.edit.photo"), (file) => this.#photo(file)),
      act("check", t("dorra-amazonas.edit.keep"), () => this.keep(), "primary"),
      linkButton(t("dorra-amazonas.edit.link"), async () => `/edit/dorra-board/${await pack(this.data)}`),
      act("down", t("dorra-amazonas.edit.save"), () => saveFile("board.json", this.body())),
      openButton(
        t("maps.edit.open"),
        (data) => this.replace(data),
        (error) => show(this.report, errorNotice(error)),
      ),
      act("grid", t("dorra-amazonas.edit.stand-in"), () => this.#standIn(), "text"),
      act(
        "close",
        t("edit.clear"),
        () => {
          this.data = empty();
          this.picked = [];
          this.changed();
        },
        "text",
      ),
    );
  }

  /** Puts the photo under the drawing, in this browser only; the drawing takes its proportions. */
  #photo(file) {
    if (!file) return;
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.onload = async () => {
      await free();
      if (!this.data.villages.length)
        this.data.size = [WIDE, Math.max(200, Math.min(4000, Math.round((WIDE * image.naturalHeight) / image.naturalWidth)))];
      this.picture = url;
      this.file = file;
      this.changed();
    };
    image.src = url;
  }

  async #standIn() {
    try {
      const board = await ask("/catalogs/dorra-stand-in", { signal: this.signal });
      this.replace({ ...board, name: "", income_cards: null }); // its white numbers are invented, so they are left out
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          this.report,
          errorNotice(error, () => this.#standIn()),
        );
    }
  }

  /** Replaces the board by another; data in a form that is not supported here is dropped. */
  replace(data) {
    const alike = ([key, none]) => Array.isArray(data?.[key]) === Array.isArray(none) && typeof data?.[key] === typeof none;
    const taken = Object.entries({ ...empty(), income_cards: [] }).filter(alike);
    this.data = checked("board", { ...empty(), ...Object.fromEntries(taken.map(([key]) => [key, data[key]])) });
    this.picked = [];
    this.changed();
  }

  /** Saves the board on the server: matches of this browser can be played on it. */
  async keep() {
    const made = await this.send();
    if (!made) return;
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    const picture = Boolean(this.file) && (await keepPicture(made, this.file));
    localStorage.setItem(KEPT, JSON.stringify([...kept, { id: made.id, token: made.token, name: this.body().name, picture }]));
    const onward = h("a", { href: "#/match/new", class: "button primary" }, t("match.setup.title"));
    this.tell({}, h("p", { class: "scope", role: "status" }, t("dorra-amazonas.edit.kept")), onward);
  }
}
