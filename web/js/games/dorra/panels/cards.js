// Cards laid face down, and their reveal.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { CARDS, cardName, effect, event } from "../words.js";
import { cardButtons, seatOf, send, title, wait, whoActs } from "./panel-controls.js";

/** @param {Page.Play} play */
export function cards(play, offers) {
  play.screen.draw();
  const type = play.now.turn.phase === "reveal" ? "reveal" : "commit";
  const moves = offers.filter((move) => move.type === type);
  const who = [...new Set(moves.map(({ player }) => player))];
  const waiting = play.now.players.filter(({ ready, entered }) => (type === "commit" ? !ready : !entered)).map(({ id }) => id);
  const own = seatOf(play, play.match.player);
  const down =
    own.ready && own.card !== null && own.card !== undefined
      ? h("p", { class: "scope" }, t("dorra-amazonas.mine", { card: cardName(own.card) }))
      : null;
  if (!who.length) return [eventNow(play), ...wait(play, waiting), down];
  const player = who.includes(play.screen.kept.chosenPlayer) ? play.screen.kept.chosenPlayer : who[0];
  const hand = moves.filter((move) => move.player === player);
  return [
    eventNow(play),
    title(t(`dorra-amazonas.${type}.title`, { name: play.nameOf(player) })),
    whoActs(play, who, player),
    cardButtons(
      hand.map((move) => ({ move, value: move.card, words: cardName(move.card), species: CARDS[move.card] })),
      (move) => send(play, move),
    ),
    eventEffect(play),
    h("p", { class: "hint" }, t(`dorra-amazonas.${type}.hint`)),
    type === "commit"
      ? act("eye", t("dorra-amazonas.commit.table"), () => send(play, { type: "commit", player, card: null }), "text")
      : null,
  ];
}

export const eventNow = ({ now }) =>
  now.event
    ? h("p", { class: "dorra-event" }, h("strong", {}, event(now.event)), ` · ${t("dorra-amazonas.round", { n: now.round })}`)
    : null;

export const eventEffect = ({ now }) => (now.event ? h("p", { class: "hint dorra-effect" }, effect(now.event)) : null);
