// What one draws a tile with: features and their marks, the marks of the whole tile, how many there are.

import { act, choices, stepper, toggle } from "../choices.js";
import { h, icon } from "../dom.js";
import { named, t } from "../i18n.js";
import { HALVES } from "../ports.js";
import { fill, groundOf, isGround, isPoint, numberOf } from "../tile-draft.js";

/** What the features of a draft are called: "city 1: top and left". */
export const namesOf = (draft, kinds) =>
  draft.features.map((feature, i) => {
    const name = `${named("kind", feature.kind)} ${numberOf(draft, i)}`;
    const edges = [...new Set(feature.ports.map((port) => (port < 8 ? HALVES[port][0] : "NESW"[port - 8])))];
    const where = edges.map((edge) => t(`side.${edge}`)).join(", ");
    return isPoint(kinds, feature.kind) ? name : `${name}: ${where || (feature.inner ? t("draw.inside") : t("draw.nowhere"))}`;
  });

/**
 * `state`: {draft, current, kinds, marks, starts}, of which the draft may become another while the form stands; `change(draft, current,
 * quiet)` after every change.
 */
export function tileForm(state, change) {
  const { draft, current, kinds } = state;
  return [
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
  const { draft, current, kinds } = state;
  const names = namesOf(draft, kinds);
  const add = (kind) => {
    const now = state.draft;
    change({ ...now, features: [...now.features, { kind, ports: [], inner: "", marks: {} }] }, now.features.length);
  };
  const own = draft.features.map((_, i) => i).filter((i) => !(draft.auto && isGround(kinds, draft.features[i].kind) && i !== current));
  return h(
    "section",
    { class: "draw-features", "aria-label": t("draw.features") },
    own.length
      ? choices({
          legend: t("draw.features"),
          name: "drawn-feature",
          value: current,
          options: own.map((i) => ({ value: i, words: names[i] })),
          change: (i) => change(state.draft, i),
        })
      : h("p", {}, t("draw.start")),
    h(
      "div",
      { class: "actions" },
      Object.keys(kinds)
        .filter((kind) => !(draft.auto && isGround(kinds, kind)))
        .map((kind) => keyed(`add-${kind}`, act("plus", named("kind", kind), () => add(kind)))),
    ),
    draft.features[current] ? removal(state, change, names[current]) : null,
  );
}

function removal(state, change, name) {
  const { kinds, current } = state;
  const feature = state.draft.features[current];
  const without = () => change(fill({ ...state.draft, features: state.draft.features.filter((_, i) => i !== current) }, kinds), -1);
  const inner = () => {
    const { draft } = state;
    const used = draft.features.filter((one) => one.kind === feature.kind && one.inner).map((one) => one.inner);
    const next = feature.inner ? "" : used.includes("I") ? "II" : "I";
    change(altered(draft, current, { inner: next, ports: next ? [] : feature.ports }), current);
  };
  return h(
    "div",
    { class: "actions" },
    keyed("remove-feature", act("close", t("draw.remove", { name }), without)),
    isGround(kinds, feature.kind) && !state.draft.auto ? keyed("inner", act("grid", t("draw.inner"), inner)) : null,
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

/** The marks of the chosen feature: how many of each. */
function marksOf(state, change) {
  const { draft, current, marks, kinds } = state;
  const feature = draft.features[current];
  const set = (id, n) => {
    const { [id]: _, ...rest } = state.draft.features[current].marks;
    change(altered(state.draft, current, { marks: n ? { ...rest, [id]: n } : rest }), current, true);
  };
  const all = marks.filter(({ on, kind }) => on === "feature" && (!kind || kind === feature.kind));
  if (!all.length) return null;
  const name = namesOf(draft, kinds)[current];
  return h(
    "details",
    { class: "more", open: Object.keys(feature.marks).length > 0 || null },
    h("summary", {}, t("draw.marks", { name })),
    all.map(({ id, says }) =>
      id.includes(":")
        ? toggle(says, id in feature.marks, (on) => set(id, on ? 1 : 0), { "data-act": `mark-${id}` })
        : stepper({ words: says, value: feature.marks[id] ?? 0, most: 9, change: (n) => set(id, n) }),
    ),
  );
}

function tileMarks(state, change) {
  const { draft, marks } = state;
  const all = marks.filter(({ on }) => on === "tile");
  if (!all.length) return null;
  const set = (id, on) => {
    const { [id]: _, ...rest } = state.draft.marks;
    change({ ...state.draft, marks: on ? { ...rest, [id]: { mark: id } } : rest }, state.current, true);
  };
  return h(
    "details",
    { class: "more", open: Object.keys(draft.marks).length > 0 || null },
    h("summary", {}, t("draw.tile-marks")),
    all.map(({ id, says }) => toggle(says, id in draft.marks, (on) => set(id, on), { "data-act": `mark-${id}` })),
  );
}

/** What is still to be done, told without asking the server: features that reach nothing, sides of nobody. */
export function unfinished(draft, kinds) {
  const names = namesOf(draft, kinds);
  const loose = draft.features
    .map((feature, i) => ({ feature, i }))
    .filter(({ feature }) => !isPoint(kinds, feature.kind) && !feature.ports.length && !feature.inner)
    .map(({ i }) => t("draw.loose", { name: names[i] }));
  const taken = new Set(draft.features.flatMap(({ ports }) => ports));
  const free = HALVES.filter((_, half) => !taken.has(half)).map((half) => t(`half.${half}`));
  return [...loose, ...(free.length ? [t("draw.free", { sides: free.join("; ") })] : [])];
}

/** Whether people have drawn anything yet: the ground fills an empty tile by itself. */
const untouched = ({ features, marks }, kinds) => !Object.keys(marks).length && features.every(({ kind, marks: own }) => isGround(kinds, kind) && !Object.keys(own).length);

/** What there is to say of a tile: what is wrong with it, that nothing is drawn yet, or that it is right. `lang`: of the errors. */
export function tileSaid(draft, kinds, errors, lang = null) {
  if (!errors.length) {
    const ground = named("kind", groundOf(kinds) ?? "");
    return untouched(draft, kinds) ? h("p", { class: "scope" }, icon("info"), t("draw.empty", { kind: ground })) : h("p", { class: "scope" }, icon("check"), t("draw.right"));
  }
  return h(
    "section",
    { class: "notice notice-error draw-errors" },
    h("h3", {}, icon("alert"), t("draw.wrong", { n: errors.length })),
    h("ul", { lang }, errors.map((words) => h("li", {}, words))),
  );
}
