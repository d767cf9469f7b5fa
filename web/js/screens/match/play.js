// A tracked match on this phone, of parts: the connection with the server, the moves of this turn, those that are being sent, the correction
// of an older list, the table that follows from all of them, and the screen.

import { announce } from "../../lib/dom.js";
import { TableBoard } from "../../board/table-board.js";
import { Connection } from "../../match/connection.js";
import { news } from "../../match/move-words.js";
import { colourOf, nameOf } from "../../score/score-sheet.js";
import { Correction } from "./course/correction.js";
import { MoveSending } from "./course/sending.js";
import { TableAhead } from "./course/table-ahead.js";
import { Turn } from "./course/turn.js";
import { Screen } from "./screen.js";

export class Play {
  /** @type {Screen} */
  screen;

  /**
   * `tiles`: the definitions; `game`: its data from the server; `own`: see games/README.md.
   *
   * @param {Api.Match} match
   * @param {{ token: string, host?: string }} keys
   * @param {{ tiles: Page.Tiles, game: Api.Game, own: Page.GameModule, signal: AbortSignal, header: HTMLElement, main: HTMLElement }} known
   */
  constructor(match, keys, { tiles, game, own, signal, header, main }) {
    this.tiles = tiles;
    this.game = game;
    this.own = own;
    this.connection = this.#connect(match, keys, signal);
    this.sending = new MoveSending(this);
    this.turn = new Turn(this);
    this.correction = new Correction(this);
    this.table = new TableAhead(this);
    const choose = (what) => this.screen.tapped(what);
    this.board = own.board ? own.board({ choose, own, near: true }) : new TableBoard({ choose, own });
    this.screen = new Screen(this, { header, main });
    this.#begin();
  }

  #connect(match, keys, signal) {
    return new Connection(match, keys, signal, {
      isOwn: ({ seq }) => this.sending.queue.items[0]?.seq === seq - 1,
      heard: (change) => announce(news(this, change)),
      renewed: (later) => {
        if (later) this.table.settle();
        const { tile } = this.turn;
        // another phone has made this turn: the tile in hand is not the next player's
        const passed = later && this.correction.at === null && tile?.mover !== this.mover;
        if (passed) this.turn.tile = null;
        else if (tile) tile.stale = true;
      },
      cut: () => this.table.ahead.sure || this.table.settle(),
      look: () => this.table.look(),
      send: () => this.sending.send(),
      render: () => this.screen.render(),
    });
  }

  #begin() {
    this.screen.render();
    this.table.look();
    this.sending.send();
    this.connection.begin();
    this.turn.restore();
  }

  get match() {
    return this.connection.match;
  }

  /** The position with the moves of this turn. */
  get now() {
    return this.table.now;
  }

  /** The player to move. */
  get mover() {
    return this.table.mover;
  }

  nameOf = (id) => nameOf(this.match, id);
  colourOf = (id) => colourOf(this.match, id);
}
