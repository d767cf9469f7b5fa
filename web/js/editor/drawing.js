// A drawing (a map, a board) that the server keeps as the user's own catalog: an editor has one. It stores a draft after every change, has
// the server check it a moment later, and sends it when the user saves.

import { Problem, ask } from "../net/api.js";
import { h, show } from "../lib/dom.js";
import { t, withPlaces } from "../lib/i18n.js";
import { newest } from "../lib/latest-only.js";
import { errorNotice } from "../net/error-notice.js";

const WAIT = 300; // milliseconds between the last change and the check

export class Drawing {
  report = h("section", { class: "card", "aria-live": "polite" });
  #editor;
  #words;
  #key;
  #late = 0;
  #asked = newest();

  /**
   * `key`: of the draft in this browser; `words`: prefix of the keys of its texts: "<words>.check", "<words>.right". `editor`: what is drawn:
   * `render()`; `stored()`: the draft; `body()`: the catalog in the form of the API; `counted()`: a sentence with the counts; `place(path)`: the name of
   * what an error concerns, "" for the whole; `cellName(cell)`: how an error names cells, the pair of coordinates by default; `marked(errors)`: shows
   * where they are.
   *
   * @param {{ key: string, words: string, signal: AbortSignal }} kind
   * @param {{ render: () => void, stored: () => object, body: () => object, counted: () => string, place: (path: string) => string, cellName?: (cell: Page.Cell) => string, marked?: (errors: object) => void }} editor
   */
  constructor({ key, words, signal }, editor) {
    this.#key = key;
    this.#words = words;
    this.#editor = editor;
    this.signal = signal;
    signal.addEventListener("abort", () => clearTimeout(this.#late));
  }

  /** Draws a change, stores it as a draft if drawing succeeded, and has it checked soon. */
  changed() {
    this.#editor.render();
    this.store();
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#check(), WAIT);
  }

  store() {
    localStorage.setItem(this.#key, JSON.stringify(this.#editor.stored()));
  }

  /** Has the server check the drawing; only the newest answer counts. */
  async #check() {
    const counts = this.#asked();
    try {
      await ask("/catalogs/check", { method: "POST", body: this.#editor.body(), signal: this.signal });
      if (counts()) this.tell({});
    } catch (error) {
      if (counts()) this.#failed(error, () => this.#check());
    }
  }

  /** Shows the errors: {path: [words]}, {} if there are none; `more` is shown below. */
  tell(found, ...more) {
    const wrong = Object.entries(found);
    this.#editor.marked?.(found);
    show(
      this.report,
      h("h2", {}, t(`${this.#words}.check`)),
      h("p", {}, this.#editor.counted()),
      wrong.length ? this.#wrong(wrong) : h("p", { class: "scope", "data-right": "" }, t(`${this.#words}.right`)),
      more,
    );
  }

  #wrong = (all) =>
    h(
      "ul",
      { class: "reasons" },
      all.map(([path, said]) =>
        h("li", { "data-path": path }, this.#where(path), said.map((one) => withPlaces(one, this.#editor.cellName)).join("; ")),
      ),
    );

  #where(path) {
    const place = this.#editor.place(path);
    return place ? h("strong", {}, `${place}: `) : null;
  }

  #failed(error, again) {
    if (error.name === "AbortError") return;
    if (error instanceof Problem && Object.keys(error.errors).length) this.tell(error.errors);
    else show(this.report, errorNotice(error, again));
  }

  /**
   * Saves the drawing on the server; shows an error and returns null if that failed.
   *
   * @param {{ id?: string, token?: string }} saved the saved catalog, if there is one
   * @returns {Promise<Api.Kept | null>}
   */
  async send({ id, token } = {}) {
    clearTimeout(this.#late); // saving includes a check, so a late check must not replace this answer
    this.#asked();
    try {
      const path = id ? `/catalogs/${encodeURIComponent(id)}` : "/catalogs";
      return await ask(path, { method: id ? "PUT" : "POST", body: this.#editor.body(), token });
    } catch (error) {
      this.#failed(error, () => this.send({ id, token }));
      this.report.scrollIntoView({ block: "nearest" });
      return null;
    }
  }

  /** A text field. */
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
