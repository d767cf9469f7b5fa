// The panel of sources for a table: an empty one, a photo or match of this browser, a file.

import { Away, ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { h, icon, show } from "../../lib/dom.js";
import { dated, t } from "../../lib/i18n.js";
import { errorNotice } from "../../net/error-notice.js";
import { lastSeenByAll } from "../../net/game-info.js";
import { AS_VIEWER, matches as knownMatches } from "../../net/known-matches.js";
import { photos as knownPhotos } from "../../net/known-photos.js";
import { newest } from "../../lib/latest-only.js";
import { checked } from "../../net/outside-data.js";
import { openButton } from "../../net/share.js";
import { asTable } from "./table.js";

/** The panel; `done()` is called when a table was taken over. */
export function sourcesPanel(editor, done) {
  const { table } = editor;
  const status = h("div", {});
  const take = (position) => {
    table.replace(asTable(position));
    done();
  };
  const load = loader(editor, status, take);
  return h(
    "div",
    { class: "tile-panel" },
    editor.panels.headed(t("edit.take-from")),
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
    fromText((text) => load("/notation/read", { body: { text }, pick: ({ position: found }) => found })),
    h("h3", {}, t("edit.from-match")),
    matchList(load),
    h("h3", {}, t("edit.from-photo")),
    photoList(load),
  );
}

/**
 * A function that takes a table from the server. `pick(answer)`: the position in it; `seen()` promises the table as last seen,
 * where the server cannot be reached.
 *
 * @param {any} editor
 * @param {HTMLElement} status
 * @param {(position: any) => void} take
 */
function loader(editor, status, take) {
  const making = editor.panels.shown;
  const asked = newest();
  return async (path, /** @type {any} */ { token, pick, seen = () => null, body = null }) => {
    const latest = asked();
    const counts = () => latest() && editor.panels.shown === making && editor.node.isConnected; // neither chosen again nor left
    status.setAttribute("aria-busy", "true");
    try {
      const found = await ask(path, { token, ...(body ? { method: "POST", body } : {}) });
      if (counts()) take(pick(found));
    } catch (error) {
      if (!counts()) return;
      const kept = error instanceof Away ? await seen() : null;
      if (!counts()) return;
      if (kept) take(kept);
      else show(status, errorNotice(error));
    } finally {
      if (counts()) status.removeAttribute("aria-busy");
    }
  };
}

const time = (at) => dated(at, { dateStyle: "short", timeStyle: "short" });

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

/** The matches of this browser: of each what everybody may see, since a table is shown to others and kept. */
function matchList(load) {
  const matches = knownMatches();
  if (!matches.length) return h("p", { class: "hint" }, t("edit.no-matches"));
  return h(
    "ul",
    { class: "sources" },
    matches.map(({ id, token, name, title, at }) =>
      row(icon("flag"), name ?? title ?? id, at ? time(at) : "", () =>
        load(`/matches/${encodeURIComponent(id)}/position${AS_VIEWER}`, {
          token,
          pick: (answer) => answer.position ?? answer,
          seen: () =>
            lastSeenByAll(id).then(
              (match) => match?.position,
              () => null,
            ),
        }),
      ),
    ),
  );
}

/** The photos of this browser. */
function photoList(load) {
  const photos = knownPhotos();
  if (!photos.length) return h("p", { class: "hint" }, t("edit.no-photos"));
  return h(
    "ul",
    { class: "sources" },
    photos.map(({ id, token, thumb, at, summary }) =>
      row(thumb ? h("img", { src: thumb, alt: "", width: 72, height: 54 }) : icon("picture"), time(at), summary, () =>
        load(`/photos/${encodeURIComponent(id)}`, { token, pick: ({ position: found }) => found }),
      ),
    ),
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
