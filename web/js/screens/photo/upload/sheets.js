// Sheets of tile sets for printing, where a set has layouts of our own.

import { h } from "../../../lib/dom.js";
import { list, t } from "../../../lib/i18n.js";
import { nameOfSet } from "../../../games/tile-sets.js";

/** The sheets of a set for printing; large sets come in parts. */
function sheetsOf(one) {
  const { id, sheet_parts: of = 1 } = one;
  const address = `/api/v1/catalogs/${encodeURIComponent(id)}/sheet.pdf`;
  if (of < 2)
    return [h("a", { class: "button text", href: address, download: `${id}.pdf` }, t("photo-new.print", { name: nameOfSet(one) }))];
  return Array.from({ length: of }, (_, i) =>
    h(
      "a",
      { class: "button text", href: `${address}?part=${i + 1}`, download: `${id}-${i + 1}.pdf` },
      t("photo-new.print-part", { name: nameOfSet(one), n: i + 1, of }),
    ),
  );
}

/** A note on sets with stand-in layouts, with the sheets for printing. */
export const standIns = (sets) =>
  sets.length
    ? [
        h("p", { class: "hint" }, t("photo-new.stand-in", { name: list(sets.map(nameOfSet)) })),
        h(
          "ul",
          { class: "sheets" },
          sets.map((one) => sheetsOf(one).map((link) => h("li", {}, link))),
        ),
      ]
    : null;
