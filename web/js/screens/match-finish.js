// The game ends only after a second tap.

import { act } from "../choices.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

export function finishing(play, move) {
  const button = act(
    "flag",
    t("match.finish"),
    () =>
      button.replaceWith(
        h(
          "div",
          { class: "sure", role: "group", "aria-label": t("match.finish") },
          h("p", {}, t("match.finish.sure")),
          act("flag", t("match.finish.yes"), () => play.end(move), "primary finish-yes"),
        ),
      ),
    "quiet-action",
  );
  return button;
}
