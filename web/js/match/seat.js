// The seat of a phone in a match. A host who takes a seat keeps the host's rights: the phone shows what that player may see and moves for
// that player; for what only a host may do it uses the host's key.

import { Away, ask } from "../net/api.js";
import { act, select } from "../lib/controls.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { errorNotice } from "../net/error-notice.js";
import { hidesNothing } from "../net/game-info.js";
import { seatKey, sitAt, takeKey } from "../net/known-matches.js";
import { openMatch } from "./opening.js";

const EVERYBODY = "";

/** Joins by the code as this player. A player who has joined on this very phone takes that seat again. */
export async function takeSeat(id, code, player, signal) {
  try {
    const joined = await ask("/matches/join", { method: "POST", body: { code, player }, signal });
    takeKey(id, joined);
  } catch (error) {
    if (error.kind !== "seated" || !seatKey(id, player)) throw error;
    sitAt(id, player);
  }
}

/** The choice whom a host's phone moves for: all players, or the one of its seat. `trying(work)` shows errors. @param {Page.Play} play */
export function seatChoice(play, trying) {
  const sits = play.match.player ?? EVERYBODY;
  const choose = async (player) => {
    const gone = await trying(() => moveFor(play, player || null));
    if (gone === null) card.querySelector("select").value = sits; // it failed, which is shown
  };
  const card = h(
    "section",
    { class: "card", "aria-labelledby": "seat" },
    h("h3", { id: "seat" }, t("match.seat.title")),
    select({
      words: t("match.seat"),
      value: sits,
      options: [
        { value: EVERYBODY, words: t("match.seat.everybody") },
        ...play.match.players.map(({ id }) => ({ value: id, words: play.nameOf(id) })),
      ],
      change: choose,
      attributes: { name: "seat" },
    }),
    h("p", { class: "hint" }, t("match.seat.hint")),
  );
  return card;
}

/** A button for a host at a seat to move for the others. @param {Page.Play} play */
export function moveForOthers(play) {
  if (!play.connection.host || !play.match.player) return null;
  const failed = (error) => {
    const notice = errorNotice(error, () => {
      notice.replaceWith(button);
      go();
    });
    button.replaceWith(notice);
  };
  const go = () => moveFor(play, null).catch(failed);
  const button = act("flag", t("match.seat.others"), go, "text");
  return button;
}

/** Changes to a seat whose key is here, if the match can be opened from it: offline only another seat's secrets may be at hand. */
async function moveTo(id, player, { match, connection: { signal } }) {
  sitAt(id, player);
  try {
    await openMatch(id, signal);
  } catch (error) {
    sitAt(id, match.player);
    throw error;
  }
}

/** @param {Page.Play} play */
async function moveFor(play, player) {
  const { id } = play.match;
  const { queue } = play.sending;
  const secret = play.match.player && !hidesNothing(play.game);
  if (secret && queue.length) throw queue.trouble?.problem ?? new Away(); // its moves are shown until they are sent or dropped
  if (!player || seatKey(id, player)) await moveTo(id, player, play);
  else {
    const { join_code: code } = await ask(`/matches/${id}`, { token: play.connection.host, signal: play.connection.signal });
    await takeSeat(id, code, player, play.connection.signal);
  }
  play.turn.set([]); // an unfinished turn belongs to another player
  window.dispatchEvent(new HashChangeEvent("hashchange")); // reopens the match with the other key
}
