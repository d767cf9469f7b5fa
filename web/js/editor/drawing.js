// What is drawn on a screen and kept on the server as a catalog of one's own (a map, a board): a draft after every change, the
// referee's word a moment later, kept when people say so. Whoever extends it says what is drawn:
//   render()        draws all of it
//   stored()        the draft, as it is found again
//   body()          the catalog, as the API takes it
//   words           prefix of its sentences: "<words>.check", "<words>.right"
//   counted()       a sentence: how much there is of what
//   place(path)     what an error is about, "" for the whole
//   called          {place, village}: how cells or villages that an error names are called

import { Problem, ask } from "../api.js";
import { h, show } from "../dom.js";
import { t } from "../i18n.js";
import { newest } from "../newest.js";
import { errorNotice } from "../notice.js";
import { inWords } from "./said.js";

const WAIT = 300; // milliseconds after the last change

export class Drawing {
  report = h("section", { class: "card", "aria-live": "polite" });
  #store;
  #late = 0;
  #asked = newest();

  /** `store`: where the draft is kept in this browser. */
  constructor(store, signal) {
    this.#store = store;
    this.signal = signal;
    signal.addEventListener("abort", () => clearTimeout(this.#late));
  }

  /** Something has changed: it is drawn, kept as a draft once that went well, and judged soon. */
  changed() {
    this.render();
    this.store();
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.check(), WAIT);
  }

  store() {
    localStorage.setItem(this.#store, JSON.stringify(this.stored()));
  }

  /** Asks the referee; only the newest answer counts. */
  async check() {
    const counts = this.#asked();
    try {
      await ask("/catalogs/check", { method: "POST", body: this.body(), signal: this.signal });
      if (counts()) this.tell({});
    } catch (error) {
      if (counts()) this.#failed(error, () => this.check());
    }
  }

  /** What the referee found: {path: [words]}, {} where nothing is wrong; `more` stands below. */
  tell(found, ...more) {
    const wrong = Object.entries(found);
    show(
      this.report,
      h("h2", {}, t(`${this.words}.check`)),
      h("p", {}, this.counted()),
      wrong.length ? this.#wrong(wrong) : h("p", { class: "scope", "data-right": "" }, t(`${this.words}.right`)),
      more,
    );
  }

  #wrong = (all) =>
    h(
      "ul",
      { class: "reasons" },
      all.map(([path, said]) => h("li", { "data-path": path }, this.#where(path), said.map((one) => [inWords(one, this.called), " "]))),
    );

  #where(path) {
    const place = this.place(path);
    return place ? h("strong", {}, `${place}: `) : null;
  }

  #failed(error, again) {
    if (error.name === "AbortError") return;
    if (error instanceof Problem && Object.keys(error.errors).length) this.tell(error.errors);
    else show(this.report, errorNotice(error, again));
  }

  /** Keeps it on the server: {id, token?, warnings?}; null where that did not go, which is told. `id`, `token`: of what is kept already. */
  async send({ id, token } = {}) {
    clearTimeout(this.#late); // keeping it judges it, too: what a check says later must not take the place of this answer
    this.#asked();
    try {
      const path = id ? `/catalogs/${encodeURIComponent(id)}` : "/catalogs";
      return await ask(path, { method: id ? "PUT" : "POST", body: this.body(), token });
    } catch (error) {
      this.#failed(error, () => this.send({ id, token }));
      this.report.scrollIntoView({ block: "nearest" });
      return null;
    }
  }

  /** A field for a name. */
  text = (words, value, change, attributes = {}) =>
    h(
      "label",
      { class: "field" },
      h("span", {}, words),
      h("input", {
        type: "text",
        maxlength: 80,
        value,
        autocomplete: "off",
        onchange: ({ target }) => {
          change(target.value.trim());
          this.changed();
        },
        ...attributes,
      }),
    );
}
