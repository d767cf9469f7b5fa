// The guide through a first match: a sentence above every step, until somebody knows the way. Chosen in the setup, at the start,
// or in the help; every phone has its own.

import { h, icon } from "./dom.js";
import { momentOf } from "./games/rules.js";
import { has, t } from "./i18n.js";
import { keep } from "./matches.js";

const KEY = "tile-referee.guide";

/** Whether this phone guides. */
export function guided() {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}

export const setGuided = (on) => keep(KEY, Boolean(on));

/** What to do at the step that is shown, and why; null where nobody wants to be guided. */
export function guideCard(play) {
  if (!guided() || play.view || play.state === "gone") return null;
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
          play.render();
        },
      },
      icon("close"),
    ),
  );
}

/** Finer than the moment of the rules: choosing a tile and placing it are two steps for people. */
function stepOf(play) {
  const moment = momentOf(play);
  if (play.over) return "over";
  if (!play.moves) return "wait";
  if (moment === "place" && play.tile) return play.tile.chosen ? "turn" : "where";
  if (moment === "act" && play.draft.some(({ type }) => type === "deploy")) return "send";
  return moment;
}
