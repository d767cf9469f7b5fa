// The digits that choose, next to what they choose: on names, tiles and moves, and on the features of the drawn tile. They are there once a key
// was used, and go with the next touch.

import { s } from "../lib/dom.js";

const MOST = 9;

export class KeyNumbers {
  #root;
  #choices;
  #on = false;
  #observer = new MutationObserver(() => this.#show());

  /** `root`: what is numbered; `choices()`: what the digits choose, in order; `on()`: whether keys are listened to. */
  constructor(root, { choices, on, signal }) {
    this.#root = root;
    this.#choices = choices;
    document.addEventListener("pointerdown", ({ pointerType }) => pointerType === "touch" && this.#drop(), { signal });
    signal.addEventListener("abort", () => this.#drop());
    this.on = on;
  }

  /** A key was used. */
  used() {
    if (!this.#on) this.#observer.observe(this.#root, { childList: true, subtree: true });
    this.#on = true;
    this.#show();
  }

  /** Removes the digits, so that a redraw finds what it has drawn; they come back after it. */
  clear() {
    if (!this.#on) return;
    for (const node of this.#root.querySelectorAll("[data-key]")) delete node.dataset.key;
    for (const node of this.#root.querySelectorAll(".key-number")) node.remove();
  }

  #drop() {
    this.clear();
    this.#on = false;
    this.#observer.disconnect();
  }

  #show() {
    if (!this.#on) return;
    this.clear();
    if (this.on()) for (const [i, node] of this.#choices().slice(0, MOST).entries()) number(node, String(i + 1));
    this.#observer.takeRecords(); // of the digits themselves
  }
}

/** Puts a digit on a choice, and on its feature if there is a picture of it. */
function number(node, digit) {
  const face = node.matches("input") ? node.nextElementSibling : node;
  face.dataset.key = digit;
  const { feature = node.matches("input") ? node.value : null, cell = 0 } = node.dataset;
  const map = node.closest(".features, .placing")?.querySelectorAll(".feature-map")[cell];
  const area = feature === null ? null : map?.querySelector(`.feature-area[data-feature="${CSS.escape(feature)}"]`);
  if (!area || area.matches(".is-chosen")) return; // the figure stands there
  const at = `translate(${area.dataset.seat})`;
  area.ownerSVGElement.append(
    s("g", { class: "key-number", transform: at, "aria-hidden": "true" }, s("circle", { r: 11 }), s("text", { y: 6 }, digit)),
  );
}
