// Compares readings of the rules: the choice of the option whose values are answered next to each other.

import { select } from "../lib/controls.js";
import { h } from "../lib/dom.js";
import { openOptions, optionName, valueName } from "../net/game-info.js";
import { t } from "../lib/i18n.js";

const MOST = 6; // readings per question

/** The values of an option to compare; empty without an option. */
export const readingsOf = (game, option) => game.options.find(({ name }) => name === option)?.values.slice(0, MOST) ?? [];

/** The choice of the option. `options`: of the table; `chosen`: an option or null; `change(option or null)`. */
export function compareWith(game, options, chosen, change) {
  const edition = game.options.filter(({ name }) => name === "edition");
  const all = [...edition, ...openOptions(game, options)];
  const values = readingsOf(game, chosen).map((value) => valueName(chosen, value));
  return h(
    "details",
    { class: "more", open: Boolean(chosen) },
    h("summary", {}, t("dispute.compare")),
    select({
      words: t("dispute.compare.by"),
      value: chosen ?? "",
      options: [
        { value: "", words: t("dispute.compare.none") },
        ...all.map((option) => ({ value: option.name, words: optionName(option) })),
      ],
      change: (name) => change(name || null),
    }),
    chosen ? h("p", { class: "hint" }, t("dispute.compare.values", { values: values.join(" · ") })) : null,
  );
}
