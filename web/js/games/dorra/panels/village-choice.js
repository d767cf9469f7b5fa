// The villages that can be tapped on the board, and a list of the same.

import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { speciesPicture } from "../species.js";
import { village } from "../words.js";
import { gainOf } from "../worth.js";
import { send } from "./panel-controls.js";

/** Spots that can be tapped on the board, and a list of the same, folded. @param {Page.Play} play */
export function sites(play, offers, words) {
  const byVillage = new Map();
  for (const move of offers) if (!byVillage.has(move.village)) byVillage.set(move.village, move);
  play.screen.draw({
    spots: [...byVillage].map(([id, move]) => ({
      village: id,
      words: words(move),
      gain: gainOf(play, move),
      neutral: move.type === "neutral",
    })),
    choose: ({ village: id }) => byVillage.has(id) && send(play, byVillage.get(id)),
  });
  if (!offers.length) return null;
  const rows = offers.map((move) =>
    h(
      "button",
      { type: "button", class: "button", "data-move": `${move.type}-${move.village}`, onclick: () => send(play, move) },
      speciesPicture(play.board.village(move.village)?.species),
      h("span", {}, words(move)),
    ),
  );
  return h(
    "details",
    {
      class: "as-text dorra-sites",
      open: play.screen.kept.openSites,
      ontoggle: ({ target }) => {
        if (target.isConnected) play.screen.kept.openSites = target.open; // keep it open while others move
      },
    },
    h("summary", {}, t("dorra-amazonas.sites")),
    h("div", { class: "offer-choices", role: "group" }, rows),
  );
}

/** @param {Page.Play} play */
const costOf = (play, move) => {
  const taken = (play.now.tents ?? []).filter((tent) => tent.village === move.village).map(({ space }) => space);
  const { spaces = [] } = play.board.village(move.village) ?? {};
  return move.space === undefined || move.space === null ? spaces.find((_, n) => !taken.includes(n)) : spaces[move.space];
};

/** @param {Page.Play} play */
export const siteWords = (play) => (move) =>
  move.type === "neutral"
    ? t("dorra-amazonas.neutral-in", { village: village(play, move.village) })
    : t("dorra-amazonas.site", { village: village(play, move.village), n: costOf(play, move) ?? 0 });
