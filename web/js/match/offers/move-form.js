// A form for moves with values that only players know (such as those of tokens in hand): fills in the null fields of an offer.

import { act, stepper } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { named, t } from "../../lib/i18n.js";
import { tokensOf } from "../../net/game-info.js";

const isOpen = (value) => value === null || (Array.isArray(value) && value.some((one) => one === null));

/** Whether a move has fields to fill in. */
export const toFill = (move) => Object.values(move).some(isOpen);

/**
 * The form of an offered move; `take(move)` is called with everything filled in. `values`: the possible values in a list, by default those
 * of tokens; `picture(value)`: shown for a value, whose name stays for screen readers.
 *
 * @param {Page.Play} play
 * @param {{ values?: any[], picture?: (value: any) => any }} look
 */
export function fillForm(play, offer, take, look = {}) {
  const { values = tokenValues(play), picture } = look;
  const move = structuredClone(offer);
  const go = act("check", named("match.move", move.type), () => take(move), "offer-go primary");
  const missing = new Set(Object.keys(move).filter((field) => isOpen(move[field])));
  const told = (field, value, whole) => {
    move[field] = value;
    if (whole) missing.delete(field);
    else missing.add(field);
    go.disabled = missing.size > 0;
  };
  const fields = [...missing].map((field) =>
    Array.isArray(move[field])
      ? counts({ field, of: move[field].length, values, picture }, (list) => told(field, list, list.length === offer[field].length))
      : single(play, move.type, field, (value) => told(field, value, value !== null)),
  );
  go.disabled = missing.size > 0;
  return h("div", { class: "fill" }, fields, go);
}

const tokenValues = ({ game, match }) =>
  [...new Set(tokensOf(game, match.options).map(({ value }) => value))].filter((value) => value !== null).sort((a, b) => a - b);

/** The number of each value, with a fixed total. */
function counts({ field, of, values, picture }, told) {
  const chosen = new Map(values.map((value) => [value, 0]));
  const hint = h("p", { class: "hint", role: "status" });
  const entered = () => values.flatMap((value) => Array(chosen.get(value)).fill(value));
  const tell = () => {
    const list = entered();
    hint.textContent = t("match.fill.of", { n: list.length, of });
    told(list);
  };
  tell();
  const row = (value) => {
    const one = stepper({
      words: t("match.fill.value", { value }),
      value: 0,
      most: (n) => n + of - entered().length,
      change: (n) => {
        chosen.set(value, n);
        tell();
      },
    });
    if (picture) one.querySelector(".stepper-words")?.replaceChildren(picture(value));
    return one;
  };
  return h(
    "div",
    { role: "group", "aria-label": named("match.field", field), class: picture ? "is-pictured" : null },
    hint,
    values.map(row),
  );
}

/** A single value, of the type that the game's data gives for the field. */
function single({ game }, type, field, told) {
  const number = game.moves[type]?.[field]?.holds === "number";
  return h(
    "label",
    { class: "field" },
    h("span", {}, named("match.field", field)),
    h("input", {
      type: number ? "number" : "text",
      maxlength: 80,
      autocomplete: "off",
      oninput: ({ target }) => told(target.value === "" ? null : number ? Number(target.value) : target.value),
    }),
  );
}
