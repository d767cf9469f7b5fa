// Views of the table: leaders, what can still be completed, findings, the turn in words, the rules of the moment. Every view is a panel
// that leads back to this list.

import { act } from "../../lib/controls.js";
import { h, icon } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { aloudPanel } from "./aloud.js";
import { auditPanel } from "../insight/audit-panel.js";
import { chancesPanel } from "../insight/chances.js";
import { featuresPanel } from "../insight/features.js";
import { helpPanel } from "../insight/help.js";

/**
 * name -> its icon, its panel, whether it is a hint, not offered when hints are off, and whether it needs tiles.
 *
 * @type {{ [name: string]: { sign: string, panel: (play: Page.Play, back: () => void) => () => any, hint?: boolean, tiles?: boolean } }}
 */
const VIEWS = {
  features: { sign: "flag", panel: featuresPanel, hint: true },
  chances: { sign: "scales", panel: chancesPanel, hint: true, tiles: true },
  audit: { sign: "check", panel: auditPanel },
  aloud: { sign: "eye", panel: aloudPanel },
  help: { sign: "book", panel: helpPanel },
};

/** The button that opens the list. @param {Page.Play} play */
export const lookButton = (play) =>
  h(
    "button",
    {
      type: "button",
      class: "round look-button",
      "aria-label": t("look.title"),
      title: t("look.title"),
      onclick: () => play.screen.show(lookPanel(play)),
    },
    icon("eye"),
  );

/** Zooming without two fingers; shown on phones, where the line at the top has no room for it. */
const zoom = (board) =>
  h(
    "div",
    { class: "actions look-zoom" },
    act("minus", t("board.zoom-out"), () => board.view.zoom(1 / 1.5)),
    act("plus", t("board.zoom-in"), () => board.view.zoom(1.5)),
  );

/** @param {Page.Play} play */
function lookPanel(play) {
  const list = () => play.screen.show(panel);
  const row = (name, { sign, panel: make, hint = false }) => {
    const off = hint && !play.match.hints;
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "look-row", "data-look": name, disabled: off, onclick: () => play.screen.show(make(play, list)) },
        icon(sign),
        h("span", {}, h("strong", {}, t(`look.${name}`)), h("span", { class: "hint" }, t(off ? "look.hints-off" : `look.${name}.hint`))),
      ),
    );
  };
  const panel = () => {
    play.screen.draw();
    const views = Object.entries(VIEWS).filter(([, { tiles }]) => !tiles || play.game.kinds);
    return h(
      "div",
      { class: "look" },
      act("back", t("panel.back"), () => play.screen.show(null), "text back-link"),
      h("h2", { tabindex: "-1" }, t("look.title")),
      zoom(play.board),
      play.match.hints ? null : h("p", { class: "scope" }, icon("info"), t("look.tournament")),
      h(
        "ul",
        { class: "look-list" },
        views.map(([name, view]) => row(name, view)),
      ),
    );
  };
  return panel;
}
