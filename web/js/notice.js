// Errors in clear words, with what to do next.

import { Away, Problem } from "./api.js";
import { h, icon } from "./dom.js";
import { has, t } from "./i18n.js";

/** Title, text and advice for an error. */
export function explain(error) {
  if (error instanceof Away) return { title: t("error.away"), text: t("error.away.do") };
  if (error instanceof Problem) {
    const key = `error.${error.status}`;
    const fields = Object.entries(error.errors).map(([where, what]) => [
      where,
      [what]
        .flat(2)
        .filter((w) => typeof w === "string")
        .join(" "),
    ]);
    return {
      title: has(key) ? t(key) : error.title || t("error.other"),
      text: [error.detail, has(`${key}.do`) ? t(`${key}.do`) : ""].filter(Boolean).join(" "),
      fields: fields.map(([, what]) => what).filter(Boolean),
      wait: error.retryAfter,
    };
  }
  if (error.name === "BrokenLink") return { title: t("error.link"), text: t("error.link.do") };
  console.error(error);
  return { title: t("error.other"), text: t("error.other.do") };
}

/** A notice with the way out: trying again, or what the caller offers. */
export function errorNotice(error, retry, ...more) {
  const { title, text, fields = [] } = explain(error);
  return h(
    "section",
    { class: "notice notice-error", role: "alert" },
    h("h2", {}, icon("alert"), title),
    h("p", {}, text),
    fields.length
      ? h(
          "ul",
          {},
          fields.map((words) => h("li", {}, words)),
        )
      : null,
    h(
      "div",
      { class: "actions" },
      retry ? h("button", { type: "button", class: "button primary", onclick: retry }, t("error.retry")) : null,
      more,
    ),
  );
}
