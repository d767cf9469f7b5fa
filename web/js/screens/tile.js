// One cell of the board: what lies there, and figures on it.

import { h, icon } from "../dom.js";
import { covered } from "../extent.js";
import { figurePicture } from "../figure.js";
import { t } from "../i18n.js";
import { tilePicker } from "../picker.js";
import { tilePicture } from "../tile.js";
import { tokenName, tokenPicture } from "../token.js";
import { figureName, tileName } from "../words.js";

export function tilePanel(table, cell) {
  const laid = table.wholeAt(cell);
  const [x, y] = laid ? [laid.x, laid.y] : cell;
  const known = table.tiles.get(laid?.tile);
  const cells = laid ? covered(laid, known) : [];
  const on = (thing) => cells.some((one) => one.x === thing.x && one.y === thing.y);
  const numbered = (things) => things.map((thing, index) => ({ thing, index })).filter(({ thing }) => on(thing));
  table.board.light();
  table.board.mark([x, y]);
  const pin = (tile, rotation) => table.correct([{ x, y, tile, rotation }]);
  const keep = { type: "button", class: "button primary", onclick: () => pin(laid.tile, laid.rotation) };
  return h(
    "div",
    { class: "tile-panel" },
    h("button", { type: "button", class: "button text back-link", onclick: table.home }, icon("back"), t("panel.back")),
    h("h2", { tabindex: "-1" }, t("tile.title", { place: table.board.place({ x, y }) })),
    h(
      "div",
      { class: "compare" },
      h("figure", { class: "seen" }, table.board.crop(laid ?? { x, y }), h("figcaption", {}, t("check.seen"))),
      h(
        "figure",
        { class: "seen" },
        tilePicture(known, laid?.rotation ?? 0),
        h("figcaption", {}, laid ? tileName(known) : t("tile.none")),
      ),
    ),
    h(
      "div",
      { class: "actions" },
      known ? h("button", keep, icon("check"), t("check.right")) : null,
      known
        ? h(
            "button",
            { type: "button", class: "button", onclick: () => pin(laid.tile, (laid.rotation + 90) % 360) },
            icon("turn"),
            t("tile.turn"),
          )
        : null,
      h(
        "button",
        { type: "button", class: "button", onclick: () => table.correct([{ x, y, tile: null, remove: true }]) },
        icon("close"),
        t("check.no-tile"),
      ),
      laid?.tile
        ? h(
            "button",
            { type: "button", class: "button", onclick: () => table.correct([{ x, y, tile: null }]) },
            t("tile.cannot-tell"),
          )
        : null,
    ),
    laid
      ? h(
          "section",
          { class: "standing", "aria-label": t("tile.figures") },
          numbered(table.photo.figures).map(({ thing, index }) =>
            h(
              "button",
              { type: "button", class: "button", onclick: () => table.figure(index) },
              figurePicture(thing),
              t("tile.change-figure", { figure: figureName(thing) }),
            ),
          ),
          numbered(table.photo.position.tokens ?? []).map(({ thing, index }) =>
            h("button", { type: "button", class: "button", onclick: () => table.stack(index) }, tokenPicture(thing), tokenName(thing)),
          ),
          known
            ? cells.map((at) =>
                h(
                  "button",
                  { type: "button", class: "button", onclick: () => table.newFigure([at.x, at.y]) },
                  icon("plus"),
                  t("tile.add-figure"),
                  cells.length > 1 ? ` (${table.board.place(at)})` : null,
                ),
              )
            : null,
        )
      : null,
    h("h3", { id: "other-tile", tabindex: "-1" }, t("tile.other")),
    tilePicker(table.tiles, laid ?? null, pin),
  );
}
