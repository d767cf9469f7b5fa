// The secret missions of the players of this phone, as long as they are not entered.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { list, t } from "../../../lib/i18n.js";
import { village } from "../words.js";
import { mine, send } from "./panel-controls.js";

/**
 * For each player whose mission card is not entered yet, the way to its panel: the missions would hide the moves, and these the missions.
 *
 * @param {Page.Play} play
 */
export function missions(play) {
  const open = mine(play).filter((id) => untold(play, id));
  if (!open.length || play.turn.draft.length || play.correction.at !== null) return null;
  return open.map((player) => {
    const way = act(
      "down",
      t("dorra-amazonas.mission.of", { name: play.nameOf(player) }),
      () => play.screen.show(missionPanel(player)),
      "text",
    );
    way.classList.add("dorra-mission");
    way.dataset.mission = player;
    return way;
  });
}

/** The choice of a player's mission: four villages each. */
function missionPanel(player) {
  return (play) => {
    play.screen.draw();
    const enter = (villages) => {
      play.screen.view = null;
      send(play, { type: "mission", player, villages });
    };
    return h(
      "div",
      { class: "dorra-missions" },
      act("back", t("panel.back"), () => play.screen.show(null), "text back-link"),
      h("h2", { tabindex: "-1" }, t("dorra-amazonas.mission.of", { name: play.nameOf(player) })),
      h("p", { class: "hint" }, t("dorra-amazonas.mission.hint")),
      h(
        "div",
        { class: "offer-choices", role: "group" },
        (play.board.data.missions ?? []).map((villages, n) =>
          h(
            "button",
            { type: "button", class: "button", "data-value": String(n), onclick: () => enter(villages) },
            list(villages.map((id) => village(play, id))),
          ),
        ),
      ),
    );
  };
}

/** @param {Page.Play} play */
export const untold = (play, player) => player && !play.match.over && !play.match.position.players.find(({ id }) => id === player)?.dealt;
