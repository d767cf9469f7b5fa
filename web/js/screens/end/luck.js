// The luck of the draw: the most that each drawn tile could have paid at once, compared with the mean of the box at that moment.

import { figurePicture } from "../../tile/figure.js";
import { h } from "../../lib/dom.js";
import { language, t } from "../../lib/i18n.js";
import { tilePicture } from "../../tile/tile.js";
import { tileName } from "../../tile/words.js";

const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;
const number = (value) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
const signed = (value) => `${value >= 0.05 ? "+" : value <= -0.05 ? "−" : "±"}${number(Math.abs(value))}`;

/** The luck of all players. `luck`: {player: [{seq, tile, best, mean}]}; null where nothing is known. @param {Page.Play} play */
export function luckOf(play, luck) {
  const rows = play.match.players
    .map(({ id }) => ({ id, turns: (luck[id] ?? []).filter(({ best, mean: box }) => best !== null && box !== null) }))
    .filter(({ turns }) => turns.length);
  if (!rows.length) return null;
  return [
    h("p", { class: "hint" }, t("end.luck.hint")),
    h(
      "ul",
      { class: "end-luck" },
      rows.map((row) => whole(play, row)),
    ),
    rows.map((row) => each(play, row)),
  ];
}

/** @param {Page.Play} play */
function whole(play, { id, turns }) {
  const [best, box] = [mean(turns.map((one) => one.best)), mean(turns.map((one) => one.mean))];
  return h(
    "li",
    { "data-player": id },
    figurePicture({ colour: play.colourOf(id) }),
    h("span", {}, t("end.luck.of", { name: play.nameOf(id), n: turns.length, best: number(best), mean: number(box) })),
    h("strong", {}, signed(best - box)),
  );
}

/** All tiles in the order in which they were drawn. @param {Page.Play} play */
const each = (play, { id, turns }) =>
  h(
    "details",
    { class: "more", "data-keep": `luck ${id}` },
    h("summary", {}, t("end.luck.each", { name: play.nameOf(id) })),
    h(
      "ul",
      { class: "look-tiles end-luck-tiles" },
      turns.map(({ tile, best, mean: box }) => {
        const known = play.tiles.get(tile);
        return h(
          "li",
          { class: "look-tile" },
          tilePicture(known),
          h("span", { class: "visually-hidden" }, `${tileName(known)}: ${t("end.luck.tile", { best, mean: number(box) })}`),
          h("strong", { "aria-hidden": "true" }, `${best}`),
          h("span", { class: "hint", "aria-hidden": "true" }, `Ø ${number(box)}`),
        );
      }),
    ),
  );
