// The editor of the user's own tiles, in sets. #/edit/tile, #/edit/tile/<id of a set> that is saved or shared, or #/edit/tile/of/<game> for
// the user's set of a game.

import { Problem, ask } from "../../net/api.js";
import { h, show } from "../../lib/dom.js";
import { emptyButton, replaces } from "../../editor/opening.js";
import { SetKeeping } from "../../editor/tile/set-keeping.js";
import { tileCanvas } from "../../editor/tile/canvas.js";
import { foundWrong, namesOf, tileForm, tileSaid, unfinished } from "../../editor/tile/form.js";
import { cellChooser } from "../../editor/tile/shape.js";
import { BoxProgress } from "../../editor/tile/box-progress.js";
import { TileStrip, copyPanel } from "../../editor/tile/strip.js";
import { partsOf } from "../../tile/multi-cell.js";
import { gameOf } from "../../net/game-info.js";
import { ownOf } from "../../games/index.js";
import { has, named, t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { legend } from "../../tile/legend.js";
import { readNotice } from "../../net/error-notice.js";
import { draft as kept, freeName, keepDraft, ownSets } from "../../net/own-catalogs.js";
import { toggled } from "../../editor/tile/tile-cells.js";
import { fromTile, toTile } from "../../editor/tile/tile-draft.js";
import { ORIGIN, cellOf, cellsOf, featuresOn, isGround } from "../../editor/tile/tile-ground.js";
import { blankDraft, fromCatalog, idOf, isBlank, newSet, toCatalog, wholeSet } from "../../editor/tile/tile-sets.js";

const NAME = "tiles";
const GAME = "carcassonne";
const OF = "of";

/** The screen; `rest`: the segments of a set's id, "of" and a game, or []. */
export function editTileScreen(rest, signal, header) {
  const main = h("main", { class: "photo" }, h("p", { class: "reading" }, t("app.loading")));
  if (rest[0] === OF && rest[1]) openOf(main, rest[1], signal, header);
  else open(main, rest.join("/"), signal, header);
  return main;
}

/** Opens the user's set of a game: the one that is being drawn, else the newest one, else a new one. */
async function openOf(main, game, signal, header) {
  const draft = kept(NAME);
  const set = ownSets().find((one) => one.game === game);
  const drawn = draft?.game === game;
  const id = drawn || !set ? "" : set.id;
  history.replaceState(null, "", id ? `#/edit/tile/${encodeURIComponent(id)}` : "#/edit/tile");
  if (drawn || set) return open(main, id, signal, header);
  try {
    const its = await gameOf(game);
    const own = await ownOf(game);
    const fresh = { ...newSet(its, own), name: freeName(t("draw.new-name")) };
    if (signal.aborted) return;
    if (!(await unsaved(fresh, its, own)) || (await replaces(main, "draw.replace"))) keepDraft(NAME, fresh);
    if (!signal.aborted) open(main, "", signal, header);
  } catch (error) {
    if (error.name === "AbortError") return;
    show(
      main,
      readNotice(error, () => openOf(main, game, signal, header)),
    );
  }
}

async function open(main, id, signal, header) {
  try {
    const asked = id ? await ask(`/catalogs/${encodeURIComponent(id)}`, { signal }) : null;
    const game = await gameOf(asked?.game ?? kept(NAME)?.game ?? GAME);
    const own = await ownOf(game.id);
    if (signal.aborted) return;
    const set = asked ? fromCatalog(asked, game) : wholeSet(kept(NAME) ?? newSet(game, own), game);
    if (asked && (await unsaved(set, game, own)) && !(await replaces(main, "draw.replace"))) {
      location.hash = "#/edit/tile";
      return;
    }
    if (signal.aborted) return;
    const screen = new TileScreen(game, own, set, signal, async (other) => {
      const fresh = newSet(other, await ownOf(other.id));
      if (signal.aborted) return;
      keepDraft(NAME, fresh);
      if (location.hash === "#/edit/tile") open(main, "", signal, header);
      else location.hash = "#/edit/tile";
    });
    show(main, h("h1", { class: "visually-hidden" }, t("title.edit-tile")), screen.node);
    header.querySelector(".brand, .board-controls")?.replaceWith(h("div", { class: "board-controls" }, screen.undoButton));
    screen.turnTo(0);
  } catch (error) {
    if (error.name === "AbortError") return;
    const empty = emptyButton(
      "#/edit/tile",
      () => keepDraft(NAME, null),
      () => open(main, "", signal, header),
    );
    show(
      main,
      readNotice(error, () => open(main, id, signal, header), empty),
    );
  }
}

/** Whether this browser keeps drawn tiles that are neither on a server nor in the set that is opened. */
async function unsaved(opened, game, own) {
  const draft = kept(NAME);
  if (!draft?.tiles?.length || draft.saved) return false;
  const [its, theirs] = draft.game === game.id ? [game, own] : await Promise.all([gameOf(draft.game), ownOf(draft.game)]);
  const set = wholeSet(draft, its);
  if (set.tiles.every((tile) => isBlank(tile, its, theirs))) return false;
  return JSON.stringify(toCatalog(set, its, theirs)) !== JSON.stringify(toCatalog(opened, game, own));
}

class TileScreen {
  #signal;
  #at = 0;
  #cell = ORIGIN;
  #current = -1;
  #formed; // the state shown by the form
  #drawn = new Map(); // code -> {tile, draft}: the server's last drawing, and the draft it was made from
  /** @type {AbortController | null} */
  #asked = null;
  #past = [];
  #status = h("div", { "aria-live": "polite" });
  #panel = h("section", { class: "panel", "aria-label": t("panel.label") });
  #canvas = h("section", { class: "board-frame tile-stage", "aria-label": t("draw.canvas") });

  /** `own`: the game's module on the page. */
  constructor(game, own, set, signal, another) {
    this.#signal = signal;
    this.game = game;
    this.own = own;
    this.set = set;
    this.#keeping = new SetKeeping({
      game,
      own,
      signal,
      set: () => this.set,
      put: (next, saved) => this.#put(next, saved),
      paint: () => this.#paint(),
      replace: (next, tiles = []) => this.#replace(next, tiles),
      another,
    });
    this.#progress = new BoxProgress(game, own);
    this.node = h("div", { class: "table" }, this.#canvas, this.#panel);
    this.undoButton = h("button", { type: "button", class: "button text", disabled: true, onclick: () => this.#undo() }, t("edit.undo"));
    this.#drawAll();
  }

  get #draft() {
    return this.set.tiles[this.#at];
  }

  /** Opens another tile of the set. */
  turnTo(at) {
    this.#at = at;
    [this.#cell] = cellsOf(this.#draft);
    this.#current = this.#first();
    this.#paint();
    this.#panel.scrollTop = 0;
    this.#panel.querySelector("h2")?.focus({ preventScroll: true });
    this.#check();
  }

  /** Opens another cell of the tile; `current`: the feature to continue with. */
  #turnToCell(cell, current = null) {
    this.#cell = cell;
    this.#current = current ?? this.#first();
    this.#paint();
  }

  /** The first feature on the cell that is not ground. */
  #first = () => this.#draft.features.findIndex((one) => cellOf(one) === this.#cell && !isGround(this.game.kinds, one.kind));

  // ---- changes ----

  /** Applies a change of the tile. `quiet`: the control that caused it shows it already. */
  #change(draft, current, quiet = false, cell = this.#cell) {
    this.#remember();
    this.#cell = cell;
    this.#put({
      ...this.set,
      tiles: this.set.tiles.map((one, i) => (i === this.#at ? draft : draft.start ? { ...one, start: false } : one)),
    });
    this.#current = current ?? this.#first();
    if (quiet) Object.assign(this.#formed, { draft, current });
    else this.#paint();
    this.#check();
  }

  #remember() {
    this.#past = [...this.#past, { set: this.set, at: this.#at, cell: this.#cell, current: this.#current }].slice(-60);
    this.undoButton.disabled = false;
  }

  /** Replaces the set and stores the draft; `saved`: whether the server has this state. */
  #put(set, saved = false) {
    this.set = set;
    keepDraft(NAME, { ...set, saved });
  }

  #undo() {
    const last = this.#past.pop();
    this.undoButton.disabled = !this.#past.length;
    if (!last) return;
    const same = last.set.prefix === this.set.prefix;
    this.#put(same ? { ...last.set, id: this.set.id } : last.set); // undo keeps the id of a saved set
    if (!same) {
      this.#drawn = new Map(); // other tiles with the same codes
      this.#drawAll();
    }
    [this.#at, this.#cell, this.#current] = [Math.min(last.at, last.set.tiles.length - 1), last.cell, last.current];
    this.#paint();
    this.#check();
  }

  /** Replaces the set by another; `tiles`: as drawn by the server. */
  #replace(set, tiles) {
    this.#remember();
    this.#put(set);
    this.#drawn = new Map(tiles.map((tile, i) => [set.tiles[i].code, this.#seen(tile, set.tiles[i])]));
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
    this.#put({ ...this.set, tiles: tiles.length ? tiles : [blankDraft("1", this.game, this.own)] });
    this.turnTo(Math.max(0, Math.min(this.#at, tiles.length - 1)));
  }

  // ---- checks by the server ----

  #tile = (draft) => toTile(draft, idOf(this.set, draft), this.game.kinds);

  /** Has the server draw all tiles of the set. A tile that was drawn since has a newer drawing, which stays. */
  async #drawAll() {
    const { set } = this;
    const drawn = this.#drawn;
    try {
      const { tiles } = await ask("/catalogs/check", {
        method: "POST",
        body: toCatalog(set, this.game, this.own),
        signal: this.#signal,
      });
      set.tiles.forEach((draft, i) => drawn.has(draft.code) || drawn.set(draft.code, this.#seen(tiles[i], draft)));
      if (drawn === this.#drawn) this.#pictures();
    } catch {
      // errors are shown tile by tile
    }
  }

  #seen = (tile, draft) => ({ tile: { ...tile, game: this.game.id }, draft });

  /** Has the server draw and check the tile; only the newest answer counts. */
  async #check() {
    this.#asked?.abort();
    const call = (this.#asked = new AbortController());
    this.#signal.addEventListener("abort", () => call.abort());
    const draft = this.#draft;
    const open = unfinished(draft, this.game.kinds);
    if (open.length) return this.#told(open);
    try {
      const body = { game: this.set.game, name: "draft", tiles: [this.#tile(draft)] };
      const { tiles } = await ask("/catalogs/check", { method: "POST", body, signal: call.signal });
      this.#drawn.set(draft.code, this.#seen(tiles[0], draft));
      this.#told([]);
    } catch (error) {
      if (error.name === "AbortError") return;
      if (!(error instanceof Problem))
        return show(
          this.#status,
          readNotice(error, () => this.#check()),
        );
      this.#told(foundWrong(error, draft));
    }
  }

  #found = []; // errors of the tile: {words, lang?, cell?, feature?}

  /** Shows the errors of the tile; none: it is right. */
  #told(found) {
    this.#found = found;
    this.#pictures();
    show(
      this.#status,
      tileSaid(this.#draft, this.game.kinds, found, (place) => this.#goTo(place)),
    );
    this.#mark();
  }

  /** Redraws what shows the server's drawings; everything else stays. */
  #pictures() {
    this.#paintCanvas();
    renew(this.#cells, this.#chooser());
    this.#tiles();
  }

  /** Opens the place of an error. */
  #goTo({ cell, feature }) {
    if (!cellsOf(this.#draft).includes(cell)) return this.#panel.querySelector(`[data-act="add-cell-${cell}"]`)?.focus();
    this.#turnToCell(cell, feature);
    this.#panel.querySelector(`input[name=${feature === undefined ? "drawn-cell" : "drawn-feature"}]:checked`)?.focus();
  }

  /** Marks errors of features where they are chosen, too. */
  #mark() {
    for (const input of this.#panel.querySelectorAll("input[name=drawn-feature]")) {
      const told = this.#found.map(({ feature }, i) => (String(feature) === input.value ? `finding-${i}` : "")).filter(Boolean);
      input.parentNode.classList.toggle("is-wrong", told.length > 0);
      if (told.length) input.setAttribute("aria-describedby", told.join(" "));
      else input.removeAttribute("aria-describedby");
    }
  }

  /** Whether the server's drawing of a cell is current. */
  #isDrawn(cell) {
    const drawn = this.#drawn.get(this.#draft.code)?.draft;
    const on = (draft) => JSON.stringify([featuresOn(draft, cell), cell === ORIGIN && draft.marks]);
    return Boolean(drawn) && on(drawn) === on(this.#draft);
  }

  // ---- drawing ----

  #strip = new TileStrip({
    choose: (code) => this.turnTo(this.set.tiles.findIndex((one) => one.code === code)),
    add: () => this.#addTile(blankDraft("0", this.game, this.own, wordOf(this.#draft))),
    copy: () => this.#copy(),
    remove: () => this.#removeTile(),
  });
  #cells = h("div", {});
  #keeping;
  /** @type {BoxProgress} */
  #progress;

  #paint() {
    const { scrollTop } = this.#panel;
    this.#paintCanvas();
    // a new node, as the focused one stays in place until then
    this.#cells = h("div", { class: "draw-cells" }, this.#chooser());
    this.#tiles();
    renew(this.#panel, this.#form());
    this.#mark();
    this.#panel.scrollTop = scrollTop;
  }

  #paintCanvas() {
    const side = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.side;
    const inside = this.#canvas.contains(document.activeElement);
    const { kinds } = this.game;
    const draft = this.#draft;
    show(
      this.#canvas,
      tileCanvas({
        draft,
        cell: this.#cell,
        kinds,
        tile: this.#drawn.get(draft.code)?.tile ?? null,
        right: (cell) => this.#isDrawn(cell),
        current: this.#current,
        names: namesOf(draft, kinds),
        turnTo: (cell) => this.#turnToCell(cell),
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
    const { draft, current } = toggled(this.#draft, this.#current, ports, this.game.kinds);
    this.#change(draft, current);
  }

  /** The cells of the tile, if there are several. */
  #chooser() {
    const { tile } = this.#drawn.get(this.#draft.code) ?? {};
    const parts = new Map(tile?.cells ? partsOf(tile).map((part, i) => [String(tile.cells[i]), part]) : [[ORIGIN, tile]]);
    return cellChooser({
      draft: this.#draft,
      cell: this.#cell,
      kinds: this.game.kinds,
      picture: (cell) => parts.get(cell) ?? null,
      troubled: new Set(this.#found.map(({ cell }) => cell)),
      turnTo: (cell) => this.#turnToCell(cell),
      change: (draft, cell) => this.#change(draft, null, false, cell),
    });
  }

  #form() {
    const { set, game, own } = this;
    const draft = this.#draft;
    const state = (this.#formed = {
      draft,
      cell: this.#cell,
      current: this.#current,
      kinds: game.kinds,
      marks: game.marks,
      starts: own.starts === true,
      shapes: true,
      blank: (mark) => (isBlank(this.#draft, game, own) ? blankDraft(this.#draft.code, game, own, mark) : null),
    });
    return h(
      "div",
      { class: "tile-panel" },
      h(
        "h2",
        { tabindex: "-1" },
        t("draw.title", { code: draft.code, name: has(`catalog.${set.id}`) ? named("catalog", set.id) : set.name }),
      ),
      this.#cells,
      cellsOf(draft).length > 1
        ? [this.#status, h("p", { class: "hint" }, t("draw.how-cells"))]
        : [h("p", { class: "hint" }, t("draw.how")), this.#status],
      tileForm(state, (...changed) => this.#change(...changed)),
      legend(game),
      h("h3", {}, t("draw.set")),
      this.#progress.node,
      this.#strip.node,
      this.#keeping.node(),
    );
  }

  /** All tiles of the set, to switch between them. */
  #tiles() {
    this.#strip.update(this.set.tiles, this.#at, (code) => this.#drawn.get(code)?.tile);
    this.#progress.update(this.set);
  }

  /** A printed tile to start from. */
  #copy() {
    const { game } = this;
    copyPanel(this.#panel, game, {
      back: () => this.#paint(),
      take: (tile) => this.#addTile(fromTile(tile, "0", game.kinds, game.marks)),
    });
  }
}

/** The type of a tile as a mark ("type:double"), if it is set. */
const wordOf = ({ marks }) => Object.keys(marks).find((mark) => mark.includes(":"));
