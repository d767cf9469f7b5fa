// The screen of a match: the board above, the possible moves below, or a panel that was opened.

import { h, show } from "../../lib/dom.js";
import { guideCard, guided } from "../../games/guide.js";
import { t } from "../../lib/i18n.js";
import { renew, stateIn } from "../../lib/dom-state.js";
import { whenFree } from "../../lib/finger.js";
import { errorNotice } from "../../net/error-notice.js";
import { easeTaps } from "../../board/view/nearest-spot.js";
import { stayAwake } from "../../lib/wake-lock.js";
import { correcting } from "./correct.js";
import { FirstLook } from "./first-look.js";
import { OncePainted } from "./once-painted.js";
import { ImpliedEnd } from "./turn/implied-end.js";
import { merge } from "./turn/merge.js";
import { hintsOff } from "./tournament.js";
import { Timer } from "./timer.js";
import { standings } from "../../match/scores.js";
import { InvitePlaces } from "../../match/invitation.js";
import { roundCard } from "../../match/photo-round.js";
import { keysLine, listenToKeys, shortcutsOn } from "../../match/shortcuts.js";
import { unsent } from "./unsent.js";
import { Toolbar } from "./toolbar.js";
import { stepOf, stepPanel } from "./step-panel.js";

export class Screen {
  /** @type {((play: Page.Play) => any) | null} */
  view = null; // a panel other than the possible moves
  /** @type {Element | null} */
  wrong = null; // the error to show
  /** What panels keep from one drawing to the next, each under its own name. @type {{ [name: string]: any }} */
  kept = {};
  panel = h("section", { class: "panel match-panel", "aria-label": t("panel.label") });
  body = h("div", { class: "match-body" });
  scroll = h("div", { class: "match-scroll" });
  #strip = h("div", { class: "strip" });
  #first = new FirstLook(this.panel, this.body);
  #foot = h("div", { class: "match-foot" }); // what ends the turn: below the moves, never over them
  #banner = h("div", { class: "match-banner", "aria-live": "polite" });
  #beside = h("div", { class: "match-beside" });
  #digits;
  #keys = h("div", { class: "match-keys" });
  #play;
  #invite;
  #timer;
  #toolbar;
  /** What a tap on the board does. @type {((what: any) => void) | null} */
  #choose = null;
  #aims = false; // whether something on the board can be tapped
  /** @type {any} */
  #shown = null;
  #during = "";
  #placed = false; // whether a placement is chosen
  #alike = /** @type {any} */ (null); // of the last panel
  #inside = false; // whether the focus was in the panel before the panel showed one thing alone
  /** What the strip shows follows from these. @type {any[]} */
  #standingsOf = [];
  #later = new OncePainted();
  #address = location.hash;

