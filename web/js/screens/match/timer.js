// The turn timer of a match, if the host has set one: the time left, the same on every phone, as it counts from when the end of the
// previous turn reached the server. Overtime is shown, and announced once. It enforces nothing.

import { select } from "../../lib/controls.js";
import { announce, h, icon } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { serverTime } from "../../net/server-time.js";

const LIMITS = [30, 45, 60, 90, 120, 180, 300]; // seconds
const TICK = 250;

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The choice of a time; `change(seconds or null)`. */
export const timerChoice = (value, change) =>
  select({
    words: t("timer.title"),
    value: String(value ?? ""),
    options: [
      { value: "", words: t("timer.none") },
      ...[...new Set([...LIMITS, ...(value ? [value] : [])])]
        .sort((a, b) => a - b)
        .map((seconds) => ({ value: String(seconds), words: t("timer.limit", { time: clock(seconds) }) })),
    ],
    change: (chosen) => change(Number(chosen) || null),
    attributes: { name: "timer" },
  });

export class Timer {
  node = h("p", { class: "turn-timer", hidden: true });
  #text = h("span", {});
  /** @type {any} */
  #turn = null;
  #here = 0; // when this phone saw the turn begin, before the server does
  #told = false;

  /** @param {Page.Play} play */
  constructor(play) {
    this.play = play;
    this.node.append(icon("clock"), this.#text);
    const ticking = setInterval(() => this.update(), TICK);
    play.connection.signal.addEventListener("abort", () => clearInterval(ticking));
  }

  /** Updates the timer to the state of the match. */
  update() {
    const { match, mover } = this.play;
    const { over } = this.play.table;
    const hidden = !match.timer || !match.turn_began || over || !mover;
    if (this.node.hidden !== hidden) this.node.hidden = hidden;
    if (hidden) return;
    const ahead = mover !== match.to_move; // whether moves in the queue have ended the turn
    const turn = `${match.turn_began} ${mover}`;
    if (turn !== this.#turn) [this.#turn, this.#here, this.#told] = [turn, serverTime(), false];
    const seconds = Math.max(0, Math.floor((serverTime() - (ahead ? this.#here : Date.parse(match.turn_began))) / 1000));
    const left = match.timer - seconds;
    this.node.classList.toggle("is-late", left <= 0);
    const words = left > 0 ? t("timer.left", { time: clock(left) }) : t("timer.over", { time: clock(-left) });
    if (this.#text.textContent !== words) this.#text.textContent = words;
    if (left <= 0 && !this.#told) {
      this.#told = true;
      announce(t("timer.late", { name: this.play.nameOf(mover) }));
    }
  }
}
