// Sharing: links to copy or share, files to save or open.

import { ask } from "./api.js";
import { focusRing } from "../lib/controls.js";
import { announce, h, icon, show } from "../lib/dom.js";
import { free } from "../lib/finger.js";
import { t } from "../lib/i18n.js";
import { errorNotice } from "./error-notice.js";

/** The address where others open this page: on the server's machine (localhost) the server knows a better one. */
export async function pageOrigin() {
  try {
    const signal = AbortSignal.timeout(3000);
    return (await ask(`/address?page=${encodeURIComponent(location.origin)}`, { signal })).page;
  } catch {
    return location.origin;
  }
}

/** A button that makes a link (`make()` returns the part after #) and shows it, ready to be copied or shared. */
export const linkButton = (words, make) =>
  copyButton("link", words, t("share.link"), async () => {
    const link = `${await pageOrigin()}${location.pathname}#${await make()}`;
    return { text: link, more: [sharer(link)] };
  });

/** A button that makes a text and shows it, ready to be copied. `name`: the label of its field; `make()`: {text, more}, or throws. */
export function copyButton(sign, words, name, make) {
  const place = h("div", { class: "shared-link" });
  const open = async () => {
    try {
      const { text, more = [] } = await make();
      const field = h("input", { type: "text", readonly: true, value: text, "aria-label": name, class: "link-field" });
      show(place, field, h("div", { class: "actions" }, copier(text, field), more));
      field.select();
    } catch (error) {
      show(place, errorNotice(error));
    }
  };
  return h("div", { class: "share" }, h("button", { type: "button", class: "button", onclick: open }, icon(sign), words), place);
}

/** A button that copies a text; where the page may not (plain HTTP), it selects the text and explains how. */
function copier(text, field) {
  const copy = async () => {
    field.select();
    try {
      if (navigator.clipboard) await navigator.clipboard.writeText(text);
      else if (!document.execCommand("copy")) throw new Error("not copied");
      announce(t("share.copied"));
      button.lastChild.textContent = t("share.copied");
    } catch {
      button.lastChild.textContent = t("share.select");
    }
  };
  const button = h("button", { type: "button", class: "button primary", onclick: copy }, icon("check"), h("span", {}, t("share.copy")));
  return button;
}

const sharer = (link) =>
  navigator.share
    ? h("button", { type: "button", class: "button", onclick: () => navigator.share({ url: link }).catch(() => {}) }, t("share.send"))
    : null;

/** Saves JSON as a file. */
export const saveFile = (name, value) => saveBlob(name, new Blob([JSON.stringify(value, null, 1)], { type: "application/json" }));

/** Saves a blob as a file. */
export function saveBlob(name, blob) {
  const url = URL.createObjectURL(blob);
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A button that opens a JSON file; calls `opened(value)`, or `failed(error)` if it is not one. */
export const openButton = (words, opened, failed) =>
  h(
    "label",
    { class: "button takes-file" },
    icon("open"),
    h("span", {}, words),
    h("input", {
      type: "file",
      accept: ".json,application/json",
      class: "visually-hidden",
      onchange: async ({ target }) => {
        const [file] = target.files;
        target.value = "";
        if (!file) return;
        try {
          const text = await file.text();
          await free();
          opened(JSON.parse(text));
        } catch (error) {
          failed(error);
        }
      },
    }),
    focusRing(),
  );