  /** `header`: of the page; `main`: what this screen fills. @param {Page.Play} play */
  constructor(play, { header, main }) {
    const { match, board, own } = play;
    const { signal } = play.connection;
    this.#play = play;
    this.#timer = new Timer(play);
    this.#invite = new InvitePlaces(play);
    this.implied = new ImpliedEnd(play);
    show(this.scroll, this.#invite.above, this.#banner, this.body, this.#beside);
    show(this.panel, board.beyond, this.#strip, this.scroll, this.#foot, this.#keys);
    this.node = h("div", { class: match.pad ? "table is-pad" : "table" }, match.pad ? null : [board.node, this.#invite.over], this.panel);
    show(main, h("h1", { class: "visually-hidden", tabindex: "-1" }, t("match.title")), this.node);
    if (!own.board) easeTaps(board, () => !this.#choose || this.#aims);
    main.addEventListener("keydown", (event) => this.#escape(event));
    for (const touch of ["pointerdown", "keydown"]) main.addEventListener(touch, () => this.implied.restart());
    this.#toolbar = new Toolbar(play, header);
    window.addEventListener("popstate", () => this.#popped(), { signal });
    signal.addEventListener("abort", () => this.#later.cancel());
    this.#digits = listenToKeys(signal, () => this.#later.now(), this.panel);
    stayAwake(signal);
  }

  /** Shows another panel; null: the possible moves. */
  show(view) {
    // going back leaves the panel
    if (view && !history.state?.panel) history.pushState({ panel: true }, "", location.hash);
    this.view = view;
    this.render();
    this.#focusHeading();
  }

  #focusHeading() {
    this.body.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** Handles Escape: leaves a panel, or puts the chosen tile back. */
  #escape(event) {
    if (event.key !== "Escape" || !(this.view || this.#play.turn.tile)) return;
    event.preventDefault();
    if (this.view) this.show(null);
    else this.#play.turn.back();
  }

  /** Handles the browser's back button: leaves a panel, then the match. */
  #popped() {
    if (location.hash !== this.#address || history.state?.panel) return;
    if (!this.view) return history.back(); // the panel was closed by other means: go back once more
    this.view = null;
    this.render();
    this.#focusHeading();
  }

  /** A tap on the board. */
  tapped = (what) => this.#choose?.({ cell: this.#under(what), ...what });

  /** The cell of a tapped figure or token. */
  #under({ figure, token }) {
    const { now } = this.#play;
    const one = now.figures?.[figure] ?? now.tokens?.[token];
    return one && one.x !== undefined ? [one.x, one.y] : null;
  }

  /**
   * Draws the board: the current table, and what a panel adds to it.
   *
   * @param {{ position?: Page.Table, spots?: any[], ghosts?: any[], choose?: ((what: any) => void) | null, light?: Page.Lit, mark?: number[] | null, painted?: any[], flags?: Map<string, boolean> }} what
   */
  draw({ position, spots = [], ghosts = [], choose = null, light = {}, mark = null, painted = [], flags } = {}) {
    const { board, tiles } = this.#play;
    const { now, base, over } = this.#play.table;
    this.#choose = choose;
    const before = over ? [] : (base.tiles ?? []);
    const taps = choose ? (light.cells ?? []) : [];
    this.#aims = spots.length + taps.length > 0;
    board.render({ tiles, position: position ?? now, spots, ghosts, flags, before, taps });
    board.paint?.(painted);
    board.light(light);
    board.mark(mark);
    this.#placed = ghosts.length > 0;
  }

  /** Redraws everything, but not while a finger is touching the board or the panel. */
  render = () => this.whenDrawn(this.#render);

  /**
   * Redraws everything once the browser has painted what is drawn already: a tap is answered at once. `first`: shown alone in the panel until
   * then.
   */
  renderLater(first = null) {
    this.#inside ||= first !== null && this.#hasFocus(); // which what is hidden loses
    if (first) this.#first.show(first);
    this.#later.run(this.render);
  }

  #hasFocus = () => [this.body, this.#foot].some((node) => node.contains(document.activeElement));

  /** Acts on the drawing once all redraws that wait for a finger are done. */
  whenDrawn = (act) => whenFree(this.node, act);

  #render = () => {
    const play = this.#play;
    const { match } = play;
    const { at } = play.correction;
    this.#later.cancel();
    this.#digits.clear();
    this.#first.drop();
    const inside = this.#inside || this.#hasFocus();
    this.#inside = false;
    this.#dropPicked();
    const step = stepOf(play);
    const moved = step !== this.#shown;
    this.#shown = step;
    const scrolled = moved ? [] : [this.scroll, this.panel].map(({ scrollTop }) => scrollTop); // later it would force a layout
    if (moved) this.kept.sure = false;
    this.implied.update();
    const listed = !match.pad && shortcutsOn();
    if (listed !== this.#keys.hasChildNodes()) show(this.#keys, listed ? keysLine() : null);
    renew(this.#strip, this.#standings(), hintsOff(play), this.#timer.node);
    this.#timer.update();
    renew(
      this.#banner,
      this.wrong,
      unsent(play),
      match.pad ? null : guideCard(play),
      roundCard(play),
      at === null || this.view ? null : correcting(play),
    );
    const restores = moved ? [] : [this.body, this.#foot].map(stateIn);
    const { body, foot = null, alike = null } = inTwo(stepPanel(play));
    const put = alike && alike === this.#alike && !moved ? merge : show;
    this.#alike = alike;
    put(this.body, body);
    put(this.#foot, foot);
    for (const restore of restores) restore();
    renew(this.#beside, (this.view || at !== null || match.pad ? null : play.own.sidePanel?.(play)) ?? null); // takes room from everything else
    this.#marks();
    this.#invite.update(match.pad || this.#aims);
    this.#toolbar.update();
    for (const [i, node] of [this.scroll, this.panel].entries()) if (moved || scrolled[i]) node.scrollTop = scrolled[i] ?? 0;
    if (moved && inside) this.#focusHeading();
  };

  /** The points, made again only if something has changed that they depend on. */
  #standings() {
    const { match, table, turn, correction } = this.#play;
    const scores = JSON.stringify(table.scores); // at the end they follow the lines shown so far
    const of = [match, table.shown, table.ahead, table.over, table.awaitsEnd, correction.at, turn.draft, scores];
    const before = this.#strip.firstElementChild;
    if (before && of.every((one, i) => one === this.#standingsOf[i])) return before;
    this.#standingsOf = of;
    const next = standings(this.#play);
    return before?.isEqualNode(next) ? before : next; // the same content is neither laid out nor painted again
  }

  /** Notes what is shown, for the style sheet: rules with `:has()` make every change recalculate the whole style. */
  #marks() {
    const main = this.body.firstElementChild;
    this.panel.classList.toggle("is-placed", this.#placed);
    this.panel.dataset.shows = main?.classList[0] ?? "";
    this.panel.classList.toggle("is-ending", Boolean(this.#foot.querySelector(".implied")));
    this.node.classList.toggle("has-sheet", Boolean(this.body.querySelector(".is-sheet")));
    this.node.classList.toggle("has-guide", guided());
    const [first, second] = main?.children ?? [];
    main?.classList.toggle("is-headed", Boolean(first?.matches(".back-link") && second?.matches("h2")));
  }

  /** Drops the choices made for a move, which belong to one step of one turn, once another one has come. */
  #dropPicked() {
    const play = this.#play;
    const { mover, now } = play;
    const { at } = play.correction;
    const { draft } = play.turn;
    const during = JSON.stringify([mover, now.turn?.step, now.turn?.due, at, draft.length]);
    if (during !== this.#during) play.turn.picked = this.kept.filling = null;
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
