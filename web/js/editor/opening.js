// The content that an editor opens with: a shared link, or the draft that this browser keeps. Both are checked before they are drawn or
// kept.

import { act } from "../lib/controls.js";
import { h, show } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { unpack } from "../lib/link-codec.js";
import { Away } from "../net/api.js";
import { checked, fits } from "../net/outside-data.js";

const TOO_MANY = 429; // statuses of answers
const OWN_FAULT = 500;

/** The content of a link; null without one. Throws BrokenLink or Unreadable. */
export const fromLink = async (form, packed) => (packed ? withoutKey(checked(form, await unpack(packed))) : null);

/**
 * Content from elsewhere without the id and token of a saved catalog: otherwise its maker would get what the user saves.
 *
 * @param {any} content
 * @returns {any}
 */
export const withoutKey = ({ id, token, ...content }) => content;

/**
 * The content to open: from a link (`linked`) or the draft (`kept`); null for neither. A link replaces an unfinished drawing only if the
 * user agrees. Throws Unreadable for a draft that cannot be drawn.
 */
export async function chosen(main, form, linked, kept) {
  if (!linked) return kept && checked(form, kept);
  if (!fits(form, kept) || !isDrawn(kept) || contentOf(kept) === contentOf(linked)) return linked;
  return (await replaces(main, "link.replace")) ? linked : kept;
}

/** Lets the user decide whether to replace unfinished work; `words`: the text key of the question. Resolves to a boolean. */
export const replaces = (main, words) =>
  new Promise((resolve) =>
    show(
      main,
      h(
        "section",
        { class: "card" },
        h("h1", { tabindex: "-1" }, t(words)),
        h("p", {}, t(`${words}.text`)),
        h(
          "div",
          { class: "actions" },
          act("open", t(`${words}.open`), () => resolve(true)),
          act("pencil", t(`${words}.keep`), () => resolve(false), "primary"),
        ),
      ),
    ),
  );

const isDrawn = (data) => ["tiles", "tents", "squares", "villages"].some((key) => data[key]?.length);

/** Everything drawn, as text to compare; id and token of the saved catalog do not count. */
function contentOf({ id, token, ...data }) {
  const told = Object.entries(data).filter(([, value]) => value !== null && value !== undefined && value !== "" && value.length !== 0);
  return JSON.stringify(told.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The way out of a link or a draft that cannot be drawn; null where the network or the server failed, which is no fault of the draft.
 * `forget()` deletes the draft; `again()` reopens the editor at this address.
 *
 * @param {any} error
 * @returns {HTMLElement | null}
 */
export const emptyButton = (error, address, forget, again) =>
  error instanceof Away || error.status === TOO_MANY || error.status >= OWN_FAULT
    ? null
    : act("grid", t("edit.empty"), () => {
        forget();
        history.replaceState(null, "", address);
        again();
      });
