// A photo made smaller on the phone before it is sent: enough pixels for each tile, far fewer to upload.

const LONGEST = 3200; // pixels: some 130 a tile on a board of 25 tiles; the reader looks at fewer
const QUALITY = 0.9;
const SMALL = 1_500_000; // bytes below which sending is quick anyway
const PICTURE = "image/jpeg";

/** The file, or a smaller picture of the same, upright as its EXIF says. What this browser cannot open goes as it is. */
export async function shrunk(file) {
  if (file.size <= SMALL || typeof createImageBitmap !== "function") return file;
  let picture;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = LONGEST / Math.max(picture.width, picture.height);
    if (scale >= 1) return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise((resolve) => canvas.toBlob(resolve, PICTURE, QUALITY));
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  } finally {
    picture?.close();
  }
}
