// Building: tents, Indio tiles, the end of the turn.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { coins, species } from "../words.js";
import { siteWorth } from "../worth.js";
import { eventEffect, eventNow } from "./cards.js";
import { alone, buttons, mine, seatOf, send, title, wait } from "./panel-controls.js";
import { siteWords, sites } from "./village-choice.js";

/** What can be tapped now, where nothing has to come first. @param {Page.Play} play */
function howTo(play, builds) {
  if (alone(play)) return null;
  if (!builds.length) return h("p", { class: "hint" }, t("dorra-amazonas.build.none"));
  return builds.some(({ type }) => type === "neutral")
    ? h("p", { class: "hint" }, t("dorra-amazonas.build.neutral"))
    : h("p", { class: "hint in-guide" }, t("dorra-amazonas.build.hint"));
}

/** @param {Page.Play} play */
export function building(play, offers, turn) {
  const { mover } = play;
  if (!mine(play).includes(mover)) return [eventNow(play), ...wait(play, mover ? [mover] : [])];
  const indio = offers.filter(({ type }) => type === "indio");
  const builds = offers.filter(({ type }) => type === "build" || type === "neutral");
  const end = offers.find(({ type }) => type === "end_turn");
  const seat = seatOf(play, mover);
  const ends = () => act("check", t("match.turn.end"), () => play.turn.end(end), "primary big end-turn");
  const says = [
    h(
      "div",
      { class: "dorra-builder" },
      title(t("dorra-amazonas.build.title", { name: play.nameOf(mover) })),
      eventNow(play),
      h("p", { class: "scope" }, coins(seat)),
    ),
    indio.length
      ? h(
          "section",
          { class: "offer", "data-offer": "indio" },
          h("h3", {}, t("dorra-amazonas.indio.title", { n: turn.income?.[mover] ?? 0 })),
          buttons(
            indio,
            ({ take, pile }) => (take ? t("dorra-amazonas.indio.take", { pile: species(pile) }) : t("dorra-amazonas.indio.refuse")),
            ({ take, pile }) => (take ? pile : "refuse"),
            (move) => send(play, move),
          ),
        )
      : null,
    !end && play.table.ahead.sure ? h("p", { class: "hint" }, t("dorra-amazonas.neutral.first")) : howTo(play, builds),
    eventEffect(play),
    sites(play, builds, siteWorth(play, siteWords(play))),
  ];
  return { says, foot: end || alone(play) ? h("div", { class: "actions end-actions" }, ends()) : null };
}
