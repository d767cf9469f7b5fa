// The form of a tile that is being drawn: features and their marks, the marks of the whole tile, the number of copies.

import { act, choices, select, stepper, toggle } from "../../lib/controls.js";
import { h, icon } from "../../lib/dom.js";
import { named, t } from "../../lib/i18n.js";
import { EDGES, HALVES, edgeOf } from "../../tile/edge-matching.js";
import { missing, numberIn, redrawn, unmet, without } from "./tile-cells.js";
import { numberOf } from "./tile-draft.js";
import { ORIGIN, cellOf, cellsOf, featuresOn, fill, groundOf, isGround, isLine, isPoint } from "./tile-ground.js";
import { placeOf, shapeForm } from "./shape.js";

/** Names of the features of a draft: "city 1: top and left". */
export const namesOf = (draft, kinds) =>
  draft.features.map((feature, i) => {
    const name = `${named("kind", feature.kind)} ${numberOf(draft, i)}`;
    const edges = EDGES.filter((_, edge) => feature.ports.some((port) => edgeOf(port) === edge));
    const where = edges.map((edge) => t(`side.${edge}`)).join(", ");
    return isPoint(kinds, feature.kind) ? name : `${name}: ${where || (feature.inner ? t("draw.inside") : t("draw.nowhere"))}`;
  });

/**
 * The form. `state`: {draft, cell, current, kinds, marks, starts, shapes, blank}; its draft may be replaced while the form is shown.
 * `change(draft, current, quiet, cell)` is called after every change; `current` null: the first feature there.
 * `starts`: whether the start tile can be chosen; `shapes`: whether tiles may have several cells; `blank(mark)`: a tile with only what
 * every tile with this mark shows, or null.
 */
export function tileForm(state, change) {
  const { draft, current, kinds } = state;
  return [
    tileWords(state, change),
    features(state, change),
    draft.features[current] ? marksOf(state, change) : null,
    groundOf(kinds)
      ? toggle(
          t("draw.auto", { kind: named("kind", groundOf(kinds)) }),
          draft.auto,
          (auto) => change(fill({ ...state.draft, auto }, kinds), state.current),
          { "data-act": "auto" },
        )
      : null,
    tileMarks(state, change),
    state.shapes ? shapeForm(state, change) : null,
    state.starts
      ? toggle(t("draw.start-tile"), Boolean(draft.start), (start) => change({ ...state.draft, start }, state.current, true), {
          "data-act": "start-tile",
        })
      : null,
    stepper({
      words: t("draw.copies"),
      value: draft.copies,
      least: 1,
      most: 99,
      change: (copies) => change({ ...state.draft, copies }, state.current, true),
    }),
  ];
}

function features(state, change) {
  const { draft, current, kinds, cell = ORIGIN } = state;
  const names = namesOf(draft, kinds);
  const add = (kind) => {
    const now = state.draft;
    change({ ...now, features: [...now.features, { kind, cell, ports: [], inner: "", marks: {} }] }, now.features.length);
  };
  const filled = (feature) => draft.auto && isGround(kinds, feature.kind);
  const own = draft.features.map((_, i) => i).filter((i) => cellOf(draft.features[i]) === cell);
  const told = own.filter((i) => !filled(draft.features[i]) || holds(state, i) || i === current);
  const legend = cellsOf(draft).length > 1 ? t("draw.features-on", { place: placeOf(cell) }) : t("draw.features");
  return h(
    "section",
    { class: "draw-features", "aria-label": legend },
    told.length
      ? choices({
          legend,
          name: "drawn-feature",
          value: current,
          options: told.map((i) => ({ value: i, words: names[i] })),
          change: (i) => change(state.draft, i),
        })
      : h("p", {}, t("draw.start")),
    h(
      "div",
      { class: "actions" },
      Object.keys(kinds)
        .filter((kind) => !(draft.auto && isGround(kinds, kind)))
        .map((kind) =>
          keyed(
            `add-${kind}`,
            act("plus", named("kind", kind), () => add(kind)),
          ),
        ),
    ),
    draft.features[current] ? removal(state, change, names[current]) : null,
  );
}

/** Whether there are marks for just this kind of feature: then automatic ground is listed, too. */
const holds = ({ draft, marks }, i) => marks.some(({ kinds }) => kinds?.includes(draft.features[i].kind));

function removal(state, change, name) {
  const { kinds, current } = state;
  const feature = state.draft.features[current];
  if (state.draft.auto && isGround(kinds, feature.kind)) return null; // automatic ground would come back at once
  const inner = () => {
    const { draft } = state;
    const used = featuresOn(draft, cellOf(feature))
      .filter((one) => one.kind === feature.kind && one.inner)
      .map((one) => one.inner);
    const next = feature.inner ? "" : used.includes("I") ? "II" : "I";
    change(altered({ ...draft, features: redrawn(draft.features) }, current, { inner: next, ports: next ? [] : feature.ports }), current);
  };
  return h(
    "div",
    { class: "actions" },
    keyed(
      "remove-feature",
      act("close", t("draw.remove", { name }), () => change(without(state.draft, current, kinds), -1)),
    ),
    isGround(kinds, feature.kind) ? keyed("inner", act("grid", t("draw.inner"), inner)) : null,
  );
}

