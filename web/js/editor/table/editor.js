// The board editor: a board above, a panel below. Tapping an empty cell places a tile; tapping a tile turns, moves or removes it, or puts
// figures and tokens on it. Every screen that edits a table uses it with its own home panel. Independent of the game.

import { announce, h, icon, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { readNotice } from "../../net/error-notice.js";
import { located } from "../../tile/city.js";
import { addPanel } from "./add-panel.js";
import { figurePanel, tokenPanel } from "./figure-panel.js";
import { tilePanel } from "./tile-panel.js";
import { EditedBoard } from "./edited-board.js";

export class TableEditor extends EditedBoard {
  #home;
  /** Takes over another game's table, where the screen offers other games. @type {((table: any) => void) | undefined} */
  swap;
  everyGame = false; // whether games without tiles are offered, too
  making = () => {}; // builds the open panel
  /** @type {((what: any) => void) | null} */
  chooseSpot = null; // handles a tap on an empty cell instead of placing a tile
  /** @type {((what: any) => void) | null} */
  chooseTile = null; // handles a tap on a tile instead of opening its panel
  /** @type {((what: any) => void) | null} */
  chooseGhost = null;
  /** @type {((what: any) => void) | null} */
  chooseExtra = null;

  /**
   * `table`: an EditedTable; `game`: from /games; `own`: the game's module (games/README.md); `home(editor)`: the panel when nothing is
   * chosen.
   */
  constructor({ table, game, own, home }) {
    super({ table, game, own }, (what) => this.#tapped(what));
    this.#home = home;
    this.panel = h("section", { class: "panel", "aria-label": t("panel.label") });
    this.node = h("div", { class: "table", onkeydown: (event) => this.#escape(event) }, this.board.node, this.panel);
  }

  #escape(event) {
    if (event.key !== "Escape" || this.atHome) return;
    event.preventDefault();
    this.moving = null;
    this.home();
    this.draw();
  }

  #tapped({ cell, spot, ghost, figure, token }) {
    if (this.moving) this.#drop(spot ?? (cell && this.isMoving({ x: cell[0], y: cell[1] }) ? null : undefined));
    else if (spot) this.chooseSpot ? this.chooseSpot([spot.x, spot.y]) : this.add([spot.x, spot.y]);
    else if (ghost) this.chooseGhost?.(ghost);
    else if (cell && this.chooseTile) this.chooseTile(cell);
    else if (cell) this.#again(cell) ? this.table.turn(cell) : this.tile(cell);
    else if (figure >= this.table.position.figures.length) this.chooseExtra?.(this.extra[figure - this.table.position.figures.length]);
    else if (figure !== undefined) this.#standing(this.table.position.figures[figure], () => this.figure(figure));
    else if (token !== undefined) this.#standing(located(this.table.position, this.tiles).tokens[token], () => this.token(token));
  }

  /** Handles a tap on a figure or token: where a tile is needed, it means the tile underneath. */
  #standing({ x, y }, open) {
    if (this.chooseTile) this.chooseTile([x, y]);
    else open();
  }

  /** Whether the tapped tile is the one whose panel is open. */
  #again = ([x, y]) => this.current?.tile && this.current.tile[0] === x && this.current.tile[1] === y;

  #drop(spot) {
    const from = this.moving;
    if (spot === undefined) return; // a tap elsewhere on the board: still moving
    this.moving = null;
    if (!spot) return this.tile(from);
    this.table.lay(from, { x: spot.x, y: spot.y });
    this.tile([spot.x, spot.y]);
  }

  /** Sets what taps do while a question is open, and what is drawn for it. Without arguments, restores the defaults. */
  asking({ spot = null, tile = null, ghost = null, extra = null } = {}) {
    [this.chooseSpot, this.chooseTile, this.chooseGhost, this.chooseExtra] = [spot, tile, ghost, extra];
    [this.ghosts, this.extra] = [[], []];
  }

  // ---- panels ----

  home = () => {
    this.current = {};
    this.asking();
    this.board.light();
    this.board.mark(null);
    this.turnTo(() => this.#home(this));
    this.atHome = true;
  };

  /** Opens a panel that concerns no cell of the board. */
  open(make) {
    this.current = {};
    this.board.light();
    this.board.mark(null);
    this.turnTo(make);
  }

  add(cell) {
    this.current = { spot: cell };
    this.board.light();
    this.board.mark(cell);
    this.turnTo(() => addPanel(this, cell));
  }

  tile(cell) {
    if (!this.table.tileAt(cell)) return this.home();
    this.current = { tile: cell };
    this.board.light();
    this.board.mark(cell);
    this.turnTo(() => tilePanel(this, cell));
  }

  figure(index) {
    const { x, y } = this.table.position.figures[index];
    this.current = { figure: index };
    this.board.light();
    this.board.mark([x, y]);
    this.turnTo(() => figurePanel(this, index));
  }

  token(index) {
    const { x, y } = located(this.table.position, this.tiles).tokens[index];
    this.current = { token: index };
    this.board.light();
    this.board.mark([x, y]);
    this.turnTo(() => tokenPanel(this, index));
  }

  /** Picks up a tile: the next tap on an empty cell places it there. */
  move(cell) {
    this.moving = cell;
    this.current = {};
    this.draw();
    this.board.mark(cell);
    const stay = () => {
      this.moving = null;
      this.draw();
      this.tile(cell);
    };
    this.turnTo(() =>
      h(
        "div",
        { class: "tile-panel" },
        h("h2", { tabindex: "-1" }, t("edit.moving")),
        h("p", {}, t("edit.moving.how")),
        h("button", { type: "button", class: "button", onclick: stay }, t("edit.cancel")),
      ),
    );
    this.toBoard(t("edit.moving.how"));
  }

  /** Shows a panel; `make` builds it, now and after every change of the table. */
  turnTo(make) {
    this.atHome = false;
    this.making = make;
    show(this.panel, this.limit(), make());
    this.panel.scrollTop = 0;
    this.panel.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** Moves the focus to the board for the next tap and announces `words`, which explain it. */
  toBoard(words) {
    announce(words);
    this.board.view.focus();
  }

  /** Draws the changed table and its open panel. */
  async refresh() {
    const known = this.#still();
    try {
      if (!(await this.load())) return;
    } catch (error) {
      show(
        this.panel,
        readNotice(error, () => this.refresh()),
      );
      return;
    }
    if (known) this.redraw();
    else this.home();
  }

  /** Redraws the open panel; what users have opened and the focus stay. */
  redraw() {
    const { scrollTop } = this.panel;
    renew(this.panel, this.limit(), this.making());
    this.panel.scrollTop = scrollTop;
  }

  /** Whether the subject of the open panel still exists. */
  #still() {
    const { tile, figure, token } = this.current ?? {};
    const { figures, tokens } = this.table.position;
    return (!tile || this.table.tileAt(tile)) && (figure === undefined || figures[figure]) && (token === undefined || tokens[token]);
  }

  backButton = () => h("button", { type: "button", class: "button text back-link", onclick: this.home }, icon("back"), t("panel.back"));
}
