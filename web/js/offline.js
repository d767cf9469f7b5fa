// The page without a net: its files are kept by the browser; a line says that the connection is gone.

import { announce, h } from "./dom.js";
import { t } from "./i18n.js";
import { loadStyles } from "./styles.js";

/**
 * Keeps every file of the page. The service worker does it where there is one (HTTPS and localhost); at the kitchen
 * table, over plain HTTP, the screens are loaded ahead, so that an open page goes on without the server.
 */
export async function keepForOffline(screens) {
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    whenIdle(() => loadAhead(screens));
  }
}

const whenIdle = (work) =>
  window.requestIdleCallback ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 2000);

async function loadAhead(screens) {
  for (const { load, styles } of Object.values(screens)) {
    await Promise.all([load([]), load(["-"]), loadStyles(styles)]).catch(() => {}); // asked for again when somebody goes there
  }
  await import("./games/index.js").then(({ ownAhead }) => ownAhead()).catch(() => {});
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
