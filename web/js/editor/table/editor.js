// The board editor: a board above, a panel below. Tapping an empty cell places a tile; tapping a tile turns, moves or removes it, or puts
// figures and tokens on it. Every screen that edits a table uses it with its own home panel. Independent of the game.

import { catalogsOf, editionFor } from "../../net/game-info.js";
import { announce, h, icon, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { newest } from "../../lib/latest-only.js";
import { freeCells } from "../../tile/edge-matching.js";
import { readNotice } from "../../net/error-notice.js";
import { EXTENT, withinExtent } from "../../net/outside-data.js";
import { TableBoard } from "../../board/table-board.js";
import { located } from "../../tile/city.js";
import { Tiles } from "../../tile/tile-library.js";
import { addPanel } from "./add-panel.js";
import { figurePanel, tokenPanel } from "./figure-panel.js";
import { tilePanel } from "./tile-panel.js";

export class TableEditor {
  #home;
  #moving = null;
  /** @type {string | null} */
  #sets = null;
  #loading = newest();
  #full = false; // whether there would be more empty places, if boards were drawn any larger
  /** Takes over another game's table, where the screen offers other games. @type {((table: any) => void) | undefined} */
  swap;
  everyGame = false; // whether games without tiles are offered, too
  /** @type {Tiles} */
  tiles;
  making = () => {}; // builds the open panel
  spots = true; // whether empty cells are offered
  ghosts = []; // tiles in question, or possible placements
  extra = []; // figures in question, or possible deployments: {player, kind, x, y, feature, look}
  flags = new Map();
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
    this.table = table;
    this.game = game;
    this.own = own ?? {};
    this.#home = home;
    this.panel = h("section", { class: "panel", "aria-label": t("panel.label") });
    this.board = new TableBoard({ label: t("edit.board"), own: this.own, choose: (what) => this.#tapped(what) });
    this.node = h("div", { class: "table", onkeydown: (event) => this.#escape(event) }, this.board.node, this.panel);
  }

  /** Loads the definitions that the table needs, and draws it. Returns false if a newer call, with other sets perhaps, will draw it. */
  async load() {
    const counts = this.#loading();
    const { options, catalogs = catalogsOf(this.game, options) } = this.table.position;
    const edition = editionFor(this.game, options);
    const sets = JSON.stringify([catalogs, edition]);
    if (sets !== this.#sets) {
      const tiles = await Tiles.of(catalogs, edition);
      if (!counts()) return false;
      this.tiles = tiles;
      this.table.tiles = tiles;
      this.#sets = sets;
    }
    await this.tiles.learn(this.table.position);
    if (!counts()) return false;
    this.draw();
    return true;
  }

  /** Draws the board in its current state. */
  draw() {
    const { position } = this.table;
    const free = this.#moving || this.spots ? this.#free(position) : [];
    const taken = new Set(this.ghosts.map(({ x, y }) => `${x},${y}`));
    const words = t(this.#moving ? "edit.move-here" : "edit.add-here");
    const spots = free.filter(({ x, y }) => !taken.has(`${x},${y}`)).map((cell) => ({ ...cell, words }));
    const figures = [...position.figures, ...this.extra];
    const { tiles, ghosts, flags } = this;
    this.board.render({ tiles, position: { ...position, figures }, spots, ghosts, flags });
  }

  /** The cells where a tile may be placed: from the game's module if it defines them, else those next to other tiles. */
  #free(position) {
    const [tiles, figures, tokens] = [position.tiles, position.figures, position.tokens].map((all) =>
      all.filter((one) => !this.#isMoving(one)),
    );
    const free = this.own.free?.({ ...position, tiles }, this.tiles) ?? freeCells(tiles, this.tiles);
    const near = withinExtent([...tiles, ...figures, ...tokens.filter(({ x }) => x !== undefined)], free);
    this.#full = near.length < free.length;
    return near;
  }

  /** A note for a board that has reached the largest extent that is drawn. */
  #limit = () => (this.#full ? h("p", { class: "hint edit-limit", role: "status" }, t("edit.limit", { n: EXTENT })) : null);

  #escape(event) {
    if (event.key !== "Escape" || this.atHome) return;
    event.preventDefault();
    this.#moving = null;
    this.home();
    this.draw();
  }

  #isMoving = ({ x, y }) => this.#moving && this.#moving[0] === x && this.#moving[1] === y;

  #tapped({ cell, spot, ghost, figure, token }) {
    if (this.#moving) this.#drop(spot ?? (cell && this.#isMoving({ x: cell[0], y: cell[1] }) ? null : undefined));
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
    const from = this.#moving;
    if (spot === undefined) return; // a tap elsewhere on the board: still moving
    this.#moving = null;
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
    this.#moving = cell;
    this.current = {};
    this.draw();
    this.board.mark(cell);
    const stay = () => {
      this.#moving = null;
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
    show(this.panel, this.#limit(), make());
    this.panel.scrollTop = 0;
    this.panel.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** Moves the focus to the board for the next tap and announces `words`, which explain it. */
  toBoard(words) {
    announce(words);
    this.board.focus();
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
    renew(this.panel, this.#limit(), this.making());
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
