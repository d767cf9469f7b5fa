// The user's own box of a game whose shipped tiles are not those of the printed box: how much of it is entered, and the choice in the setup.

import { ask } from "../net/api.js";
import { select } from "../lib/controls.js";
import { h, icon } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { ownSetsOf } from "./tile-sets.js";

/** The link that opens the user's own tiles of a game in the editor. */
export const ownTilesAddress = (game) => `#/edit/tile/of/${encodeURIComponent(game)}`;

const sum = (numbers) => numbers.reduce((all, n) => all + n, 0);

/** The number of tiles in a box: the most of any of its printings. */
export const tilesOf = ({ printings = {}, tiles }) =>
  Math.max(...Object.values(printings).map(({ counts }) => sum(Object.values(counts))), 0) || tiles.length;

/** @type {Map<string, Promise<any>>} */
const asked = new Map();
const catalogOf = (id) => {
  if (!asked.has(id))
    asked.set(
      id,
      ask(`/catalogs/${encodeURIComponent(id)}`).catch(() => asked.delete(id) && null),
    );
  return asked.get(id);
};

/** The number of tiles that a printed box of a game has if the shipped tiles have layouts of our own; else null. */
export async function standInTiles({ catalogs: [id] }) {
  const box = id && (await catalogOf(id));
  return box?.provenance === "stand-in" ? tilesOf(box) : null;
}

/** How much of a box is entered: "12 of 72 tiles entered". */
export const enteredInWords = (n, of) => t("own-box.entered", { entered: n, n: of });

/** A note that the shipped tiles are not the printed ones; one tap leads to entering those. */
export const standInNote = (game) =>
  h(
    "div",
    { class: "stand-in-note" },
    h("p", { class: "hint" }, t(`${game}.provenance`)),
    h("a", { class: "button text", href: ownTilesAddress(game) }, icon("pencil"), t("own-box.enter")),
  );

/** Whether a set is the whole box. */
const complete = ({ n, of, start }) => start && n >= of;

/** The choice between the shipped tiles and the user's sets in the setup of a match. A complete set is proposed. */
export function boxChoice(setup) {
  const { game, start } = setup;
  const { sets, entered: known } = setup.box; // entered: id -> {n, of, start}
  if (start) return null;
  const own = ownSetsOf(game);
  const missing = own.filter(({ id }) => !known.has(id));
  if (missing.length) count(setup, missing);
  const chosen = own.find(({ id }) => sets.has(id)) ?? null;
  const choose = (id) => {
    for (const one of own) sets.delete(one.id);
    if (id) sets.add(id);
    setup.changed();
  };
  const entered = (id) => known.get(id);
  return h(
    "section",
    { class: "card", "aria-labelledby": "own-box" },
    h("h2", { id: "own-box" }, t("own-box.title")),
    own.length
      ? select({
          words: t("own-box.which"),
          value: chosen?.id ?? "",
          options: [
            { value: "", words: t("own-box.ours") },
            ...own.map(({ id, name }) => ({ value: id, words: labelled(name, entered(id)) })),
          ],
          change: choose,
          attributes: { name: "own-box" },
        })
      : null,
    chosen ? inUse(game.id, chosen, entered(chosen.id)) : standInNote(game.id),
  );
}

const labelled = (name, found) => (found && !complete(found) ? `${name} (${enteredInWords(found.n, found.of)})` : name);

/** What is missing in the chosen set, and what that means for the match. */
function inUse(game, { id }, found) {
  if (!found) return null;
  if (complete(found)) return h("p", { class: "hint" }, t("own-box.complete", { n: found.of }));
  return h(
    "div",
    { class: "stand-in-note" },
    h(
      "p",
      { class: "hint" },
      h("strong", {}, enteredInWords(found.n, found.of)),
      " ",
      t(found.start ? "own-box.only" : "own-box.with-ours"),
    ),
    h("a", { class: "button text", href: `#/edit/tile/${encodeURIComponent(id)}` }, icon("pencil"), t("own-box.continue")),
  );
}

/** Counts the tiles of sets; a set without an answer is offered without a number. */
async function count(setup, sets) {
  const { game, box } = setup;
  const { entered } = box;
  for (const { id } of sets) entered.set(id, null);
  const of = await standInTiles(game);
  const found = await Promise.all(sets.map(({ id }) => ask(`/catalogs/${encodeURIComponent(id)}`).catch(() => null)));
  for (const [i, one] of found.entries()) if (one) entered.set(sets[i].id, { ...(await setup.enteredIn(one)), of });
  if (setup.game !== game) return;
  const whole = sets.find(({ id }) => entered.get(id) && complete(entered.get(id)));
  if (whole && box.proposes && !sets.some(({ id }) => box.sets.has(id))) box.sets.add(whole.id);
  setup.changed();
}