const keyed = (name, node) => {
  node.dataset.act = name;
  return node;
};

const altered = (draft, index, change) => ({
  ...draft,
  features: draft.features.map((feature, i) => (i === index ? { ...feature, ...change } : feature)),
});

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
function marksOf(state, change) {
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
function tileWords(state, change) {
  const all = state.marks.filter(({ on }) => on === "tile");
  const choose = (group, id) => {
    const { draft } = state;
    const fresh = state.blank?.(id);
    const next = fresh ? { ...draft, cells: undefined, ...fresh } : draft;
    change({ ...next, marks: chosenOf(draft.marks, group, id, id) }, fresh ? null : state.current, false, fresh ? ORIGIN : state.cell);
  };
  return groupsOf(all).map((group) => oneOf(group, all, state.draft.marks, (id) => choose(group, id)));
}

function tileMarks(state, change) {
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

/**
 * What is still to be done, found without the server: missing cells, features that reach nothing, sides without a feature, cells that
 * differ where they meet. Each is {words, cell, feature?}.
 */
export function unfinished(draft, kinds) {
  return [
    ...missing(draft).map((cell) => ({ cell, words: t("draw.missing") })),
    ...loose(draft, kinds),
    ...free(draft),
    ...unmet(draft).map(([cell, next]) => ({ cell, words: t("draw.unmet", { place: placeOf(next) }) })),
  ];
}

function loose(draft, kinds) {
  const names = namesOf(draft, kinds);
  return draft.features
    .map((feature, i) => ({ feature, i }))
    .filter(({ feature }) => !isPoint(kinds, feature.kind) && !feature.ports.length && !feature.inner)
    .map(({ feature, i }) => ({ cell: cellOf(feature), feature: i, words: t("draw.loose", { name: names[i] }) }));
}

const free = (draft) =>
  cellsOf(draft).flatMap((cell) => {
    const taken = new Set(featuresOn(draft, cell).flatMap(({ ports }) => ports));
    const sides = HALVES.filter((_, half) => !taken.has(half)).map((half) => t(`half.${half}`));
    return sides.length ? [{ cell, words: t("draw.free", { sides: sides.join("; ") }) }] : [];
  });

/** The server's errors about the only tile that was sent: {words, lang, cell?, feature?} each. */
export function foundWrong(error, draft) {
  const told = Object.entries(error.errors ?? {}).flatMap(([path, said]) =>
    [said]
      .flat(2)
      .filter((words) => typeof words === "string")
      .map((words) => ({ words, lang: "en", ...about(path, words, draft) })),
  );
  return told.length ? told : [{ words: error.message, lang: "en" }];
}

/** The feature that an error's path names, or the cell that its text names. */
function about(path, words, draft) {
  const feature = /features\[(\d+)\]/.exec(path)?.[1];
  if (feature && feature in draft.features) return { feature: Number(feature), cell: cellOf(draft.features[feature]) };
  const cell = /cells? \[(\d+), (\d+)\]/.exec(words)?.slice(1).join();
  return cellsOf(draft).includes(cell) ? { cell } : {};
}

/** Whether the user has drawn nothing yet; automatic ground does not count. */
const untouched = ({ features, marks }, kinds) =>
  Object.keys(marks).every((mark) => mark.includes(":")) &&
  features.every(({ kind, marks: own }) => isGround(kinds, kind) && !Object.keys(own).length);

/**
 * The status of a tile: its errors, that nothing is drawn yet, or that it is right. `go({cell, feature})` opens the place of an error.
 *
 * @param {any} draft
 * @param {any} kinds
 * @param {any[]} found
 * @param {((place: any) => void) | null} go
 */
export function tileSaid(draft, kinds, found, go = null) {
  if (found.length) return wrongSaid(draft, found, go);
  const ground = named("kind", groundOf(kinds) ?? "");
  return untouched(draft, kinds)
    ? h("p", { class: "scope" }, icon("info"), t("draw.empty", { kind: ground }))
    : h("p", { class: "scope" }, icon("check"), t("draw.right"));
}

const wrongSaid = (draft, found, go) =>
  h(
    "section",
    { class: "notice notice-error draw-errors" },
    h("h3", {}, icon("alert"), t("draw.wrong", { n: found.length })),
    h(
      "ul",
      {},
      found.map((one, i) => h("li", { id: `finding-${i}` }, finding(draft, one, go))),
    ),
  );

/** An error; on a multi-cell tile with its place as a link. */
function finding(draft, { words, lang, cell, feature }, go) {
  const said = h("span", { lang }, words);
  if (!go || cell === undefined || cellsOf(draft).length < 2) return said;
  return h(
    "button",
    { type: "button", class: "finding-go", onclick: () => go({ cell, feature }) },
    h("strong", {}, `${placeOf(cell)}: `),
    said,
  );
}
