// Error notices in plain language, with what to do next.

import { Away, Problem, reachable } from "./api.js";
import { h, icon } from "../lib/dom.js";
import { has, language, t } from "../lib/i18n.js";

/** The server's sentences about it, folded if the page is not in English: some of its sentences are only in English. */
export function serverWords(words) {
  if (!words.length) return null;
  const said = h(
    "ul",
    {},
    words.map((one) => h("li", {}, one)),
  );
  return language === "en" ? said : h("details", { class: "more" }, h("summary", {}, t("error.said")), said);
}

/** Title, advice and the server's sentences for an error. `again`: it is retried automatically. */
function explain(error, again) {
  if (error instanceof Away) return { title: t("error.away"), text: t(again ? "error.away.again" : "error.away.do") };
  if (error instanceof Problem) {
    const key = has(`error.${error.kind}`) ? `error.${error.kind}` : `error.${error.status}`;
    const fields = Object.values(error.errors).map((what) =>
      [what]
        .flat(2)
        .filter((w) => typeof w === "string")
        .join(" "),
    );
    const more = fields.filter((one) => !error.detail.includes(one)); // the detail contains the first of them
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

/** A notice with a way out: a retry, or what the caller offers. */
export const errorNotice = (error, retry, ...more) => notice(explain(error, false), retry, more);

/**
 * A notice for an uploaded picture. There is no retry for an unsuitable file: the user has to choose another. `unfit`: the text for a
 * picture that cannot be used.
 */
export function pictureNotice(error, retry, unfit = { text: t("picture.422") }) {
  if (!ofTheFile(error)) return errorNotice(error, retry);
  const { status } = error;
  return notice(status === 422 ? { title: t("picture.unfit"), ...unfit } : { title: t(`error.${status}`), text: t(`picture.${status}`) });
}

/** Whether a picture was refused because of its file. */
export const ofTheFile = (error) =>
  error instanceof Problem && (error.status === 413 || error.status === 415 || (error.status === 422 && "photo" in error.errors));

/**
 * @param {{ title: string, text: string, said?: string[] }} words
 * @param {(() => void) | null} retry
 */
function notice({ title, text, said = [] }, retry = null, more = []) {
  return h(
    "section",
    { class: "notice notice-error", role: "alert" },
    h("h2", {}, icon("alert"), title),
    h("p", {}, text),
    serverWords([...new Set(said.filter(Boolean))]),
    retry || more.length
      ? h(
          "div",
          { class: "actions" },
          retry ? h("button", { type: "button", class: "button primary", onclick: retry }, t("error.retry")) : null,
          more,
        )
      : null,
  );
}

const PAUSE = 3000; // milliseconds between checks whether the server is back

/** A notice for a failed read: it is retried automatically as soon as the server can be reached again. */
export function readNotice(error, retry, ...more) {
  const node = notice(explain(error, true), retry, more);
  if (error instanceof Away) whenBack(node, retry);
  return node;
}

const PATIENCE = 100; // checks of a notice that is not shown: another panel may cover it for a while

/** Retries once the server is back, as long as the notice is shown. */
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
