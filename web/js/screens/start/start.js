// The start screen: four main choices, recent matches and photos, the workshop, the language.

import { h, icon } from "../../lib/dom.js";
import { LANGUAGES, chooseLanguage, dated, language, t } from "../../lib/i18n.js";
import { matches } from "../../net/known-matches.js";
import { photos } from "../../net/known-photos.js";
import { THEMES, chooseTheme, theme } from "../../net/theme.js";

const CHOICES = [
  ["photo", "camera", "#/photo"],
  ["dispute", "scales", "#/dispute"],
  ["match", "flag", "#/match/new"],
  ["join", "next", "#/join"],
];
const MORE = [
  ["edit-board", "grid", "#/edit/board"],
  ["edit-tile", "pencil", "#/edit/tile"],
  ["edit-map", "grid", "#/edit/map"],
  ["audit", "check", "#/audit"],
  ["evenings", "clock", "#/evenings"],
];
const GUIDED = ["guided", "info", "#/match/new/guided"]; // until a match was played here
const SHOWN = 5; // matches in the list

/** The screen. `again` reloads the texts and shows the screen in them. */
export function startScreen(again) {
  const hero = h("div", { class: "hero-tiles", "aria-hidden": "true" });
  draw(hero);
  return h(
    "main",
    { class: "start" },
    h(
      "div",
      { class: "start-main" },
      h(
        "div",
        { class: "start-head" },
        h("div", {}, h("h1", { tabindex: "-1" }, t("app.name")), h("p", { class: "lead" }, t("start.lead"))),
        hero,
      ),
      h(
        "nav",
        { "aria-label": t("start.choices") },
        h(
          "ul",
          { class: "start-choices" },
          CHOICES.map(([name, picture, href]) => h("li", {}, choice(name, picture, href))),
        ),
      ),
    ),
    h("div", { class: "start-side" }, recentMatches(), recentPhotos(), more(), languages(again), themes()),
  );
}

const choice = (name, picture, href) =>
  h(
    "a",
    { href, class: `start-choice start-${name}` },
    h("span", { class: "start-icon" }, icon(picture)),
    h("span", {}, h("strong", {}, t(`start.${name}`)), h("span", { class: "hint" }, t(`start.${name}.hint`))),
  );

async function draw(hero) {
  try {
    const { heroTiles } = await import("./hero.js");
    if (!hero.getClientRects().length) return hero.remove(); // a small phone has no room for it
    hero.replaceChildren(...(await heroTiles()));
  } catch {
    hero.remove(); // decoration only
  }
}

const card = (id, title, ...content) => h("section", { class: "card", "aria-labelledby": id }, h("h2", { id }, title), content);

function recentMatches() {
  const known = matches();
  if (!known.length) return null;
  return card(
    "recent-matches",
    t("start.matches"),
    h(
      "ul",
      { class: "recent" },
      known
        .slice(0, SHOWN)
        .map(({ id, title, at, over }) =>
          h(
            "li",
            {},
            h(
              "a",
              { href: `#/match/${encodeURIComponent(id)}`, class: "recent-link" },
              h("span", { class: "recent-none" }, icon(over ? "check" : "flag")),
              h(
                "span",
                {},
                h("strong", {}, title ?? t("title.match")),
                h("span", { class: "hint" }, [over ? t("start.over") : null, day(at)].filter(Boolean).join(" · ")),
              ),
            ),
          ),
        ),
    ),
  );
}

function recentPhotos() {
  const known = photos();
  if (!known.length) return null;
  return card(
    "recent-photos",
    t("start.photos"),
    h(
      "ul",
      { class: "recent" },
      known.map(({ id, at, thumb, summary }) =>
        h(
          "li",
          {},
          h(
            "a",
            { href: `#/photo/${encodeURIComponent(id)}`, class: "recent-link" },
            thumb ? h("img", { src: thumb, alt: "", width: 72, height: 54 }) : h("span", { class: "recent-none" }, icon("picture")),
            h("span", {}, h("strong", {}, day(at)), summary ? h("span", { class: "hint" }, summary) : null),
          ),
        ),
      ),
    ),
  );
}

/** "14:05", with the day unless it is today. */
function day(at) {
  if (!at) return "";
  const today = new Date().toDateString() === new Date(at).toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return dated(at, form);
}

const more = () =>
  card(
    "more",
    t("start.more"),
    h(
      "ul",
      { class: "start-more" },
      [...(matches().length ? [] : [GUIDED]), ...MORE].map(([name, picture, href]) =>
        h("li", {}, h("a", { href, class: "more-link" }, icon(picture), t(`start.${name}`))),
      ),
    ),
  );

function themes() {
  const buttons = THEMES.map((name) =>
    h(
      "button",
      {
        type: "button",
        class: "button",
        "data-theme-choice": name,
        "aria-pressed": String(name === theme()),
        onclick: () => {
          chooseTheme(name);
          for (const one of buttons) one.setAttribute("aria-pressed", String(one.dataset.themeChoice === name));
        },
      },
      t(`theme.${name}`),
    ),
  );
  return card("theme", t("start.theme"), h("div", { class: "start-languages", role: "group", "aria-labelledby": "theme" }, buttons));
}

const languages = (again) =>
  card(
    "language",
    t("start.language"),
    h(
      "ul",
      { class: "start-languages" },
      Object.entries(LANGUAGES).map(([tag, name]) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              class: "button",
              lang: tag,
              "data-language": tag,
              "aria-pressed": String(tag === language),
              onclick: async () => {
                chooseLanguage(tag);
                await again();
                /** @type {HTMLElement | null} */ (document.querySelector(`[data-language="${tag}"]`))?.focus();
              },
            },
            name,
          ),
        ),
      ),
    ),
  );
