// The panel of sources for a table: an empty one, a photo or match of this browser, a file.

import { Away, ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { h, icon, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { errorNotice } from "../../net/error-notice.js";
import { lastSeen, matches as knownMatches } from "../../net/known-matches.js";
import { photos as knownPhotos } from "../../net/known-photos.js";
import { newest } from "../../lib/latest-only.js";
import { checked } from "../../net/outside-data.js";
import { openButton } from "../../net/share.js";
import { asTable } from "./table.js";

/** The panel; `done()` is called when a table was taken over. */
export function sourcesPanel(editor, done) {
  const { table, making } = editor;
  const status = h("div", {});
  const take = (position) => {
    table.replace(asTable(position));
    done();
  };
  const failed = (error) => show(status, errorNotice(error));
  const asked = newest();
  /** @param {any} body */
  const load = async (path, token, pick, seen = () => null, body = null) => {
    const latest = asked();
    const counts = () => latest() && editor.making === making && editor.node.isConnected; // neither chosen again nor left
    status.setAttribute("aria-busy", "true");
    try {
      const found = await ask(path, { token, ...(body ? { method: "POST", body } : {}) });
      if (counts()) take(pick(found));
    } catch (error) {
      if (!counts()) return;
      const kept = error instanceof Away ? seen() : null; // as last seen
      if (kept) take(kept);
      else failed(error);
    } finally {
      if (counts()) status.removeAttribute("aria-busy");
    }
  };
  const [photos, matches] = [knownPhotos(), knownMatches()];
  const time = new Intl.DateTimeFormat(undefined, { dateStyle: "short", timeStyle: "short" });
  const row = (picture, words, hint, onclick) =>
    h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "source", onclick },
        picture,
        h("span", {}, h("strong", {}, words), hint ? h("span", { class: "hint" }, hint) : null),
      ),
    );
  return h(
    "div",
    { class: "tile-panel" },
    editor.backButton(),
    h("h2", { tabindex: "-1" }, t("edit.take-from")),
    status,
    h(
      "div",
      { class: "actions" },
      act("grid", t("edit.empty"), () =>
        take({ ...table.position, tiles: [], figures: [], tokens: [], turn: null, held: null, left: null }),
      ),
      openButton(
        t("edit.import"),
        (value) => take(position(value)),
        () => show(status, h("p", { class: "notice notice-error", role: "alert" }, t("edit.not-a-table"))),
      ),
    ),
    fromText((text) => load("/notation/read", undefined, ({ position: found }) => found, undefined, { text })),
    h("h3", {}, t("edit.from-match")),
    matches.length
      ? h(
          "ul",
          { class: "sources" },
          matches.map(({ id, token, name, title, at }) =>
            row(icon("flag"), name ?? title ?? id, at ? time.format(at) : "", () =>
              load(
                `/matches/${encodeURIComponent(id)}/position`,
                token,
                (answer) => answer.position ?? answer,
                () => lastSeen(id)?.position,
              ),
            ),
          ),
        )
      : h("p", { class: "hint" }, t("edit.no-matches")),
    h("h3", {}, t("edit.from-photo")),
    photos.length
      ? h(
          "ul",
          { class: "sources" },
          photos.map(({ id, token, thumb, at, summary }) =>
            row(thumb ? h("img", { src: thumb, alt: "", width: 72, height: 54 }) : icon("picture"), time.format(at), summary, () =>
              load(`/photos/${encodeURIComponent(id)}`, token, ({ position: found }) => found),
            ),
          ),
        )
      : h("p", { class: "hint" }, t("edit.no-photos")),
  );
}

/** A field for a position in the notation; `take(text)`. */
function fromText(take) {
  const field = h("textarea", { rows: 3, maxlength: 40_000, spellcheck: "false", autocapitalize: "off" });
  const send = () => field.value.trim() && take(field.value.trim());
  return h(
    "details",
    { class: "more" },
    h("summary", {}, t("edit.from-text")),
    h("label", { class: "field" }, t("dispute.text"), field),
    act("open", t("edit.from-text.open"), send),
  );
}

/** The position in a file: a position itself, or an object that holds one (a photo, a match). Throws if there is none. */
export function position(value) {
  const found = value?.tiles && value?.players ? value : (value?.position ?? value?.start);
  if (!Array.isArray(found?.tiles)) throw new Error("no table");
  return checked("table", found);
}
