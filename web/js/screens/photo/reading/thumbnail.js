// The small picture of a photo in the list of this browser.

import { h } from "../../../lib/dom.js";

export async function thumbnail(url) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = h("canvas", { width: 144, height: 108 });
  const scale = Math.max(144 / image.width, 108 / image.height);
  canvas
    .getContext("2d")
    .drawImage(image, (144 - image.width * scale) / 2, (108 - image.height * scale) / 2, image.width * scale, image.height * scale);
  return canvas.toDataURL("image/jpeg", 0.7);
}
