// The table that was read from a photo: its board, its panels, and the corrections that are sent.

import { ask, picture } from "../../../net/api.js";
import { Board } from "../../../board/photo-board.js";
import { h, show } from "../../../lib/dom.js";
import { editionFor, gameOf } from "../../../net/game-info.js";
import { t } from "../../../lib/i18n.js";
import { remember } from "../../../net/known-photos.js";
import { spreadSeen } from "../../../board/recognised-cells.js";
import { Tiles } from "../../../tile/tile-library.js";
import { Corrections } from "./corrections.js";
import { liveScores } from "../live-scores.js";
import { paired } from "../../../tile/multi-cell.js";
import { placeAt } from "../pieces/pieces.js";
import { seatsOf } from "../round/seats.js";
import { TablePanels } from "./table-panels.js";
import { thumbnail } from "../reading/thumbnail.js";

const LINGER = 3000;
const PAIR = /&(?=.*\/)/; // between the ids of two half tiles on a cell; a code may contain "&" as well

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
  await seatsOf(table).catch(() => {}); // without them, colours are named
  show(main, h("h1", { class: "visually-hidden" }, t("photo.title")), table.node);
  brand.replaceWith(table.board.controls);
  table.panels.home();
  remember({ id: answer.id, thumb: await thumbnail(image).catch(() => null), summary: t("photo.summary", { n: answer.tiles.length }) });
}

/** The tiles of the photo's sets, and of shipped ones that have a candidate for an unknown tile. */
async function tilesOf(answer) {
  const tiles = await setsOf(answer);
  for (const { tile } of [...answer.tiles, ...answer.doubts].flatMap((one) => [one, ...(one.candidates ?? [])])) {
    if (PAIR.test(tile) && !tiles.get(tile)) tiles.set(tile, pairOf(tile, tiles));
  }
  return tiles;
}

/** Two half tiles on a cell, "a&b", as one tile: a as defined, and b turned by 180 degrees. */
function pairOf(id, tiles) {
  const [first, second] = id.split(PAIR);
  const [{ tile }] = paired([lying(first, 0), lying(second, 180)], tiles);
  return { ...tiles.get(tile), id };
}

const lying = (tile, rotation) => ({ x: 0, y: 0, tile, rotation });

async function setsOf({ position, doubts }) {
  const offered = doubts
    .filter(({ reason }) => reason === "unknown")
    .flatMap(({ candidates = [] }) => candidates.map(({ tile }) => tile.split("/")[0]));
  const more = [...new Set(offered)].filter((id) => !position.catalogs.includes(id));
  const shipped = more.length ? (await ask("/catalogs")).catalogs.map(({ id }) => id) : [];
  const edition = editionFor(await gameOf(position.game), position.options);
  return Tiles.of([...position.catalogs, ...more.filter((id) => shipped.includes(id))], edition, position.options);
}

/** The state shared by the panels: the photo with all corrections, and its board. */
class Table {
  #reopen;

  /** `reopen`: called when the photo is being read again. */
  constructor(answer, tiles, image, game, reopen) {
    this.photo = answer;
    this.game = game;
    this.#reopen = reopen;
    this.tiles = tiles;
    this.skipped = new Set();
    this.noted = false; // whether the notes about the picture were shown
    this.typed = new Map(); // points being entered: id -> points or null
    this.ticked = new Map(); // sets changed but not sent yet: id -> on or off
    this.taken = null; // the tile that was just removed
    this.panels = new TablePanels(this);
    this.corrections = new Corrections(this, (changed) => this.#answered(changed));
    this.board = new Board({
      tiles,
      picture: image,
      choose: (what) => this.#chosen(what),
    });
    this.node = h("div", { class: "table" }, this.board.node, this.panels.node);
    this.board.render(answer);
    this.live = liveScores(this);
    this.live.update();
  }

  /** Handles a tap on the board. While a correction is being sent the tile is opened afterwards. */
  #chosen({ cell, figure, token }) {
    const { figures, position } = this.photo;
    const { x, y } = cell ? { x: cell[0], y: cell[1] } : token === undefined ? figures[figure] : position.tokens[token];
    if (this.corrections.afterwards(() => this.panels.tile([x, y]))) return;
    if (this.panels.token) placeAt(this, this.panels.token, [x, y]);
    else if (cell) this.panels.tile(cell);
    else if (token === undefined) this.panels.figure(figure);
    else this.panels.stack(token);
  }

  /** Takes the answer to a correction: returns what draws it, or null if the photo is being read again. */
  async #answered(answer) {
    if (answer.status !== "done") return this.#reopen();
    const tiles = await tilesOf(answer);
    return () => {
      this.tiles = tiles;
      this.photo = { ...answer, token: this.photo.token };
      this.board.tiles = tiles;
      this.board.render(this.photo);
      this.live.update();
    };
  }

  /** The tile on a cell, or the part of a multi-cell tile there (`of`: the whole). */
  tileAt = ([x, y]) => spreadSeen(this.photo.tiles, this.tiles).find((tile) => tile.x === x && tile.y === y);
  wholeAt = (cell) => this.tileAt(cell)?.of ?? this.tileAt(cell);
}
