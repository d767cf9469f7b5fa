// The turns that a photo of a match's table proposes: each with its tile as it lies in the photo, and the figure on it. An open one is lit on
// the board, and can be corrected there and then.

import { act } from "../../../lib/controls.js";
import { h, icon, s } from "../../../lib/dom.js";
import { turned } from "../../../lib/geometry.js";
import { t } from "../../../lib/i18n.js";
import { besidePicture, movesInWords } from "../../../match/move-words.js";
import { drawFigure, figurePicture } from "../../../tile/figure.js";
import { covered, spread } from "../../../tile/multi-cell.js";
import { SIZE, tilePicture } from "../../../tile/tile.js";
import { figureName } from "../../../tile/words.js";
import { featureInPhoto, inPhoto, rotationInPhoto } from "./frame.js";
import { nameOf } from "./seats.js";
import { TurnOrder } from "./turn-order.js";

const opened = new WeakMap(); // table -> cell "x,y" of the open turn, which the next list opens again

/**
 * The list. `turns`: lists of moves; `talk`: what move-words.js needs, and `colourOf(player)`.
 *
 * @param {any} table
 * @param {any[][]} turns
 * @param {any} talk
 */
export function proposedTurns(table, turns, talk) {
  const order = new TurnOrder(table, turns);
  const rows = turns.map((turn) => row(table, turn, talk, order));
  for (const one of rows) {
    const fold = one.querySelector("details");
    if (fold)
      fold.ontoggle = () => {
        if (fold.open) for (const other of rows) if (other !== one) other.querySelector("details")?.removeAttribute("open");
        lit(table, rows);
      };
  }
  const list = h("ol", { class: "past proposed-turns" }, rows);
  const marked = () => list.classList.toggle("is-opened", Boolean(list.querySelector("details[open]")));
  list.addEventListener("toggle", marked, true); // of the rows, which does not bubble
  return list;
}

/** Lights the tile of the open row on the board. */
function lit(table, rows) {
  const cell = rows.find((one) => one.querySelector("details")?.open)?.dataset.cell ?? null;
  if (cell === (opened.get(table) ?? null)) return;
  opened.set(table, cell);
  const laid = cell && table.wholeAt(cell.split(",").map(Number));
  table.board.light(laid ? covered(laid, table.tiles.get(laid.tile)).map(({ x, y }) => [x, y]) : []);
}

function row(table, turn, talk, order) {
  const place = turn.find(({ type }) => type === "place");
  const tile = place && talk.tiles.get(place.tile);
  if (!tile) return h("li", { class: "past-one" }, h("p", {}, movesInWords(talk, turn)));
  const { frame } = table.photo;
  const cell = inPhoto(frame, place);
  const at = `${cell.x},${cell.y}`;
  return h(
    "li",
    { class: "past-one", "data-cell": at },
    h(
      "details",
      { open: opened.get(table) === at },
      h(
        "summary",
        {},
        h("span", { class: "past-tile turn-tile", "aria-hidden": "true" }, picture(turn, place, talk, frame)),
        h("span", { class: "visually-hidden" }, movesInWords(talk, turn)),
        h("span", { class: "past-says", "aria-hidden": "true" }, movesInWords(talk, turn, besidePicture)),
        icon("pencil"),
      ),
      corrections(table, cell, turn, talk),
      orderOf(table, place, cell, talk, order),
    ),
  );
}

/** What may be wrong, each with one tap: the rotation, the tile, the figure, or all of it. */
function corrections(table, { x, y }, turn, talk) {
  const { figures, frame } = table.photo;
  const laid = table.wholeAt([x, y]);
  const put = turn.filter(({ type }) => type === "deploy");
  const seen = put.map((move) => {
    const colour = talk.colourOf(move.player);
    const at = inPhoto(frame, move);
    return figures.findIndex((one) => one.x === at.x && one.y === at.y && one.colour === colour && one.kind === move.kind);
  });
  return h(
    "div",
    { class: "actions" },
    laid
      ? act("turn", t("tile.turn"), () =>
          table.corrections.send([{ x: laid.x, y: laid.y, tile: laid.tile, rotation: (laid.rotation + 90) % 360 }]),
        )
      : null,
    act("pencil", t("tile.other"), () => table.panels.otherTile([x, y])),
    seen
      .filter((index) => index >= 0)
      .map((index) =>
        h(
          "button",
          { type: "button", class: "button", onclick: () => table.panels.figure(index) },
          figurePicture(figures[index]),
          t("tile.change-figure", { figure: figureName(figures[index]) }),
        ),
      ),
    put
      .filter((_, n) => seen[n] < 0)
      .map(({ feature, ...at }) => {
        const none = { figure: "none", ...inPhoto(frame, at), feature: featureInPhoto(frame, feature) };
        return act("close", t("check.no-figure"), () => table.corrections.send([none]));
      }),
    seen.length ? null : act("plus", t("tile.add-figure"), () => table.panels.newFigure([x, y], { colour: talk.colourOf(turn[0].player) })),
    act("close", t("check.no-tile"), () => table.corrections.removeTile([x, y])),
  );
}

/** Whose turn it was, and one tap that puts it before the turn above. */
function orderOf(table, place, cell, talk, order) {
  const n = order.number(cell);
  if (order.players.length < 2 || n < 0) return null;
  return h(
    "fieldset",
    { class: "turn-order" },
    h("legend", {}, t("figure.owner")),
    order.players.map((player) =>
      h(
        "button",
        {
          type: "button",
          class: "button",
          "aria-pressed": String(player === place.player),
          onclick: () => player !== place.player && order.swap(n, order.nearest(n, player)),
        },
        figurePicture({ colour: talk.colourOf(player) }),
        nameOf(table, talk.colourOf(player)),
      ),
    ),
    n ? act("up", t("match.setup.up", { name: talk.board.place(place) }), () => order.swap(n, n - 1), "text") : null,
  );
}

/** The placed tile as it lies in the photo, with the figures of the turn on it. */
function picture(turn, place, { tiles, colourOf }, frame) {
  const tile = tiles.get(place.tile);
  const rotation = rotationInPhoto(frame, place.rotation);
  const cells = spread([place], tiles);
  const lying = covered({ x: 0, y: 0, rotation }, tile);
  const standing = turn
    .filter(({ type, feature }) => type === "deploy" && feature)
    .map(({ x, y, player, kind, feature }) => {
      const n = cells.findIndex((one) => one.x === x && one.y === y);
      const part = tiles.get(cells[n]?.tile);
      const i = part ? tiles.find(cells[n], feature) : -1;
      const seat = part?.outlines?.[i]?.seat;
      if (!seat) return null; // on a point between tiles, or on a piece
      const [u, v] = turned(seat, rotation);
      const pose = kind === "meeple" && part.features[i].halves ? "lying" : "standing";
      return s(
        "g",
        { transform: `translate(${(lying[n].x + u) * SIZE} ${(lying[n].y + v) * SIZE + 8}) scale(.66)` },
        drawFigure({ colour: colourOf(player), kind, pose }),
      );
    });
  return tilePicture(tile, rotation, ...standing.filter((one) => one !== null));
}
