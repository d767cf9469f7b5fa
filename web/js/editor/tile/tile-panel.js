// The panel below the tile that is being drawn: its form, the key to the drawing, and the set that it belongs to.

import { h } from "../../lib/dom.js";
import { has, named, t } from "../../lib/i18n.js";
import { cellsOf } from "./tile-ground.js";
import { START, blankDraft, isBlank } from "./set/tile-sets.js";
import { tileForm } from "./form.js";
import { legend } from "../../tile/legend.js";

/**
 * The panel. `state`: see tileForm; `cells`, `status`, `progress`, `strip`, `keeping`: nodes of the screen; `change`: called with the changes
 * of the form.
 *
 * @param {any} parts
 */
export function tilePanel({ game, set, state, cells, status, progress, strip, keeping, change }) {
  const { draft } = state;
  return h(
    "div",
    { class: "tile-panel" },
    h(
      "h2",
      { tabindex: "-1" },
      t(draft.code === START ? "draw.title-start" : "draw.title", {
        code: draft.code,
        name: has(`catalog.${set.id}`) ? named("catalog", set.id) : set.name,
      }),
    ),
    cells,
    cellsOf(draft).length > 1
      ? [status, h("p", { class: "hint" }, t("draw.how-cells"))]
      : [h("p", { class: "hint" }, t("draw.how")), status],
    tileForm(state, change),
    legend(game),
    h("h3", {}, t("draw.set")),
    progress,
    strip,
    keeping,
  );
}

/** What the form shows: see tileForm. `own`: the game's module on the page. */
export const formState = (drawn, game, own) => ({
  draft: drawn.draft,
  cell: drawn.cell,
  current: drawn.current,
  kinds: game.kinds,
  marks: game.marks,
  starts: own.starts === true,
  shapes: true,
  blank: (mark) => (isBlank(drawn.draft, game, own) ? blankDraft(drawn.draft.code, game, own, mark) : null),
});
