// The tools of the board editor: what a tap does, the village that is added or changed, the missions.

import { act, choices, select } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { SPECIES, speciesPicture } from "../../../games/dorra/species.js";
import { sizeOf } from "../../../games/dorra/layout.js";
import { list, named, t } from "../../../lib/i18n.js";
import { NAME } from "./empty-board.js";

export const SPACES = [[2, 3, 5], [2, 3], [3, 5], [2, 5], [2], [3], [5]];
const MODES = ["village", "paths", "waterways", "mission", "change"];

export const modeChoice = (editor) =>
  choices({
    legend: t("dorra-amazonas.edit.mode"),
    hidden: true, // the heading above says it
    name: "dorra-mode",
    value: editor.mode,
    options: MODES.map((value) => ({ value, words: t(`dorra-amazonas.edit.mode.${value}`) })),
    change: (value) => {
      editor.mode = value;
      editor.picked = [];
      editor.render();
    },
  });

export function villageOptions(editor) {
  if (editor.mode === "mission") return h("p", { class: "hint" }, t("dorra-amazonas.edit.mission.hint", { n: 4 - editor.picked.length }));
  if (editor.mode === "paths" || editor.mode === "waterways") return h("p", { class: "hint" }, t("dorra-amazonas.edit.way.hint"));
  const one = editor.mode === "change" ? editor.data.villages.find(({ id }) => id === editor.picked[0]) : null;
  if (editor.mode === "change" && !one) return h("p", { class: "hint" }, t("dorra-amazonas.edit.change.hint"));
  const told = one ?? editor;
  const set = (field) => (value) => {
    told[field] = field === "spaces" ? SPACES[Number(value)] : value;
    if (one) editor.drawing.changed();
    else editor.render();
  };
  return h(
    "div",
    { class: "dorra-picked" },
    one ? editor.drawing.text(t("dorra-amazonas.edit.name"), one.name ?? "", (value) => (one.name = value || one.id), NAME) : null,
    choices({
      legend: t("dorra-amazonas.edit.species"),
      name: "dorra-species",
      value: told.species,
      options: SPECIES.map((value) => ({ value, words: named("dorra-amazonas.species", value), picture: speciesPicture(value) })),
      change: set("species"),
    }),
    select({
      words: t("dorra-amazonas.edit.spaces"),
      options: SPACES.map((costs, n) => ({ value: String(n), words: costs.join(" · ") })),
      value: String(
        Math.max(
          0,
          SPACES.findIndex((costs) => costs.join() === told.spaces.join()),
        ),
      ),
      change: set("spaces"),
      attributes: { name: "dorra-spaces" },
    }),
    one
      ? act("close", t("dorra-amazonas.edit.remove"), () => editor.remove(one.id))
      : act("plus", t("dorra-amazonas.edit.put"), () => addAnywhere(editor)),
  );
}

export function missionList(editor) {
  const name = (id) => editor.data.villages.find((one) => one.id === id)?.name ?? id;
  return h(
    "details",
    { class: "as-text" },
    h("summary", {}, t("dorra-amazonas.edit.missions", { n: editor.data.missions.length })),
    h(
      "ol",
      {},
      editor.data.missions.map((mission, n) =>
        h(
          "li",
          {},
          list(mission.map(name)),
          " ",
          act(
            "close",
            t("dorra-amazonas.edit.remove"),
            () => {
              editor.data.missions.splice(n, 1);
              editor.drawing.changed();
            },
            "text",
          ),
        ),
      ),
    ),
  );
}

/** Adds a village with the keyboard, in the next free cell of a grid; the places in the photo need taps. */
function addAnywhere(editor) {
  const [wide, high] = sizeOf(editor.data);
  const taken = (x, y) => editor.data.villages.some((one) => Math.hypot(one.x - x, one.y - y) < 70);
  for (let y = 70; y < high; y += 110) for (let x = 70; x < wide; x += 130) if (!taken(x, y)) return editor.add(x, y);
}
