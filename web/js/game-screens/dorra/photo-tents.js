// A photo of a board of villages, above the tents that were read from it.

import { ask, picture } from "../../net/api.js";
import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { remember } from "../../net/known-photos.js";
import { loadStyles } from "../../lib/styles.js";
import { Tents } from "./tents.js";

export async function showTents(main, answer, signal, header) {
  await loadStyles(["dorra-amazonas"]);
  const { board } = answer.position;
  const [data, image] = await Promise.all([
    typeof board === "object" ? board : ask(`/catalogs/${encodeURIComponent(board)}`),
    picture(`/photos/${answer.id}/picture`, answer.token),
  ]);
  if (signal.aborted) return URL.revokeObjectURL(image);
  signal.addEventListener("abort", () => URL.revokeObjectURL(image));
  remember({ id: answer.id, summary: t("photo-tents.title") });
  const tents = new Tents(
    main,
    answer,
    data,
    [
      h("h1", { tabindex: "-1" }, t("photo-tents.title")),
      h("p", { class: "hint" }, t("photo-tents.hint", { n: answer.position.tents.length })),
    ],
    h(
      "details",
      { class: "as-text" },
      h("summary", {}, t("photo-tents.picture")),
      h("img", { src: image, alt: t("photo-tents.picture"), class: "photo-beside" }),
    ),
  );
  header.querySelector(".brand")?.replaceWith(tents.board.controls);
}
