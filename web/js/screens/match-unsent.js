// What waits to be sent, and what stands in its way: somebody was faster, or the referee says no. Nothing is overwritten.

import { ask } from "../api.js";
import { act } from "../choices.js";
import { h, icon, show } from "../dom.js";
import { t } from "../i18n.js";
import { reasons } from "./match-told.js";
import { movesInWords } from "./match-words.js";

/** The banner; null where nothing waits. */
export function unsent(play) {
  const { queue } = play;
  if (!queue.length) return null;
  if (queue.trouble) return conflict(play);
  return h(
    "section",
    { class: "banner-card unsent", role: "status" },
    h("p", {}, icon("clock"), t(play.away ? "match.unsent" : "match.sending.n", { n: queue.length })),
    play.away ? waitingList(play) : null,
    play.away ? act("undo", t("match.unsent.drop"), () => drop(play, queue.length - 1), "text") : null,
  );
}

const waitingList = (play) =>
  h(
    "ol",
    { class: "waiting-list" },
    play.queue.items.map(({ moves }) => h("li", {}, movesInWords(play, moves))),
  );

function drop(play, from) {
  play.queue.drop(from);
  play.draft = [];
  play.settle();
  play.render();
  return play.refresh();
}

function conflict(play) {
  const { queue } = play;
  const { kind, problem } = queue.trouble;
  const others = h("ul", { class: "waiting-list" });
  if (kind === "stale") faster(play, others);
  const again = (more) => {
    queue.renew({ seq: play.match.seq, ...more });
    play.render();
    play.send();
  };
  return h(
    "section",
    { class: "banner-card conflict", role: "alert" },
    h("h2", {}, icon("alert"), t(kind === "stale" ? "match.conflict.stale" : "match.conflict.refused")),
    kind === "stale" ? others : problem.ruling ? reasons(play, problem.ruling.reasons) : h("p", {}, problem.detail),
    h("p", {}, t("match.conflict.mine", { n: queue.length })),
    waitingList(play),
    h(
      "div",
      { class: "actions" },
      kind === "stale"
        ? act("next", t("match.conflict.after"), () => again({}), "primary")
        : problem.ruling
          ? act("flag", t("match.refused.insist"), () => again({ insist: true }))
          : null,
      act("close", t("match.conflict.drop", { n: queue.length }), () => drop(play, 0)),
    ),
  );
}

/** What the others did meanwhile. */
async function faster(play, node) {
  try {
    const after = play.queue.items[0].seq ?? 0;
    const { changes } = await ask(`/matches/${play.match.id}/history?after=${after}`, { token: play.token });
    show(
      node,
      changes.map(({ type, by, moves }) =>
        h(
          "li",
          {},
          type === "moves"
            ? movesInWords(play, moves)
            : t(`match.did.${type}`, { who: by.player ? play.nameOf(by.player) : t("match.host") }),
        ),
      ),
    );
  } catch {
    // the list is a help; what to decide is said without it
  }
}
