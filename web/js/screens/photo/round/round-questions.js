// Questions about the turns that a photo of a match shows, which no picture answers: a figure that was placed and returned meanwhile, and who
// placed a tile.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { covered } from "../../../tile/multi-cell.js";
import { figurePicture } from "../../../tile/figure.js";
import { featureName } from "../../../tile/words.js";
import { nameOf } from "./seats.js";

/** The question for a figure that may have been on a feature that is complete now. */
export function returnedQuestion(table, doubt) {
  const { x, y, feature } = doubt;
  const none = () => table.corrections.send([{ figure: "none", x, y, feature }]);
  return question(
    table,
    doubt,
    (choice) => {
      const { x, y, colour, kind, feature } = choice;
      return { figure: "returned", x, y, colour, kind, feature };
    },
    act("close", t("check.no-figure"), none),
  );
}

/** The question who placed a tile. */
export const turnQuestion = (table, doubt) => question(table, doubt, ({ turns }) => ({ turns }), null);

/** The picture of the tile, and a button for each player; `correction(choice)`: what it sends. */
function question(table, { x, y, question: words, choices, feature }, correction, other) {
  const laid = table.wholeAt([x, y]);
  const part = table.tileAt([x, y]);
  const n = feature && part ? table.tiles.find(part, feature) : -1;
  table.board.mark([x, y], true);
  if (laid) table.board.light(covered(laid, table.tiles.get(laid.tile)).map((at) => [at.x, at.y]));
  return [
    h("h2", { tabindex: "-1" }, words),
    n < 0
      ? null
      : h("p", { class: "hint" }, t("check.figure-on", { feature: featureName(table.tiles.get(part.tile).features[n], part.rotation) })),
    h(
      "div",
      { class: "compare" },
      h("figure", { class: "seen" }, table.board.crop(laid ?? { x, y }), h("figcaption", {}, t("check.seen"))),
      h(
        "div",
        { class: "round-choices" },
        choices.map((choice) =>
          h(
            "button",
            { type: "button", class: "button", "data-player": choice.player, onclick: () => table.corrections.send([correction(choice)]) },
            figurePicture({ colour: choice.colour, kind: choice.kind }),
            h("span", {}, nameOf(table, choice.colour), choice.points ? ` +${choice.points}` : ""),
          ),
        ),
        other,
      ),
    ),
  ];
}
