// Under "more" in the setup of a match: the edition, the readings of the rules with the rule each is about, tile sets of one's own.

import { select, toggle } from "../choices.js";
import { h } from "../dom.js";
import { gameName } from "../games.js";
import { named, t } from "../i18n.js";
import { ownSetsOf } from "../lying.js";
import { ruleButton } from "./rule.js";

/** Options that are asked for elsewhere. */
export const ELSEWHERE = new Set(["edition", "preset", "expansions", "map"]);
const USUAL = "";
const OF_MAPS = "C2"; // the edition that maps go with

export const optionOf = (game, name) => game.options.find((option) => option.name === name);

/** Those of the game and of the chosen expansions. `setup`: {game, wish, options, sets, start}; `edition(value)`: another is wished. */
export function moreOptions(setup, edition) {
  const { game, wish } = setup;
  const boxes = game.expansions.filter(({ id }) => wish.expansions.includes(id));
  const ofBoxes = new Set(game.expansions.flatMap(({ options }) => options));
  const base = game.options.filter(({ name, values }) => values.length && !ELSEWHERE.has(name) && !ofBoxes.has(name));
  const ofBox = ({ options }) => options.map((name) => optionOf(game, name)).filter((option) => option?.values.length);
  return [
    editionChoice(setup, edition),
    group(setup, gameName(game), base),
    boxes.map((box) => group(setup, named("expansion", box.id), ofBox(box))),
    setChoice(setup),
  ];
}

function editionChoice({ game, edition: told, options: chosen }, change) {
  const edition = optionOf(game, "edition");
  if (!edition) return null;
  const options = edition.values.map((value) => ({ value, words: named("edition", value) }));
  return select({ words: t("photo-new.edition"), options, value: told ?? (chosen.map ? OF_MAPS : edition.default), change });
}

const group = (setup, title, options) =>
  options.length ? h("fieldset", { class: "setup-options" }, h("legend", {}, title), options.map((one) => optionChoice(setup, one))) : null;

/** An option with its values, and the rule that it is about. */
const optionChoice = (setup, { rule, ...option }) => h("div", { class: "setup-option" }, values(setup, option), rule ? ruleButton(rule, true) : null);

const values = ({ options }, { name, says, values: all, default: usual }) =>
  select({
    words: says,
    options: [
      { value: USUAL, words: t("match.setup.usual-is", { value: named("value", usual) }) },
      ...all.map((value) => ({ value, words: named("value", value) })),
    ],
    value: options[name] ?? USUAL,
    change: (value) => {
      if (value === USUAL) delete options[name];
      else options[name] = value;
    },
    attributes: { name },
  });

/** Tile sets of this browser that go into the box, too. */
function setChoice({ wish, sets, start }) {
  const own = ownSetsOf({ id: wish.game });
  if (!own.length || start) return null;
  return h(
    "fieldset",
    { class: "setup-options" },
    h("legend", {}, t("edit.sets")),
    own.map(({ id, name, whole }) => toggle(whole ? t("edit.sets.whole", { name }) : name, sets.has(id), (on) => (on ? sets.add(id) : sets.delete(id)), { name: "set", value: id })),
  );
}
