// The game ends only after a second tap.

import { act } from "../choices.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

export function finishing(play, move) {
  const button = act(
    "flag",
    t("match.finish"),
    () => {
      const yes = act("flag", t("match.finish.yes"), () => play.end(move), "primary finish-yes");
      const sure = { class: "sure", role: "group", "aria-label": t("match.finish") };
      button.replaceWith(h("div", sure, h("p", {}, t("match.finish.sure")), yes));
      yes.focus(); // and so it is in sight
    },
    "quiet-action",
  );
  return button;
}
