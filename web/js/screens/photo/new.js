// A new photo: taking or choosing it, and the sets on the table.

import { Away, newKey } from "../../net/api.js";
import { sendPhoto } from "../../net/uploads/photo-upload.js";
import { act, focusRing } from "../../lib/controls.js";
import { announce, h, icon, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { pictureNotice } from "../../net/error-notice.js";
import { takePicture } from "../../net/uploads/picture-at-hand.js";
import { remember } from "../../net/known-photos.js";
import { OnItsWay } from "../../net/uploads/upload-progress.js";
import { shrunk } from "../../lib/image-shrink.js";
import { PhotoTable } from "./upload/photo-table.js";
import { PICTURES } from "../../net/uploads/picture-types.js";

export function photoNewScreen(rest, signal) {
  const lying = new PhotoTable(signal);
  const status = h("div", { class: "status" });
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
        { class: "lying start-lying" },
        h("p", {}, h("strong", {}, t("photo-new.sets")), ": ", lying.brief),
        act(null, t("sets.change"), toSets, "text"),
      ),
      pickers(lying, status, signal),
      status,
      lying.tips,
    ),
    h(
      "div",
      { class: "start-side" },
      h("section", { class: "card", "aria-labelledby": "sets" }, h("h2", { id: "sets", tabindex: "-1" }, t("photo-new.sets")), lying.node),
    ),
  );
}

/**
 * The buttons to take or choose a picture, which is then sent. `lying`: the fields of its form, and path and token of the upload if it
 * belongs to a match.
 */
export function pickers(lying, status, signal) {
  let stop = new AbortController(); // aborts the current upload when another picture replaces it
  signal.addEventListener("abort", () => stop.abort());
  const start = (file, from) => {
    stop.abort();
    stop = new AbortController();
    upload(file, lying, status, stop, from);
  };
  const send = (event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (file) start(file, event.target);
  };
  const pick = (name, words, attributes, primary) =>
    h(
      "label",
      { class: `button big takes-file ${primary ? "primary" : ""}` },
      icon(name),
      h("span", {}, words),
      h("input", { type: "file", accept: PICTURES, class: "visually-hidden", onchange: send, ...attributes }),
      focusRing(),
    );
  const node = h(
    "div",
    { class: "start-actions" },
    pick("camera", t("photo-new.camera"), { capture: "environment", "data-role": "camera" }, true),
    pick("picture", t("photo-new.choose"), { "data-role": "choose" }, false),
  );
  const taken = lying.path ? takePicture() : null; // with the camera in the bar of the match
  if (taken) queueMicrotask(() => start(taken, node.querySelector("input")));
  return node;
}

/** Scrolls to the choice of sets, which is below on a phone. */
function toSets() {
  const title = /** @type {HTMLElement} */ (document.getElementById("sets"));
  title.scrollIntoView({ block: "start" });
  title.focus({ preventScroll: true });
}

/**
 * Sends a photo and opens its screen. If the server is unreachable, "try again" sends the same photo with the same key. `stop` aborts it;
 * `from`: the input the picture was chosen with.
 */
async function upload(file, lying, node, stop, from, key = newKey()) {
  const cancel = () => {
    stop.abort();
    show(node);
    from.focus();
    announce(t("upload.cancelled"));
  };
  const told = new OnItsWay(cancel);
  show(node, told.node);
  node.scrollIntoView({ block: "nearest" });
  announce(t("upload.sending"));
  const form = new FormData();
  form.append("photo", await shrunk(file), "photo");
  if (stop.signal.aborted) return;
  told.sent(0);
  for (const [name, value] of Object.entries(lying.fields())) form.append(name, value);
  try {
    const answer = await sendPhoto(form, key, (share) => told.sent(share), stop.signal, lying);
    remember({ id: answer.id, token: answer.token, at: Date.now() });
    location.hash = `#/photo/${encodeURIComponent(answer.id)}`;
  } catch (error) {
    if (error.name === "AbortError") return;
    lying.refused?.(error);
    const again = error instanceof Away ? key : undefined;
    show(
      node,
      pictureNotice(error, () => upload(file, lying, node, stop, from, again)),
    );
    node.scrollIntoView({ block: "nearest" });
  }
}
