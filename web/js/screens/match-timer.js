// The turn timer, for those who want one: how long the turn has lasted, beside the points; over the limit it says so, and once
// aloud. It rules nothing. Every phone has its own; it begins anew with every change of the match.

import { select } from "../choices.js";
import { announce, h, icon } from "../dom.js";
import { t } from "../i18n.js";
import { keep } from "../matches.js";

const KEY = "tile-referee.timer";
const LIMITS = [0, 30, 60, 120, 180, 300]; // seconds; 0: no timer
const TICK = 1000;

/** The limit of this phone in seconds, 0: none. */
export function limit() {
  try {
    return Number(JSON.parse(localStorage.getItem(KEY))) || 0;
  } catch {
    return 0;
  }
}

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The choice of a limit. */
export const timerChoice = (changed = () => {}) =>
  select({
    words: t("timer.title"),
    value: String(limit()),
    options: LIMITS.map((seconds) => ({ value: String(seconds), words: seconds ? t("timer.limit", { time: clock(seconds) }) : t("timer.none") })),
    change: (value) => {
      keep(KEY, Number(value));
      changed();
    },
    attributes: { name: "timer" },
  });

export class Timer {
  node = h("p", { class: "turn-timer", hidden: true });
  #text = h("span", {});
  #of = null;
  #began = Date.now();
  #told = false;

  constructor(play) {
    this.play = play;
    this.node.append(icon("clock"), this.#text);
    const ticking = setInterval(() => this.update(), TICK);
    play.signal.addEventListener("abort", () => clearInterval(ticking));
  }

  /** As the match stands: another turn begins anew. */
  update() {
    const { match, over, mover } = this.play;
    const of = `${match.seq} ${mover}`;
    if (of !== this.#of) [this.#of, this.#began, this.#told] = [of, Date.now(), false];
    const most = limit();
    this.node.hidden = !most || over || !mover;
    if (this.node.hidden) return;
    const seconds = Math.max(0, Math.floor((Date.now() - this.#began) / 1000));
    const late = seconds >= most;
    this.node.classList.toggle("is-late", late);
    this.#text.textContent = late ? t("timer.over", { time: clock(seconds - most) }) : t("timer.left", { time: clock(most - seconds) });
    if (late && !this.#told) {
      this.#told = true;
      announce(t("timer.late", { name: this.play.nameOf(mover) }));
    }
  }
}
