// A photo while it is being read: the stages, and the picture with the grid as soon as that is found.

import { announce, h, icon, s, show } from "../../../lib/dom.js";
import { t } from "../../../lib/i18n.js";
import { picture } from "../../../net/api.js";

const STAGES = ["decode", "lattice", "cells", "figures", "settle"];
const LINGER = 3000; // milliseconds: parts of the picture may still be loading

export class ReadingProgress {
  /** The address of the picture, null if it was not fetched or not found. @type {Promise<string | null> | null} */
  image = null;
  /** The picture, once it is loaded. @type {HTMLImageElement | null} */
  #loaded = null;
  /** The newest of each: quality, grid. @type {any} */
  #known = {};
  #over = false;

  /** `cancel`: called to give up reading; null where that would lose more than the photo. */
  constructor(main, id, token, cancel) {
    this.main = main;
    this.id = id;
    this.token = token;
    this.cancel = cancel;
  }

  /** Shows a state of the photo. */
  show = (state) => {
    Object.assign(this.#known, state);
    if (state.again) this.cancel = null; // corrected before, then reopened
    if (this.#over || !["queued", "reading"].includes(state.status)) return;
    this.image ??= this.#fetched();
    this.#paint();
  };

  /** Ends it when the screen is left. */
  end() {
    this.#over = true;
    this.image?.then((address) => setTimeout(() => address && URL.revokeObjectURL(address), LINGER));
  }

  async #fetched() {
    const address = await picture(`/photos/${this.id}/picture`, this.token).catch(() => null);
    if (address) this.#load(address);
    return address;
  }

  /** Loads the picture to show it with the grid: its size is not part of an event. */
  async #load(address) {
    const image = new Image();
    image.src = address;
    await image.decode().then(
      () => (this.#loaded = image),
      () => null, // without a picture only the stages are shown
    );
    if (this.main.dataset.stage && !this.#over) this.#paint();
  }

  #paint() {
    const { status, stage, quality = {}, grid } = this.#known;
    const at = STAGES.indexOf(stage);
    const poor = quality.hopeless ?? quality.warnings?.[0] ?? "";
    const found = grid && this.#loaded ? this.#found(grid, this.#loaded) : null;
    const now = `${status} ${stage} ${poor} ${found ? "grid" : ""}`;
    const before = this.main.dataset.stage;
    if (before === now) return;
    const held = this.main.querySelector("button") === document.activeElement && before;
    this.main.dataset.stage = now;
    const words = status === "queued" ? t("reading.queued") : t(`reading.${stage ?? "decode"}`);
    if (!before?.startsWith(`${status} ${stage} `)) announce(words);
    show(
      this.main,
      h(
        "section",
        { class: "reading" },
        h("h1", { tabindex: "-1" }, t("reading.title")),
        h(
          "ol",
          { class: "stages" },
          STAGES.map((name, i) =>
            h(
              "li",
              { class: i < at ? "is-done" : i === at ? "is-now" : "", "aria-current": i === at ? "step" : null },
              h("span", { class: "stage-mark" }, i < at ? icon("check") : String(i + 1)),
              t(`reading.${name}`),
            ),
          ),
        ),
        h("progress", { max: STAGES.length, value: Math.max(0, at) + 0.5, "aria-label": words }),
        poor ? h("p", { class: "hint", role: "status" }, icon("alert"), t(`quality.${poor}`)) : null,
        this.cancel
          ? h(
              "div",
              { class: "actions" },
              h("button", { type: "button", class: "button", onclick: this.cancel }, icon("close"), t("reading.cancel")),
            )
          : null,
        found,
      ),
    );
    if (held) this.main.querySelector("button")?.focus({ preventScroll: true });
  }

  /** The picture with the grid drawn over it. */
  #found(grid, { src, naturalWidth: width, naturalHeight: height }) {
    const outline = (corners) => `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
    return s(
      "svg",
      { class: "found-grid", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": t("reading.grid", { n: grid.length }) },
      s("image", { href: src, width, height }),
      s("path", { d: grid.map(outline).join("") }),
    );
  }
}
