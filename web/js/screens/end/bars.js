// Bars for every player next to each other, with their numbers; for screen readers a table. Also times in words.

import { h } from "../../lib/dom.js";
import { figurePicture, letterOf, paintOf } from "../../tile/figure.js";
import { t } from "../../lib/i18n.js";

/** The bars. `rows`: {words, of: {player: number}}. Negative numbers have no bar. @param {Page.Play} play */
export function bars(play, caption, rows) {
  const seats = play.match.players;
  const most = Math.max(1, ...rows.flatMap(({ of }) => Object.values(of)));
  return h(
    "div",
    { class: "bars-frame" },
    h(
      "table",
      { class: "bars" },
      h("caption", { class: "visually-hidden" }, caption),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("td", {}),
          seats.map(({ id, colour }) =>
            h("th", { scope: "col" }, figurePicture({ colour }), h("span", { class: "visually-hidden" }, play.nameOf(id))),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map(({ words, of }) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, words),
            seats.map(({ id, colour }) => h("td", {}, bar(of[id] ?? 0, most, colour))),
          ),
        ),
      ),
    ),
  );
}

function bar(value, most, colour) {
  const [fill] = paintOf(colour);
  const node = h("span", { class: "bars-bar", "aria-hidden": "true", title: letterOf(colour) });
  node.style.blockSize = `${Math.max(0, (2.75 * value) / most)}rem`;
  node.style.background = fill;
  return [node, h("span", { class: "bars-number" }, String(value))];
}

/** A time in words: seconds below a minute, else minutes, or hours and minutes ("1:05"). */
export function timeInWords(seconds) {
  const whole = Math.round(seconds);
  if (whole < 60) return t("end.seconds", { n: whole });
  if (whole < 3600) return t("end.minutes", { minutes: Math.floor(whole / 60), seconds: String(whole % 60).padStart(2, "0") });
  return t("end.hours", { hours: Math.floor(whole / 3600), minutes: String(Math.floor((whole % 3600) / 60)).padStart(2, "0") });
}
