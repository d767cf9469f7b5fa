// The moves that wait to be sent, and what blocks them: another phone's change, or a refusal. Nothing is overwritten.

import { ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { h, icon, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { mayInsist, reasons } from "../../match/outcome.js";
import { movesInWords } from "../../match/move-words.js";

/** The banner; null if nothing waits. @param {Page.Play} play */
export function unsent(play) {
  const { queue } = play.sending;
  if (!queue.length) return null;
  if (queue.trouble) return conflict(play, queue.trouble);
  const words = [icon("clock"), t(play.connection.away ? "match.unsent" : "match.sending.n", { n: queue.length })];
  return h(
    "section",
    { class: "banner-card unsent", role: "status" },
    play.connection.away
      ? h(
          "details",
          { "data-keep": "unsent" }, // folded: the next turn needs the room
          h("summary", {}, words),
          h("p", { class: "hint" }, t("match.unsent.when")),
          waitingList(play),
          act("undo", t("match.unsent.drop"), () => drop(play, queue.length - 1), "text"),
        )
      : h("p", {}, words),
  );
}

/** @param {Page.Play} play */
const waitingList = (play) =>
  h(
    "ol",
    { class: "waiting-list" },
    play.sending.queue.items.map(({ moves }) => h("li", {}, movesInWords(play, moves))),
  );

/** @param {Page.Play} play */
function drop(play, from) {
  play.sending.queue.drop(from);
  play.turn.set([]);
  return play.connection.refresh();
}

/** @param {Page.Play} play @param {NonNullable<Page.Trouble>} trouble */
function conflict(play, { kind, problem }) {
  const { queue } = play.sending;
  const others = h("ul", { class: "waiting-list" });
  const again = (more) => {
    queue.renew({ seq: play.match.seq, ...more });
    play.screen.render();
    play.sending.send();
  };
  const choices = h("div", { class: "actions" });
  const drops = (more) => act("close", t("match.conflict.drop", { n: queue.length }), () => drop(play, 0), more);
  if (kind === "stale") {
    show(
      choices,
      act("next", t("match.conflict.after"), () => again({}), "primary"),
      drops(),
    );
    faster(play, others, queue.items[0].seq ?? 0, queue.items[0].moves, () => show(choices, drops("primary")));
  } else {
    show(
      choices,
      play.match.pad ? null : finish(play),
      problem.ruling && mayInsist(play, problem.ruling.reasons)
        ? act("flag", t("match.refused.insist"), () => again({ insist: true }))
        : null,
      drops(),
    );
  }
  return h(
    "section",
    { class: "banner-card conflict", role: "alert" },
    h("h2", {}, icon("alert"), t(kind === "stale" ? "match.conflict.stale" : "match.conflict.refused")),
    kind === "stale" ? others : problem.ruling ? reasons(play, problem.ruling.reasons) : problem.detail ? h("p", {}, problem.detail) : null,
    h("p", {}, t("match.conflict.mine", { n: queue.length })),
    waitingList(play),
    choices,
  );
}

/** Opens the first of the waiting turns to correct it; later ones have to be entered again. @param {Page.Play} play */
function finish(play) {
  const [{ moves }, ...later] = play.sending.queue.items;
  const ends = moves.at(-1)?.type === "end_turn";
  return act(
    "pencil",
    later.length ? t("match.conflict.finish-only", { n: later.length }) : t("match.conflict.finish"),
    () => {
      play.sending.queue.drop(0);
      play.table.settle();
      play.turn.set(ends ? moves.slice(0, -1) : moves);
    },
    "primary",
  );
}

/** Lists the changes of other phones. `same()` is called if they contain the very turn of these moves. @param {Page.Play} play */
async function faster(play, node, after, mine, same) {
  try {
    const { changes } = await ask(`/matches/${play.match.id}/history?after=${after}`, { token: play.connection.token });
    const who = mine.find(({ player }) => player)?.player;
    if (changes.some(({ moves = [] }) => moves.some(({ type, player }) => type === "end_turn" && player === who))) same();
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
    // the list only helps; the decision is possible without it
  }
}

/** Another phone made a change during this turn: that change stands, and this turn can only be dropped. @param {Page.Play} play */
export function overtakenPanel(play) {
  const { draft, overtaken } = play.turn;
  const { match } = play;
  const { kept } = play.screen;
  if (kept.others?.seq !== match.seq) {
    kept.others = { seq: match.seq, list: h("ul", { class: "waiting-list" }) };
    faster(play, kept.others.list, overtaken, draft, () => {});
  }
  play.screen.draw();
  return h(
    "section",
    { class: "overtaken", role: "alert", "aria-labelledby": "overtaken" },
    h("h2", { id: "overtaken", tabindex: "-1" }, t("match.conflict.stale")),
    kept.others.list,
    h("p", {}, t("match.overtaken")),
    h("p", { class: "hint" }, movesInWords(play, draft)),
    h(
      "div",
      { class: "actions" },
      act("close", t("match.conflict.drop", { n: 1 }), () => play.turn.set([]), "primary"),
    ),
  );
}

/** The key of this phone does not open the match any more. The queue is kept until the user decides. @param {Page.Play} play */
export function gonePanel(play) {
  play.screen.draw();
  return h(
    "section",
    { class: "gone", role: "alert", "aria-labelledby": "gone" },
    h("h2", { id: "gone", tabindex: "-1" }, t("match.key")),
    h("p", {}, t("match.key.do")),
    play.sending.queue.length ? [h("p", {}, t("match.conflict.mine", { n: play.sending.queue.length })), waitingList(play)] : null,
    h("div", { class: "actions" }, h("a", { class: "button primary", href: "#/join" }, t("start.join"))),
  );
}
