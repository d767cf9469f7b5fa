// Drawing tiles of one's own, in sets. #/edit/tile, or #/edit/tile/<id of a set> that is kept or that somebody shared.

import { Problem, ask } from "../api.js";
import { h, show } from "../dom.js";
import { SetKeeping } from "../editor/set-keeping.js";
import { tileCanvas } from "../editor/tile-canvas.js";
import { namesOf, tileForm, tileSaid, unfinished } from "../editor/tile-form.js";
import { copyPanel, tileStrip } from "../editor/tile-strip.js";
import { gameOf } from "../games.js";
import { ownOf } from "../games/index.js";
import { t } from "../i18n.js";
import { renew } from "../kept.js";
import { legend } from "../legend.js";
import { readNotice } from "../notice.js";
import { draft as kept, keepDraft } from "../own.js";
import { emptyDraft, fromTile, toTile, toggled } from "../tile-draft.js";
import { fromCatalog, newSet, toCatalog } from "../tile-sets.js";

const NAME = "tiles";
const GAME = "carcassonne";

/** The screen; `rest`: the segments of a set's id, or []. */
export function editTileScreen(rest, signal, header) {
  const main = h("main", { class: "photo" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, rest.join("/"), signal, header);
  return main;
}

async function open(main, id, signal, header) {
  try {
    const asked = id ? await ask(`/catalogs/${encodeURIComponent(id)}`, { signal }) : null;
    const game = await gameOf(asked?.game ?? kept(NAME)?.game ?? GAME);
    const own = await ownOf(game.id);
    if (signal.aborted) return;
    const screen = new TileScreen(game, own, asked ? fromCatalog(asked, game) : (kept(NAME) ?? newSet(game)), signal, (other) => {
      keepDraft(NAME, newSet(other));
      if (location.hash === "#/edit/tile") open(main, "", signal, header);
      else location.hash = "#/edit/tile";
    });
    show(main, h("h1", { class: "visually-hidden" }, t("title.edit-tile")), screen.node);
    header.querySelector(".brand, .board-controls")?.replaceWith(h("div", { class: "board-controls" }, screen.undoButton));
    screen.turnTo(0);
  } catch (error) {
    if (error.name !== "AbortError") show(main, readNotice(error, () => open(main, id, signal, header)));
  }
}

class TileScreen {
  #signal;
  #at = 0;
  #current = -1;
  #formed; // the state of the form as it stands
  #drawn = new Map(); // code -> the tile as the server drew it last
  #asked = null;
  #past = [];
  #status = h("div", { "aria-live": "polite" });
  #panel = h("section", { class: "panel", "aria-label": t("panel.label") });
  #canvas = h("section", { class: "board-frame tile-stage", "aria-label": t("draw.canvas") });

  constructor(game, { starts = false }, set, signal, another) {
    this.#signal = signal;
    this.game = game;
    this.starts = starts; // whether one of the tiles is the one that the game starts with
    this.set = set;
    this.#keeping = new SetKeeping({
      game,
      signal,
      set: () => this.set,
      put: (next) => this.#put(next),
      paint: () => this.#paint(),
      replace: (next, tiles = []) => this.#replace(next, tiles),
      another,
    });
    this.node = h("div", { class: "table" }, this.#canvas, this.#panel);
    this.undoButton = h(
      "button",
      { type: "button", class: "button text", disabled: true, onclick: () => this.#undo() },
      t("edit.undo"),
    );
    this.#drawAll();
  }

  get #draft() {
    return this.set.tiles[this.#at];
  }

  /** Another tile of the set. */
  turnTo(at) {
    this.#at = at;
    this.#current = this.#draft.features.findIndex(({ kind }) => this.game.kinds[kind].sides !== "halves");
    this.#paint();
    this.#panel.scrollTop = 0;
    this.#panel.querySelector("h2")?.focus({ preventScroll: true });
    this.#check();
  }

  // ---- changes ----

  /** The tile is another now. `quiet`: the control that changed it shows it already. */
  #change(draft, current, quiet = false) {
    this.#remember();
    this.#put({ ...this.set, tiles: this.set.tiles.map((one, i) => (i === this.#at ? draft : draft.start ? { ...one, start: false } : one)) });
    this.#current = current;
    if (quiet) Object.assign(this.#formed, { draft, current });
    else this.#paint();
    this.#check();
  }

  #remember() {
    this.#past = [...this.#past, { set: this.set, at: this.#at, current: this.#current }].slice(-60);
    this.undoButton.disabled = false;
  }

  #put(set) {
    this.set = set;
    keepDraft(NAME, set);
  }

  #undo() {
    const last = this.#past.pop();
    this.undoButton.disabled = !this.#past.length;
    if (!last) return;
    this.#put(last.set.prefix === this.set.prefix ? { ...last.set, id: this.set.id } : last.set); // what is saved stays saved
    [this.#at, this.#current] = [Math.min(last.at, last.set.tiles.length - 1), last.current];
    this.#paint();
    this.#check();
  }

  /** Another set in place of this one; `tiles`: as the server has drawn them. */
  #replace(set, tiles) {
    this.#remember();
    this.#put(set);
    this.#drawn = new Map(tiles.map((tile, i) => [set.tiles[i].code, tile]));
    this.turnTo(0);
  }

  #addTile(draft) {
    this.#remember();
    const codes = new Set(this.set.tiles.map(({ code }) => code));
    let n = this.set.tiles.length + 1;
    while (codes.has(String(n))) n += 1;
    this.#put({ ...this.set, tiles: [...this.set.tiles, { ...draft, code: String(n) }] });
    this.turnTo(this.set.tiles.length - 1);
  }

  #removeTile() {
    this.#remember();
    const tiles = this.set.tiles.filter((_, i) => i !== this.#at);
    this.#put({ ...this.set, tiles: tiles.length ? tiles : [emptyDraft("1", this.game.kinds)] });
    this.turnTo(Math.min(this.#at, tiles.length - 1 < 0 ? 0 : tiles.length - 1));
  }

  // ---- the server's view ----

  #tile = (draft) => toTile(draft, `${this.set.prefix}/${draft.code}`, this.game.kinds);

  async #drawAll() {
    try {
      const { tiles } = await ask("/catalogs/check", { method: "POST", body: toCatalog(this.set, this.game), signal: this.#signal });
      tiles.forEach((tile, i) => this.#drawn.set(this.set.tiles[i]?.code, tile));
      this.#strip.replaceWith((this.#strip = this.#tiles()));
    } catch {
      // tiles that are wrong are told one by one
    }
  }

  /** Has the tile drawn and judged; only the newest answer counts. */
  async #check() {
    this.#asked?.abort();
    const call = (this.#asked = new AbortController());
    this.#signal.addEventListener("abort", () => call.abort());
    const draft = this.#draft;
    const open = unfinished(draft, this.game.kinds);
    if (open.length) return this.#told(open);
    try {
      const body = { game: this.set.game, name: "draft", tiles: [this.#tile(draft)] };
      const { tiles, version } = await ask("/catalogs/check", { method: "POST", body, signal: call.signal });
      this.#drawn.set(draft.code, { ...tiles[0], version });
      this.#told([]);
    } catch (error) {
      if (error.name === "AbortError") return;
      if (!(error instanceof Problem)) return show(this.#status, readNotice(error, () => this.#check()));
      const told = Object.values(error.errors).flat(2).filter((words) => typeof words === "string");
      this.#told(told.length ? told : [error.message], "en");
    }
  }

  #right = null; // the draft that the server has drawn and found right

  /** What is wrong with the tile, in words of this language, unless told; nothing: it is right. */
  #told(errors, lang = null) {
    this.#right = errors.length ? null : this.#draft;
    this.#paintCanvas();
    show(this.#status, tileSaid(this.#draft, this.game.kinds, errors, lang));
    this.#strip.replaceWith((this.#strip = this.#tiles()));
  }

  // ---- what is shown ----

  #strip = h("div", {});
  #keeping;

  #paint() {
    const { scrollTop } = this.#panel;
    this.#paintCanvas();
    this.#strip = this.#tiles();
    renew(this.#panel, this.#form());
    this.#panel.scrollTop = scrollTop;
  }

  #paintCanvas() {
    const side = document.activeElement?.dataset?.side;
    const inside = this.#canvas.contains(document.activeElement);
    const { kinds } = this.game;
    const draft = this.#draft;
    show(
      this.#canvas,
      tileCanvas({
        draft,
        kinds,
        tile: this.#drawn.get(draft.code) ?? null,
        right: this.#right === draft,
        current: this.#current,
        names: namesOf(draft, kinds),
        tap: (ports) => this.#tap(ports),
        choose: (i) => {
          this.#current = i;
          this.#paint();
        },
      }),
    );
    if (inside && side) this.#canvas.querySelector(`[data-side="${side}"]`)?.focus();
  }

  #tap(ports) {
    const feature = this.#draft.features[this.#current];
    const next = toggled(this.#draft, this.#current, ports, this.game.kinds);
    const solid = next.features.findIndex((one) => one.kind === feature.kind && same(one.ports, feature.ports, ports));
    this.#change(next, solid);
  }

  #form() {
    const { set, game } = this;
    const state = (this.#formed = { draft: this.#draft, current: this.#current, kinds: game.kinds, marks: game.marks, starts: this.starts });
    return h(
      "div",
      { class: "tile-panel" },
      h("h2", { tabindex: "-1" }, t("draw.title", { code: this.#draft.code, name: set.name })),
      h("p", { class: "hint" }, t("draw.how")),
      this.#status,
      tileForm(state, (draft, current, quiet) => this.#change(draft, current, quiet)),
      legend(game),
      h("h3", {}, t("draw.set")),
      this.#strip,
      this.#keeping.node(),
    );
  }

  /** All tiles of the set, to go from one to another. */
  #tiles = () =>
    tileStrip({
      set: this.set,
      at: this.#at,
      drawn: this.#drawn,
      choose: (i) => this.turnTo(i),
      add: () => this.#addTile(emptyDraft("0", this.game.kinds)),
      copy: () => this.#copy(),
      remove: () => this.#removeTile(),
    });

  /** A printed tile to begin with. */
  #copy() {
    const { game } = this;
    copyPanel(this.#panel, game, {
      back: () => this.#paint(),
      take: (tile) => this.#addTile(fromTile(tile, "0", game.kinds, game.marks)),
    });
  }
}

/** Whether these ports are those of a feature, but for the ones tapped. */
const same = (ports, before, tapped) => {
  const rest = (all) => all.filter((port) => !tapped.includes(port)).sort().join();
  return rest(ports) === rest(before);
};

