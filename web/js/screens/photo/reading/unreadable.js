// Why a photo could not be read, with what to do about it.

import { ask } from "../../../net/api.js";
import { h, icon, show } from "../../../lib/dom.js";
import { has, named, t } from "../../../lib/i18n.js";
import { errorNotice } from "../../../net/error-notice.js";
import { remember } from "../../../net/known-photos.js";
import { setsForm } from "../sets.js";

/** Shows why a photo could not be read. `reopen`: called once it is being read again. */
export function showUnreadable(main, { id, token, stage, reason, cause, asked, match, again: anew }, reopen) {
  remember({ id, summary: t("unreadable.title") });
  const again = async (body) => {
    try {
      await ask(`/photos/${id}`, { method: "PATCH", token, body });
      reopen();
    } catch (error) {
      main.append(errorNotice(error, null));
    }
  };
  // the text of a known cause contains the remedy
  const tips = cause ? [] : (TIPS[stage] ?? ["light", "whole"]);
  const usual = has(`unreadable.${stage}`) ? t(`unreadable.${stage}`) : t("unreadable.other");
  show(
    main,
    h(
      "section",
      { class: "notice notice-error", role: "alert" },
      h("h1", { tabindex: "-1" }, icon("alert"), t("unreadable.title")),
      cause ? null : h("p", {}, t("unreadable.stage", { stage: named("stage", stage ?? "other") })),
      reason && !cause ? h("p", { class: "hint" }, reason) : null,
      h("p", { class: "advice" }, cause ? reason : usual),
      tips.length
        ? h(
            "ul",
            {},
            tips.map((tip) => h("li", {}, t(`unreadable.tip.${tip}`))),
          )
        : null,
      h(
        "div",
        { class: "actions" },
        h("a", { href: anotherOf(match), class: "button primary" }, t("unreadable.again")),
        match ? h("a", { href: `#/match/${encodeURIComponent(match)}`, class: "button" }, t("later.back")) : null,
      ),
    ),
    // it was readable with the previous sets
    asked?.catalogs && !match && (anew || OF_SETS.has(cause))
      ? h("details", { class: "as-text photo-other-sets" }, h("summary", {}, t("sets.other-table")), setsForm(asked, again))
      : null,
  );
}

/** Where another photo is taken: of the same match, if this one shows its table. */
export const anotherOf = (match) => (match ? `#/photo/of/${encodeURIComponent(match)}` : "#/photo");

const TIPS = { __proto__: null, lattice: ["light", "whole"], cells: ["above", "whole"], decode: [] }; // tips that the text of the stage does not contain

const OF_SETS = new Set(["sets", "grid", undefined, null]); // causes that other sets may fix
