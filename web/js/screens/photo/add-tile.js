// Adds a tile that was not recognised: first its cell, then which tile it is. A tile removed by mistake is put back.

import { act, headed } from "../../lib/controls.js";
import { announce, h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { tileName } from "../../tile/words.js";

/** The panel, the content below it, and the cells to tap. */
export function addPanel(table) {
  table.board.light();
  table.board.mark(null);
  table.board.fit();
  announce(t("add-tile.where"));
  const panel = h("div", { class: "tile-panel" }, headed(table.panels.home, t("add-tile.where")), h("p", {}, t("add-tile.hint")));
  return [panel, table.live.node, table.board.free()];
}

/** The tile that was just removed, with an undo button; null if there is none. */
export function takenLine(table) {
  if (!table.taken) return null;
  const { x, y, tile, rotation } = table.taken;
  const words = t("add-tile.taken", { place: table.board.place({ x, y }), tile: tileName(table.tiles.get(tile)) });
  return h(
    "div",
    { class: "lying hint taken", role: "status" },
    h("p", {}, words),
    act("undo", t("add-tile.back"), () => table.corrections.send([tile ? { x, y, tile, rotation } : { x, y, tile: null }]), "text"),
  );
}
