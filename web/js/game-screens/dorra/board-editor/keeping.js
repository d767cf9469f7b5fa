// Saving, sharing and opening a drawn board, and the photo under it.

import { ask } from "../../../net/api.js";
import { act, pictureField } from "../../../lib/controls.js";
import { h, show } from "../../../lib/dom.js";
import { free } from "../../../lib/finger.js";
import { t } from "../../../lib/i18n.js";
import { pack } from "../../../lib/link-codec.js";
import { errorNotice } from "../../../net/error-notice.js";
import { linkButton, openButton, saveFile } from "../../../net/share.js";
import { NAME, WIDE, empty } from "./empty-board.js";

export function keepingPanel(editor) {
  return h(
    "div",
    { class: "actions" },
    editor.drawing.text(t("dorra-amazonas.edit.board-name"), editor.data.name, (value) => (editor.data.name = value), NAME),
    pictureField(t("dorra-amazonas.edit.photo"), (file) => layPhoto(editor, file)),
    act("check", t("dorra-amazonas.edit.keep"), () => editor.keep(), "primary"),
    linkButton(t("dorra-amazonas.edit.link"), async () => `/edit/dorra-board/${await pack(editor.data)}`),
    act("down", t("dorra-amazonas.edit.save"), () => saveFile("board.json", editor.body())),
    openButton(
      t("maps.edit.open"),
      (data) => editor.replace(data),
      (error) => show(editor.drawing.report, errorNotice(error)),
    ),
    act("grid", t("dorra-amazonas.edit.stand-in"), () => takeStandIn(editor), "text"),
    act(
      "close",
      t("edit.clear"),
      () => {
        editor.data = empty();
        editor.picked = [];
        editor.drawing.changed();
      },
      "text",
    ),
  );
}

/** Puts the photo under the drawing, in this browser only; the drawing takes its proportions. */
function layPhoto(editor, file) {
  if (!file) return;
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.onload = async () => {
    await free();
    if (!editor.data.villages.length)
      editor.data.size = [WIDE, Math.max(200, Math.min(4000, Math.round((WIDE * image.naturalHeight) / image.naturalWidth)))];
    editor.picture = url;
    editor.file = file;
    editor.drawing.changed();
  };
  image.src = url;
}

async function takeStandIn(editor) {
  try {
    const board = await ask("/catalogs/dorra-stand-in", { signal: editor.drawing.signal });
    editor.replace({ ...board, name: "", income_cards: null }); // its white numbers are invented, so they are left out
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        editor.drawing.report,
        errorNotice(error, () => takeStandIn(editor)),
      );
  }
}
