// The overview of a photo once no review questions are left: what was recognised, and what can be done next.

import { openAudit, startMatch } from "./table/onward.js";
import { announce, h, icon } from "../../lib/dom.js";
import { act } from "../../lib/controls.js";
import { figurePicture } from "../../tile/figure.js";
import { named, t } from "../../lib/i18n.js";
import { figureName } from "../../tile/words.js";
import { piecesLine } from "./pieces/pieces.js";
import { lyingLine, notes } from "./sets.js";

export function overviewPanel(table) {
  const { tiles, figures, doubts } = table.photo;
  table.board.mark(null);
  table.board.fit();
  const players = new Map();
  for (const { colour } of figures) players.set(colour, (players.get(colour) ?? 0) + 1);
  const state = t(doubts.length ? "overview.skipped" : "overview.done", { n: doubts.length });
  announce(state);
  return h(
    "div",
    { class: "overview" },
    h("h2", { tabindex: "-1" }, icon(doubts.length ? "info" : "check"), state),
    notes(table),
    h("p", {}, t("overview.tap")),
    piecesLine(table),
    lyingLine(table),
    h(
      "div",
      { class: "actions" },
      h("button", { type: "button", class: "button primary big", onclick: table.panels.scores }, t("overview.scores"), icon("next")),
      h("button", { type: "button", class: "button", onclick: () => startMatch(table) }, icon("plus"), t("overview.match")),
      h("button", { type: "button", class: "button", onclick: () => openAudit(table) }, icon("check"), t("look.audit")),
      tiles.length ? act("plus", t("add-tile.missing"), table.panels.adding, "text") : null,
    ),
    h(
      "ul",
      { class: "tally" },
      h("li", {}, h("strong", {}, String(tiles.length)), " ", t("overview.tiles", { n: tiles.length })),
      [...players].map(([colour, n]) => h("li", {}, figurePicture({ colour }), h("strong", {}, String(n)), " ", named("colour", colour))),
    ),
    beside(table),
    doubts.length
      ? h(
          "button",
          {
            type: "button",
            class: "button",
            onclick: () => {
              table.skipped.clear();
              table.panels.home();
            },
          },
          t("overview.again", { n: doubts.length }),
        )
      : null,
    boardAsText(table),
  );
}

/** Questions for figures on a track that were not recognised, one per player. */
function beside(table) {
  const { figures, tiles, position } = table.photo;
  const known = new Set(figures.filter(({ space }) => space !== undefined).map(({ kind, colour }) => `${kind} ${colour}`));
  const missing = (table.game.tracks ?? []).flatMap((kind) =>
    position.players.map(({ id, colour = id }) => ({ kind, colour })).filter((one) => !known.has(`${kind} ${one.colour}`)),
  );
  if (!missing.length || !tiles.length) return null;
  const [{ x, y }] = tiles;
  return h(
    "div",
    { class: "actions" },
    missing.map((one) =>
      h(
        "button",
        { type: "button", class: "button", "data-missing": one.colour, onclick: () => table.panels.newFigure([x, y], one) },
        figurePicture(one),
        t("overview.missing", { figure: figureName(one) }),
      ),
    ),
  );
}

/** The board in words, tile by tile; each entry opens the same panel as a tap on the board. */
function boardAsText(table) {
  const rows = [...table.photo.tiles].sort((a, b) => a.y - b.y || a.x - b.x);
  return h(
    "details",
    { class: "as-text" },
    h("summary", {}, t("overview.as-text")),
    h(
      "ul",
      {},
      rows.map((tile) =>
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", class: "button text", onclick: () => table.panels.tile([tile.x, tile.y]) },
            table.board.label(tile),
          ),
        ),
      ),
    ),
  );
}
