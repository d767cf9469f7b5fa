// The secret missions of the players of this phone, as long as they are not entered.

import { h } from "../../../lib/dom.js";
import { list, t } from "../../../lib/i18n.js";
import { village } from "../words.js";
import { mine, send } from "./parts.js";

/** The player's mission cards that are not entered yet, with a choice of four villages. */
export function missions(play) {
  const open = mine(play).filter((id) => untold(play, id));
  if (!open.length || play.draft.length) return null;
  return open.map((player) =>
    h(
      "details",
      {
        class: "as-text dorra-mission",
        "data-mission": player,
        open: play.openMission === player,
        ontoggle: ({ target }) => {
          if (target.isConnected) play.openMission = target.open ? player : null; // keep it open while others move
        },
      },
      h("summary", {}, t("dorra-amazonas.mission.of", { name: play.nameOf(player) })),
      h("p", { class: "hint" }, t("dorra-amazonas.mission.hint")),
      h(
        "div",
        { class: "offer-choices", role: "group" },
        (play.board.data.missions ?? []).map((villages, n) =>
          h(
            "button",
            { type: "button", class: "button", "data-value": String(n), onclick: () => send(play, { type: "mission", player, villages }) },
            list(villages.map((id) => village(play, id))),
          ),
        ),
      ),
    ),
  );
}

export const untold = (play, player) => player && !play.match.over && !play.match.position.players.find(({ id }) => id === player)?.dealt;
