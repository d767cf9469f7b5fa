// The settings of a table: game, edition, expansions, more tile sets, players, readings of the rules.

import { ask } from "../../net/api.js";
import { choices, select, toggle } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { catalogsOf, editionFor, gameName, openOptions, tileGames, usualOf, valueName } from "../../net/game-info.js";
import { named, t } from "../../lib/i18n.js";
import { expansionsByName, nameOfExpansion, ownSetsOf } from "../../games/tile-sets.js";
import { ownSet, withOwn } from "../../net/own-catalogs.js";
import { emptyBoard } from "./empty-board.js";
import { ruleButton } from "../../score/rule.js";
import { emptyTable } from "./table.js";
import { players } from "./players.js";

export function settingsPanel(editor) {
  return h(
    "div",
    { class: "tile-panel" },
    editor.panels.headed(t("edit.settings")),
    games(editor),
    players(editor),
    edition(editor),
    expansions(editor),
    sets(editor),
    readings(editor),
  );
}

/** The choice of game; another game starts with an empty table. */
function games(editor) {
  const node = h("div", {});
  const asked = editor.everyGame
    ? ask("/games").then(
        ({ games: all }) => all,
        () => [],
      )
    : tileGames();
  asked.then((all) => {
    if (all.length < 2) return;
    show(
      node,
      select({
        words: t("match.setup.game"),
        value: editor.game.id,
        options: all.map((game) => ({ value: game.id, words: gameName(game) })),
        change: (id) => editor.swap(emptyOf(all.find((game) => game.id === id))),
        attributes: { "data-act": "game" },
      }),
    );
  });
  return node;
}

/** The empty table of a game; a game without tiles starts with its board. */
const emptyOf = (game) => (game.kinds ? emptyTable(game) : emptyBoard(game));

const optionsOf = (game, name) => game.options.find((option) => option.name === name);

/** Sets an option, and the catalogs that follow from it. */
export function setOption({ table, game }, name, value) {
  table.edit((position) => {
    const implied = catalogsOf(game, position.options);
    const more = (position.catalogs ?? implied).filter((one) => !implied.includes(one));
    position.options[name] = value;
    position.catalogs = [...new Set(withOwn(catalogsOf(game, position.options), more))];
  });
}

function edition(editor) {
  const found = optionsOf(editor.game, "edition");
  if (!found) return null;
  return select({
    words: t("edit.edition"),
    value: editionFor(editor.game, editor.table.position.options),
    options: found.values.map((value) => ({ value, words: named("edition", value) })),
    change: (value) => setOption(editor, "edition", value),
    attributes: { "data-act": "edition" },
  });
}

function expansions(editor) {
  const { game, table } = editor;
  const chosen = () => table.position.options.expansions ?? []; // read at the time of the tap
  const change = (id, on) => setOption(editor, "expansions", on ? [...chosen(), id] : chosen().filter((one) => one !== id));
  if (!game.expansions.length) return null;
  return h(
    "fieldset",
    {},
    h("legend", {}, t("edit.expansions")),
    expansionsByName(game.expansions.map(({ id }) => id)).map((id) =>
      toggle(nameOfExpansion(id), chosen().includes(id), (on) => change(id, on), { "data-act": `expansion-${id}` }),
    ),
  );
}

/** Tile sets without rules: other boxes of the game, and the sets of this browser. */
function sets({ table, game }) {
  const implied = catalogsOf(game, table.position.options);
  const chosen = table.position.catalogs ?? implied;
  const own = ownSetsOf(game);
  const others = game.catalogs.filter((id) => !implied.includes(id)).map((id) => ({ id, name: named("catalog", id) }));
  const foreign = chosen
    .filter((id) => typeof id === "string" && ![...implied, ...own.map((one) => one.id), ...others.map((one) => one.id)].includes(id))
    .map((id) => ({ id, name: id }));
  const all = [...own, ...foreign, ...others];
  if (!all.length) return null;
  const change = (id, on) =>
    table.edit((position) => {
      const now = (position.catalogs ?? implied).filter((one) => one !== id);
      if (!ownSet(id)?.whole) position.catalogs = on ? [...now, id] : now;
      else position.catalogs = withOwn([implied[0], ...now.filter((one) => one !== implied[0])], on ? [id] : []);
    });
  return h(
    "details",
    { class: "more" },
    h("summary", {}, t("edit.sets")),
    h("p", { class: "hint" }, t("edit.sets.hint")),
    all.map(({ id, name, whole }) =>
      toggle(whole ? t("edit.sets.whole", { name }) : name, chosen.includes(id), (on) => change(id, on), { "data-act": `set-${id}` }),
    ),
  );
}

/** Options between readings of the rules that matter at this table. */
function readings(editor) {
  const { game, table } = editor;
  const { options } = table.position;
  const all = openOptions(game, options);
  return h(
    "details",
    { class: "more" },
    h("summary", {}, t("edit.readings")),
    all.map((option) =>
      h(
        "div",
        { class: "reading-row" },
        choices({
          legend: option.says,
          name: `option-${option.name}`,
          value: options[option.name] ?? usualOf(option, options),
          change: (value) => setOption(editor, option.name, value),
          options: option.values.map((value) => ({ value, words: valueName(option.name, value) })),
        }),
        ruleButton(option.rule),
      ),
    ),
  );
}
