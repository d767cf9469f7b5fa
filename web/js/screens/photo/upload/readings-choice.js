// The readings of the rules that a game leaves open, for a photo.

import { select } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { openOptions, usualName, valueName } from "../../../net/game-info.js";
import { t } from "../../../lib/i18n.js";

const ELSEWHERE = new Set(["edition", "preset", "expansions", "map"]); // options with separate controls
const USUAL = "";

/**
 * Readings of the rules that a game without expansions leaves open; rarely changed. `more`: options that are chosen elsewhere;
 * `choose(options)`: called with the options of all games.
 *
 * @param {Api.Game} game
 * @param {any} wish
 * @param {any} more
 * @param {(options: any) => void} choose
 */
export function readingsChoice(game, wish, more, choose) {
  const own = wish.options[game.id];
  const open = openOptions(game, { ...own, ...more }).filter(({ name }) => !ELSEWHERE.has(name));
  if (!open.length) return null;
  const change = (name, value) => {
    const { [name]: before, ...rest } = wish.options[game.id] ?? {}; // as chosen since this was drawn
    choose({ ...wish.options, [game.id]: value === USUAL ? rest : { ...rest, [name]: value } });
  };
  return h(
    "details",
    { class: "as-text" },
    h("summary", {}, t("match.setup.more")),
    open.map((option) =>
      select({
        words: option.says,
        options: [
          { value: USUAL, words: usualName(option, more) },
          ...option.values.map((value) => ({ value, words: valueName(option.name, value) })),
        ],
        value: own?.[option.name] ?? USUAL,
        change: (value) => change(option.name, value),
        attributes: { name: option.name },
      }),
    ),
  );
}
