// The table that was read from a photo: its board, its panels, and the corrections that are sent.

import { ask, newKey, picture } from "../../net/api.js";
import { Board } from "../../board/photo-board.js";
import { h, show } from "../../lib/dom.js";
import { shielded } from "../../lib/tap-guard.js";
import { editionFor, gameOf } from "../../net/game-info.js";
import { t } from "../../lib/i18n.js";
import { errorNotice } from "../../net/error-notice.js";
import { hand } from "../../net/own-catalogs.js";
import { taught } from "../../net/known-boxes.js";
import { remember } from "../../net/known-photos.js";
import { spreadSeen } from "../../board/recognised-cells.js";
import { Tiles } from "../../tile/tile-library.js";
import { colourOf, withNames } from "../../tile/words.js";
import { addPanel, takenLine } from "./add-tile.js";
import { checkPanel } from "./questions.js";
import { figurePanel } from "./figure.js";
import { liveScores } from "./live-scores.js";
import { laterPanel } from "./match-photo.js";
import { setsPanel } from "./sets.js";
import { scoresPanel } from "./scores.js";
import { stackPanel } from "./token-stack.js";
import { tilePanel } from "./tile.js";
import { thumbnail } from "./reading/thumbnail.js";

const LINGER = 3000;

/**
 * Shows the board with review questions and scores. `seen`: the address of the picture, if it was fetched while it was read; `again`: opens
 * the photo once it is being read again.
 *
 * @param {HTMLElement} main
 * @param {any} answer
 * @param {any} more
 */
export async function showTable(main, answer, { signal, header, seen, again }) {
  const [tiles, image, game] = await Promise.all([
    tilesOf(answer),
    seen ?? picture(`/photos/${answer.id}/picture`, answer.token),
    gameOf(answer.position.game),
  ]);
  // crops may still be loading
  signal.addEventListener("abort", () => setTimeout(() => URL.revokeObjectURL(image), LINGER));
  const brand = header.querySelector(".brand");
  const reopen = () => {
    table.board.controls.replaceWith(brand);
    again();
  };
  const table = new Table(answer, tiles, image, game, reopen);
  show(main, h("h1", { class: "visually-hidden" }, t("photo.title")), table.node);
  brand.replaceWith(table.board.controls);
  table.home();
  remember({ id: answer.id, thumb: await thumbnail(image).catch(() => null), summary: t("photo.summary", { n: answer.tiles.length }) });
}

/** The tiles of the photo's sets, and of shipped ones that have a candidate for an unknown tile. */
async function tilesOf({ position, doubts }) {
  const offered = doubts
    .filter(({ reason }) => reason === "unknown")
    .flatMap(({ candidates = [] }) => candidates.map(({ tile }) => tile.split("/")[0]));
  const more = [...new Set(offered)].filter((id) => !position.catalogs.includes(id));
  const shipped = more.length ? (await ask("/catalogs")).catalogs.map(({ id }) => id) : [];
  const edition = editionFor(await gameOf(position.game), position.options);
  return Tiles.of([...position.catalogs, ...more.filter((id) => shipped.includes(id))], edition);
}

/** The state shared by the panels: the photo with all corrections, its board, and the switch between panels. */
class Table {
  #sending = false; // whether a correction is being sent
  /** @type {(() => void) | null} */
  #next = null; // opens what was tapped meanwhile
  /** @type {{ sent: string, key: string } | null} */
  #unheard = null; // body and key of the last request, if no answer came

  /** `reopen`: called when the photo is being read again. */
  constructor(answer, tiles, image, game, reopen) {
    this.photo = answer;
    this.game = game;
    this.reopen = reopen;
    this.tiles = tiles;
    this.skipped = new Set();
    this.noted = false; // whether the notes about the picture were shown
    this.typed = new Map(); // points being entered: id -> points or null
    this.ticked = new Map(); // sets changed but not sent yet: id -> on or off
    this.taken = null; // the tile that was just removed
    this.panel = h("section", { class: "panel", "aria-label": t("panel.label") });
    this.board = new Board({
      tiles,
      picture: image,
      choose: (what) => this.#chosen(what),
    });
    this.node = h("div", { class: "table" }, this.board.node, this.panel);
    this.board.render(answer);
    this.live = liveScores(this);
    this.live.update();
  }

