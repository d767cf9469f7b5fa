// The sets on the table of a photo that was sent: asks about unnamed sets, and lets the user change sets and edition. With other sets the
// photo is read again; another edition only changes which rules apply.

import { ask } from "../../net/api.js";
import { act, headed, select, toggle } from "../../lib/controls.js";
import { h, icon, show } from "../../lib/dom.js";
import { gameOf, nameOfEdition, valueName } from "../../net/game-info.js";
import { list, named, t } from "../../lib/i18n.js";
import { alwaysThere, editionsOf, expansionsOf, labelOfSet, nameOfSet, ownSetsOf, shippedSets } from "../../games/tile-sets.js";
import { readNotice } from "../../net/error-notice.js";
import { Tiles } from "../../tile/tile-library.js";

const SEEN = "";
const FEW = 2; // most sets that are listed by name in a line

/** The request for a photo with these sets: complete expansions bring their rules. */
function withSets({ options }, game, sets) {
  return { catalogs: sets, ...(editionsOf(game).length ? { options: { ...options, expansions: expansionsOf(game, sets) } } : {}) };
}

/** The first review question: unnamed sets seem to be on the table. The certain ones are preselected. */
export function setsQuestion(table, later) {
  const { sets_seen: seen, asked } = table.photo;
  const chosen = new Set(seen.filter(({ sure }) => sure || seen.length === 1).map(({ catalog }) => catalog));
  const add = () => table.corrections.readAgain(withSets(asked, table.game, [...asked.catalogs, ...chosen]));
  const named = ({ catalog, tiles }) => t("sets.tiles", { name: nameOfSet({ id: catalog }), n: tiles });
  const adding = act("plus", t("sets.add"), add, "primary");
  const choose = ({ catalog }, on) => {
    chosen[on ? "add" : "delete"](catalog);
    adding.disabled = !chosen.size;
  };
  const [only] = seen;
  const question = seen.length > 1 ? t("sets.ask.several") : t("sets.ask", { name: nameOfSet({ id: only.catalog }), n: only.tiles });
  const each = seen.map((one) =>
    toggle(named(one), chosen.has(one.catalog), (on) => choose(one, on), { name: "seen", value: one.catalog }),
  );
  return [
    h("h2", { tabindex: "-1" }, question),
    seen.length > 1 ? h("fieldset", {}, h("legend", { class: "visually-hidden" }, t("photo-new.which")), each) : null,
    // not below the block, whose shadow covers what follows
    h("p", { class: "hint" }, t("sets.again.hint")),
    h("div", { class: "actions sets-again is-open" }, adding, act(null, t("sets.no"), later)),
  ];
}

/** Sets and edition in short, with a button to change them; null for a photo of a match, which defines them. */
export function lyingLine(table) {
  const { asked, match, edition, position } = table.photo;
  if (match) return null;
  const told = position.options.edition;
  const { catalogs } = position;
  const sets = catalogs.length > FEW ? t("sets.count", { n: catalogs.length }) : list(catalogs.map((id) => nameOfSet(known(table, id))));
  const words = [edition ? seenWords(edition, told) : null, sets].filter(Boolean);
  return h(
    "div",
    { class: "lying hint" },
    h("p", {}, words.join(" · ")),
    asked ? act(null, t("sets.change"), table.panels.sets, "text") : null,
  );
}

/** The edition as seen and, if it differs, as set: "Edition seen: Third edition (2021)". */
function seenWords({ seen, told }, used) {
  const words = t("edition.seen.is", { edition: named("edition", seen) });
  return told && used && used !== seen ? `${words}; ${t("edition.rules", { edition: named("edition", used) })}` : words;
}

const known = (table, id) => table.tiles.catalogs.find((one) => one.id === id) ?? { id };

/** The panel: the sets on the table, and the edition whose rules are scored. */
export function setsPanel(table) {
  table.board.mark(null);
  table.board.light(); // a score line may have been open
  return h(
    "div",
    { class: "sets-panel" },
    headed(table.panels.home, t("photo-new.sets")),
    editionChoice(table),
    setsForm(table.photo.asked, table.corrections.readAgain, table.ticked),
  );
}

