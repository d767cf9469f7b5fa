// What is shown while pictures are on their way: how far they are, and the way to stop them.

import { h, icon } from "./dom.js";
import { percent, t } from "./i18n.js";

export class OnItsWay {
  #bar = h("progress", { max: 1, value: 0, "aria-label": t("upload.sending") });
  #stop;
  #words = h("p", {}, t("upload.preparing"));

  /** `cancel`: what the button does; `which`: said above, where it is not the whole; `opening`: what is said once all is sent. */
  constructor(cancel, which = null, opening = t("upload.opening")) {
    this.opening = opening;
    this.#stop = h("button", { type: "button", class: "button", onclick: cancel }, icon("close"), t("upload.cancel"));
    this.node = h("div", { class: "notice" }, which && h("p", { class: "hint" }, which), this.#words, this.#bar, this.#stop);
  }

  /** From now on there is nothing to be stopped. */
  last() {
    this.#stop.remove();
  }

  /** The share that is sent, from 0 to 1. */
  sent(share) {
    if (share === 1) this.#bar.removeAttribute("value");
    else this.#bar.value = share;
    if (!share) this.#words.textContent = t("upload.sending");
    else this.#words.textContent = share < 1 ? t("upload.share", { share: percent(share) }) : this.opening;
  }
}
