// How much of a printed box is entered in the set that is being drawn, for games whose shipped tiles have layouts of our own.

import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { enteredInWords, standInTiles } from "../../../games/own-box.js";
import { enteredIn } from "./tile-sets.js";

export class BoxProgress {
  node = h("p", { class: "hint box-progress", role: "status" });
  #of;

  /** `own`: the game's module on the page. */
  constructor(game, own) {
    this.game = game;
    this.own = own;
    this.#of = standInTiles(game);
  }

  async update(set) {
    const of = await this.#of;
    if (!of) return;
    const { n, start } = enteredIn(set, this.game, this.own);
    const words = start && n >= of ? t("own-box.whole", { n: of }) : [enteredInWords(n, of), start ? "" : t("own-box.no-start")].join(". ");
    if (this.node.textContent !== words) this.node.textContent = words;
  }
}
