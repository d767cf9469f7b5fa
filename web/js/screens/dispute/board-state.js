// The state of a table without tiles: what a tap puts there, and the money of the chosen player.

import { START } from "../../editor/table/empty-board.js";
import { choices, stepper } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { figurePicture } from "../../tile/figure.js";
import { t } from "../../lib/i18n.js";
import { keepDraft } from "../../net/own-catalogs.js";

const NAME = "dispute";
export const NEUTRAL = "neutral";
const MONEY = 99; // the most of a kind of coin

/** The table's state: what a tap puts there, and the money of the chosen player. */
export function tableState(dispute) {
  const { position } = dispute;
  const seat = dispute.seat(dispute.who);
  const modes = [
    { value: "ask", words: t("dispute.board.ask") },
    ...position.players.map(({ id, colour }) => ({
      value: id,
      words: t("dispute.board.tent", { name: dispute.nameOf(id) }),
      picture: figurePicture({ colour: colour ?? id, kind: "tent" }),
    })),
    { value: NEUTRAL, words: t("dispute.board.neutral") },
    { value: "none", words: t("dispute.board.none") },
  ];
  const money = (coin) =>
    stepper({
      words: t(`dispute.board.${coin}`, { name: dispute.nameOf(dispute.who) }),
      value: seat[coin] ?? START[coin],
      most: MONEY,
      change: (n) => {
        seat[coin] = n;
        keepDraft(NAME, position);
        if (dispute.question) dispute.ask(dispute.question);
      },
    });
  return h(
    "details",
    { class: "as-text", open: dispute.mode !== "ask" || !position.tents.length },
    h("summary", {}, t("dispute.board.table")),
    choices({
      legend: t("dispute.board.mode"),
      name: "mode",
      value: dispute.mode,
      options: modes,
      change: (mode) => {
        dispute.mode = mode;
        dispute.draw();
      },
    }),
    money("gold"),
    money("silver"),
  );
}
