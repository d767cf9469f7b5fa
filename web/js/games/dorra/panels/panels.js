// The moves that are possible now in Stefan Dorra's Amazonas, phase by phase; and the secret missions.

import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { finishing } from "../../../match/confirm-end.js";
import { lastTurn } from "../../../match/outcome.js";
import { event, species } from "../words.js";
import { building } from "./building.js";
import { cards } from "./cards.js";
import { missions, untold } from "./missions.js";
import { alone, cardButtons, mine, send, title, wait, whoActs } from "./panel-controls.js";
import { siteWords, sites } from "./village-choice.js";

/**
 * Whether a phone may act out of turn: all choose at once, any player may reveal the event, a mission can be entered.
 *
 * @param {Page.Play} play
 */
export const acts = (play, player) =>
  ["opening", "income", "reveal", "event"].includes(play.match.position.turn?.phase) || untold(play, player);

/** @param {Page.Play} play */
export function panel(play) {
  const turn = play.now.turn ?? {};
  const offers = play.table.ahead.offers.filter(({ player }) => !player || mine(play).includes(player));
  const made = (PANELS[turn.phase] ?? PANELS.building)(play, offers, turn);
  const { says = made, foot = null } = made;
  const unsure = alone(play) ? h("p", { class: "scope" }, t("dorra-amazonas.alone")) : null;
  const body = h(
    "div",
    { class: "acting dorra-panel", "data-phase": turn.phase ?? "" },
    unsure,
    says,
    play.turn.draft.length ? null : lastTurn(play),
    missions(play),
  );
  return { body, foot };
}

/** @param {Page.Play} play */
function opening(play, offers) {
  const moves = offers.filter(({ type }) => type === "open");
  const who = [...new Set(moves.map(({ player }) => player))];
  if (!who.length) return wait(play, without(play));
  const player = who.includes(play.screen.kept.chosenPlayer) ? play.screen.kept.chosenPlayer : who[0];
  return [
    title(t("dorra-amazonas.open.title", { name: play.nameOf(player) })),
    h("p", { class: "hint" }, t("dorra-amazonas.open.hint")),
    whoActs(play, who, player),
    sites(
      play,
      moves.filter((move) => move.player === player),
      siteWords(play),
    ),
  ];
}

/** @param {Page.Play} play */
const without = (play) =>
  play.now.players.filter(({ id }) => !(play.now.tents ?? []).some((tent) => tent.player === id)).map(({ id }) => id);

/** An event to choose; of a bonus the species, after a heading for all of them. */
function eventCard(move, n, all) {
  const [bonus, of] = move.card.split("-");
  if (!of) return { move, value: move.card, words: event(move.card) };
  const first = !all[n - 1]?.card.startsWith(bonus);
  return { move, value: move.card, words: species(of), species: of, heading: first ? t("dorra-amazonas.event.bonus") : null };
}

const OFTEN = ["indio", "fire"]; // of which the box has most cards: they come first

/** @param {Page.Play} play */
function events(play, offers) {
  play.screen.draw();
  const often = ({ card }) => (OFTEN.includes(card) ? OFTEN.indexOf(card) : OFTEN.length);
  const moves = offers.filter(({ type }) => type === "event").sort((a, b) => often(a) - often(b));
  return [
    title(t("dorra-amazonas.event.title", { n: play.now.round })),
    cardButtons(moves.map(eventCard), (move) => send(play, move)),
    h("p", { class: "hint" }, t("dorra-amazonas.event.hint")),
  ];
}

/** @param {Page.Play} play */
function last(play, offers) {
  play.screen.draw();
  const finish = offers.find(({ type }) => type === "end_game");
  return [
    title(t("dorra-amazonas.end.title")),
    play.match.players.some(({ id }) => untold(play, id)) ? h("p", { class: "hint" }, t("dorra-amazonas.end.hint")) : null,
    finish ? finishing(play, finish) : null,
  ];
}

const PANELS = { __proto__: null, opening, event: events, income: cards, reveal: cards, building, end: last };
