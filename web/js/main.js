// Routing: the address after # names a screen, whose files are loaded when it is opened.

import { Away } from "./net/api.js";
import { screenAt } from "./address.js";
import { GAME_SCREENS } from "./game-screens/index.js";
import { h, icon, show } from "./lib/dom.js";
import { language, loadWords, t } from "./lib/i18n.js";
import { noteLink } from "./net/known-matches.js";
import { readNotice } from "./net/error-notice.js";
import { keepForOffline, watchConnection } from "./offline.js";
import { noteLink as notePhotoLink } from "./net/known-photos.js";
import { loadStyles } from "./lib/styles.js";
import { applyTheme } from "./net/theme.js";

const app = document.getElementById("app");
const SLOW = 120; // milliseconds before a loading notice is shown
let leave = () => {};
let first = true;

const BOARD = ["board", "table"];
const TABLE = [...BOARD, "edit"];

/** kind, as in screen-modules.js -> title key of its screen, its style sheets, and its loader, which resolves to a function of (segments, signal, header). */
const SCREENS = {
  start: {
    title: "app.name",
    load: async () => {
      const { startScreen } = await import("./screens/start/start.js");
      return () => startScreen(begin);
    },
  },
  photo: {
    title: "title.photo",
    styles: TABLE,
    load: async ([id]) => {
      if (!id) return (await import("./screens/photo/new.js")).photoNewScreen;
      const { photoScreen } = await import("./screens/photo/photo.js");
      return ([id], signal, header) => photoScreen(id, signal, header);
    },
  },
  "photo/of": {
    title: "title.photo",
    styles: TABLE,
    load: async () => (await import("./screens/photo/new-of-match.js")).photoOfScreen,
  },
  "match/new": {
    title: "title.match-new",
    styles: [...TABLE, "match"],
    load: async () => {
      const { setupScreen } = await import("./screens/setup/setup.js");
      return ([guided], signal) => setupScreen(signal, guided === "guided");
    },
  },
  join: {
    title: "title.join",
    styles: [...TABLE, "match"],
    load: async () => {
      const { joinScreen } = await import("./screens/match/join.js");
      return ([code], signal) => joinScreen(code, signal);
    },
  },
  match: {
    title: "title.match",
    styles: [...TABLE, "match", "insight"],
    load: async () => {
      const { matchScreen } = await import("./screens/match/match.js");
      return ([id], signal, header) => matchScreen(id, signal, header);
    },
  },
  table: {
    title: "title.table",
    styles: [...TABLE, "match", "table-view"],
    load: async () => (await import("./screens/table/table.js")).tableScreen,
  },
  audit: {
    title: "title.audit",
    styles: [...TABLE, "insight"],
    load: async () => (await import("./screens/insight/audit.js")).auditScreen,
  },
  evenings: {
    title: "title.evenings",
    styles: [...TABLE, "match", "insight"],
    load: async () => (await import("./screens/insight/evenings.js")).eveningsScreen,
  },
  dispute: {
    title: "title.dispute",
    styles: TABLE,
    load: async () => (await import("./screens/dispute/dispute.js")).disputeScreen,
  },
  "edit/board": {
    title: "title.edit-board",
    styles: TABLE,
    load: async () => (await import("./screens/editor/board.js")).editBoardScreen,
  },
  "edit/tile": {
    title: "title.edit-tile",
    styles: TABLE,
    load: async () => (await import("./screens/editor/tile.js")).editTileScreen,
  },
  enrol: {
    title: "title.enrol",
    styles: TABLE,
    load: async () => (await import("./screens/enrol/enrol.js")).enrolScreen,
  },
  "edit/map": {
    title: "title.edit-map",
    styles: TABLE,
    load: async () => (await import("./screens/editor/map.js")).editMapScreen,
  },
  rule: {
    title: "title.rule",
    styles: BOARD,
    load: async () => {
      const { ruleScreen } = await import("./score/rule.js");
      return ([id], signal) => ruleScreen(id, signal);
    },
  },
  ...GAME_SCREENS,
};

/** kind -> function that stores the key in a link; it is then removed from the address. */
const LINKED = { photo: notePhotoLink, match: noteLink };

/** Shows the screen that the address names; the previous screen's work is aborted. */
async function route() {
  leave();
  const stop = new AbortController();
  leave = () => stop.abort();
  const [kind, rest] = screenAt(location.hash, SCREENS);
  const screen = SCREENS[kind];
  const [id, link, game] = rest;
  if (link && Object.hasOwn(LINKED, kind)) {
    LINKED[kind](id, link, game);
    history.replaceState(null, "", `#/${kind}/${encodeURIComponent(id)}`);
  }
  const top = header(kind !== "start");
  document.body.dataset.screen = kind.replace("/", "-");
  document.title = kind === "start" ? t("app.name") : `${t(screen.title)} · ${t("app.name")}`;
  const slow = setTimeout(
    () => show(app, top, h("main", { class: "page-text" }, h("p", { class: "reading", role: "status" }, t("app.loading")))),
    SLOW,
  );
  stop.signal.addEventListener("abort", () => clearTimeout(slow));
  let main;
  if (!first) preload();
  try {
    const [run] = await Promise.all([screen.load(rest).catch(notThere), loadStyles(screen.styles)]);
    if (stop.signal.aborted) return;
    main = run(rest, stop.signal, top);
  } catch (error) {
    if (stop.signal.aborted) return;
    main = h("main", { class: "photo" }, readNotice(error, route));
  } finally {
    clearTimeout(slow);
  }
  show(app, top, main);
  window.scrollTo(0, 0);
  if (!first) focusOn(main);
  first = false;
}

/** Requests what a screen needs at once; early.js does so for the first one. */
const preload = () => import("./screen-modules.js").then(({ preloadScreen }) => preloadScreen(location.hash)).catch(() => {});

/** Treats a screen whose files cannot be loaded as an unreachable server. */
function notThere(error) {
  throw error instanceof TypeError ? new Away(error.message) : error;
}

/** Moves the focus after a change of screen: to its heading, or to the screen itself while there is none. */
function focusOn(main) {
  const heading = main.querySelector("h1, h2");
  if (!heading) main.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}

function header(inside) {
  return h(
    "header",
    { class: "page-header" },
    inside ? h("a", { href: "#/", class: "round back", "aria-label": t("app.back"), title: t("app.back") }, icon("back")) : null,
    inside ? h("a", { href: "#/", class: "brand", tabindex: "-1" }, t("app.name")) : null,
  );
}

/** Loads the texts, then shows the screen; shows an error if they cannot be loaded. */
async function begin() {
  const [kind] = screenAt(location.hash, SCREENS);
  loadStyles(SCREENS[kind].styles); // meanwhile
  try {
    await loadWords();
  } catch (error) {
    console.warn(error);
    show(app, wordless());
    return;
  }
  watchConnection();
  window.addEventListener("hashchange", route); // adding the same listener again has no effect
  await route();
}

/** The error page when even the texts cannot be loaded; the document has its words in every language. */
function wordless() {
  const template = /** @type {HTMLTemplateElement} */ (document.querySelector(`template[lang="${language}"]`));
  const words = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  words.querySelector("button")?.addEventListener("click", () => location.reload());
  return h("main", { class: "page-text" }, words);
}

applyTheme();
await begin();
keepForOffline(SCREENS);
