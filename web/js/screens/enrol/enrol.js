// Enrolment of the user's own tiles: photos of single tiles, each assigned to a tile once; from then on photos of the set can be read.

import { ask } from "../../net/api.js";
import { h, show } from "../../lib/dom.js";
import { gameOf } from "../../net/game-info.js";
import { t } from "../../lib/i18n.js";
import { errorNotice } from "../../net/error-notice.js";
import { ownSet } from "../../net/own-catalogs.js";
import { Enrolment } from "./enrolment.js";

/** The screen of a set (segments of its id); its token is kept in this browser. */
export function enrolScreen(rest, signal) {
  const id = rest.join("/");
  const main = h("main", { class: "start" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, id, signal);
  return main;
}

async function open(main, id, signal) {
  const token = ownSet(id)?.token;
  if (!token) {
    show(main, h("h1", { tabindex: "-1" }, t("enrol.title")), h("p", { class: "notice" }, t("enrol.foreign")));
    return;
  }
  try {
    const catalog = await ask(`/catalogs/${encodeURIComponent(id)}`, { signal });
    const { catalogs } = await ask("/catalogs", { token, signal });
    const begun = catalogs.some((one) => one.id === id && one.enrolment);
    const answer = begun ? await ask(`/catalogs/${encodeURIComponent(id)}/enrolment`, { token, signal }) : null;
    const game = await gameOf(catalog.game);
    if (!signal.aborted) await new Enrolment({ main, catalog, game, token, signal }).begin(answer);
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        main,
        errorNotice(error, () => open(main, id, signal)),
      );
  }
}
