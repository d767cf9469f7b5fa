// A tile that is on the table and was not seen is told: where it lies, then which it is. One taken away by mistake is put back.

import { act } from "../choices.js";
import { announce, h } from "../dom.js";
import { t } from "../i18n.js";
import { tileName } from "../words.js";

/** The panel, what stands below it, and the places of which one is to be tapped. */
export function addPanel(table) {
  table.board.light();
  table.board.mark(null);
  table.board.fit();
  announce(t("add-tile.where"));
  const panel = h(
    "div",
    { class: "tile-panel" },
    act("back", t("panel.back"), table.home, "text back-link"),
    h("h2", { tabindex: "-1" }, t("add-tile.where")),
    h("p", {}, t("add-tile.hint")),
  );
  return [panel, table.live.node, table.board.free()];
}

/** The tile of which people have just said that it is not there, and the way back; nothing otherwise. */
export function takenLine(table) {
  if (!table.taken) return null;
  const { x, y, tile, rotation } = table.taken;
  const words = t("add-tile.taken", { place: table.board.place({ x, y }), tile: tileName(table.tiles.get(tile)) });
  return h(
    "div",
    { class: "lying hint taken", role: "status" },
    h("p", {}, words),
    act("undo", t("add-tile.back"), () => table.correct([tile ? { x, y, tile, rotation } : { x, y, tile: null }]), "text"),
  );
}
