// One photo: the progress of reading, then the board with review questions and scores.

import { Problem, ask, newKey, picture } from "../../net/api.js";
import { whenRead } from "../../net/uploads/photo-reading.js";
import { Board } from "../../board/photo-board.js";
import { photoScreenOf } from "../../game-screens/index.js";
import { h, icon, show } from "../../lib/dom.js";
import { shielded } from "../../lib/tap-guard.js";
import { editionFor, gameOf } from "../../net/game-info.js";
import { has, named, t } from "../../lib/i18n.js";
import { errorNotice, readNotice } from "../../net/error-notice.js";
import { hand } from "../../net/own-catalogs.js";
import { taught } from "../../net/known-boxes.js";
import { dropToken, forget, photo as known, remember } from "../../net/known-photos.js";
import { spreadSeen } from "../../board/recognised-cells.js";
import { Tiles } from "../../tile/tile-library.js";
import { colourOf, withNames } from "../../tile/words.js";
import { addPanel, takenLine } from "./add-tile.js";
import { checkPanel } from "./questions.js";
import { figurePanel } from "./figure.js";
import { liveScores } from "./live-scores.js";
import { ReadingProgress } from "./reading-progress.js";
import { laterPanel } from "./match-photo.js";
import { setsForm, setsPanel } from "./sets.js";
import { scoresPanel } from "./scores.js";
import { stackPanel } from "./token-stack.js";
import { tilePanel } from "./tile.js";

const LINGER = 3000;
const TIPS = { lattice: ["light", "whole"], cells: ["above", "whole"], decode: [] }; // tips that the text of the stage does not contain
const OF_SETS = new Set(["sets", "grid", undefined, null]); // causes that other sets may fix
const GONE = { type: "#photo" }; // shown if a photo is not found, or its token is not in this browser

export function photoScreen(id, signal, header) {
  const main = h("main", { class: "photo" });
  open(id, main, signal, header);
  return main;
}

/** Opens a photo. `again`: it is being read again; `token`: its token, which another tab may have removed from this browser. */
async function open(id, main, signal, header, again = false, token = known(id)?.token) {
  try {
    if (!token) throw new Problem(404, GONE);
    const stop = new AbortController();
    signal.addEventListener("abort", () => stop.abort());
    const cancel = () => {
      stop.abort();
      giveUp(id, token);
    };
    const progress = new ReadingProgress(main, id, token, again ? null : cancel);
    signal.addEventListener("abort", () => progress.end());
    const answer = await whenRead(id, token, progress.show, stop.signal);
    delete main.dataset.stage;
    const own = await photoScreenOf(answer.position?.game);
    if (answer.status === "unreadable") showUnreadable(main, { ...answer, token }, () => open(id, main, signal, header, true, token));
    else if (own) await own(main, { ...answer, token }, signal, header);
    else await showTable(main, { ...answer, token }, signal, header, await progress.image);
  } catch (error) {
    if (error.name === "AbortError") return;
    const gone = error.status === 404;
    const other = gone && dropToken(id, token);
    if (other) return open(id, main, signal, header, again, other);
    const home = h("a", { href: "#/", class: "button" }, t("app.start-over"));
    show(main, readNotice(gone ? new Problem(404, GONE) : error, gone ? null : () => open(id, main, signal, header), home));
  }
}

/** Cancels reading: the photo is deleted, and another one may be taken. */
async function giveUp(id, token) {
  forget(id);
  location.replace("#/photo"); // going back does not lead to it
  try {
    await ask(`/photos/${id}`, { method: "DELETE", token });
  } catch {
    // its retention ends soon anyway
  }
}

/** Shows why a photo could not be read. `reopen`: called once it is being read again. */
function showUnreadable(main, { id, token, stage, reason, cause, asked, match, again: anew }, reopen) {
  remember({ id, summary: t("unreadable.title") });
  const again = async (body) => {
    try {
      await ask(`/photos/${id}`, { method: "PATCH", token, body });
      reopen();
    } catch (error) {
      main.append(errorNotice(error, null));
    }
  };
  // the text of a known cause contains the remedy
  const tips = cause ? [] : (TIPS[stage] ?? ["light", "whole"]);
  const usual = has(`unreadable.${stage}`) ? t(`unreadable.${stage}`) : t("unreadable.other");
  show(
    main,
    h(
      "section",
      { class: "notice notice-error", role: "alert" },
      h("h1", { tabindex: "-1" }, icon("alert"), t("unreadable.title")),
      h("p", {}, t("unreadable.stage", { stage: named("stage", stage ?? "other") })),
      reason && !cause ? h("p", { class: "hint" }, reason) : null,
      h("p", { class: "advice" }, cause ? reason : usual),
      tips.length
        ? h(
            "ul",
            {},
            tips.map((tip) => h("li", {}, t(`unreadable.tip.${tip}`))),
          )
        : null,
      h("div", { class: "actions" }, h("a", { href: "#/photo", class: "button primary" }, t("unreadable.again"))),
    ),
    // it was readable with the previous sets
    asked?.catalogs && !match && (anew || OF_SETS.has(cause))
      ? h("details", { class: "as-text photo-other-sets" }, h("summary", {}, t("sets.other-table")), setsForm(asked, again))
      : null,
  );
}

/** @param {string | null} seen the address of the picture, if it was fetched while it was read */
async function showTable(main, answer, signal, header, seen = null) {
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
    open(answer.id, main, signal, header, true, answer.token);
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

async function thumbnail(url) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = h("canvas", { width: 144, height: 108 });
  const scale = Math.max(144 / image.width, 108 / image.height);
  canvas
    .getContext("2d")
    .drawImage(image, (144 - image.width * scale) / 2, (108 - image.height * scale) / 2, image.width * scale, image.height * scale);
  return canvas.toDataURL("image/jpeg", 0.7);
}

/** The state shared by the panels: the photo with all corrections, its board, and the switch between panels. */
class Table {
  #sending = false; // whether a correction is being sent
  /** @type {(() => void) | null} */
  #next = null; // opens what was tapped meanwhile
  /** @type {{ said: string, key: string } | null} */
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
    const said = JSON.stringify(body);
    const key = this.#unheard?.said === said ? this.#unheard.key : newKey(); // a repeated request: the server may have received it
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
      this.#unheard = { said, key };
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
