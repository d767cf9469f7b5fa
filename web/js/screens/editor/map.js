// The editor of maps for Carcassonne Maps: squares are painted by taps, or in rectangles by dragging, on a plain grid or over a photo of the
// printed map; prints beyond edges are entered square by square. Errors are shown after every change. #/edit/map, or with a packed map.

import { ask } from "../../net/api.js";
import { h, show } from "../../lib/dom.js";
import { chosen, emptyButton, fromLink } from "../../editor/opening.js";
import { t } from "../../lib/i18n.js";
import { readNotice } from "../../net/error-notice.js";
import { stored } from "../../net/own-catalogs.js";
import { loadStyles } from "../../lib/styles.js";
import { MapEditor } from "../../editor/map/map-editor.js";

const DRAFT = "tile-referee.draft.map";

export function editMapScreen([packed], signal) {
  const main = h("main", { class: "map-editor" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, packed, signal);
  return main;
}

async function open(main, packed, signal) {
  try {
    await loadStyles(["maps"]);
    const { catalogs } = await ask("/catalogs", { signal });
    const data = await chosen(main, "map", await fromLink("map", packed), stored(DRAFT));
    if (signal.aborted) return;
    if (packed) history.replaceState(null, "", "#/edit/map");
    new MapEditor(
      main,
      data,
      catalogs.filter(({ form }) => form === "map"),
      signal,
    );
  } catch (error) {
    if (error.name === "AbortError") return;
    const empty = emptyButton(
      error,
      "#/edit/map",
      () => localStorage.removeItem(DRAFT),
      () => open(main, undefined, signal),
    );
    show(
      main,
      readNotice(error, () => open(main, packed, signal), empty),
    );
  }
}
