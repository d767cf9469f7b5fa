// The progress of an upload, with a button to cancel it.

import { h, icon } from "../../lib/dom.js";
import { percent, t } from "../../lib/i18n.js";

export class OnItsWay {
  #bar = h("progress", { max: 1, value: 0, "aria-label": t("upload.sending") });
  #stop;
  #words = h("p", {}, t("upload.preparing"));

  /** `cancel`: handler of the button; `which`: a heading for part of an upload; `opening`: the text once everything is sent. */
  constructor(cancel, which = null, opening = t("upload.opening")) {
    this.opening = opening;
    this.#stop = h("button", { type: "button", class: "button", onclick: cancel }, icon("close"), t("upload.cancel"));
    this.node = h("div", { class: "notice" }, which && h("p", { class: "hint" }, which), this.#words, this.#bar, this.#stop);
  }

  /** Removes the button: nothing is left to cancel. */
  last() {
    this.#stop.remove();
  }

  /** Shows the share that is sent, from 0 to 1. */
  sent(share) {
    if (share === 1) this.#bar.removeAttribute("value");
    else this.#bar.value = share;
    if (!share) this.#words.textContent = t("upload.sending");
    else this.#words.textContent = share < 1 ? t("upload.share", { share: percent(share) }) : this.opening;
  }
}
