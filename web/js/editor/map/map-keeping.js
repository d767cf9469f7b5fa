// The panel that saves, plays, exports and shares a drawn map, and loads another one.

import { ask } from "../../net/api.js";
import { act, select } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { newest } from "../../lib/latest-only.js";
import { pack } from "../../lib/link-codec.js";
import { ownMaps } from "../../board/printed-map.js";
import { errorNotice } from "../../net/error-notice.js";
import { linkButton, openButton, saveFile } from "../../net/share.js";
import { nameOfSet } from "../../games/tile-sets.js";
import { photoPanel } from "./map-photo.js";

const failing = (editor) => (error) => show(editor.drawing.report, errorNotice(error));

/** The panel. `editor`: draws the map. */
export function keepingPanel(editor) {
  const failed = failing(editor);
  return h(
    "div",
    { class: "map-rows" },
    editor.drawing.text(t("maps.edit.map-name"), editor.draft.name, (value) => (editor.draft.name = value), { name: "map-name" }),
    h(
      "div",
      { class: "actions" },
      act("check", t("maps.edit.keep"), () => editor.keep(), "primary"),
      act("flag", t("edit.start-match"), () => editor.play()),
      act("save", t("edit.export"), () => saveFile(`${editor.body().name}.json`, editor.body())),
      openButton(t("maps.edit.open"), (data) => editor.replace(data), failed),
      act("close", t("edit.clear"), () => editor.replace({ squares: [] }), "text"),
    ),
    linkButton(t("edit.share"), async () => `/edit/map/${await pack(editor.draft.data())}`),
  );
}

/** Other maps to continue from or to join with this one, and a photo of a printed one. */
export function sourcesPanel(editor) {
  const failed = failing(editor);
  const known = editor.known.filter(({ squares }) => squares); // of most printed maps only the names are known
  const asked = newest();
  const replaced = async (data) => {
    const counts = asked();
    try {
      const found = await data;
      if (counts() && !editor.drawing.signal.aborted) editor.replace(found);
    } catch (error) {
      if (counts() && !editor.drawing.signal.aborted) failed(error);
    }
  };
  const list = (name, words, maps, taken) =>
    select({
      words,
      value: "",
      options: [{ value: "", words: "–" }, ...maps],
      change: (id) => id && replaced(taken(id)),
      attributes: { name },
    });
  const called = (map) => ({ value: map.id, words: `${nameOfSet(map)} (${map.squares})` });
  const whole = [...ownMaps(), ...known].map((map) => ({ value: map.id, words: nameOfSet(map) }));
  return h(
    "details",
    { class: "card as-text" },
    h("summary", {}, t("maps.edit.sources")),
    photoPanel((photo) => editor.layPhoto(photo)),
    list("map-known", t("maps.edit.known"), known.map(called), copy),
    list("map-join", t("maps.edit.join"), whole, (id) => joined(editor.body(), id)),
  );
}

/** Copies a saved map to continue from. */
async function copy(id) {
  const { name, squares, borders, ferries, recommended, year } = await ask(`/catalogs/${encodeURIComponent(id)}`);
  return { name: nameOfSet({ id, name }), squares, borders, ferries, recommended, year };
}

/** Joins a map with another one east of it. */
async function joined(mine, id) {
  const other = await copy(id);
  const east = Math.max(...mine.squares.map(({ x }) => x), 0) + 1;
  const x = east - Math.min(...other.squares.map((one) => one.x));
  const body = { name: `${mine.name} + ${other.name}`, join: [{ map: mine }, { map: other, x, y: 0 }] };
  const { name, squares, borders, ferries } = await ask("/catalogs/check", { method: "POST", body });
  return { name, squares, borders, ferries };
}
