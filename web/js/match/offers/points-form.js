// The form of moves in which a player names a number of points, such as a price: what else they differ in, and the number, from the one that is
// offered upward. A move without a number is a button.

import { act, select } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { named } from "../../lib/i18n.js";
import { choiceOf, namesOf } from "./value-words.js";
import { plain } from "./next-choice.js";

const POINTS = "points"; // what the field names
const MOST = 1000;

/** The field of a type of move that holds such a number, or null. @param {Page.Play} play */
export const pointsField = (play, type) =>
  Object.keys(play.game.moves[type] ?? {}).find((field) => namesOf(play, type, field) === POINTS) ?? null;

/** The form of moves of one type with such a field; `take(move)` is called with what was entered. @param {Page.Play} play */
export function pointsForm(play, { type, field, moves }, take) {
  const isNamed = (move) => Number.isInteger(move[field]);
  const open = moves.some(isNamed) ? moves.filter(isNamed) : moves;
  if (play.turn.picked?.type !== type) play.turn.picked = { type, steps: [], entered: {} };
  const { entered } = play.turn.picked;
  const fields = Object.keys(play.game.moves[type]).filter(
    (one) => one !== field && new Set(open.map((move) => plain(move[one]))).size > 1,
  );
  const fits = (move) => fields.every((one) => entered[one] === undefined || plain(move[one]) === plain(entered[one]));
  const move = open.find(fits) ?? open[0];
  const points = entered[field] ?? move[field];
  const go = act("check", named("match.move", type), () => take({ ...move, ...(isNamed(move) ? { [field]: entered[field] ?? points } : {}) }), "offer-go"); // prettier-ignore
  return h(
    "div",
    {},
    fields.map((one) => choice(play, type, one, { open, move, entered })),
    isNamed(move)
      ? number(field, points, move[field], (n) => {
          if (n !== null) entered[field] = n;
          go.disabled = n === null;
        })
      : null,
    go,
    open === moves ? null : moves.filter((one) => !isNamed(one)).map((one) => act(null, choiceOf(play, type, field, null).words, () => take(one), "offer-pass")), // prettier-ignore
  );
}

/** One of the values of a field, with its picture. @param {Page.Play} play */
function choice(play, type, field, { open, move, entered }) {
  const values = new Map(open.map((one) => [plain(one[field]), one[field]]));
  return [
    choiceOf(play, type, field, move[field]).picture ?? null,
    select({
      words: named("match.field", field),
      options: [...values].map(([value, given]) => ({ value, words: choiceOf(play, type, field, given).words })),
      value: plain(move[field]),
      change: (value) => {
        entered[field] = values.get(value);
        play.screen.render();
      },
      attributes: { name: field },
    }),
  ];
}

/** A field for points; `change(n)`: null unless the number is allowed. */
const number = (field, value, least, change) =>
  h(
    "label",
    { class: "field" },
    h("span", {}, named("match.field", field)),
    h("input", {
      type: "number",
      name: field,
      min: least,
      max: MOST,
      inputmode: "numeric",
      value: String(value),
      oninput: ({ target }) => change(target.value !== "" && target.validity.valid ? Number(target.value) : null),
    }),
  );
