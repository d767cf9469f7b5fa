// Answers of the server in words: the points of the last turn, line by line, and why a move is against the rules.

import { act } from "../lib/controls.js";
import { h, icon } from "../lib/dom.js";
import { has, named, t } from "../lib/i18n.js";
import { scoreLines, talkOf } from "../score/score-sheet.js";
import { eventList } from "./event-words.js";
import { endingInWords } from "./confirm-end.js";
import { REVEALED } from "./connection.js";
import { moveForOthers } from "./seat.js";
import { ruleButton } from "../score/rule.js";

/** The cell of the last turn's tile, or null. */
export function lastPlace({ connection: { last } }) {
  const place = last?.moves?.findLast(({ type }) => type === "place");
  return place ? [place.x, place.y] : null;
}

/** A note that moves were undone after they had revealed something. */
export const afterReveal = () => h("p", { class: "house-rule" }, icon("alert"), t("match.after-reveal"));

/** Whether a user may insist: only the host on values other than those revealed already. */
export const mayInsist = ({ connection }, found) => Boolean(connection.host) || !found.some(({ rule }) => rule === REVEALED);

/** The last turn: its points with their arithmetic. @param {Page.Play} play */
export function lastTurn(play) {
  const { last } = play.connection;
  if (!last || !last.lines) return null;
  // undefined without a player, as at the end of the game, or while the turn goes on
  const who = dueOf(play).length ? undefined : last.moves?.find(({ player }) => player)?.player;
  const house = last.house_rules ?? [];
  const changed = last.type && last.type !== "moves";
  if (!changed && !who && !last.lines.length && !last.events?.length && !house.length) return null;
  return h(
    "section",
    { class: "last-turn", "aria-label": t("match.last") },
    changed
      ? h("p", {}, t(`match.did.${last.type}`, { who: last.by?.player ? play.nameOf(last.by.player) : t("match.host") }))
      : last.lines.length || !who || !play.game.kinds // without tiles nothing pays before the end
        ? null
        : h("p", { class: "hint" }, t("match.last.nothing", { name: play.nameOf(who) })),
    last.after_reveal ? afterReveal() : null,
    last.lines.length ? scoreLines(talkOf(play.match.players, play.board), last.lines) : null,
    eventList(play, last.events),
    house.length
      ? h(
          "p",
          { class: "house-rule" },
          icon("alert"),
          t("match.house"),
          " ",
          house.map(({ rule }) => ruleButton(rule, true)),
        )
      : null,
  );
}

/** Every reason, with its rule. @param {Page.Play} play */
export const reasons = (play, found) =>
  h(
    "ul",
    { class: "reasons" },
    found.map(({ rule, says, text, where }) =>
      h(
        "li",
        { class: "finding finding-error" },
        h(
          "button",
          { type: "button", class: "finding-face", onclick: () => play.board.light({ cells: where?.tiles ?? [] }) },
          icon("alert"),
          h("span", {}, play.board.inWords(says || text)),
        ),
        ruleButton(rule),
      ),
    ),
  );

/**
 * Moves of this turn that are against the rules: why, and the ways out; `back` takes them back.
 *
 * @param {Page.Play} play
 * @param {Page.Refused} refused
 * @param {() => void} back
 */
export function refusedPanel(play, { problem, moves }, back) {
  const { reasons: found } = problem.ruling;
  play.screen.draw({ light: { cells: found.flatMap(({ where }) => where?.tiles ?? []) } });
  return h(
    "section",
    { class: "refused", role: "alert", "aria-labelledby": "refused" },
    h("h2", { id: "refused", tabindex: "-1" }, t("match.refused")),
    reasons(play, found),
    h(
      "div",
      { class: "actions" },
      act("undo", t("match.refused.back"), back, "primary"),
      mayInsist(play, found)
        ? act("flag", t("match.refused.insist"), () => {
            play.turn.refused = null;
            play.turn.insist = true;
            if (moves.length > play.turn.draft.length) play.correction.compare(moves);
            else play.turn.set(play.turn.draft);
          })
        : null,
    ),
    mayInsist(play, found) ? h("p", { class: "hint" }, t("match.refused.house")) : null,
  );
}

/** For whom this phone plays, so that no one waits for the turn of another seat. @param {Page.Play} play */
const waits = ({ match: { player }, connection: { writes }, nameOf }) =>
  writes && player ? t("match.waiting-as", { name: nameOf(player) }) : t(writes ? "match.waiting" : "match.watching");

/** What the game waits for before the turn goes on: a step of this or of another player. @param {Page.Play} play */
const dueOf = ({ now }) => now.turn?.due ?? [];

/** @param {Page.Play} play */
const titleOf = (play) => (dueOf(play).length ? "match.act.decides" : "match.turn");

/** A notice that another player is to move. @param {Page.Play} play */
export function waitingPanel(play) {
  play.screen.draw({ mark: lastPlace(play) });
  return h(
    "div",
    { class: "waiting" },
    lastTurn(play),
    play.sending.queue.trouble || !play.mover
      ? null
      : h("h2", { tabindex: "-1" }, play.table.awaitsEnd ? endingInWords(play) : t(titleOf(play), { name: play.nameOf(play.mover) })),
    dueOf(play).flatMap((what) => (has(`match.move.${what}`) ? h("p", {}, named("match.move", what)) : [])),
    play.sending.queue.trouble ? null : h("p", { class: "hint" }, waits(play)),
    play.sending.queue.trouble ? null : moveForOthers(play),
  );
}
