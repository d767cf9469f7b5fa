// The board editor: a board above, a panel below. Tapping an empty cell places a tile; tapping a tile turns, moves or removes it, or puts
// figures and tokens on it. Every screen that edits a table uses it with its own home panel. Independent of the game.

import { announce, h, show } from "../../lib/dom.js";
import { readNotice } from "../../net/error-notice.js";
import { located } from "../../tile/city.js";
import { EditedBoard } from "./edited-board.js";
import { EditorPanels } from "./editor-panels.js";

export class TableEditor {
  /** Takes over another game's table, where the screen offers other games. @type {((table: any) => void) | undefined} */
  swap;
  everyGame = false; // whether games without tiles are offered, too
  /** What taps do instead of opening a panel. @type {{ spot?: any, tile?: any, ghost?: any, extra?: any }} */
  #asked = {};

  /**
   * `table`: an EditedTable; `game`: from /games; `own`: the game's module (games/README.md); `home(editor)`: the panel when nothing is
   * chosen.
   */
  constructor({ table, game, own, home }) {
    this.table = table;
    this.game = game;
    this.own = own ?? {};
    this.drawn = new EditedBoard({ table, game, own: this.own }, (what) => this.#tapped(what));
    this.board = this.drawn.board;
    this.panels = new EditorPanels(this, home);
    this.node = h("div", { class: "table", onkeydown: (event) => this.#escape(event) }, this.board.node, this.panels.node);
  }

  /** The definitions of the tiles on the table. */
  get tiles() {
    return this.drawn.tiles;
  }

  #escape(event) {
    if (event.key !== "Escape" || this.panels.atHome) return;
    event.preventDefault();
    this.drawn.moving = null;
    this.panels.home();
    this.drawn.draw();
  }

  #tapped({ cell, spot, ghost, figure, token }) {
    const { drawn, panels, table } = this;
    const { figures } = table.position;
    if (drawn.moving) this.#drop(spot ?? (cell && drawn.isMoving({ x: cell[0], y: cell[1] }) ? null : undefined));
    else if (spot) this.#asked.spot ? this.#asked.spot([spot.x, spot.y]) : panels.add([spot.x, spot.y]);
    else if (ghost) this.#asked.ghost?.(ghost);
    else if (cell && this.#asked.tile) this.#asked.tile(cell);
    else if (cell) this.#again(cell) ? table.turn(cell) : panels.tile(cell);
    else if (figure >= figures.length) this.#asked.extra?.(drawn.extra[figure - figures.length]);
    else if (figure !== undefined) this.#standing(figures[figure], () => panels.figure(figure));
    else if (token !== undefined) this.#standing(located(table.position, this.tiles).tokens[token], () => panels.token(token));
  }

  /** Handles a tap on a figure or token: where a tile is needed, it means the tile underneath. */
  #standing({ x, y }, open) {
    if (this.#asked.tile) this.#asked.tile([x, y]);
    else open();
  }

  /** Whether the tapped tile is the one whose panel is open. */
  #again([x, y]) {
    const { tile } = this.panels.current;
    return tile && tile[0] === x && tile[1] === y;
  }

  #drop(spot) {
    const from = this.drawn.moving;
    if (spot === undefined) return; // a tap elsewhere on the board: still moving
    this.drawn.moving = null;
    if (!spot) return this.panels.tile(from);
    this.table.lay(from, { x: spot.x, y: spot.y });
    this.panels.tile([spot.x, spot.y]);
  }

  /** Sets what taps do while a question is open, and what is drawn for it. Without arguments, restores the defaults. */
  asking({ spot = null, tile = null, ghost = null, extra = null } = {}) {
    this.#asked = { spot, tile, ghost, extra };
    [this.drawn.ghosts, this.drawn.extra] = [[], []];
  }

  /** Does what a tap on a tile does while a question is open. */
  choose(cell) {
    this.#asked.tile?.(cell);
  }

  /** Moves the focus to the board for the next tap and announces `words`, which explain it. */
  toBoard(words) {
    announce(words);
    this.board.view.focus();
  }

  /** Draws the changed table and its open panel. */
  async refresh() {
    const known = this.panels.stands;
    try {
      if (!(await this.drawn.load())) return;
    } catch (error) {
      show(
        this.panels.node,
        readNotice(error, () => this.refresh()),
      );
      return;
    }
    if (known) this.panels.redraw();
    else this.panels.home();
  }
}
