// The way through the page: #/ is the start, #/photo/<id> a photo of this session. A link may carry the photo's token.

import { h, icon, show } from "./dom.js";
import { loadWords, t } from "./i18n.js";
import { errorNotice } from "./notice.js";
import { remember } from "./session.js";
import { startScreen } from "./screens/start.js";
import { photoScreen } from "./screens/photo.js";

const app = document.getElementById("app");
let leave = () => {};

/** Shows the screen that the address names; the screen before is told to stop what it was doing. */
async function route() {
  leave();
  const stop = new AbortController();
  leave = () => stop.abort();
  const [, kind, id, token] = location.hash.split("/").map(decodeURIComponent);
  if (kind === "photo" && token) {
    remember({ id, token });
    history.replaceState(null, "", `#/photo/${encodeURIComponent(id)}`);
  }
  const top = header(kind === "photo");
  show(app, top, kind === "photo" && id ? photoScreen(id, stop.signal, top) : startScreen(stop.signal));
  window.scrollTo(0, 0);
  document.querySelector("h1, h2")?.focus({ preventScroll: true });
}

function header(inside) {
  return h(
    "header",
    { class: "page-header" },
    inside
      ? h("a", { href: "#/", class: "round back", "aria-label": t("app.back"), title: t("app.back") }, icon("back"))
      : null,
    inside ? h("a", { href: "#/", class: "brand", tabindex: "-1" }, t("app.name")) : null,
  );
}

try {
  await loadWords();
  window.addEventListener("hashchange", route);
  await route();
} catch (error) {
  show(
    app,
    errorNotice(error, () => location.reload()),
  );
}
