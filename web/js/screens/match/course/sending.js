// Sends the moves of this phone, at once or when the server can be reached, and undoes and redoes what was sent.

import { announce } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { Queue } from "../../../net/move-queue.js";
import { news } from "../../../match/move-words.js";

export class MoveSending {
  /** The last answer to moves of this phone. @type {any} */
  answered = null;
  #play;

  /** @param {Page.Play} play */
  constructor(play) {
    this.#play = play;
    this.queue = new Queue(play.match.id, (list, key) => play.connection.do("/moves", list, key));
  }

  /** Queues a list of moves and sends it as soon as possible. The current turn stays. */
  submit(moves, insist = false) {
    const { match, connection, table, screen } = this.#play;
    this.queue.add(moves, match.seq, insist);
    screen.view = null;
    connection.last = null;
    table.settle();
    screen.render();
    return this.send();
  }

  /** Sends the queue. */
  async send() {
    if (!this.queue.length) return;
    const { connection, screen } = this.#play;
    try {
      screen.wrong = null;
      const answer = await this.queue.send();
      if (answer) {
        connection.last = this.answered = answer;
        announce(news(this.#play, answer));
      }
      await connection.refresh();
      if (this.queue.trouble?.kind === "stale" && this.#apart(this.queue.items[0].moves)) {
        this.queue.renew({ seq: connection.match.seq }); // these follow any change of other phones
        return this.send();
      }
    } catch (error) {
      if (error.name === "AbortError") return;
      if (!connection.failed(error)) screen.trouble(error, () => this.send());
    }
    return screen.render();
  }

  /** Whether moves do not depend on the changes of other phones. */
  #apart = (moves) => {
    const { match, own } = this.#play;
    return match.pad ? moves.every(({ type }) => type !== "end_game") : own.apart?.(moves);
  };

  /** Undoes or redoes the last list of moves. */
  async step(way) {
    const { connection, turn, screen } = this.#play;
    try {
      const done = await connection.do(`/${way}`, { seq: connection.match.seq });
      turn.clear();
      connection.last = done.after_reveal ? done : null;
      await connection.refresh();
      announce(t(`match.${way}.done`));
    } catch (error) {
      if (error.kind === "stale") await connection.refresh();
      else screen.trouble(error, () => this.step(way));
    }
  }
}
