// The screen on which the tiles of a set are drawn: the tile, its form and the strip of all tiles; every change can be undone.

import { h, show } from "../../lib/dom.js";
import { showCanvas } from "../../editor/tile/canvas.js";
import { namesOf } from "../../editor/tile/feature-names.js";
import { markWrong, tileSaid } from "../../editor/tile/findings.js";
import { cellChooser } from "../../editor/tile/shape.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { readNotice } from "../../net/error-notice.js";
import { toggled } from "../../editor/tile/tile-cells.js";
import { fromTile } from "../../editor/tile/tile-draft.js";
import { cellsOf } from "../../editor/tile/tile-ground.js";
import { blankDraft, withTile, withoutTile } from "../../editor/tile/set/tile-sets.js";
import { ServerDrawings } from "../../editor/tile/server-drawings.js";
import { formState, tilePanel } from "../../editor/tile/tile-panel.js";
import { BoxProgress } from "../../editor/tile/set/box-progress.js";
import { DrawnSet } from "../../editor/tile/set/drawn-set.js";
import { SetKeeping } from "../../editor/tile/set/set-keeping.js";
import { TileStrip, copyPanel } from "../../editor/tile/set/strip.js";
import { typeMark } from "../../editor/tile/mark-choices.js";

export class TileScreen {
  #drawn;
  #formed; // the state shown by the form
  #status = h("div", { "aria-live": "polite" });
  #panel = h("section", { class: "panel", "aria-label": t("panel.label") });
  #canvas = h("section", { class: "board-frame tile-stage", "aria-label": t("draw.canvas") });

  /** `own`: the game's module on the page. */
  constructor(game, own, set, signal, another) {
    this.game = game;
    this.own = own;
    this.#drawn = new DrawnSet(set, game, (same) => this.#undone(same));
    this.undoButton = this.#drawn.undoButton;
    this.#keeping = new SetKeeping({
      game,
      own,
      signal,
      set: () => this.set,
      put: (next, saved) => this.#drawn.put(next, saved),
      paint: () => this.#paint(),
      replace: (next, tiles = []) => this.#replace(next, tiles),
      another,
    });
    this.#progress = new BoxProgress(game, own);
    this.node = h("div", { class: "table" }, this.#canvas, this.#panel);
    this.drawings = new ServerDrawings({ game, own, signal });
    this.#drawAll();
  }

  get set() {
    return this.#drawn.set;
  }

  get #draft() {
    return this.#drawn.draft;
  }

  /** Opens another tile of the set. */
  turnTo(at) {
    this.#drawn.open(at);
    this.#paint();
    this.#panel.scrollTop = 0;
    this.#panel.querySelector("h2")?.focus({ preventScroll: true });
    this.#check();
  }

  /** Opens another cell of the tile; `current`: the feature to continue with. */
  #turnToCell(cell, current = null) {
    this.#drawn.openCell(cell, current);
    this.#paint();
  }

  /** Applies a change of the tile. `quiet`: the control that caused it shows it already. */
  #change(draft, current, quiet = false, cell = this.#drawn.cell) {
    this.#drawn.change(draft, current, cell);
    if (quiet) Object.assign(this.#formed, { draft, current });
    else this.#paint();
    this.#check();
  }

  /** Shows the state before the last change; `same`: whether it is of the same set. */
  #undone(same) {
    if (!same) {
      this.drawings.replace(); // other tiles have the same codes
      this.#drawAll();
    }
    this.#paint();
    this.#check();
  }

  /** Replaces the set by another; `tiles`: as drawn by the server. */
  #replace(set, tiles) {
    this.#drawn.replace(set);
    this.drawings.replace(set.tiles, tiles);
    this.turnTo(0);
  }

  #addTile(draft) {
    this.#drawn.replace(withTile(this.set, draft));
    this.turnTo(this.set.tiles.length - 1);
  }

  #removeTile() {
    this.#drawn.replace(withoutTile(this.set, this.#drawn.at, this.game, this.own));
    this.turnTo(Math.min(this.#drawn.at, this.set.tiles.length - 1));
  }

  async #drawAll() {
    if (await this.drawings.drawAll(this.set)) this.#pictures();
  }

  /** Has the server draw and check the tile. */
  async #check() {
    try {
      this.#told(await this.drawings.check(this.set, this.#draft));
    } catch (error) {
      if (error.name === "AbortError") return;
      show(
        this.#status,
        readNotice(error, () => this.#check()),
      );
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
    markWrong(this.#panel, this.#found);
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

  #strip = new TileStrip({
    choose: (code) => this.turnTo(this.set.tiles.findIndex((one) => one.code === code)),
    add: () => this.#addTile(blankDraft("0", this.game, this.own, typeMark(this.#draft))),
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
    renew(this.#panel, this.#tilePanel());
    markWrong(this.#panel, this.#found);
    this.#panel.scrollTop = scrollTop;
  }

  #paintCanvas() {
    const { kinds } = this.game;
    const draft = this.#draft;
    showCanvas(this.#canvas, {
      draft,
      cell: this.#drawn.cell,
      kinds,
      tile: this.drawings.of(draft.code),
      right: (cell) => this.drawings.isDrawn(draft, cell),
      current: this.#drawn.current,
      names: namesOf(draft, kinds),
      turnTo: (cell) => this.#turnToCell(cell),
      tap: (ports) => this.#tap(ports),
      choose: (i) => {
        this.#drawn.current = i;
        this.#paint();
      },
    });
  }

  #tap(ports) {
    const { draft, current } = toggled(this.#draft, this.#drawn.current, ports, this.game.kinds);
    this.#change(draft, current);
  }

  /** The cells of the tile, if there are several. */
  #chooser() {
    return cellChooser({
      draft: this.#draft,
      cell: this.#drawn.cell,
      kinds: this.game.kinds,
      picture: (cell) => this.drawings.part(this.#draft, cell),
      troubled: new Set(this.#found.map(({ cell }) => cell)),
      turnTo: (cell) => this.#turnToCell(cell),
      change: (draft, cell) => this.#change(draft, null, false, cell),
    });
  }

  #tilePanel() {
    const { set, game, own } = this;
    const state = (this.#formed = formState(this.#drawn, game, own));
    return tilePanel({
      game,
      set,
      state,
      cells: this.#cells,
      status: this.#status,
      progress: this.#progress.node,
      strip: this.#strip.node,
      keeping: this.#keeping.node(),
      change: (...changed) => this.#change(...changed),
    });
  }

  /** All tiles of the set, to switch between them. */
  #tiles() {
    this.#strip.update(this.set.tiles, this.#drawn.at, (code) => this.drawings.of(code));
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
