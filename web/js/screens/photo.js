// One photo: waiting until it is read, then the board with what to check and the scores.

import { Problem, ask, newKey, picture, whenRead } from "../api.js";
import { Board } from "../board.js";
import { announce, h, icon, show } from "../dom.js";
import { shielded } from "../fresh.js";
import { editionFor, gameOf } from "../games.js";
import { has, named, t } from "../i18n.js";
import { errorNotice, readNotice } from "../notice.js";
import { hand } from "../own.js";
import { dropToken, forget, photo as known, remember } from "../photos.js";
import { spreadSeen } from "../seen.js";
import { Tiles } from "../tiles.js";
import { colourOf, withNames } from "../words.js";
import { addPanel, takenLine } from "./add-tile.js";
import { checkPanel } from "./check.js";
import { figurePanel } from "./figure.js";
import { liveScores } from "./live-scores.js";
import { laterPanel } from "./photo-later.js";
import { setsForm, setsPanel } from "./photo-sets.js";
import { showTents } from "./photo-tents.js";
import { scoresPanel } from "./scores.js";
import { stackPanel } from "./stack.js";
import { tilePanel } from "./tile.js";

const LINGER = 3000;
const TIPS = { lattice: ["light", "whole"], cells: ["above", "whole"], decode: [] }; // what is not advised already
const OF_SETS = new Set(["sets", "grid", undefined, null]); // causes that other sets may cure
const GONE = { type: "#photo" }; // said where a photo is not found, or its token is not in this browser
const STAGES = ["decode", "lattice", "cells", "figures", "settle"];

export function photoScreen(id, signal, header) {
  const main = h("main", { class: "photo" });
  open(id, main, signal, header);
  return main;
}

/** `again`: the photo was read before, and is read once more; `token`: its own, which another tab may have let this browser forget. */
async function open(id, main, signal, header, again = false, token = known(id)?.token) {
  try {
    if (!token) throw new Problem(404, GONE);
    const quality = {};
    const stop = new AbortController();
    signal.addEventListener("abort", () => stop.abort());
    const cancel = () => {
      stop.abort();
      giveUp(id, token);
    };
    let whole = !again; // whether nothing else goes with the photo if it is cancelled
    const progress = (state) => {
      Object.assign(quality, state.quality);
      if (state.again) whole = false; // corrected before, and the page was opened anew
      showProgress(main, { ...state, quality }, whole ? cancel : null);
    };
    const answer = await whenRead(id, token, progress, stop.signal);
    delete main.dataset.stage;
    if (answer.status === "unreadable") showUnreadable(main, { ...answer, token }, () => open(id, main, signal, header, true, token));
    else if (answer.tents) await showTents(main, { ...answer, token }, signal, header);
    else await showTable(main, { ...answer, token }, signal, header);
  } catch (error) {
    if (error.name === "AbortError") return;
    const gone = error.status === 404;
    const other = gone && dropToken(id, token);
    if (other) return open(id, main, signal, header, again, other);
    const home = h("a", { href: "#/", class: "button" }, t("app.start-over"));
    show(main, readNotice(gone ? new Problem(404, GONE) : error, gone ? null : () => open(id, main, signal, header), home));
  }
}

/** Nobody wants this photo read any more: it is deleted, and another one may be taken. */
async function giveUp(id, token) {
  forget(id);
  location.replace("#/photo"); // the way back does not lead to it
  try {
    await ask(`/photos/${id}`, { method: "DELETE", token });
  } catch {
    // it is deleted by itself before long
  }
}

function showProgress(main, { status, stage, quality }, cancel) {
  const at = STAGES.indexOf(stage);
  const poor = quality.hopeless ?? quality.warnings?.[0] ?? "";
  if (main.dataset.stage === `${status} ${stage} ${poor}`) return;
  const held = main.querySelector("button") === document.activeElement && main.dataset.stage;
  main.dataset.stage = `${status} ${stage} ${poor}`;
  const words = status === "queued" ? t("reading.queued") : t(`reading.${stage ?? "decode"}`);
  announce(words);
  show(
    main,
    h(
      "section",
      { class: "reading" },
      h("h1", { tabindex: "-1" }, t("reading.title")),
      h(
        "ol",
        { class: "stages" },
        STAGES.map((name, i) =>
          h(
            "li",
            { class: i < at ? "is-done" : i === at ? "is-now" : "", "aria-current": i === at ? "step" : null },
            h("span", { class: "stage-mark" }, i < at ? icon("check") : String(i + 1)),
            t(`reading.${name}`),
          ),
        ),
      ),
      h("progress", { max: STAGES.length, value: Math.max(0, at) + 0.5, "aria-label": words }),
      poor ? h("p", { class: "hint", role: "status" }, icon("alert"), t(`quality.${poor}`)) : null,
      cancel
        ? h(
            "div",
            { class: "actions" },
            h("button", { type: "button", class: "button", onclick: cancel }, icon("close"), t("reading.cancel")),
          )
        : null,
    ),
  );
  if (held) main.querySelector("button")?.focus({ preventScroll: true });
}

/** `reopen`: the photo is on its way again. */
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
  const tips = cause ? [] : (TIPS[stage] ?? ["light", "whole"]); // a known cause says itself what helps
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
      tips.length ? h("ul", {}, tips.map((tip) => h("li", {}, t(`unreadable.tip.${tip}`)))) : null,
      h("div", { class: "actions" }, h("a", { href: "#/photo", class: "button primary" }, t("unreadable.again"))),
    ),
    asked?.catalogs && !match && (anew || OF_SETS.has(cause)) // with the sets before it was readable
      ? h("details", { class: "as-text photo-other-sets" }, h("summary", {}, t("sets.other-table")), setsForm(asked, again))
      : null,
  );
}

