// Small controls shared by all screens: a single choice as buttons, a switch, a number stepper, a select, a button with an icon.

import { h, icon } from "./dom.js";
import { t } from "./i18n.js";

/**
 * A single choice. `options`: {value, words, picture?, disabled?}; `change(value)` is called after a tap. Redraws keep the focus by `name`.
 */
export function choices({ legend, name, options, value, change, hidden = false }) {
  return h(
    "fieldset",
    { class: "swatches", "data-of": name },
    h("legend", { class: hidden ? "visually-hidden" : null }, legend),
    options.map((option) =>
      h(
        "label",
        { class: "swatch" },
        h("input", {
          type: "radio",
          name,
          value: String(option.value),
          checked: option.value === value,
          disabled: option.disabled,
          class: "visually-hidden",
          onchange: () => {
            change(option.value);
            const again = `input[name="${name}"][value="${CSS.escape(String(option.value))}"]`;
            /** @type {HTMLElement | null} */ (document.querySelector(again))?.focus();
          },
        }),
        h("span", { class: option.picture ? "swatch-face" : "swatch-face is-plain" }, option.picture, h("span", {}, option.words)),
      ),
    ),
  );
}

/** An on/off switch. */
export const toggle = (words, on, change, attributes = {}) =>
  h(
    "label",
    { class: "choice" },
    h("input", { type: "checkbox", checked: on, onchange: ({ target }) => change(target.checked), ...attributes }),
    h("span", {}, words),
  );

/** A whole number from `least` to `most`, which may be a function of the number. `words`: what is counted. */
export function stepper({ words, value, least = 0, most = /** @type {number | ((value: number) => number)} */ (99), change }) {
  const shown = h("output", { class: "stepper-value" }, String(value));
  const step = (by) => {
    const next = Math.min(typeof most === "function" ? most(value) : most, Math.max(least, value + by));
    if (next === value) return;
    value = next;
    shown.textContent = String(value);
    change(value);
  };
  return h(
    "div",
    { class: "stepper", role: "group", "aria-label": words },
    h("span", { class: "stepper-words" }, words),
    h("button", { type: "button", class: "round", "aria-label": `${words} −1`, onclick: () => step(-1) }, icon("minus")),
    shown,
    h("button", { type: "button", class: "round", "aria-label": `${words} +1`, onclick: () => step(1) }, icon("plus")),
  );
}

/** A select with a label above. */
export const select = ({ words, options, value, change, attributes = {} }) =>
  h(
    "label",
    { class: "field" },
    h("span", {}, words),
    h(
      "select",
      { onchange: ({ target }) => change(target.value), ...attributes },
      options.map((option) => h("option", { value: option.value, selected: option.value === value }, option.words)),
    ),
  );

/** A button with an icon and text. */
export const act = (name, words, onclick, more = "") =>
  h("button", { type: "button", class: `button ${name ? "has-icon " : ""}${more}`, onclick }, name ? icon(name) : null, words);

/** A round button that shows its icon alone. */
export const roundButton = (name, words, onclick, disabled = false) =>
  h("button", { type: "button", class: "round", "aria-label": words, title: words, onclick, disabled }, icon(name));

/** The top of a panel: the way back, and the heading next to it where there is room. */
export const headed = (back, title) =>
  h("div", { class: "panel-head" }, act("back", t("panel.back"), back, "text back-link"), h("h2", { tabindex: "-1" }, title));

/** Shows the focus of the hidden field before it, around the label of both. */
export const focusRing = () => h("span", { class: "focus-ring" });

/**
 * A field for a picture; `taken(file)`. The words of the browser's control are in the language of the browser, so that one is hidden.
 *
 * @param {string} words
 * @param {(file: File) => void} taken
 * @param {{ [name: string]: any }} attributes
 */
export function pictureField(words, taken, attributes = {}) {
  const name = h("span", { class: "hint", role: "status" });
  const onchange = ({ target }) => {
    const [file] = target.files;
    name.textContent = file?.name ?? "";
    if (file) taken(file);
  };
  return h(
    "div",
    { class: "field" },
    h("span", { "aria-hidden": "true" }, words),
    h(
      "label",
      { class: "button takes-file" },
      icon("picture"),
      h("span", { class: "visually-hidden" }, `${words}: `),
      h("span", {}, t("file.choose")),
      h("input", { type: "file", accept: "image/*", class: "visually-hidden", ...attributes, onchange }),
      focusRing(),
    ),
    name,
  );
}
