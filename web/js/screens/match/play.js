// A tracked match on the screen: the board above, the possible moves below. Course holds the state of the match.

import { h, show } from "../../lib/dom.js";
import { guideCard, guided } from "../../games/guide.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { whenFree } from "../../lib/finger.js";
import { errorNotice } from "../../net/error-notice.js";
import { easeTaps } from "../../board/view/nearest-spot.js";
import { TableBoard } from "../../board/table-board.js";
import { stayAwake } from "../../lib/wake-lock.js";
import { correcting, differencePanel } from "./correct.js";
import { Course } from "./course.js";
import { ImpliedEnd, endWithoutFigure } from "./turn/implied-end.js";
import { endingOf } from "../end/end.js";
import { hintsOff } from "./tournament.js";
import { Timer } from "./timer.js";
import { standings } from "../../match/scores.js";
import { inviteCard } from "../../match/invitation.js";
import { keysLine, listenToKeys, shortcutsOn } from "../../match/shortcuts.js";
import { unsent } from "./unsent.js";
import { Toolbar } from "./toolbar.js";
import { allChanges, standing } from "../../match/history/changes.js";
import { stepOf, stepPanel } from "./step-panel.js";

export class Play extends Course {
  /** @type {any} */
  picked;
  /** @type {((play: Play) => any) | null} */
  view = null; // a panel other than the possible moves
  sure = false; // whether the end of the game is waiting for confirmation
  panel = h("section", { class: "panel match-panel", "aria-label": t("panel.label") });
  strip = h("div", { class: "strip" });
  body = h("div", { class: "match-body" });
  scroll = h("div", { class: "match-scroll" });
  foot = h("div", { class: "match-foot" }); // what ends the turn: below the moves, never over them
  banner = h("div", { class: "match-banner", "aria-live": "polite" });
  beside = h("div", { class: "match-beside" });
  keys = h("div", { class: "match-keys" });
  timer = new Timer(this);
  implied = new ImpliedEnd(this);
  /** @type {any} */
  #shown = null;
  #during = "";
  #address = location.hash;

