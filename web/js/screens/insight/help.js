// Short help: the rules that apply now, each with the server's sentence in the user's language; all other moments folded below; and the
// switch of the guide.

import { ask } from "../../net/api.js";
import { act, toggle } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { momentOf, momentsOf, rulesInForce } from "../../games/rules.js";
import { named, t } from "../../lib/i18n.js";
import { readNotice } from "../../net/error-notice.js";
import { guided, setGuided } from "../../games/guide.js";
import { ruleButton } from "../../score/rule.js";

/** @param {Page.Play} play */
export const helpPanel = (play, back) => {
  const lists = new Map();
  const rules = (moment) => {
    const ids = rulesInForce(play.game, moment, play.match.options ?? {});
    if (!lists.has(moment)) lists.set(moment, ruleList(ids, play.connection.signal));
    return lists.get(moment);
  };
  return () => {
    const now = momentOf(play);
    play.screen.draw();
    return h(
      "div",
      { class: "look-help is-sheet" },
      act("back", t("panel.back"), back, "text back-link"),
      h("h2", { tabindex: "-1" }, t("look.help")),
      play.connection.writes ? toggle(t("guide.on"), guided(), (on) => setGuided(on), { name: "guide" }) : null,
      h("h3", {}, t("help.now", { moment: named("help.moment", now) })),
      rules(now),
      momentsOf(play.game)
        .filter((moment) => moment !== now)
        .map((moment) => folded(named("help.moment", moment), () => rules(moment))),
    );
  };
};

/** A folded part, filled when it is opened. */
function folded(words, make) {
  const body = h("div", {});
  return h(
    "details",
    { class: "as-text", ontoggle: ({ target }) => target.open && !body.firstChild && body.append(make()) },
    h("summary", {}, h("span", {}, words)),
    body,
  );
}

/** Rules with their sentences. */
function ruleList(ids, signal) {
  const node = h("ul", { class: "help-rules" });
  fill(node, ids, signal);
  return node;
}

async function fill(node, ids, signal) {
  const hint = (words) => show(node, h("li", {}, h("p", { class: "hint" }, words)));
  hint(t("app.loading"));
  try {
    if (!ids.length) return hint(t("help.none"));
    const rules = await Promise.all(ids.map((id) => ask(`/rules/${encodeURIComponent(id)}`, { signal })));
    show(
      node,
      rules.map(({ id, title, text }) => h("li", {}, h("p", {}, h("strong", {}, `${title}. `), text), ruleButton(id, true))),
    );
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        node,
        h(
          "li",
          {},
          readNotice(error, () => fill(node, ids, signal)),
        ),
      );
  }
}
