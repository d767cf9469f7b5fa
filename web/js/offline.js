// The page without a net: its files are kept by the browser, and what the screens ask of the server's library; a line says that the
// connection is gone.

import { ask } from "./api.js";
import { announce, h } from "./dom.js";
import { language, t } from "./i18n.js";
import { loadStyles } from "./styles.js";

/**
 * Keeps every file of the page. The service worker does it where there is one (HTTPS and localhost); at the kitchen
 * table, over plain HTTP, the screens are loaded ahead, so that an open page goes on without the server.
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

const LATER = 10_000; // milliseconds until more is asked for than what people look at: they come first

const whenIdle = (work) =>
  window.requestIdleCallback ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 2000);

async function loadAhead(screens) {
  for (const { load, styles } of Object.values(screens)) {
    await Promise.all([load([]), load(["-"]), loadStyles(styles)]).catch(() => {}); // asked for again when somebody goes there
  }
  await import("./games/index.js").then(({ ownAhead }) => ownAhead()).catch(() => {});
}

const ASKED = "tile-referee.library"; // when it was asked last, and in which language
const DAY = 86_400_000;

/**
 * Asks once a day for what the screens need of the library: games, their tiles and boards, the rules that the help tells. Without
 * a net the last answer is taken (api.js), so screens open that nobody has been to. One after the other: nothing waits for it.
 */
async function askAhead() {
  const now = `${language} ${Math.floor(Date.now() / DAY)}`;
  try {
    if (localStorage.getItem(ASKED) === now || navigator.connection?.saveData) return;
    const [{ games }, { catalogs }] = [await ask("/games"), await ask("/catalogs")];
    const { momentsOf, rulesAt } = await import("./games/rules.js");
    const whole = [];
    for (const { id } of games) whole.push(await ask(`/games/${encodeURIComponent(id)}`));
    const everything = ({ expansions }) => ({ expansions: expansions.map(({ id }) => id), map: true });
    const rules = whole.flatMap((game) => momentsOf(game.id).flatMap((moment) => rulesAt(game.id, moment, everything(game))));
    const paths = [
      ...catalogs.map(({ id }) => `/catalogs/${encodeURIComponent(id)}`),
      ...[...new Set(rules)].map((id) => `/rules/${encodeURIComponent(id)}`),
    ];
    for (const path of paths) await ask(path);
    localStorage.setItem(ASKED, now);
  } catch {
    // tomorrow again, or when the page is opened again
  }
}

let line;

/** Says in a line of its own that the connection is gone, and that it is back. */
export function watchConnection() {
  if (!line) {
    line = h("p", { class: "offline", role: "status" });
    document.getElementById("app").before(line);
    window.addEventListener("offline", watchConnection);
    window.addEventListener("online", () => {
      watchConnection();
      announce(t("app.online"));
    });
  }
  line.textContent = navigator.onLine ? "" : t("app.offline");
}
