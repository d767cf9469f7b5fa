// The board of a table that is being edited: loads the definitions it needs, and draws it with the cells that are free.

import { catalogsOf, editionFor, editionsIn } from "../../net/game-info.js";
import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { newest } from "../../lib/latest-only.js";
import { freeCells } from "../../tile/edge-matching.js";
import { EXTENT, withinExtent } from "../../net/outside-data.js";
import { TableBoard } from "../../board/table-board.js";
import { Tiles } from "../../tile/tile-library.js";

export class EditedBoard {
  moving = null;
  /** @type {string | null} */
  #sets = null;
  #loading = newest();
  #full = false; // whether there would be more empty places, if boards were drawn any larger
  /** @type {Tiles} */
  tiles;
  spots = true; // whether empty cells are offered
  ghosts = []; // tiles in question, or possible placements
  extra = []; // figures in question, or possible deployments: {player, kind, x, y, feature, look}
  flags = new Map();

  /** `table`: an EditedTable; `game`: from /games; `own`: the game's module (games/README.md); `tapped(what)` handles taps on the board. */
  constructor({ table, game, own }, tapped) {
    this.table = table;
    this.game = game;
    this.own = own ?? {};
    this.board = new TableBoard({ label: t("edit.board"), own: this.own, choose: tapped });
  }

  /** Loads the definitions that the table needs, and draws it. Returns false if a newer call, with other sets perhaps, will draw it. */
  async load() {
    const counts = this.#loading();
    const { options, catalogs = catalogsOf(this.game, options) } = this.table.position;
    const edition = editionFor(this.game, options);
    const sets = JSON.stringify([catalogs, edition, editionsIn(options)]);
    if (sets !== this.#sets) {
      const tiles = await Tiles.of(catalogs, edition, options);
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
    const free = this.moving || this.spots ? this.#free(position) : [];
    const taken = new Set(this.ghosts.map(({ x, y }) => `${x},${y}`));
    const words = t(this.moving ? "edit.move-here" : "edit.add-here");
    const spots = free.filter(({ x, y }) => !taken.has(`${x},${y}`)).map((cell) => ({ ...cell, words }));
    const figures = [...position.figures, ...this.extra];
    const { tiles, ghosts, flags } = this;
    this.board.render({ tiles, position: { ...position, figures }, spots, ghosts, flags });
  }

  /** The cells where a tile may be placed: from the game's module if it defines them, else those next to other tiles. */
  #free(position) {
    const [tiles, figures, tokens] = [position.tiles, position.figures, position.tokens].map((all) =>
      all.filter((one) => !this.isMoving(one)),
    );
    const free = this.own.free?.({ ...position, tiles }, this.tiles) ?? freeCells(tiles, this.tiles);
    const near = withinExtent([...tiles, ...figures, ...tokens.filter(({ x }) => x !== undefined)], free);
    this.#full = near.length < free.length;
    return near;
  }

  /** A note for a board that has reached the largest extent that is drawn. */
  limit = () => (this.#full ? h("p", { class: "hint edit-limit", role: "status" }, t("edit.limit", { n: EXTENT })) : null);

  isMoving = ({ x, y }) => this.moving && this.moving[0] === x && this.moving[1] === y;
}
