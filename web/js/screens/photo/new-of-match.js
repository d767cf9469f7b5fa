// A later photo of a match's table: only the picture is needed, the match supplies the rest.

import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { knownMatch } from "../../net/known-matches.js";
import { pickers } from "./new.js";

export function photoOfScreen([match], signal) {
  const known = knownMatch(match);
  const status = h("div", { class: "status" });
  const lying = { fields: () => ({}), path: `/matches/${encodeURIComponent(match)}/photos`, token: known?.host ?? known?.token };
  return h(
    "main",
    { class: "start" },
    h(
      "div",
      { class: "start-main" },
      h("h1", { tabindex: "-1" }, t("later.take")),
      h("p", { class: "lead" }, t("later.lead")),
      pickers(lying, status, signal),
      status,
      h("p", { class: "hint" }, t("photo-new.tips")),
      h("a", { class: "button text", href: `#/match/${encodeURIComponent(match)}` }, t("later.back")),
    ),
  );
}
