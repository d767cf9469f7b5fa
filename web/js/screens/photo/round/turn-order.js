// The order of the turns that a photo proposes. People change it: one turn earlier or later, or a tile given to another player, who then
// placed it in their turn. An order that the rules do not allow is taken back.

import { h } from "../../../lib/dom.js";
import { inPhoto } from "./frame.js";

const UNEXPLAINED = ["tile-unexplained", "figure-unexplained"];
const unexplained = ({ findings }) => findings.filter(({ finding }) => UNEXPLAINED.includes(finding));

export class TurnOrder {
  #table;
  #cells; // of the new tiles, in the photo
  #players;

  /** `turns`: lists of moves. */
  constructor(table, turns) {
    this.#table = table;
    const placed = turns.map((turn) => turn.find(({ type }) => type === "place")).filter(Boolean);
    this.#cells = placed.map((place) => inPhoto(table.photo.frame, place)).map(({ x, y }) => [x, y]);
    this.#players = placed.map(({ player }) => player);
  }

  /** The players of these turns, each once. */
  get players() {
    return [...new Set(this.#players)];
  }

  number = ({ x, y }) => this.#cells.findIndex(([a, b]) => a === x && b === y);

  /** The turn nearest to a turn that is this player's. */
  nearest(n, player) {
    const theirs = this.#players.map((one, i) => (one === player ? i : -1)).filter((i) => i >= 0);
    return theirs.sort((a, b) => Math.abs(a - n) - Math.abs(b - n))[0];
  }

  /** Exchanges two turns. */
  swap(n, other) {
    const cells = [...this.#cells];
    [cells[n], cells[other]] = [cells[other], cells[n]];
    const { corrections, panels, photo } = this.#table;
    const before = unexplained(photo).length;
    corrections.send([{ turns: cells }], () => {
      const odd = unexplained(this.#table.photo);
      if (odd.length <= before) return panels.home();
      const why = h("p", { class: "notice", role: "alert" }, this.#table.board.inWords(odd[0].says));
      corrections.send([{ turns: this.#cells }], () => panels.later(why));
    });
  }
}
