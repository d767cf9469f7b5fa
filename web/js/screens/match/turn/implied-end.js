// Ends a turn by itself once nothing else is possible in it: after a few seconds, in which it can be undone. What is possible is what the
// game offers after the moves of the turn, so no game is named here. Only for turns entered by choosing the figure with the place: the panel
// names beforehand which moves that leaves out, and the notice names them again.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { list, named, t } from "../../../lib/i18n.js";
import { movesInWords } from "../../../match/move-words.js";

const WAIT = 5; // seconds
const ENDS = new Set(["end_turn", "end_game"]);
const COMMON = new Set(["place", "deploy", "discard", "end_turn", "end_game", "adjust"]);

/** Whether the offers are complete: by the server, or away from it by a game whose moves the page knows. */
const complete = ({ table, connection, own, game }) =>
  table.ahead.sure || (connection.away && (Boolean(own.alone) || Object.keys(game.moves ?? {}).every((type) => COMMON.has(type))));

/** The end of the turn, if it is all that is left apart from moves of these types; else null. @param {Page.Play} play */
function onlyEnd(play, apart) {
  const { offers, tiles } = play.table.ahead;
  if (play.now.turn?.step === "place" && tiles.length) return null; // another tile belongs to this turn
  if (offers.some(({ type }) => !ENDS.has(type) && !apart.includes(type))) return null;
  return offers.find(({ type }) => type === "end_turn") ?? null;
}

/**
 * The types of move that players may make in almost every turn, while they hold the thing for it: a turn entered with its place leaves them out
 * by name.
 *
 * @param {Page.Play} play
 */
export function laterMoves(play) {
  const { own, game, now, mover } = play;
  const often = Object.entries(game.traits ?? {}).filter(([type, traits]) => traits.often && now.held?.[mover]?.[type]);
  return own.later?.(play) ?? often.map(([type]) => type);
}

/**
 * Ends a turn without a figure, as chosen with its place; if another step is possible, it is offered first, and `declined` of the tap is the draft
 * that was to end the turn.
 *
 * @param {Page.Play} play
 */
export function endWithoutFigure(play) {
  if (!play.turn.tap.endsWithoutFigure || !complete(play)) return;
  play.turn.tap.endsWithoutFigure = false;
  const end = onlyEnd(play, ["deploy", ...laterMoves(play)]);
  if (end) return play.turn.end(end);
  play.turn.tap.declined = play.turn.draft;
  play.screen.render();
}

/** Those of these types that are possible now. @param {Page.Play} play */
const leftOut = (play) => laterMoves(play).filter((type) => play.table.ahead.offers.some((move) => move.type === type));

export class ImpliedEnd {
  /** @type {any} */
  #held = null; // the moves after which a player wants another one
  /** @type {any} */
  #timer = null;
  #key = "";
  #left = WAIT;
  #count = h("span", { class: "implied-count", "aria-hidden": "true" });

  /** @param {Page.Play} play */
  constructor(play) {
    this.play = play;
    play.connection.signal.addEventListener("abort", () => this.stop());
  }

  /** The end that is implied now, or null. */
  get move() {
    const { play } = this;
    const { draft, refused, overtaken, picked } = play.turn;
    const { impliesEnd } = play.turn.tap;
    const { at } = play.correction;
    const { queue } = play.sending;
    const { over, mayMove } = play.table;
    const { view, wrong } = play.screen;
    const shown = at === null && !view && !refused && overtaken === null && !wrong && !queue.trouble && !over && mayMove;
    if (!impliesEnd || !shown || !draft.length || draft.at(-1).type === "place" || !complete(play)) return null;
    if (picked || this.#held === draft) return null; // another move is being chosen
    return onlyEnd(play, laterMoves(play));
  }

  /** Starts or stops counting, after anything has changed. */
  update() {
    const key = this.move ? JSON.stringify([this.play.turn.draft, this.play.match.seq]) : "";
    if (key === this.#key) return;
    this.stop();
    this.#key = key;
    if (key) this.restart();
  }

  /** Restarts the countdown while a player is still choosing. */
  restart() {
    if (!this.#key) return;
    clearInterval(this.#timer);
    this.#left = WAIT;
    this.#show();
    this.#timer = setInterval(() => this.#tick(), 1000);
  }

  /** Ends nothing before another move: a player is about to make one that was left out. */
  hold() {
    this.#held = this.play.turn.draft;
    this.play.screen.render();
  }

  stop() {
    clearInterval(this.#timer);
    this.#key = "";
  }

  #show() {
    this.#count.textContent = String(this.#left);
  }

  #tick() {
    this.#left -= 1;
    this.#show();
    if (this.#left > 0) return;
    const { move } = this;
    this.stop();
    if (move) this.play.turn.end(move);
  }

  /** The notice with Undo; null while no end is implied. */
  notice() {
    if (!this.move) return null;
    const { play } = this;
    const back = play.turn.tap.isLast(play.turn.draft) ? play.turn.draft.slice(play.turn.tap.entered.from) : play.turn.draft.slice(-1);
    const last = movesInWords(
      play,
      back.map((move) => ({ ...move, player: undefined })),
    );
    const undo = act("undo", t("match.tool.undo"), () => play.turn.back());
    undo.setAttribute("aria-label", t("match.implied.undo", { move: last }));
    undo.dataset.act = "implied-undo";
    const without = list(leftOut(play).map((type) => named("match.move", type)));
    const words = without ? t("match.implied.without", { moves: without }) : t("match.implied");
    return h("div", { class: without ? "implied is-without" : "implied" }, h("p", { role: "status" }, words), this.#count, undo);
  }
}
