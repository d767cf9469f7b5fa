// The turn in words, to be read aloud: the last move and its points, the scores, who is to move and which moves are possible.

import { act } from "../../lib/controls.js";
import { announce, h } from "../../lib/dom.js";
import { language, list, named, t } from "../../lib/i18n.js";
import { eventInWords } from "../../match/event-words.js";
import { movesInWords } from "../../match/move-words.js";
import { changeForAll } from "../../match/shared-table.js";
import { hidesNothing } from "../../net/game-info.js";
import { endingInWords } from "../../match/confirm-end.js";

/** @param {Page.Play} play */
export const aloudPanel = (play, back) => {
  const lastOf = lastForAll(play);
  return () => panel(play, back, lastOf());
};

/** @param {Page.Play} play */
function panel(play, back, last) {
  const sentences = turnInWords(play, last);
  const whole = sentences.join(" ");
  play.screen.draw();
  return h(
    "div",
    { class: "look-aloud is-sheet" },
    act("back", t("panel.back"), back, "text back-link"),
    h("h2", { tabindex: "-1" }, t("look.aloud")),
    h(
      "div",
      { class: "aloud-text" },
      sentences.map((one) => h("p", {}, one)),
    ),
    h(
      "div",
      { class: "actions" },
      act("eye", t("aloud.again"), () => announce(whole)),
      globalThis.speechSynthesis ? act("next", t("aloud.speak"), () => speak(whole)) : null,
    ),
  );
}

/**
 * Returns a function for the last change as everybody may hear it: with hidden values, it is asked for and shown once it has come.
 *
 * @param {Page.Play} play
 */
function lastForAll(play) {
  let of = null;
  let heard = null;
  return () => {
    const { game } = play;
    const { last } = play.connection;
    if (hidesNothing(game)) return last;
    if (last === of) return heard;
    of = last;
    heard = null;
    if (last)
      changeForAll(play.connection, last.seq)
        .then((change) => {
          if (last !== of) return;
          heard = change;
          play.screen.render();
        })
        .catch(() => {}); // without the server it is left out
    return heard;
  };
}

/** Reads a text with the device's voice. */
function speak(text) {
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

/** The turn, sentence by sentence. @param {Page.Play} play */
function turnInWords(play, last) {
  const { match, mover } = play;
  const { scores, over, ahead } = play.table;
  const draft = hidesNothing(play.game) ? play.turn.draft : [];
  const done = last?.moves?.length ? t("aloud.last", { sentence: movesInWords(play, last.moves) }) : "";
  const paid = (last?.lines ?? []).map((line) => play.board.inWords(line.says));
  const events = (last?.events ?? [])
    .map((event) => eventInWords(play, event))
    .filter(Boolean)
    .map(stopped);
  const standing = t("aloud.standing", {
    points: list(match.players.map(({ id }) => t("aloud.points", { name: play.nameOf(id), n: scores[id] ?? 0 }))),
  });
  if (over) return [done, ...paid, ...events, standing, t("aloud.over")].filter(Boolean);
  const now = draft.length ? t("aloud.so-far", { sentence: movesInWords(play, draft) }) : "";
  const types = new Set([...(ahead.tiles?.length ? ["place"] : []), ...ahead.offers.map(({ type }) => type)]);
  const moves = [...types].map((type) => t("quoted", { words: named("match.move", type) }));
  const may = moves.length ? [t("aloud.may", { moves: list(moves) })] : [];
  if (play.table.awaitsEnd) return [done, ...paid, ...events, standing, stopped(endingInWords(play)), ...may].filter(Boolean);
  return [done, ...paid, ...events, standing, mover ? t("aloud.turn", { name: play.nameOf(mover) }) : "", now, ...may].filter(Boolean);
}

const stopped = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);
