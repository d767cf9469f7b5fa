// What is shown alone in the panel at once, until all that belongs to it is drawn. The panel's content stays, hidden: to remove much, or what has
// the focus, takes long.

import { h, show } from "../../lib/dom.js";

export class FirstLook {
  node = h("div", { class: "match-first" });
  #panel;
  #body;

  /** `panel`: whose content `body` is left out. */
  constructor(panel, body) {
    this.#panel = panel;
    this.#body = body;
  }

  show(node) {
    show(this.node, node);
    this.#body.before(this.node);
    this.#panel.classList.add("is-first");
  }

  drop() {
    if (!this.node.parentNode) return;
    if (this.#body.contains(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement).blur(); // removed next, with a layout
    this.node.remove();
    this.#panel.classList.remove("is-first");
  }
}
