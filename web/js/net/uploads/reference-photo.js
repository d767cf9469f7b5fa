// The reference picture: a photo of the empty map or board, against which photos of games on it are read.

import { sendFiles } from "../api.js";
import { pictureField } from "../../lib/controls.js";
import { shrunk } from "../../lib/image-shrink.js";
import { PICTURES } from "./picture-types.js";

/**
 * Uploads a picture for a catalog of the user; returns whether that succeeded.
 *
 * @param {{ id: string, token?: string }} catalog
 * @param {Blob} picture
 */
export async function keepPicture({ id, token }, picture) {
  const form = new FormData();
  form.append("picture", await shrunk(picture), "picture");
  try {
    await sendFiles(`/catalogs/${encodeURIComponent(id)}/picture`, form, { token, method: "PUT" });
    return true;
  } catch {
    // the catalog is saved anyway; the picture can be sent with each photo
    return false;
  }
}

/** A field for such a picture; `taken(file)`. */
export const referenceField = (words, taken) =>
  pictureField(words, async (file) => taken(await shrunk(file)), { accept: PICTURES, name: "reference" });
