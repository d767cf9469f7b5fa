// Scales a photo down on the phone before it is sent: enough pixels for each tile, far fewer to upload.

import { free } from "./finger.js";

const LONGEST = 3200; // pixels: about 130 per tile on a board of 25 tiles; the reader uses fewer
const QUALITY = 0.9;
const SMALL = 1_500_000; // bytes below which an upload is fast anyway
const PICTURE = "image/jpeg";

/**
 * The file, or a smaller picture of it, upright by its EXIF data. A file that this browser cannot open is returned as it is. `longest`:
 * pixels of its longer side; `small`: bytes below which it stays as it is.
 */
export async function shrunk(file, longest = LONGEST, small = SMALL) {
  if (file.size <= small || typeof createImageBitmap !== "function") return file;
  let picture;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = longest / Math.max(picture.width, picture.height);
    if (scale >= 1) return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise((resolve) => canvas.toBlob(resolve, PICTURE, QUALITY));
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  } finally {
    picture?.close();
    await free();
  }
}
