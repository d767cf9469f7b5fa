// A new photo: take or choose it, say what lies on the table.

import { Away, ask, sendPhoto } from "../api.js";
import { announce, h, icon, show } from "../dom.js";
import { named, percent, t } from "../i18n.js";
import { errorNotice } from "../notice.js";
import { remember } from "../session.js";

const GAME = "carcassonne";
const PICTURES = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";
const chosen = { catalogs: new Set(["base"]), edition: "C1" };

export function photoNewScreen(rest, signal) {
  const sets = h("div", { class: "choices" });
  const status = h("div", { class: "status" });
  const send = (event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (file) upload(file, status, signal);
  };
  const pick = (name, words, attributes, primary) =>
    h(
      "label",
      { class: `button big ${primary ? "primary" : ""}` },
      icon(name),
      h("span", {}, words),
      h("input", { type: "file", accept: PICTURES, class: "visually-hidden", onchange: send, ...attributes }),
    );
  options(sets, signal);
  return h(
    "main",
    { class: "start" },
    h(
      "div",
      { class: "start-main" },
      h("h1", { tabindex: "-1" }, t("photo-new.title")),
      h("p", { class: "lead" }, t("photo-new.lead")),
      h(
        "div",
        { class: "start-actions" },
        pick("camera", t("photo-new.camera"), { capture: "environment", "data-role": "camera" }, true),
        pick("picture", t("photo-new.choose"), { "data-role": "choose" }, false),
      ),
      status,
      h("p", { class: "hint" }, t("photo-new.tips")),
    ),
    h(
      "div",
      { class: "start-side" },
      h("section", { class: "card", "aria-labelledby": "sets" }, h("h2", { id: "sets" }, t("photo-new.sets")), sets),
    ),
  );
}

async function options(node, signal) {
  try {
    const [{ catalogs }, game] = await Promise.all([ask("/catalogs", { signal }), ask(`/games/${GAME}`, { signal })]);
    const editions = game.options.find((option) => option.name === "edition")?.values ?? [];
    show(
      node,
      h(
        "fieldset",
        {},
        h("legend", {}, t("photo-new.which")),
        catalogs
          .filter((catalog) => catalog.game === GAME)
          .map(({ id, name }) =>
            h(
              "label",
              { class: "choice" },
              h("input", {
                type: "checkbox",
                name: "catalog",
                value: id,
                checked: chosen.catalogs.has(id),
                disabled: id === "base",
                onchange: ({ target }) => (target.checked ? chosen.catalogs.add(id) : chosen.catalogs.delete(id)),
              }),
              h("span", {}, named("catalog", id) === id ? name : named("catalog", id)),
            ),
          ),
      ),
      h(
        "label",
        { class: "field" },
        h("span", {}, t("photo-new.edition")),
        h(
          "select",
          {
            onchange: ({ target }) => {
              chosen.edition = target.value;
            },
          },
          editions.map((value) => h("option", { value, selected: value === chosen.edition }, named("edition", value))),
        ),
      ),
      h("p", { class: "hint" }, t("photo-new.edition.hint")),
    );
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        node,
        errorNotice(error, () => options(node, signal)),
      );
  }
}

/** Sends a photo and goes on to it; nothing is lost when the server is away: "try again" sends the same once more. */
async function upload(file, node, signal, key = newKey()) {
  const bar = h("progress", { max: 1, value: 0, "aria-label": t("upload.sending") });
  const words = h("p", {}, t("upload.sending"));
  show(node, h("div", { class: "notice" }, words, bar));
  node.scrollIntoView({ block: "nearest" });
  announce(t("upload.sending"));
  const form = new FormData();
  form.append("photo", file, "photo");
  form.append("game", GAME);
  form.append("options", JSON.stringify({ edition: chosen.edition }));
  form.append("catalogs", JSON.stringify([...chosen.catalogs]));
  try {
    const answer = await sendPhoto(
      form,
      key,
      (share) => {
        bar.value = share;
        if (share === 1) bar.removeAttribute("value");
        words.textContent = share < 1 ? t("upload.share", { share: percent(share) }) : t("upload.opening");
      },
      signal,
    );
    remember({ id: answer.id, token: answer.token, at: Date.now() });
    location.hash = `#/photo/${encodeURIComponent(answer.id)}`;
  } catch (error) {
    if (error.name === "AbortError") return;
    const again = error instanceof Away ? key : undefined;
    show(
      node,
      errorNotice(error, () => upload(file, node, signal, again)),
    );
    node.scrollIntoView({ block: "nearest" });
  }
}

/** A key for one upload. (randomUUID exists only over HTTPS, and at the kitchen table there is none.) */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
