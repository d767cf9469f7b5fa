// The players' coins and cards in Stefan Dorra's Amazonas, next to the board.

import { act } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { list, t } from "../../lib/i18n.js";
import { accountPanel } from "./account.js";
import { SPECIES, speciesPicture } from "./species.js";
import { cardName, coins, species, village } from "./words.js";

/** What each player has: coins, piles, the last card, the medal; with a link to the account. @param {Page.Play} play */
export function sidePanel(play) {
  const { players = [], turn } = play.now;
  const order = turn?.order ?? [];
  return h(
    "section",
    { class: "dorra-beside", "aria-label": t("dorra-amazonas.seats") },
    h(
      "ul",
      {},
      players.map((seat) =>
        h(
          "li",
          { "data-player": seat.id },
          order.length ? h("span", { class: "dorra-order", title: t("dorra-amazonas.order") }, String(order.indexOf(seat.id) + 1)) : null,
          h("strong", {}, seat.name ?? seat.id),
          h(
            "span",
            { class: "dorra-coins", role: "img", "aria-label": coins(seat), title: coins(seat) },
            h("span", { class: "dorra-coin is-gold" }, String(seat.gold ?? "?")),
            h("span", { class: "dorra-coin is-silver" }, String(seat.silver ?? "?")),
          ),
          piles(seat),
          h("span", { class: "dorra-card" }, lastCard(seat)),
          seat.medal ? h("span", { class: "dorra-medal" }, t("dorra-amazonas.medal", { n: seat.medal })) : null,
          missionOf(play, seat),
        ),
      ),
    ),
    act("scales", t("dorra-amazonas.account"), () => play.screen.show(accountPanel()), "text quiet-action"),
  );
}

const lastCard = ({ ready, played = [] }) => (ready ? t("dorra-amazonas.face-down") : played.length ? cardName(played.at(-1)) : "");

function piles({ species: tiles = {}, indio = [] }) {
  const found = SPECIES.map((one) => [one, tiles[one] ?? 0, indio.filter((pile) => pile === one).length]).filter(([, n]) => n);
  return h(
    "span",
    { class: "dorra-piles" },
    found.map(([one, n, more]) =>
      h(
        "span",
        {
          class: "dorra-pile",
          role: "img",
          "aria-label": more
            ? t("dorra-amazonas.pile-indio", { n, kind: species(one), more })
            : t("dorra-amazonas.pile", { n, kind: species(one) }),
        },
        speciesPicture(one),
        more ? `${n}+${more}` : String(n),
      ),
    ),
  );
}

/** @param {Page.Play} play */
const missionOf = (play, { mission }) =>
  mission?.length
    ? h("span", { class: "dorra-own" }, t("dorra-amazonas.mission.is", { villages: list(mission.map((id) => village(play, id))) }))
    : null;