  /**
   * @param {Api.Match} match
   * @param {{ token: string, host?: string }} keys
   * @param {any} known
   */
  constructor(match, keys, { header, main, ...known }) {
    super(match, keys, known);
    const choose = (what) => this.onChoose?.({ cell: this.#under(what), ...what });
    const { own } = known;
    this.board = own.board ? own.board({ choose, own, near: true }) : new TableBoard({ choose, own });
    const seats = () => this.match.players;
    this.talk = {
      get players() {
        return seats();
      },
      inWords: this.board.inWords,
      lightLine: (line) => this.board.lightLine(line),
      lightCells: (cells) => this.board.light({ cells }),
    };
    show(this.scroll, this.banner, this.body, this.beside);
    show(this.panel, this.board.beyond, this.strip, this.scroll, this.foot, this.keys);
    this.table = h("div", { class: match.pad ? "table is-pad" : "table" }, match.pad ? null : this.board.node, this.panel);
    show(main, h("h1", { class: "visually-hidden", tabindex: "-1" }, t("match.title")), this.table);
    if (!own.board) easeTaps(this.board, () => !this.onChoose || this.aims);
    main.addEventListener("keydown", (event) => this.#escape(event));
    for (const touch of ["pointerdown", "keydown"]) main.addEventListener(touch, () => this.implied.restart());
    this.toolbar = new Toolbar(this, header);
    window.addEventListener("popstate", () => this.#popped(), { signal: this.signal });
    listenToKeys(this);
    stayAwake(this.signal);
    this.render();
    this.begin();
  }

  /** The points as shown: at the end those counted so far. */
  get scores() {
    return this.over ? endingOf(this).sums() : this.match.scores;
  }

  // ---- drawing ----

  /** Returns to the possible moves with the next drawing. */
  leaveView() {
    this.view = null;
  }

  looked() {
    endWithoutFigure(this);
  }

  /** Shows what a correction would change. */
  async compare(found, body) {
    const turns = new Map(standing(await allChanges(this)).map(({ seq }, i) => [seq, i + 1]));
    this.show((play) => differencePanel(play, found, body, turns));
  }

  /** Shows another panel; null: the possible moves. */
  show(view) {
    if (!view) this.leaveView();
    // going back leaves the panel
    else if (!history.state?.panel) history.pushState({ panel: true }, "", location.hash);
    this.view = view;
    this.render();
    this.#focusHeading();
  }

  #focusHeading() {
    this.body.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** Handles Escape: leaves a panel, or puts the chosen tile back. */
  #escape(event) {
    if (event.key !== "Escape" || !(this.view || this.tile)) return;
    event.preventDefault();
    if (this.view) this.show(null);
    else this.back();
  }

  /** Handles the browser's back button: leaves a panel, then the match. */
  #popped() {
    if (location.hash !== this.#address || history.state?.panel) return;
    if (!this.view) return history.back(); // the panel was closed by other means: go back once more
    this.view = null;
    this.render();
    this.#focusHeading();
  }

  /** The cell of a tapped figure or token. */
  #under({ figure, token }) {
    const one = this.now.figures?.[figure] ?? this.now.tokens?.[token];
    return one && one.x !== undefined ? [one.x, one.y] : null;
  }

  /**
   * Draws the board: the current table, and what a panel adds to it.
   *
   * @param {{ position?: any, spots?: any[], ghosts?: any[], choose?: ((what: any) => void) | null, light?: Page.Lit, mark?: number[] | null, painted?: any[], flags?: Map<string, boolean> }} what
   */
  draw({ position = this.now, spots = [], ghosts = [], choose = null, light = {}, mark = null, painted = [], flags } = {}) {
    this.onChoose = choose;
    const before = this.over ? [] : (this.base.tiles ?? []);
    const taps = choose ? (light.cells ?? []) : [];
    this.aims = spots.length + taps.length > 0;
    this.board.render({ tiles: this.tiles, position, spots, ghosts, flags, before, taps });
    this.board.paint?.(painted);
    this.board.light(light);
    this.board.mark(mark);
    this.panel.classList.toggle("is-placed", ghosts.length > 0);
  }

  /** Redraws everything, but not while a finger is touching the board or the panel. */
  render = () => this.whenDrawn(this.#render);

  /** Acts on the drawing once all redraws that wait for a finger are done. */
  whenDrawn = (act) => whenFree(this.table, act);

  #render = () => {
    const before = [this.scroll, this.panel].map(({ scrollTop }) => scrollTop); // later it would force a layout
    const inside = [this.body, this.foot].some((node) => node.contains(document.activeElement));
    this.#dropPicked();
    const step = stepOf(this);
    const moved = step !== this.#shown;
    const draw = moved ? show : renew;
    this.#shown = step;
    if (moved) this.sure = false;
    this.implied.update();
    const listed = !this.match.pad && shortcutsOn();
    if (listed !== this.keys.hasChildNodes()) show(this.keys, listed ? keysLine() : null);
    renew(this.strip, unchanged(this.strip.firstElementChild, standings(this)), hintsOff(this), this.timer.node);
    this.timer.update();
    renew(
      this.banner,
      this.wrong,
      unsent(this),
      this.match.pad ? null : guideCard(this),
      inviteCard(this),
      this.at === null || this.view ? null : correcting(this),
    );
    const { body, foot = null } = inTwo(stepPanel(this));
    draw(this.body, body);
    draw(this.foot, foot);
    renew(this.beside, (this.view || this.at !== null || this.match.pad ? null : this.own.sidePanel?.(this)) ?? null); // takes room from everything else
    this.#marks();
    this.toolbar.update();
    for (const [i, node] of [this.scroll, this.panel].entries()) if (before[i]) node.scrollTop = moved ? 0 : before[i];
    if (moved && inside) this.#focusHeading();
  };

  /** Notes what is shown, for the style sheet: rules with `:has()` make every change recalculate the whole style. */
  #marks() {
    const main = this.body.firstElementChild;
    this.panel.dataset.shows = main?.classList[0] ?? "";
    this.panel.classList.toggle("is-ending", Boolean(this.foot.querySelector(".implied")));
    this.table.classList.toggle("has-sheet", Boolean(this.body.querySelector(".is-sheet")));
    this.table.classList.toggle("has-guide", guided());
    const [first, second] = main?.children ?? [];
    main?.classList.toggle("is-headed", Boolean(first?.matches(".back-link") && second?.matches("h2")));
  }

  /** Drops the choices made for a move, which belong to one step of one turn, once another one has come. */
  #dropPicked() {
    const { mover, now, at, draft } = this;
    const during = JSON.stringify([mover, now.turn?.step, now.turn?.due, at, draft.length]);
    if (during !== this.#during) this.picked = this.filling = null;
    this.#during = during;
  }

  /** Shows an error until a retry, or until the user goes on. */
  trouble(error, again) {
    this.wrong = errorNotice(error, () => {
      this.wrong = null;
      this.render();
      again();
    });
    this.render();
    this.scroll.scrollTop = this.panel.scrollTop = 0;
  }
}

const inTwo = (panel) => (panel?.nodeType ? { body: panel } : panel);

/** The node as it was, if the new one has the same content: nothing of it is laid out or painted again. */
const unchanged = (before, next) => (before?.isEqualNode(next) ? before : next);
