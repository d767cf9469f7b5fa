// Sharing a finished match: as a picture, a text, a link for viewers, and as files of the table and of the whole history.

import { ask, file } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { announce, h, show } from "../../lib/dom.js";
import { language, t } from "../../lib/i18n.js";
import { knownMatch, linkTo } from "../../net/known-matches.js";
import { errorNotice } from "../../net/error-notice.js";
import { pageOrigin, saveBlob, saveFile } from "../../net/share.js";

/** The controls. `play`: {match, connection: {token}}. @param {Page.Play} play */
export function sharing(play) {
  const place = h("div", { class: "shared", "aria-live": "polite" });
  const path = `/matches/${play.match.id}`;
  const { token } = play.connection;
  const day = play.match.created.slice(0, 10);
  const try_ = (work) => async () => {
    try {
      await work();
    } catch (error) {
      show(place, errorNotice(error, try_(work)));
    }
  };
  const asPicture = try_(async () => {
    const [image, { text }] = await Promise.all([
      file(`${path}/summary.png?language=${language}`, token),
      ask(`${path}/summary?language=${language}`, { token }),
    ]);
    pictured(place, image, text, `match-${day}.png`);
  });
  const asText = try_(async () => {
    const { text } = await ask(`${path}/summary?language=${language}`, { token });
    copied(place, text, t("end.share.text"));
  });
  const viewer = knownMatch(play.match.id)?.viewer;
  const asLink = async () => copied(place, `${await pageOrigin()}/${linkTo(play.match, viewer)}`, t("share.link"));
  const csv = try_(async () => saveBlob(`match-${day}.csv`, await file(`${path}/export.csv?language=${language}`, token)));
  const json = try_(async () => saveFile(`match-${day}.json`, await ask(`${path}/export`, { token })));
  return h(
    "section",
    { class: "end-section end-share" },
    h("h3", {}, t("end.share")),
    h(
      "div",
      { class: "share-ways" },
      act("picture", t("end.share.picture"), asPicture),
      act("pencil", t("end.share.text"), asText),
      viewer ? act("link", t("end.share.link"), asLink) : null,
      act("save", t("end.share.csv"), csv),
      act("save", t("end.share.json"), json),
    ),
    place,
    h("a", { href: "#/evenings", class: "more-link" }, t("end.evenings")),
  );
}

/** A picture to look at, save and share. */
function pictured(place, image, alt, name) {
  const url = URL.createObjectURL(image);
  const save = h("a", { class: "button primary", href: url, download: name }, t("end.share.save"));
  show(
    place,
    h("img", { src: url, alt, class: "shared-picture" }),
    h("div", { class: "actions" }, save, sender(new File([image], name, { type: "image/png" }))),
  );
}

/** A text to read, select and copy. */
function copied(place, text, label) {
  const field = h("textarea", { readonly: true, rows: Math.min(12, text.split("\n").length + 1), "aria-label": label }, text);
  const copy = act(
    "check",
    t("share.copy"),
    async () => {
      field.select();
      try {
        if (navigator.clipboard) await navigator.clipboard.writeText(text);
        else if (!document.execCommand("copy")) throw new Error("not copied");
        announce(t("share.copied"));
        copy.lastChild.textContent = t("share.copied");
      } catch {
        copy.lastChild.textContent = t("share.select");
      }
    },
    "primary",
  );
  const send = navigator.share ? act("next", t("share.send"), () => navigator.share({ text }).catch(() => {})) : null;
  show(place, field, h("div", { class: "actions" }, copy, send));
  field.select();
}

/** A button that shares the picture with other apps, where the device supports it. */
const sender = (picture) =>
  navigator.canShare?.({ files: [picture] })
    ? act("next", t("share.send"), () => navigator.share({ files: [picture] }).catch(() => {}))
    : null;