function editionChoice(table) {
  const { asked, edition } = table.photo;
  const editions = editionsOf(table.game);
  if (!editions.length || !edition) return null;
  const seen = t("edition.seen.short", { edition: named("edition", edition.seen) });
  return [
    select({
      words: t("photo-new.edition"),
      value: asked.options.edition ?? SEEN,
      options: [{ value: SEEN, words: seen }, ...editions.map((value) => ({ value, words: named("edition", value) }))],
      change: (value) => table.corrections.readAgain({ options: { edition: value === SEEN ? null : value } }, table.panels.sets),
      attributes: { name: "edition" },
    }),
    h("p", { class: "hint" }, t("edition.change.hint")),
    asked.catalogs.map((id) => editionOfBox(table, id)),
  ];
}

/** The choice of the edition of one set, of which there are several printings. */
function editionOfBox({ game, photo: { asked }, corrections, panels }, id) {
  const option = game.options.find(({ name }) => name === nameOfEdition(id));
  if (!option) return null;
  const { name, says, values, default: usual } = option;
  return select({
    words: says,
    value: asked.options[name] ?? usual,
    options: values.map((value) => ({ value, words: valueName(name, value) })),
    change: (value) => corrections.readAgain({ options: { [name]: value === usual ? null : value } }, panels.sets),
    attributes: { name },
  });
}

/**
 * The sets of a game as checkboxes, and the button that has the photo read again: `again({catalogs, options})`. `ticked`: changes not sent
 * yet, set -> on or off; they are stored in it.
 */
export function setsForm(asked, again, ticked = new Map()) {
  const node = h("div", { class: "choices" });
  const load = async () => {
    try {
      const [game, { catalogs }] = await Promise.all([gameOf(asked.game), ask("/catalogs")]);
      show(node, ticks(asked, game, catalogs, again, ticked));
    } catch (error) {
      show(node, readNotice(error, load));
    }
  };
  load();
  return node;
}

function ticks(asked, game, catalogs, again, ticked) {
  const rows = [...shippedSets(catalogs, game), ...ownSetsOf(game)];
  const foreign = asked.catalogs.filter((id) => !rows.some((one) => one.id === id)).map((id) => ({ id }));
  const chosen = withChanges(asked.catalogs, ticked);
  const button = act("turn", t("sets.again"), () => again(withSets(asked, game, [...chosen])), "primary");
  const same = () => chosen.size === asked.catalogs.length && asked.catalogs.every((id) => chosen.has(id));
  const actions = h("div", { class: "actions sets-again" }, button);
  const judge = () => {
    button.disabled = !chosen.size || same();
    actions.classList.toggle("is-open", !button.disabled);
  };
  const tick = (id, on) => {
    chosen[on ? "add" : "delete"](id);
    ticked.set(id, on);
    judge();
  };
  judge();
  const always = alwaysThere(game, asked.catalogs);
  return [
    h(
      "fieldset",
      {},
      h("legend", {}, t("photo-new.which")),
      [...rows, ...foreign].map((one) =>
        toggle(labelOfSet(one), chosen.has(one.id), (on) => tick(one.id, on), {
          name: "catalog",
          value: one.id,
          disabled: one.id === always && chosen.has(one.id),
        }),
      ),
    ),
    h("p", { class: "hint" }, t("sets.again.hint")),
    actions,
  ];
}

const withChanges = (ids, ticked) => new Set([...ids, ...ticked.keys()].filter((id) => ticked.get(id) ?? true));

/** The tiles of the shipped sets that were not named, set by set: [{name, tiles}]. */
export async function otherTiles({ tiles, photo, game }) {
  const { catalogs } = await ask("/catalogs");
  const there = tiles.catalogs.map(({ id }) => id);
  const others = shippedSets(catalogs, game).filter(({ id }) => !there.includes(id));
  const edition = photo.position.options?.edition;
  const all = await Promise.all(others.map(async (set) => ({ name: nameOfSet(set), tiles: (await Tiles.of([set.id], edition)).all })));
  return all.filter((set) => set.tiles.length);
}

/**
 * A note about a second board in the picture, shown once. Unnamed sets are a review question instead; findings about a match's table are in
 * photo-later.js.
 */
export function notes({ photo: { findings = [] } }) {
  const said = new Set(findings.filter(({ finding }) => finding === "second-board").map(({ says }) => says));
  return said.size
    ? h(
        "ul",
        { class: "notes" },
        [...said].map((one) => h("li", {}, icon("info"), one)),
      )
    : null;
}
