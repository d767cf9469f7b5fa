// The screen of a tracked match: the board above, the possible moves below. Course holds the state of the match.

import { h, icon, show } from "../../lib/dom.js";
import { guideCard, guided } from "../../games/guide.js";
import { ownOf } from "../../games/index.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { whenFree } from "../../lib/finger.js";
import { forgetMatch } from "../../net/known-matches.js";
import { errorNotice } from "../../net/error-notice.js";
import { nearestSpot } from "../../board/view/nearest-spot.js";
import { TableBoard } from "../../board/table-board.js";
import { stayAwake } from "../../lib/wake-lock.js";
import { actPanel } from "./act.js";
import { differencePanel } from "./correct.js";
import { Course } from "./course.js";
import { drawPanel } from "./draw.js";
import { ImpliedEnd, endWithoutFigure } from "./implied-end.js";
import { endPanel, endingOf } from "../end/end.js";
import { allChanges, historyPanel, standing } from "../../match/history.js";
import { lookButton } from "./look.js";
import { padPanel } from "../pad/pad.js";
import { menuPanel } from "./menu.js";
import { hintsOff } from "./tournament.js";
import { Timer } from "./timer.js";
import { turnPanel } from "./turn.js";
import { standings } from "../../match/scores.js";
import { refusedPanel, waitingPanel } from "../../match/outcome.js";
import { inviteCard } from "../../match/invitation.js";
import { knownOf, notOpened, openMatch } from "../../match/opening.js";
import { keysLine, listenToKeys } from "../../match/shortcuts.js";
import { gonePanel, overtakenPanel, unsent } from "./unsent.js";

export function matchScreen(id, signal, header) {
  const main = h("main", { class: "photo match" });
  open(id, main, signal, header);
  return main;
}

async function open(id, main, signal, header) {
  try {
    const [match, keys] = await openMatch(id, signal);
    const known = await knownOf(match, ownOf);
    if (signal.aborted) return;
    new Play(match, keys, { ...known, signal, header, main });
  } catch (error) {
    if (error.name === "AbortError") return;
    if (error.status === 404) forgetMatch(id);
    show(
      main,
      notOpened(error, () => open(id, main, signal, header)),
    );
  }
}

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
    this.board.node.addEventListener("click", nearestSpot);
    main.addEventListener("keydown", (event) => this.#escape(event));
    for (const touch of ["pointerdown", "keydown"]) main.addEventListener(touch, () => this.implied.restart());
    this.#header(header);
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
    this.body.querySelector("h2")?.focus({ preventScroll: true });
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
    const step = this.#step();
    const moved = step !== this.#shown;
    const draw = moved ? show : renew;
    this.#shown = step;
    if (moved) this.sure = false;
    this.implied.update();
    if (moved) show(this.keys, this.match.pad ? null : keysLine());
    renew(this.strip, standings(this), hintsOff(this), this.timer.node);
    this.timer.update();
    renew(
      this.banner,
      this.wrong,
      unsent(this),
      this.match.pad ? null : guideCard(this),
      inviteCard(this),
      this.at === null || this.view ? null : correcting(this),
    );
    const { body, foot = null } = inTwo(this.#panel());
    draw(this.body, body);
    draw(this.foot, foot);
    renew(this.beside, (this.view || this.at !== null || this.match.pad ? null : this.own.sidePanel?.(this)) ?? null); // takes room from everything else
    this.#marks();
    this.#tools();
    for (const [i, node] of [this.scroll, this.panel].entries()) if (before[i]) node.scrollTop = moved ? 0 : before[i];
    if (moved && inside) this.body.querySelector("h2")?.focus({ preventScroll: true });
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

  /** The current step: a new one starts at the top of the panel. */
  #step = () =>
    this.view ??
    JSON.stringify([
      this.state === "gone",
      this.overtaken,
      this.refused !== null,
      this.over,
      this.mover,
      this.now.turn?.step,
      this.now.turn?.phase,
      this.tile?.id,
      this.at,
      this.picked?.type,
    ]);

  /** The panel of the current step: a node, or {body, foot}: `foot` stays in sight below what is scrolled. */
  #panel() {
    if (this.state === "gone") return gonePanel(this);
    if (this.view) return this.view(this);
    if (this.overtaken !== null) return overtakenPanel(this);
    if (this.refused) return refusedPanel(this);
    if (this.over) return endPanel(this);
    if (this.match.pad && !this.queue.trouble) return padPanel(this);
    if (!this.moves || this.queue.trouble) return waitingPanel(this);
    const own = this.own.panel?.(this);
    if (own) return own;
    if (!this.game.kinds) return turnPanel(this);
    return this.now.turn?.step === "place" ? drawPanel(this) : actPanel(this);
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

  // ---- the line at the top ----

  #header(header) {
    const tool = (name, act) =>
      h(
        "button",
        {
          type: "button",
          class: `round tool-${name}`,
          "aria-label": t(`match.tool.${name}`),
          title: t(`match.tool.${name}`),
          onclick: act,
        },
        icon(name === "history" ? "clock" : name),
      );
    this.pill = h("p", { class: "pill", role: "status" });
    this.tools = {
      undo: tool("undo", () => (this.draft.length || this.tile ? this.back() : this.step("undo"))),
      redo: tool("redo", () => this.step("redo")),
      history: tool("history", () => this.show(historyPanel(this))),
      menu: tool("menu", () => this.show(menuPanel(this))),
    };
    const { undo, redo, history, menu } = this.tools;
    const ofTable = this.match.pad ? [] : [this.board.controls, cameraLink(this), lookButton(this)];
    const tools = [ofTable, undo, redo, history, menu];
    header.querySelector(".brand").replaceWith(h("div", { class: "match-tools" }, this.pill, tools));
  }

  #tools() {
    const { undo, redo } = /** @type {any} */ (this.tools);
    const still = this.away || this.queue.length > 0 || this.at !== null;
    undo.hidden = !this.writes;
    undo.disabled = !(this.draft.length || this.tile) && (still || !this.match.can_undo);
    redo.hidden = !this.writes || !this.match.can_redo;
    redo.disabled = this.draft.length > 0 || still;
    redo.parentElement.classList.toggle("has-redo", !redo.hidden);
    const words = t(`match.${this.state !== "live" ? this.state : this.queue.trouble ? "stuck" : this.queue.length ? "sending" : "live"}`);
    this.pill.className = `pill is-${this.state}`;
    if (this.pill.textContent === words) return;
    show(this.pill, h("span", { class: this.state === "live" ? "visually-hidden" : null }, words)); // a dot: all is well
    this.pill.title = words;
  }
}

const inTwo = (panel) => (panel?.nodeType ? { body: panel } : panel);

/** The camera: what was played since, from a photo of the table. */
const cameraLink = (play) =>
  play.writes && play.game.kinds
    ? h(
        "a",
        {
          class: "round tool-camera",
          href: `#/photo/of/${play.match.id}`,
          "aria-label": t("match.tool.camera"),
          title: t("match.tool.camera"),
        },
        icon("camera"),
      )
    : null;

const correcting = (play) =>
  h(
    "div",
    { class: "banner-card" },
    h("p", {}, t("match.correct.now", { name: play.nameOf(play.draft.find(({ player }) => player)?.player ?? play.mover) })),
    h("button", { type: "button", class: "button text", onclick: () => play.leave() }, t("match.correct.leave")),
  );