  /** Shows the current state: review questions first, else what can be done next. */
  home = () => this.#turn([takenLine(this), checkPanel(this)]);
  tile = (cell) => this.#turn(tilePanel(this, cell), this.live.node, this.tileAt(cell) ? [] : [cell]);
  adding = () => this.#turn(...addPanel(this));
  otherTile = (cell) => {
    this.tile(cell);
    const picker = this.panel.querySelector("#other-tile");
    picker.scrollIntoView({ block: "start" });
    picker.focus({ preventScroll: true });
  };
  figure = (index) => this.#turn(figurePanel(this, index));
  newFigure = (cell, known) => this.#turn(figurePanel(this, "new", cell, known));
  stack = (index) => this.#turn(stackPanel(this, index));
  scores = () => this.#turn(scoresPanel(this), null);
  later = (note) => this.#turn(laterPanel(this, note));
  sets = () => this.#turn(setsPanel(this));

  /** Makes the table the start of a match, with all players on the score track. */
  match = () => {
    const { position, points = [] } = this.photo;
    const marker = (colour) => points.find((one) => one.colour === colour);
    const seated = position.players.map((player) => ({ ...player, marker: marker(colourOf(this, player.id)) }));
    const beside = points.filter(({ colour }) => !position.players.some(({ id }) => colourOf(this, id) === colour));
    const players = [...seated, ...beside.map((one) => ({ id: one.colour, colour: one.colour, marker: one }))];
    hand("match", { ...withNames({ ...position, players }), from: "photo" });
    // corrections made here help later photos
    hand("photo", { id: this.photo.id, token: this.photo.token });
    location.hash = "#/match/new";
  };

  /** Opens the audit of the table. */
  audit = () => {
    hand("audit", withNames(this.photo.position));
    location.hash = "#/audit";
  };

  /** Shows a panel. `free`: empty cells that can be tapped. */
  #turn(content, below = this.live.node, free = []) {
    this.board.offer(free);
    show(this.panel, content, below);
    this.panel.classList.toggle("has-question", Boolean(this.panel.querySelector(":scope > .question")));
    shielded(this.panel);
    this.panel.scrollTop = 0;
    this.panel.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** Handles a tap on the board. While a correction is being sent the tile is opened afterwards, as figures may get new numbers. */
  #chosen({ cell, figure, token }) {
    const { figures, position } = this.photo;
    const { x, y } = cell ? { x: cell[0], y: cell[1] } : token === undefined ? figures[figure] : position.tokens[token];
    if (this.#sending) this.#next = () => this.tile([x, y]);
    else if (cell) this.tile(cell);
    else if (token === undefined) this.figure(figure);
    else this.stack(token);
  }

  /** Sends corrections of tiles and figures. */
  correct = (corrections, then = this.home, points = undefined) => this.#tell({ corrections, ...(points ? { points } : {}) }, then);

  /** Empties a cell; a removed tile can be put back. */
  noTile = (cell) => {
    const laid = this.wholeAt(cell);
    const [x, y] = laid ? [laid.x, laid.y] : cell;
    this.correct([{ x, y, tile: null, remove: true }], () => {
      this.taken = laid ?? null;
      this.home();
    });
  };

  /** Changes the sets, with which the photo is read again, or the edition. */
  again = (asked, then = this.home) => this.#tell(asked, then);

  /** Sends changes to the server, one at a time, and draws the result. Errors are shown in the panel and nothing is lost. */
  async #tell(body, then) {
    if (this.#sending) return; // such as the second of two presses of Enter
    const sent = JSON.stringify(body);
    const key = this.#unheard?.sent === sent ? this.#unheard.key : newKey(); // a repeated request: the server may have received it
    this.#hold(true);
    try {
      const { id, token } = this.photo;
      const answer = await ask(`/photos/${id}`, { method: "PATCH", token, body, key });
      if (body.corrections?.some(({ tile }) => tile)) taught(this.photo, this.game.id);
      if (answer.status !== "done") return this.reopen();
      this.tiles = await tilesOf(answer);
      this.#hold(false);
      this.#unheard = this.taken = null;
      this.photo = { ...answer, token };
      this.board.tiles = this.tiles;
      this.board.render(this.photo);
      this.live.update();
      (this.#next ?? then)();
    } catch (error) {
      this.#hold(false);
      this.#unheard = { sent, key };
      const notice = errorNotice(error, () => {
        notice.remove();
        this.#tell(body, then);
      });
      this.panel.prepend(notice);
      this.panel.scrollTop = 0;
      notice.querySelector("button")?.focus({ preventScroll: true });
    }
  }

  /** Blocks the panel until there is an answer. */
  #hold(on) {
    this.#sending = this.panel.inert = on;
    if (on) this.#next = null;
    if (on) this.panel.setAttribute("aria-busy", "true");
    else this.panel.removeAttribute("aria-busy");
  }

  /** The tile on a cell, or the part of a multi-cell tile there (`of`: the whole). */
  tileAt = ([x, y]) => spreadSeen(this.photo.tiles, this.tiles).find((tile) => tile.x === x && tile.y === y);
  wholeAt = (cell) => this.tileAt(cell)?.of ?? this.tileAt(cell);
}
