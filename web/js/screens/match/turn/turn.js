// A turn of a game without tiles: its offers, and the end of the turn.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { endMove, endingInWords, finishing } from "../../../match/confirm-end.js";
import { offerList, walkOnBoard } from "../../../match/offers/offers.js";
import { lastTurn } from "../../../match/outcome.js";

const LAST = new Set(["end_turn", "end_game"]);

/** @param {Page.Play} play */
export function turnPanel(play) {
  const { ahead } = play.table;
  const { draft } = play.turn;
  const others = ahead.offers.filter(({ type }) => !LAST.has(type));
  const end = ahead.offers.find(({ type }) => type === "end_turn");
  const finish = endMove(play);
  play.screen.draw(walkOnBoard(play, others));
  const body = h(
    "div",
    { class: "acting" },
    draft.length ? null : lastTurn(play),
    h("h2", { tabindex: "-1" }, play.table.awaitsEnd ? endingInWords(play) : t("match.turn", { name: play.nameOf(play.mover) })),
    ahead.sure ? null : h("p", { class: "hint" }, t(play.connection.away ? "match.turn.away" : "app.loading")),
    others.length ? offerList(play, others) : null,
    finish ? finishing(play, finish) : null,
    draft.length ? act("undo", t("match.act.take-back"), () => play.turn.back(), "text back-link") : null,
  );
  const send = sending(play, end);
  return { body, foot: send ? h("div", { class: "actions end-actions" }, send) : null };
}

/** The button that ends the turn; a list of moves that does not end one is sent as it is. @param {Page.Play} play */
function sending(play, end) {
  const { draft } = play.turn;
  const { at } = play.correction;
  const { ahead } = play.table;
  if (at !== null && !play.correction.ends)
    return act("check", t("match.correct.show"), () => play.correction.compare(draft), "primary big end-turn");
  if (end) return act("check", t(at === null ? "match.turn.end" : "match.correct.show"), () => play.turn.end(end), "primary big end-turn");
  return draft.length && ahead.sure ? act("check", t("match.turn.send"), () => play.turn.hand(), "primary big end-turn") : null;
}
