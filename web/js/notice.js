// Errors in clear words, with what to do next.

import { Away, Problem, reachable } from "./api.js";
import { h, icon } from "./dom.js";
import { has, language, t } from "./i18n.js";

/** What the server says in English: marked as such, and folded away where people read another language. */
export function serverWords(words) {
  if (!words.length) return null;
  const said = h("ul", { lang: "en" }, words.map((one) => h("li", {}, one)));
  return language === "en" ? said : h("details", { class: "more" }, h("summary", {}, t("error.said")), said);
}

/** Title and advice for an error, and what the server says of it in English. `again`: it is asked again by itself. */
function explain(error, again) {
  if (error instanceof Away) return { title: t("error.away"), text: t(again ? "error.away.again" : "error.away.do") };
  if (error instanceof Problem) {
    const key = has(`error.${error.kind}`) ? `error.${error.kind}` : `error.${error.status}`;
    const fields = Object.values(error.errors).map((what) => [what].flat(2).filter((w) => typeof w === "string").join(" "));
    const more = fields.filter((one) => !error.detail.includes(one)); // it tells the first of them
    return {
      title: has(key) ? t(key) : error.title || t("error.other"),
      text: has(`${key}.do`) ? t(`${key}.do`) : "",
      said: [error.detail, ...more],
    };
  }
  if (error.name === "BrokenLink") return { title: t("error.link"), text: t("error.link.do") };
  if (error.name === "Unreadable") return { title: t("error.unreadable"), text: t("error.unreadable.do") };
  console.error(error);
  return { title: t("error.other"), text: t("error.other.do") };
}

/** A notice with the way out: trying again, or what the caller offers. */
export const errorNotice = (error, retry, ...more) => notice(explain(error, false), retry, more);

/** For a picture that was sent. One that is refused for what its file is would be refused again: another is to be chosen, where it was
 *  chosen. `unfit`: what is said of one with which nothing can be begun. */
export function pictureNotice(error, retry, unfit = { text: t("picture.422") }) {
  if (!ofTheFile(error)) return errorNotice(error, retry);
  const { status } = error;
  return notice(status === 422 ? { title: t("picture.unfit"), ...unfit } : { title: t(`error.${status}`), text: t(`picture.${status}`) });
}

/** Whether a picture was refused for what its file is. */
export const ofTheFile = (error) =>
  error instanceof Problem && (error.status === 413 || error.status === 415 || (error.status === 422 && "photo" in error.errors));

function notice({ title, text, said = [] }, retry = null, more = []) {
  return h(
    "section",
    { class: "notice notice-error", role: "alert" },
    h("h2", {}, icon("alert"), title),
    h("p", {}, text),
    serverWords([...new Set(said.filter(Boolean))]),
    retry || more.length ? h("div", { class: "actions" }, retry ? h("button", { type: "button", class: "button primary", onclick: retry }, t("error.retry")) : null, more) : null,
  );
}

const PAUSE = 3000; // milliseconds until it is looked again whether the server is back

/** The same for what is only read: while the server is away it is asked again by itself as soon as it is back. */
export function readNotice(error, retry, ...more) {
  const node = notice(explain(error, true), retry, more);
  if (error instanceof Away) whenBack(node, retry);
  return node;
}

const PATIENCE = 100; // looks at a notice that is not shown: another panel may stand over it for a while

/** Waits as long as the notice is shown. */
function whenBack(node, retry) {
  let hidden = 0;
  const look = async () => {
    if (!node.isConnected) return (hidden += 1) < PATIENCE && later();
    hidden = 0;
    if (!(await reachable())) later();
    else if (node.isConnected) retry();
    else later();
  };
  const later = () => {
    const over = new AbortController();
    const go = () => {
      clearTimeout(timer);
      over.abort();
      look();
    };
    const timer = setTimeout(go, PAUSE);
    window.addEventListener("online", go, { signal: over.signal });
  };
  later();
}
