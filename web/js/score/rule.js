// The text of a rule, one tap away from every rule id.

import { ask } from "../net/api.js";
import { h, icon, show } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { readNotice } from "../net/error-notice.js";

/** A rule by its id; a tap shows its text and source. */
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

function showRule(id) {
  const body = h("div", { class: "rule-text", "aria-live": "polite" });
  const dialog = h(
    "dialog",
    { class: "sheet-dialog", "aria-labelledby": "rule-title", onclose: () => dialog.remove() },
    h("form", { method: "dialog" }, h("button", { class: "round", "aria-label": t("app.close") }, icon("close"))),
    body,
  );
  document.body.append(dialog);
  dialog.showModal();
  return load(id, body, "h2");
}

/** A rule on a separate screen: #/rule/ID, for links to it. */
export function ruleScreen(id, signal) {
  const body = h("section", { class: "card rule-text" });
  load(id ?? "", body, "h1", signal);
  return h("main", { class: "page-text" }, body);
}

async function load(id, body, heading, signal) {
  show(body, h("p", {}, t("app.loading")));
  try {
    const rule = await ask(`/rules/${encodeURIComponent(id)}`, { signal });
    show(
      body,
      h("p", { class: "eyebrow" }, rule.id),
      h(heading, { id: "rule-title", tabindex: "-1" }, rule.title),
      h("p", {}, rule.text),
      h("p", { class: "hint" }, t("rule.source", { source: rule.source })),
    );
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        body,
        readNotice(error, () => load(id, body, heading, signal)),
      );
  }
}