async function showTable(main, answer, signal, header) {
  const [tiles, image, game] = await Promise.all([
    tilesOf(answer),
    picture(`/photos/${answer.id}/picture`, answer.token),
    gameOf(answer.position.game),
  ]);
  signal.addEventListener("abort", () => setTimeout(() => URL.revokeObjectURL(image), LINGER)); // crops may still be loading
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

/** The tiles of the photo's sets, and of shipped ones of which a tile is offered where something unknown lies. */
async function tilesOf({ position, doubts }) {
  const offered = doubts.filter(({ reason }) => reason === "unknown").flatMap(({ candidates = [] }) => candidates.map(({ tile }) => tile.split("/")[0]));
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
    .drawImage(
      image,
      (144 - image.width * scale) / 2,
      (108 - image.height * scale) / 2,
      image.width * scale,
      image.height * scale,
    );
  return canvas.toDataURL("image/jpeg", 0.7);
}

/** What the panels share: the photo as it stands, its board, and going from one panel to the next. */
class Table {
  #sending = false; // whether something that people said is on its way
  #next = null; // what was tapped meanwhile
  #unheard = null; // {said, key}: what was sent last, if no answer came

  /** `reopen`: the photo is on its way again. */
  constructor(answer, tiles, image, game, reopen) {
    this.photo = answer;
    this.game = game;
    this.reopen = reopen;
    this.tiles = tiles;
    this.skipped = new Set();
    this.noted = false; // what is odd about the picture was told
    this.typed = new Map(); // points that people have begun to tell: id -> points or null
    this.ticked = new Map(); // sets that they have ticked or not, and not told yet: id -> on or not
    this.taken = null; // the tile of which people last said that it is not there
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

  /** Where things stand: what is to be checked first, else what can be done next. */
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

  /** The table becomes the start of a match, with whoever is on the score track. */
  match = () => {
    const { position, points = [] } = this.photo;
    const marker = (colour) => points.find((one) => one.colour === colour);
    const seated = position.players.map((player) => ({ ...player, marker: marker(colourOf(this, player.id)) }));
    const beside = points.filter(({ colour }) => !position.players.some(({ id }) => colourOf(this, id) === colour));
    const players = [...seated, ...beside.map((one) => ({ id: one.colour, colour: one.colour, marker: one }))];
    hand("match", { ...withNames({ ...position, players }), from: "photo" });
    hand("photo", { id: this.photo.id, token: this.photo.token }); // what was corrected here helps later photos
    location.hash = "#/match/new";
  };

  /** The table is checked for what is wrong with it. */
  audit = () => {
    hand("audit", withNames(this.photo.position));
    location.hash = "#/audit";
  };

  /** `free`: places without a tile that can be tapped. */
  #turn(content, below = this.live.node, free = []) {
    this.board.offer(free);
    show(this.panel, content, below);
    shielded(this.panel);
    this.panel.scrollTop = 0;
    this.panel.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** Something was tapped on the board. While what was said is on its way the tile is looked at afterwards: figures may be numbered anew. */
  #chosen({ cell, figure, token }) {
    const { figures, position } = this.photo;
    const { x, y } = cell ? { x: cell[0], y: cell[1] } : token === undefined ? figures[figure] : position.tokens[token];
    if (this.#sending) this.#next = () => this.tile([x, y]);
    else if (cell) this.tile(cell);
    else if (token === undefined) this.figure(figure);
    else this.stack(token);
  }

  /** What people say of tiles and figures. */
  correct = (corrections, then = this.home, points = undefined) => this.#tell({ corrections, ...(points ? { points } : {}) }, then);

  /** Nothing lies on a cell; what seemed to can be put back. */
  noTile = (cell) => {
    const laid = this.wholeAt(cell);
    const [x, y] = laid ? [laid.x, laid.y] : cell;
    this.correct([{ x, y, tile: null, remove: true }], () => {
      this.taken = laid ?? null;
      this.home();
    });
  };

  /** Other sets, with which the photo is read again; or another edition. */
  again = (asked, then = this.home) => this.#tell(asked, then);

  /** Tells the server what is so, one thing after the other; draws what follows. Errors are shown in the panel and nothing is lost. */
  async #tell(body, then) {
    if (this.#sending) return; // said twice: the second Enter of two
    const said = JSON.stringify(body);
    const key = this.#unheard?.said === said ? this.#unheard.key : newKey(); // said again: the server may have heard it
    this.#hold(true);
    try {
      const { id, token } = this.photo;
      const answer = await ask(`/photos/${id}`, { method: "PATCH", token, body, key });
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

  /** Nothing more can be said in the panel until there is an answer. */
  #hold(on) {
    this.#sending = this.panel.inert = on;
    if (on) this.#next = null;
    if (on) this.panel.setAttribute("aria-busy", "true");
    else this.panel.removeAttribute("aria-busy");
  }

  /** What lies on a cell: a tile, or the part of a tile of several cells that is there (`of`: the whole). */
  tileAt = ([x, y]) => spreadSeen(this.photo.tiles, this.tiles).find((tile) => tile.x === x && tile.y === y);
  wholeAt = (cell) => this.tileAt(cell)?.of ?? this.tileAt(cell);
}
