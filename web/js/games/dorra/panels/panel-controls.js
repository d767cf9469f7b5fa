// Parts of the panels of all phases: whose moves these are, how they are sent, for whom the game waits.

import { h } from "../../../lib/dom.js";
import { SPECIES, speciesPicture } from "../species.js";
import { figurePicture } from "../../../tile/figure.js";
import { shielded } from "../../../lib/tap-guard.js";
import { list, t } from "../../../lib/i18n.js";
import { moveForOthers } from "../../../match/seat.js";

/** @param {Page.Play} play */
export const mine = (play) => (play.match.role === "host" ? play.match.players.map(({ id }) => id) : [play.match.player]);

/** @param {Page.Play} play */
export const seatOf = (play, id) => play.now.players.find((seat) => seat.id === id) ?? {};

export const title = (words) => h("h2", { tabindex: "-1" }, words);

/**
 * Sends a move; while an older list is corrected, makes it part of that list. The second tap of a double tap must not place a second tent,
 * nor act for the next player on a shared phone.
 *
 * @param {Page.Play} play
 */
export const send = (play, move) => {
  const moves = [...play.turn.draft, move];
  if (play.correction.at === null) play.sending.submit([move]);
  else if (play.correction.ends) play.turn.set(moves);
  else play.correction.compare(moves);
  shielded(play.match.role === "host" ? play.screen.node : play.board.node);
};

/** The host may act for every player: the choice of that player. @param {Page.Play} play */
export function whoActs(play, who, player) {
  if (who.length < 2) return null;
  return h(
    "div",
    { class: "offer-choices dorra-for", role: "group", "aria-label": t("dorra-amazonas.for") },
    h("span", { "aria-hidden": "true" }, t("dorra-amazonas.for")),
    who.map((id) =>
      h(
        "button",
        {
          type: "button",
          class: "button",
          "aria-pressed": String(id === player),
          onclick: () => {
            play.screen.kept.chosenPlayer = id;
            play.screen.render();
          },
        },
        figurePicture({ colour: play.colourOf(id), kind: "tent" }),
        play.nameOf(id),
      ),
    ),
  );
}

export const buttons = (moves, words, value, take) =>
  h(
    "div",
    { class: "offer-choices", role: "group" },
    moves.map((move) =>
      h("button", { type: "button", class: "button", "data-value": String(value(move)), onclick: () => take(move) }, words(move)),
    ),
  );

/** Cards to choose from, those of a species with its picture: {move, value, words, species?, heading?: before it}. */
export const cardButtons = (all, take) =>
  h(
    "div",
    { class: "offer-choices dorra-cards", role: "group" },
    all.map(({ move, value, words, species, heading = null }) => [
      heading && h("span", { class: "dorra-bonus" }, heading),
      h(
        "button",
        { type: "button", class: "button", "data-value": String(value), onclick: () => take(move) },
        SPECIES.includes(species) ? speciesPicture(species) : null,
        words,
      ),
    ]),
  );

/** @param {Page.Play} play */
export const wait = (play, who) => {
  play.screen.draw();
  return [
    title(t("dorra-amazonas.waiting", { names: list(who.map(play.nameOf)) })),
    h("p", { class: "hint" }, t("match.waiting")),
    moveForOthers(play),
  ];
};

/**
 * Whether the page is offline after a queued move: what follows depends on the others' face-down cards, which are not known here.
 *
 * @param {Page.Play} play
 */
export const alone = (play) => play.connection.away && !play.table.ahead.sure;
