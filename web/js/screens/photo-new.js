// A new photo: take or choose it, say what lies on the table.

import { Away, ask, sendPhoto } from "../api.js";
import { announce, h, icon, show } from "../dom.js";
import { gameOf } from "../games.js";
import { has, named, percent, t } from "../i18n.js";
import { errorNotice } from "../notice.js";
import { remember } from "../session.js";
import { shrunk } from "../shrink.js";

const GAME = "carcassonne";
const PICTURES = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";
const BASE = "base";
const chosen = { catalogs: new Set([BASE]), edition: "C1", expansions: [] };

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
    const [{ catalogs }, game] = await Promise.all([ask("/catalogs", { signal }), gameOf(GAME)]);
    if (signal.aborted) return;
    const own = catalogs.filter((catalog) => catalog.game === GAME);
    const choose = ({ target: { checked, value } }) => {
      if (checked) chosen.catalogs.add(value);
      else chosen.catalogs.delete(value);
      chosen.expansions = game.expansions.filter(rulesOnTheTable).map(({ id }) => id);
    };
    const editions = game.options.find((option) => option.name === "edition")?.values ?? [];
    show(
      node,
      h(
        "fieldset",
        {},
        h("legend", {}, t("photo-new.which")),
        [...own.filter(({ id }) => id === BASE), ...own.filter(({ id }) => id !== BASE)].map(({ id, name }) =>
            h(
              "label",
              { class: "choice" },
              h("input", {
                type: "checkbox",
                name: "catalog",
                value: id,
                checked: chosen.catalogs.has(id),
                disabled: id === BASE,
                onchange: choose,
              }),
              h("span", {}, has(`catalog.${id}`) ? t(`catalog.${id}`) : name),
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

/** Whose tiles are in the game, its rules are. */
const rulesOnTheTable = ({ catalogs }) => catalogs.length > 0 && catalogs.every((id) => chosen.catalogs.has(id));

/** Sends a photo and goes on to it; nothing is lost when the server is away: "try again" sends the same once more. */
async function upload(file, node, signal, key = newKey()) {
  const bar = h("progress", { max: 1, value: 0, "aria-label": t("upload.sending") });
  const words = h("p", {}, t("upload.preparing"));
  const stop = new AbortController();
  signal.addEventListener("abort", () => stop.abort());
  const cancel = () => {
    stop.abort();
    show(node);
    announce(t("upload.cancelled"));
  };
  show(
    node,
    h(
      "div",
      { class: "notice" },
      words,
      bar,
      h("button", { type: "button", class: "button", onclick: cancel }, icon("close"), t("upload.cancel")),
    ),
  );
  node.scrollIntoView({ block: "nearest" });
  announce(t("upload.sending"));
  const form = new FormData();
  form.append("photo", await shrunk(file), "photo");
  if (stop.signal.aborted) return;
  words.textContent = t("upload.sending");
  form.append("game", GAME);
  form.append("options", JSON.stringify({ edition: chosen.edition, expansions: chosen.expansions }));
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
      stop.signal,
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
