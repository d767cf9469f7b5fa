// One cell of the board: its tile, and the figures on it.

import { act, headed } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { covered } from "../../tile/multi-cell.js";
import { figurePicture } from "../../tile/figure.js";
import { t } from "../../lib/i18n.js";
import { boxCamera } from "../../picker/tile-camera.js";
import { tileAndRotation } from "../../board/tile-picker.js";
import { tilePicture } from "../../tile/tile.js";
import { tokenName, tokenPicture } from "../../tile/token.js";
import { figureName, tileName } from "../../tile/words.js";
import { halvesToRemove, otherHalf } from "../../editor/table/one-half.js";
import { putOn } from "../../editor/table/placing.js";
import { put } from "./pieces/pieces.js";
import { otherTiles } from "./sets.js";

/** The camera for a tile of the sets in the photo. */
const cameraOf = ({ photo: { asked, position }, tiles }) =>
  boxCamera({ game: asked.game, catalogs: tiles.catalogs, options: position.options });

export function tilePanel(table, cell) {
  const laid = table.wholeAt(cell);
  const [x, y] = laid ? [laid.x, laid.y] : cell;
  const known = table.tiles.get(laid?.tile);
  table.board.light();
  table.board.mark([x, y]);
  const pin = (tile, rotation) => table.corrections.send([{ x, y, tile, rotation }]);
  return h(
    "div",
    { class: "tile-panel" },
    headed(table.panels.home, t("tile.title", { place: table.board.place({ x, y }) })),
    h(
      "div",
      { class: "compare" },
      h("figure", { class: "seen" }, table.board.crop(laid ?? { x, y }), h("figcaption", {}, t("check.seen"))),
      h("figure", { class: "seen" }, tilePicture(known, laid?.rotation ?? 0), h("figcaption", {}, laid ? tileName(known) : t("tile.none"))),
    ),
    h(
      "div",
      { class: "actions" },
      known ? act("check", t("check.right"), () => pin(laid.tile, laid.rotation), "primary") : null,
      known ? act("turn", t("tile.turn"), () => pin(laid.tile, (laid.rotation + 90) % 360)) : null,
      laid ? act("close", t("check.no-tile"), () => table.corrections.removeTile(cell)) : null,
      halvesToRemove(known, laid?.rotation ?? 0, (n) => {
        const { tile, rotation } = otherHalf(known, laid.rotation, n);
        pin(tile, rotation);
      }),
      laid?.tile ? act(null, t("tile.cannot-tell"), () => table.corrections.send([{ x, y, tile: null }])) : null,
    ),
    laid ? standing(table, laid, known) : null,
    h("h3", { id: "other-tile", tabindex: "-1" }, t(laid ? "tile.other" : "check.tile")),
    tileAndRotation(table.tiles, laid ?? null, pin, table.photo.match ? null : () => otherTiles(table), cameraOf(table)),
    table.photo.match ? null : act("settings", t("sets.other"), table.panels.sets, "text"),
  );
}

/** Figures and tokens on the tile, and figures that may be added to it. */
function standing(table, laid, known) {
  const cells = covered(laid, known);
  const on = (thing) => cells.some((one) => one.x === thing.x && one.y === thing.y);
  const numbered = (things) => things.map((thing, index) => ({ thing, index })).filter(({ thing }) => on(thing));
  const button = (onclick, ...children) => h("button", { type: "button", class: "button", onclick }, ...children);
  const where = (at) => (cells.length > 1 ? ` (${table.board.place(at)})` : "");
  return h(
    "section",
    { class: "standing", "aria-label": t("tile.figures") },
    numbered(table.photo.figures).map(({ thing, index }) =>
      button(() => table.panels.figure(index), figurePicture(thing), t("tile.change-figure", { figure: figureName(thing) })),
    ),
    numbered(table.photo.position.tokens ?? []).map(({ thing, index }) =>
      button(() => table.panels.stack(index), tokenPicture(thing), tokenName(thing)),
    ),
    known ? cells.map((at) => act("plus", t("tile.add-figure") + where(at), () => table.panels.newFigure([at.x, at.y]))) : null,
    known ? cells.map((at) => tokensToAdd(table, at, where(at))) : null,
  );
}

/** The tokens that may be put on a cell, folded. */
function tokensToAdd(table, { x, y }, where) {
  const choices = putOn(table, [x, y]);
  if (!choices.length) return null;
  return h(
    "details",
    { class: "as-text" },
    h("summary", {}, t("edit.tokens") + where),
    h(
      "div",
      { class: "swatches" },
      choices.map((one) =>
        h(
          "button",
          { type: "button", class: "swatch-face", onclick: () => put(table, one) },
          tokenPicture({ kind: one.kind, ...one.way }),
          h("span", {}, one.words),
        ),
      ),
    ),
  );
}
