// The form of a tile that is being drawn: features and their marks, the marks of the whole tile, the number of copies.

import { act, choices, stepper, toggle } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { named, t } from "../../lib/i18n.js";
import { redrawn, without } from "./tile-cells.js";
import { ORIGIN, cellOf, cellsOf, featuresOn, fill, groundOf, isGround } from "./tile-ground.js";
import { placeOf, shapeForm } from "./shape.js";
import { altered, namesOf } from "./feature-names.js";
import { marksOf, tileMarks, tileWords } from "./mark-choices.js";

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
            act("plus", h("span", {}, named("kind", kind)), () => add(kind)),
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
