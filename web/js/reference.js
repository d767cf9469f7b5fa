// The empty map or board: a photo of it, against which photos of games on it are read.

import { sendFiles } from "./api.js";
import { h } from "./dom.js";
import { shrunk } from "./shrink.js";

const PICTURES = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";

/** Keeps a picture with a catalog of one's own; true when that went well. */
export async function keepPicture({ id, token }, picture) {
  const form = new FormData();
  form.append("picture", await shrunk(picture), "picture");
  try {
    await sendFiles(`/catalogs/${encodeURIComponent(id)}/picture`, form, { token, method: "PUT" });
    return true;
  } catch {
    return false; // the catalog is kept all the same; the picture can be sent with each photo
  }
}

/** Asks for such a picture; `taken(file)`. */
export const referenceField = (words, taken) =>
  h(
    "label",
    { class: "field" },
    h("span", {}, words),
    h("input", {
      type: "file",
      accept: PICTURES,
      name: "reference",
      onchange: async ({ target }) => target.files[0] && taken(await shrunk(target.files[0])),
    }),
  );
