// The part under "more" in the setup of a match: the edition, the readings of the rules with their rules, the user's own tile sets.

import { select, toggle } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { editionOfSet, gameName, nameOfEdition, openOptions, tilesOnly, usualName, valueName } from "../../net/game-info.js";
import { named, t } from "../../lib/i18n.js";
import { nameOfExpansion, nameOfSet, ownSetsOf } from "../../games/tile-sets.js";
import { ruleButton } from "../../score/rule.js";

/** Options with controls elsewhere. */
export const ELSEWHERE = new Set(["edition", "preset", "expansions", "map", "tracking"]);
const USUAL = "";
const BOXES = [1, 2, 3]; // of the base game

export const optionOf = (game, name) => game.options.find((option) => option.name === name);

/** What was chosen for the last match, if it was of this game, as far as it is still offered: readings of the rules and the map, the box. */
export function again(game, { game: of, last }) {
  const { options = {}, sets = [], without = [], boxes = 1 } = (of === game.id && last) || /** @type {any} */ ({});
  const own = new Set([...ownSetsOf(game).map(({ id }) => id), ...tilesOnly(game)]);
  const offered = ([name, value]) => {
    const values = optionOf(game, name)?.values;
    return values && (name === "map" || !ELSEWHERE.has(name)) && (!values.length || values.includes(value));
  };
  const kept = Object.fromEntries(Object.entries(options).filter(offered));
  return { options: kept, sets: sets.filter((id) => own.has(id)), without, boxes };
}

/**
 * The options of the game and of the chosen expansions. `setup`: the setup of the match (setup.js); `edition(value)` is called for
 * another edition.
 */
export function moreOptions(setup, edition) {
  const { game, wish } = setup;
  const boxes = game.expansions.filter(({ id }) => wish.expansions.includes(id));
  const ofBoxes = new Set([...game.expansions.flatMap(({ options }) => options), ...tilesOnly(game).map(nameOfEdition)]);
  const open = openOptions(game, setup.allOptions).filter(({ name }) => !ELSEWHERE.has(name));
  const base = open.filter(({ name }) => !ofBoxes.has(name));
  const ofBox = ({ options }) => open.filter(({ name }) => options.includes(name));
  return [
    editionChoice(setup, edition),
    group(setup, gameName(game), base),
    boxes.map((box) => {
      const unruled = isUnruled(box, setup.edition, setup.options);
      const name = nameOfExpansion(box.id);
      return group(setup, unruled ? t("sets.tiles-only", { name }) : name, ofBox(box), unruled ? ruleButton("CR-edition") : null);
    }),
    setChoice(setup, open),
  ];
}

/** Whether no rules of a box are known in its edition: its parts are off unless they are switched on. */
const isUnruled = ({ catalogs, unruled = [] }, edition, options) =>
  catalogs.some((id) => unruled.includes(editionOfSet(id, edition, options)));

/** How many of these options are not the usual ones, while they are folded. */
export function changedInWords({ game, allOptions, options }) {
  const n = openOptions(game, allOptions).filter(({ name }) => !ELSEWHERE.has(name) && options[name] !== undefined).length;
  return n ? t("match.setup.changed", { n }) : null;
}

function editionChoice({ game, edition: value }, change) {
  const edition = optionOf(game, "edition");
  if (!edition) return null;
  const options = edition.values.map((value) => ({ value, words: named("edition", value) }));
  return select({ words: t("photo-new.edition"), options, value, change });
}

const group = (setup, title, options, note = null) =>
  options.length
    ? h(
        "fieldset",
        { class: "setup-options" },
        h("legend", {}, title),
        note,
        options.map((one) => optionChoice(setup, one)),
      )
    : null;

/** An option with its values and its rule. */
const optionChoice = (setup, { rule, ...option }) =>
  h("div", { class: "setup-option" }, values(setup, option), rule ? ruleButton(rule, true) : null);

const values = ({ options, allOptions, changed }, option) => {
  const { name, says, values: all } = option;
  const { [name]: _, ...others } = allOptions;
  return select({
    words: says,
    options: [{ value: USUAL, words: usualName(option, others) }, ...all.map((value) => ({ value, words: valueName(name, value) }))],
    value: options[name] ?? USUAL,
    change: (value) => {
      if (value === USUAL) delete options[name];
      else options[name] = value;
      changed(); // other options follow from it or matter only with it
    },
    attributes: { name },
  });
};

/** Tile sets of this browser, and those without rules, that are added to the box; of those sold in several boxes also which one. */
function setChoice(setup, open) {
  const { game, wish, start } = setup;
  const { sets } = setup.box;
  const own = ownSetsOf({ id: wish.game });
  const others = tilesOnly(game).map((id) => ({ id, name: nameOfSet({ id }) }));
  if (!(own.length || others.length) || start) return null;
  return h(
    "fieldset",
    { class: "setup-options" },
    h("legend", {}, t("edit.sets")),
    others.length ? boxChoice(setup) : null,
    h("p", { class: "hint" }, t("edit.sets.hint")),
    [...own, ...others].map(({ id, name, whole }) =>
      toggle(
        whole ? t("edit.sets.whole", { name }) : name,
        sets.has(id),
        (on) => {
          if (on) sets.add(id);
          else sets.delete(id);
          delete setup.options[nameOfEdition(id)];
          setup.changed();
        },
        { name: "set", value: id },
      ),
    ),
    open.filter(({ name }) => [...sets].some((id) => nameOfEdition(id) === name)).map((one) => optionChoice(setup, one)),
  );
}

/** The number of boxes of the base game on the table. */
const boxChoice = (setup) =>
  select({
    words: t("match.setup.boxes"),
    options: BOXES.map((count) => ({ value: String(count), words: String(count) })),
    value: String(setup.box.count),
    change: (value) => (setup.box.count = Number(value)),
    attributes: { name: "boxes" },
  });
