// A picture that was taken on one screen and is sent by the next.

/** @type {File | null} */
let picture = null;

/** @param {File} file */
export function handPicture(file) {
  picture = file;
}

/** The picture, once. */
export function takePicture() {
  const taken = picture;
  picture = null;
  return taken;
}
