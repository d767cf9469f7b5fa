// Offline support: keeps the page's files in the browser, and what the screens request of the server's library; a line shows that the
// connection is lost.

import { ask } from "./net/api.js";
import { announce, h } from "./lib/dom.js";
import { language, t } from "./lib/i18n.js";
import { loadStyles } from "./lib/styles.js";

/**
 * Caches every file of the page. The service worker does it where it can run (HTTPS and localhost); over plain HTTP in a local network the
 * screens are preloaded, so that an open page works without the server.
 */
export async function keepForOffline(screens) {
  try {
    const kept = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    if (kept) setTimeout(() => whenIdle(askAhead), LATER);
  } catch {
    whenIdle(() => loadAhead(screens));
    setTimeout(() => whenIdle(askAhead), LATER);
  }
}

const LATER = 10_000; // milliseconds before prefetching, so that the current screen comes first

const whenIdle = (work) => ("requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 2000));

async function loadAhead(screens) {
  for (const { load, styles } of Object.values(screens)) {
    await Promise.all([load([]), load(["-"]), loadStyles(styles)]).catch(() => {}); // requested again when the screen is opened
  }
  await import("./games/index.js").then(({ ownAhead }) => ownAhead()).catch(() => {});
}

const ASKED = "tile-referee.library"; // time and language of the last prefetch
const DAY = 86_400_000;

/**
 * Prefetches once a day what the screens need of the library: games, their tiles and boards, the rules in the help. Offline, the last
 * answer is used (api.js). Requests run in sequence, as nothing waits for them.
 */
async function askAhead() {
  const now = `${language} ${Math.floor(Date.now() / DAY)}`;
  try {
    if (localStorage.getItem(ASKED) === now || /** @type {any} */ (navigator).connection?.saveData) return;
    const [{ games }, { catalogs }] = [await ask("/games"), await ask("/catalogs")];
    const whole = [];
    for (const { id } of games) whole.push(await ask(`/games/${encodeURIComponent(id)}`));
    const rules = whole.flatMap(({ help }) => help.flatMap((one) => one.rules));
    const paths = [
      ...catalogs.map(({ id }) => `/catalogs/${encodeURIComponent(id)}`),
      ...[...new Set(rules)].map((id) => `/rules/${encodeURIComponent(id)}`),
    ];
    for (const path of paths) await ask(path);
    localStorage.setItem(ASKED, now);
  } catch {
    // retried tomorrow, or when the page is next opened
  }
}

let line;

/** Shows in a separate line that the connection is lost, and that it is back. */
export function watchConnection() {
  if (!line) {
    line = h("p", { class: "offline", role: "status" });
    /** @type {HTMLElement} */ (document.getElementById("app")).before(line);
    window.addEventListener("offline", watchConnection);
    window.addEventListener("online", () => {
      watchConnection();
      announce(t("app.online"));
    });
  }
  line.textContent = navigator.onLine ? "" : t("app.offline");
}
