// The marks of a tile that is being drawn, and of its features: one of each group, or how many of each.

import { h } from "../../lib/dom.js";
import { altered, namesOf } from "./feature-names.js";
import { named, t } from "../../lib/i18n.js";
import { numberIn } from "./tile-cells.js";
import { ORIGIN, fill, isLine } from "./tile-ground.js";
import { select, stepper, toggle } from "../../lib/controls.js";

/** The marks that may be on a feature. */
const marksFor = (marks, { kind }) => marks.filter(({ on, kinds }) => on === "feature" && (!kinds || kinds.includes(kind)));

/** The groups of mutually exclusive marks, by prefix: "to" of "to:junction". */
const groupsOf = (marks) => [...new Set(marks.filter(({ id }) => id.includes(":")).map(({ id }) => id.split(":")[0]))];

/** The choice of one mark of a group, or none; `set(id or "")`. */
function oneOf(group, marks, chosen, set) {
  const all = marks.filter(({ id }) => id.startsWith(`${group}:`));
  return select({
    words: named("mark-group", group),
    attributes: { "data-act": `mark-${group}` },
    value: Object.keys(chosen).find((id) => id.startsWith(`${group}:`)) ?? "",
    options: [{ value: "", words: t("draw.untold") }, ...all.map(({ id, says }) => ({ value: id, words: says }))],
    change: set,
  });
}

/** The marks with another choice in a group, or none. */
const chosenOf = (marks, group, id, value) => ({
  ...Object.fromEntries(Object.entries(marks).filter(([one]) => !one.startsWith(`${group}:`))),
  ...(id ? { [id]: value } : {}),
});

/** The marks of the chosen feature: one per group, a number for each other. */
export function marksOf(state, change) {
  const { draft, current, marks, kinds } = state;
  const feature = draft.features[current];
  const all = marksFor(marks, feature);
  if (!all.length) return null;
  const put = (next) => altered(state.draft, current, { marks: next });
  const own = () => state.draft.features[current].marks;
  const count = (id, n) => {
    const { [id]: _, ...rest } = own();
    change(put(n ? { ...rest, [id]: n } : rest), current, true);
  };
  const choose = (group, id) => {
    const next = put(chosenOf(own(), group, id, 1));
    const drawn = fill(next, kinds); // line ends may divide the ground
    change(drawn, numberIn(drawn, next.features[current]));
  };
  const ends = isLine(kinds, feature.kind) && feature.ports.length === 1 && groupsOf(all).includes("to");
  return h(
    "details",
    { class: "more", open: ends || Object.keys(feature.marks).length > 0 || null },
    h("summary", {}, t("draw.marks", { name: namesOf(draft, kinds)[current] })),
    groupsOf(all).map((group) => oneOf(group, all, feature.marks, (id) => choose(group, id))),
    all
      .filter(({ id }) => !id.includes(":"))
      .map(({ id, says }) => stepper({ words: says, value: feature.marks[id] ?? 0, most: 9, change: (n) => count(id, n) })),
  );
}

/** The type of a tile, if its game has types: one per group. An empty tile then starts with what all tiles of that type show. */
export function tileWords(state, change) {
  const all = state.marks.filter(({ on }) => on === "tile");
  const choose = (group, id) => {
    const { draft } = state;
    const fresh = state.blank?.(id);
    const next = fresh ? { ...draft, cells: undefined, ...fresh } : draft;
    change({ ...next, marks: chosenOf(draft.marks, group, id, id) }, fresh ? null : state.current, false, fresh ? ORIGIN : state.cell);
  };
  return groupsOf(all).map((group) => oneOf(group, all, state.draft.marks, (id) => choose(group, id)));
}

export function tileMarks(state, change) {
  const { draft, marks } = state;
  const all = marks.filter(({ id, on }) => on === "tile" && !id.includes(":"));
  if (!all.length) return null;
  const set = (id, on) => {
    const { [id]: _, ...rest } = state.draft.marks;
    change({ ...state.draft, marks: on ? { ...rest, [id]: { mark: id } } : rest }, state.current, true);
  };
  return h(
    "details",
    { class: "more", open: all.some(({ id }) => id in draft.marks) || null },
    h("summary", {}, t("draw.tile-marks")),
    all.map(({ id, says }) => toggle(says, id in draft.marks, (on) => set(id, on), { "data-act": `mark-${id}` })),
  );
}

/** The type of a tile as a mark ("type:double"), if it is set. */
export const typeMark = ({ marks }) => Object.keys(marks).find((mark) => mark.includes(":"));
