// The text of a rule, one tap away from wherever its id stands.

import { ask } from "../api.js";
import { h, icon, show } from "../dom.js";
import { t } from "../i18n.js";
import { errorNotice } from "../notice.js";

/** A rule by its id; a tap shows its text and where it is written. */
export function ruleButton(id, small = false) {
  return h(
    "button",
    {
      type: "button",
      class: `rule ${small ? "rule-small" : ""}`,
      onclick: () => showRule(id),
      "aria-label": t("rule.open", { id }),
    },
    small ? null : icon("book"),
    id,
  );
}

async function showRule(id) {
  const body = h("div", { class: "rule-text", "aria-live": "polite" }, h("p", {}, t("app.loading")));
  const dialog = h(
    "dialog",
    { class: "sheet-dialog", "aria-labelledby": "rule-title", onclose: () => dialog.remove() },
    h("form", { method: "dialog" }, h("button", { class: "round", "aria-label": t("app.close") }, icon("close"))),
    body,
  );
  document.body.append(dialog);
  dialog.showModal();
  const load = async () => {
    try {
      const rule = await ask(`/rules/${encodeURIComponent(id)}`);
      show(
        body,
        h("p", { class: "eyebrow" }, rule.id),
        h("h2", { id: "rule-title" }, rule.title),
        h("p", {}, rule.text),
        h("p", { class: "hint" }, t("rule.source", { source: rule.source })),
      );
    } catch (error) {
      show(body, errorNotice(error, load));
    }
  };
  await load();
}
