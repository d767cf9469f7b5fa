// Settings for photos of Stefan Dorra's Amazonas: the board on the table, and a photo of it without tents.

import { select, toggle } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { ownBoards } from "../../net/own-catalogs.js";
import { referenceField } from "../../net/uploads/reference-photo.js";

/** The settings shown with a photo; see README.md. */
export function photo(asked) {
  const own = ownBoards();
  const node = h("div", { class: "choices" });
  let board = null;
  const choose = (id) => {
    board = own.find((one) => one.id === id) ?? null;
    asked.extra = board ? { catalogs: JSON.stringify([board.id]) } : {};
    draw();
  };
  const draw = () =>
    show(
      node,
      select({
        words: t("dorra-amazonas.board.which"),
        value: board?.id ?? "",
        options: [{ value: "", words: t("dorra-amazonas.board.stand-in") }, ...own.map(({ id, name }) => ({ value: id, words: name }))],
        change: choose,
        attributes: { name: "photo-board" },
      }),
      board?.picture
        ? h("p", { class: "hint" }, t("photo-new.reference.kept"))
        : [
            referenceField(t("photo-new.reference.board"), (file) => (asked.extra = { ...asked.extra, reference: file })),
            h("p", { class: "hint" }, t("photo-new.reference.why")),
          ],
    );
  draw();
  const two = toggle(t("photo-new.two"), false, (on) => (asked.options = on ? { "ad.players": 2 } : {}), { name: "photo-two" });
  return h("div", { class: "choices" }, node, two, h("a", { href: "#/edit/dorra-table", class: "button" }, t("dorra-amazonas.table.tell")));
}
