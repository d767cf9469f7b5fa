// The panel of the chosen square of a map: its name, its coats of arms, the prints on its edges.

import { select, stepper } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { capital, t } from "../../lib/i18n.js";
import { EDGES, squareName } from "../../board/printed-map.js";
import { SIDES } from "./map-draft.js";

/** The panel. `editor`: the map editor, with the draft, the chosen square and the brush. */
export function squarePanel(editor) {
  const { draft, picked, brush } = editor;
  const one = picked && draft.squares.get(picked);
  if (!one) return brush === "pick" ? h("p", { class: "hint" }, t("maps.edit.pick.hint")) : null;
  return h(
    "section",
    { class: "card", "aria-label": squareName(one) },
    h("h2", {}, capital(`${editor.cellName(one)}: ${squareName(one)}`)),
    editor.drawing.text(t("maps.edit.name"), one.name ?? "", (value) => draft.change(one, { name: value || undefined }), {
      name: "map-square-name",
    }),
    one.kind === "city" ? coats(editor, one.coats ?? 0, (count) => draft.change(one, { coats: count })) : null,
    draft.prints.waiting ? h("p", { class: "hint", role: "status" }, t("maps.edit.ferry.hint")) : null,
    h("div", { class: "map-edges" }, EDGES.map((edge) => edgeRow(editor, one, edge)).filter(Boolean)),
  );
}

/** An edge: the printed feature of a large city; for other squares the print beyond it, if no square is there. */
function edgeRow(editor, one, edge) {
  const { draft } = editor;
  const city = one.kind === "city";
  if (!city && !draft.atBorder(one, edge)) return null;
  const print = !city && draft.prints.at(one, edge);
  return h(
    "div",
    {},
    select({
      words: t(`maps.side.${edge}`),
      value: draft.edge(one, edge),
      options: SIDES[city ? "city" : "land"].map((kind) => ({ value: kind, words: t(`maps.edge.${kind}`) })),
      change: (kind) => {
        draft.setEdge(one, edge, kind);
        editor.drawing.changed();
      },
      attributes: { name: `map-edge-${edge}` },
    }),
    print ? coats(editor, print.coats ?? 0, (count) => Object.assign(print, { coats: count })) : null,
  );
}

const coats = (editor, value, set) =>
  stepper({
    words: t("maps.coats"),
    value,
    most: 9,
    change: (count) => {
      set(count);
      editor.drawing.changed();
    },
  });
