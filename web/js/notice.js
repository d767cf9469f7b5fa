// Errors in clear words, with what to do next.

import { Away, Problem } from "./api.js";
import { h, icon } from "./dom.js";
import { has, language, t } from "./i18n.js";

/** What the server says in English: marked as such, and folded away where people read another language. */
export function serverWords(words) {
  if (!words.length) return null;
  const said = h("ul", { lang: "en" }, words.map((one) => h("li", {}, one)));
  return language === "en" ? said : h("details", { class: "more" }, h("summary", {}, t("error.said")), said);
}

/** Title and advice for an error, and what the server says of it in English. */
function explain(error) {
  if (error instanceof Away) return { title: t("error.away"), text: t("error.away.do") };
  if (error instanceof Problem) {
    const key = has(`error.${error.kind}`) ? `error.${error.kind}` : `error.${error.status}`;
    const fields = Object.values(error.errors).map((what) => [what].flat(2).filter((w) => typeof w === "string").join(" "));
    return {
      title: has(key) ? t(key) : error.title || t("error.other"),
      text: has(`${key}.do`) ? t(`${key}.do`) : "",
      said: [error.detail, ...fields].filter(Boolean),
    };
  }
  if (error.name === "BrokenLink") return { title: t("error.link"), text: t("error.link.do") };
  console.error(error);
  return { title: t("error.other"), text: t("error.other.do") };
}

/** A notice with the way out: trying again, or what the caller offers. */
export function errorNotice(error, retry, ...more) {
  const { title, text, said = [] } = explain(error);
  return h(
    "section",
    { class: "notice notice-error", role: "alert" },
    h("h2", {}, icon("alert"), title),
    h("p", {}, text),
    serverWords([...new Set(said)]),
    h(
      "div",
      { class: "actions" },
      retry ? h("button", { type: "button", class: "button primary", onclick: retry }, t("error.retry")) : null,
      more,
    ),
  );
}
