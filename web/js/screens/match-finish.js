// The game ends only after a second tap.

import { act } from "../choices.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

export function finishing(play, move) {
  if (!play.sure) return act("flag", t("match.finish"), () => ask(play), "quiet-action");
  const yes = act("flag", t("match.finish.yes"), () => play.end(move), "primary finish-yes");
  return h("div", { class: "sure", role: "group", "aria-label": t("match.finish") }, h("p", {}, t("match.finish.sure")), yes);
}

function ask(play) {
  play.sure = true;
  play.render();
  play.body.querySelector(".finish-yes").focus(); // and so it is in sight
}
