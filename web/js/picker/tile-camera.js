// Naming the drawn tile by a picture of it: the button that takes one, and the candidates, of which one tap chooses one.

import { sendFiles } from "../net/api.js";
import { act, focusRing } from "../lib/controls.js";
import { h, icon, show } from "../lib/dom.js";
import { shrunk } from "../lib/image-shrink.js";
import { t } from "../lib/i18n.js";
import { pictureNotice } from "../net/error-notice.js";
import { editionsIn } from "../net/game-info.js";
import { tilePicture } from "../tile/tile.js";
import { likelihood } from "../tile/words.js";
import { PICTURES } from "../net/uploads/picture-types.js";

const LONGEST = 1280; // pixels: one tile fills most of the picture
const SMALL = 200_000; // bytes below which it is sent as it is
const SHOWN = 3; // candidates

/**
 * @typedef {object} Picker
 * @property {(id: string) => void} choose
 * @property {(id: string) => Page.Tile | undefined} find
 * @property {(tile: Page.Tile) => string} nameOf
 */

/**
 * The camera of a picker. `fields`: of the form, {match} or {game, catalogs, options}; `token`: of the match.
 *
 * @param {{ fields: { [name: string]: any }, token?: string | null, signal?: AbortSignal }} options
 */
export const tileCamera =
  (options) =>
  /** @param {Picker} picker */
  (picker) => {
    const node = h("div", { class: "picker-seen" });
    return { button: cameraButton((file) => look(node, file, options, picker)), node };
  };

/** Sends a picture, and shows what the tile may be. */
async function look(node, file, options, picker) {
  const { fields, token = null, signal } = options;
  show(node, h("p", { class: "hint", role: "status" }, t("picker.camera.looking")));
  try {
    const form = new FormData();
    form.append("photo", await shrunk(file, LONGEST, SMALL), "photo");
    for (const [name, value] of Object.entries(fields)) form.append(name, typeof value === "string" ? value : JSON.stringify(value));
    const { candidates } = await sendFiles("/photos/tile", form, { token, signal });
    showFound(node, candidates.filter(({ tile }) => picker.find(tile)).slice(0, SHOWN), picker);
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        node,
        pictureNotice(error, () => look(node, file, options, picker)),
      );
  }
}

function showFound(node, candidates, picker) {
  const close = () => show(node);
  const choose = (tile) => {
    close();
    picker.choose(tile);
  };
  show(
    node,
    h("p", { role: "status" }, t(candidates.length ? "picker.camera.which" : "picker.camera.none")),
    h(
      "ul",
      { class: "candidates" },
      candidates.map((one) => candidate(one, picker, choose)),
    ),
    act("close", t("picker.camera.close"), close, "text"),
  );
  node.querySelector("button")?.focus({ preventScroll: true });
  node.scrollIntoView({ block: "nearest" });
}

function candidate({ tile, rotation, confidence }, { find, nameOf }, choose) {
  const likely = likelihood(confidence);
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: "candidate",
        "data-seen": tile,
        "aria-label": [nameOf(find(tile)), likely].filter(Boolean).join(" – "),
        onclick: () => choose(tile),
      },
      tilePicture(find(tile), rotation),
      likely ? h("span", { class: "share" }, likely) : null,
    ),
  );
}

function cameraButton(take) {
  const onchange = ({ target }) => {
    const [file] = target.files;
    target.value = "";
    if (file) take(file);
  };
  return h(
    "label",
    { class: "picker-tool takes-file", title: t("picker.camera") },
    icon("camera"),
    h("span", { class: "visually-hidden" }, t("picker.camera")),
    h("input", {
      type: "file",
      accept: PICTURES,
      capture: "environment",
      class: "visually-hidden",
      "data-role": "tile-camera",
      onchange,
    }),
    focusRing(),
  );
}

/**
 * The camera for tiles that are not of a match. `catalogs`: as loaded; sets that are not saved anywhere cannot be compared with.
 *
 * @param {{ game: string, catalogs: any[], options?: any }} table
 */
export function boxCamera({ game, catalogs, options = {} }) {
  const ids = catalogs.filter(({ tiles }) => tiles?.length).map(({ id }) => id);
  return ids.length && ids.every(Boolean)
    ? tileCamera({ fields: { game, catalogs: [...new Set(ids)], options: editionsIn(options) } })
    : null;
}
