// The guide through a first match: a sentence above every step. It is turned on or off in the setup, at the start or in the help,
// separately on each phone.

import { h, icon } from "../lib/dom.js";
import { momentOf } from "./rules.js";
import { has, t } from "../lib/i18n.js";
import { keep } from "../net/known-matches.js";

const KEY = "tile-referee.guide";

/** Whether the guide is on for this phone. */
export function guided() {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}

export const setGuided = (on) => keep(KEY, Boolean(on));

/** What to do at the current step, and why; null if the guide is off. @param {Page.Play} play */
export function guideCard(play) {
  if (!guided() || play.screen.view || play.connection.state === "gone") return null;
  const step = stepOf(play);
  const key = has(`guide.${play.match.game}.${step}`) ? `guide.${play.match.game}.${step}` : `guide.${step}`;
  if (!has(key)) return null;
  return h(
    "aside",
    { class: "guide-card", "aria-label": t("guide.title"), "data-step": step },
    h("p", {}, icon("info"), t(key)),
    h(
      "button",
      {
        type: "button",
        class: "round",
        "aria-label": t("guide.off"),
        title: t("guide.off"),
        onclick: () => {
          setGuided(false);
          play.screen.render();
        },
      },
      icon("close"),
    ),
  );
}

/**
 * The step of the guide. Finer than the moment of the rules: choosing a tile and placing it are two steps for players.
 *
 * @param {Page.Play} play
 */
function stepOf(play) {
  const moment = momentOf(play);
  if (play.table.over) return "over";
  if (!play.table.mayMove) return "wait";
  if (moment === "place" && play.turn.tile) return play.turn.tile.chosen ? "turn" : "where";
  if (moment === "act" && play.turn.draft.some(({ type }) => type === "deploy")) return "send";
  return moment;
}
