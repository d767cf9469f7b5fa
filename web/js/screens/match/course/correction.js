// The correction of an older list of moves: its moves become those of this turn, and what they would change is shown first.

import { Problem, ask } from "../../../net/api.js";
import { typed } from "../../../match/local-table.js";
import { allChanges, standing } from "../../../match/history/changes.js";
import { awaitedPanel, differencePanel } from "../correct.js";

export class Correction {
  /** @type {number | null} */
  at = null; // the sequence number of the list that is being corrected
  /** @type {Page.Table} */
  basis; // the position before that list
  ends = false; // whether that list ends its turn
  #play;

  /** @param {Page.Play} play */
  constructor(play) {
    this.#play = play;
  }

  /** Opens an older list. */
  async reopen({ seq, moves }) {
    const { match, own, connection, turn, screen } = this.#play;
    const ends = moves.at(-1)?.type === "end_turn";
    try {
      const asked = { method: "POST", token: connection.token, body: { at: seq } };
      this.basis = (await ask(`/matches/${match.id}/preview`, asked)).position;
      this.at = seq;
      this.ends = ends;
      screen.view = null;
      turn.insist = false;
      turn.set(typed(ends || own.panel ? moves.slice(0, -1) : moves)); // such panels ask again for the last move
    } catch (error) {
      screen.trouble(error, () => this.reopen({ seq, moves }));
    }
  }

  /** Leaves the older list unchanged. */
  leave() {
    const { turn } = this.#play;
    this.at = null;
    turn.insist = false;
    turn.set([]);
  }

  /** Shows first what the correction would change. */
  async compare(moves) {
    const { match, connection, turn, screen } = this.#play;
    const body = { seq: match.seq, at: this.at, moves, insist: turn.insist, dry_run: true };
    const awaited = (play) => awaitedPanel(play, moves);
    screen.show(awaited); // until the answer is there nothing else can be chosen, to which it would not belong
    try {
      const found = await connection.do("/correct", body);
      const lists = standing(await allChanges(connection));
      const turns = new Map(lists.map(({ seq }, i) => [seq, i + 1]));
      const before = lists.find(({ seq }) => seq === body.at)?.change.moves ?? [];
      if (screen.view === awaited) screen.show((play) => differencePanel(play, found, body, turns, before));
    } catch (error) {
      if (screen.view !== awaited) return;
      screen.view = null;
      if (error instanceof Problem && error.ruling) {
        turn.refused = { problem: error, moves };
        screen.render();
      } else screen.trouble(error, () => this.compare(moves));
    }
  }
}
