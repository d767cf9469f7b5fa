// The account of coins: every payment and every income.

import { ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { readNotice } from "../../net/error-notice.js";
import { allChanges } from "../../match/history/changes.js";
import { eventSentences } from "./words.js";

const COINS = { __proto__: null, collect: 1, bonus: 1, theft: -1, open: -3, build: -3, indio: -1 };

/** Every payment and income, player by player, with the balance after it. */
export function accountPanel() {
  const node = h("div", { class: "dorra-account is-sheet" });
  let drawn = null;
  return (play) => {
    play.screen.draw();
    if (drawn !== play.match.seq) {
      drawn = play.match.seq;
      load(play, node);
    }
    return h(
      "div",
      {},
      act("back", t("panel.back"), () => play.screen.show(null), "text back-link"),
      h("h2", { tabindex: "-1" }, t("dorra-amazonas.account")),
      node,
    );
  };
}

/** @param {Page.Play} play */
async function load(play, node) {
  try {
    const changes = (await allChanges(play.connection)).filter(({ stands }) => stands);
    const begun = await ask(`/matches/${play.match.id}/export`, { token: play.connection.token });
    const worth = Object.fromEntries(begun.setup.players.map(({ id, gold, silver }) => [id, 3 * (gold ?? 3) + (silver ?? 0)]));
    const rows = Object.fromEntries(
      Object.keys(worth).map((id) => [id, [h("li", {}, t("dorra-amazonas.account.start", { worth: worth[id] }))]]),
    );
    for (const one of changes.flatMap(({ events: told }) => told)) {
      const amount = (COINS[one.event] ?? 0) * (one.cost ?? one.silver ?? 0);
      if (!amount || one.take === false) continue;
      worth[one.player] += amount;
      rows[one.player].push(
        h(
          "li",
          {},
          `${eventSentences[one.event](play, one)} `,
          h("strong", {}, `${amount > 0 ? "+" : "−"}${Math.abs(amount)} → ${worth[one.player]}`),
        ),
      );
    }
    show(
      node,
      h("p", { class: "hint" }, t("dorra-amazonas.account.hint")),
      Object.entries(rows).map(([id, all]) =>
        h("section", { "data-player": id }, h("h3", {}, play.nameOf(id)), h("ol", { class: "events" }, all)),
      ),
    );
  } catch (error) {
    show(
      node,
      readNotice(error, () => load(play, node)),
    );
  }
}
