// What is said above the choices of an offered move: the text of the field that is chosen, with what is settled already and what the turn is
// about; or that a figure has to be placed before.

import { h } from "../../lib/dom.js";
import { capital, has, t } from "../../lib/i18n.js";
import { isUsual } from "../../net/game-info.js";
import { tilePicture } from "../../tile/tile.js";
import { aboutTurn, namesOf, thingsOf, valueInWords } from "./value-words.js";
import { plain } from "./next-choice.js";

/** The text for the choice of a field; null: there is none. @param {Page.Play} play */
export function hintOf(play, type, field, values = {}) {
  const key = [`match.hint.${type}.${field}`, `match.hint.${type}`, `${namesOf(play, type, field)}.which`].find(has);
  return key ? t(key, { name: play.nameOf(play.mover), ...aboutTurn(play), ...values }) : null;
}

/** Nodes: the hint for the choice among the moves that are left, and the tile that the turn is about. @param {Page.Play} play */
export function hints(play, type, left, field = "") {
  const same = Object.keys(left[0]).filter((name) => left.every((one) => plain(one[name]) === plain(left[0][name])));
  const values = Object.fromEntries(same.map((name) => [name, valueInWords(play, namesOf(play, type, name), left[0][name])]));
  const words = hintOf(play, type, field, values) ?? figureFirst(play, type);
  if (!words) return null;
  const tile = play.tiles.get(thingsOf(play).tile);
  return [tile ? tilePicture(tile) : null, h("p", { class: "hint" }, capital(words))];
}

/** That no figure can follow this move, if one can still be placed. @param {Page.Play} play */
function figureFirst({ game, match, table, turn }, type) {
  const wanted = game.traits?.[type]?.figure_first;
  const may = table.ahead.offers.some((move) => move.type === "deploy") && !turn.draft.some((move) => move.type === "deploy");
  return wanted && may && isUsual(game, wanted, match.options) ? t("match.act.figure-first") : null;
}
