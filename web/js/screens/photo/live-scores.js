// The points of the table with all corrections so far: shown under every question, updated after each answer.

import { ask } from "../../net/api.js";
import { h, show } from "../../lib/dom.js";
import { figurePicture } from "../../tile/figure.js";
import { named, t } from "../../lib/i18n.js";
import { newest } from "../../lib/latest-only.js";
import { colourOf, withNames } from "../../tile/words.js";

/** `update()` counts again; `node` shows the totals, or nothing if there are none. */
export function liveScores(table) {
  const node = h("section", { class: "live-scores", "aria-label": t("live-scores.label"), "aria-live": "polite" });
  const asked = newest();
  const fill = (...content) => {
    show(node, ...content);
    const n = node.querySelectorAll(".live-total").length;
    table.panels.node.dataset.totals = node.firstChild ? (n > 4 ? "many" : "few") : "none"; // the room they take at the lower edge
  };
  fill();
  const update = async () => {
    if (table.photo.match) return; // the points of the match are among the turns that are proposed
    const counts = asked();
    try {
      const sheet = await ask("/scores", { method: "POST", body: { position: withNames(table.photo.position), final: true } });
      if (counts()) fill(totals(table, sheet));
    } catch {
      // the scores screen shows what is wrong
      if (counts()) fill();
    }
  };
  return { node, update };
}

function totals(table, sheet) {
  const players = Object.entries(sheet.totals);
  if (!players.length) return null;
  return [
    h("span", { class: "live-title" }, t("live-scores.title")),
    h(
      "ul",
      { class: "live-totals" },
      players.map(([player, { gained, total }]) =>
        h(
          "li",
          { class: "live-total", "aria-label": `${named("colour", colourOf(table, player))}: ${total ?? gained}` },
          figurePicture({ colour: colourOf(table, player) }),
          h("strong", {}, String(total ?? gained)),
        ),
      ),
    ),
  ];
}
