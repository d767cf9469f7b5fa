// The photos of the cards of an enrolment, each fetched once.

import { picture } from "../../net/api.js";
import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { drawUnknown } from "../../tile/tile.js";

export class CardPhotos {
  #photos = new Map(); // proposal -> <img>
  #path;
  #token;

  /** `path`: of the enrolment; the pictures are dropped with `signal`. */
  constructor({ path, token, signal }) {
    [this.#path, this.#token] = [path, token];
    signal.addEventListener("abort", () => this.#photos.forEach(({ src }) => src && URL.revokeObjectURL(src)));
  }

  /** Forgets all photos, once the same numbers stand for other cards. */
  clear() {
    this.#photos.clear();
  }

  /** The photo of a group's first card, fetched once. */
  of(one) {
    if (!this.#photos.has(one.proposal)) {
      const alt = t("enrol.seen", { number: one.proposal + 1, edges: one.edges });
      const image = h("img", { class: "enrol-photo", alt, width: 96, height: 96 });
      this.#photos.set(one.proposal, image);
      picture(`${this.#path}/cards/${one.cards[0]}`, this.#token)
        .then((url) => (image.src = url))
        .catch(() => image.replaceWith(h("span", { class: "enrol-photo" }, drawUnknown())));
    }
    return this.#photos.get(one.proposal);
  }
}
