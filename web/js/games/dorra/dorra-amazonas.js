// The page's module of Stefan Dorra's Amazonas: a board of villages, cards that all players place face down and reveal together, and coins
// with an account.

import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { ownBoards } from "../../net/own-catalogs.js";
import { sidePanel } from "./player-panels.js";
import { DorraBoard } from "./board.js";
import { acts, panel } from "./panels/panels.js";
import { photo } from "./photo.js";
import { eventSentences, moveSentences } from "./words.js";

/** The choice of the board: the stand-in, or one drawn in this browser. */
function setup(made) {
  const own = ownBoards();
  const choose = ({ target }) => {
    if (target.value) made.extra.catalogs = [target.value];
    else delete made.extra.catalogs;
  };
  return h(
    "section",
    { class: "card" },
    h("h2", {}, t("dorra-amazonas.board")),
    h(
      "label",
      { class: "field" },
      h("span", {}, t("dorra-amazonas.board.which")),
      h(
        "select",
        { name: "dorra-board", onchange: choose },
        h("option", { value: "" }, t("dorra-amazonas.board.stand-in")),
        own.map(({ id, name }) => h("option", { value: id }, name)),
      ),
    ),
    h("p", { class: "hint" }, t("dorra-amazonas.board.provenance")),
    h("a", { href: "#/edit/dorra-board", class: "button" }, t("dorra-amazonas.board.draw")),
    h("a", { href: "#/edit/dorra-table", class: "button" }, t("dorra-amazonas.table.tell")),
  );
}

/** The tents that a player still has. */
const supply = ({ now, table }, player) => ({
  tent: table.figures.tent.count - (now.tents ?? []).filter((tent) => tent.player === player && !tent.neutral).length,
});

export default {
  photo,
  styles: ["dorra-amazonas"],
  board: (known) => new DorraBoard(known),
  acts,
  apart: (moves) => moves.every(({ type }) => ["open", "commit", "reveal", "mission"].includes(type)),
  panel,
  sidePanel,
  supply,
  figureName: () => t("dorra-amazonas.tent"), // boxes in some languages call it otherwise than the tent of Gold Rush
  eventSentences,
  moveSentences,
  passed: () => t("dorra-amazonas.says.nothing"),
  setup,
};
