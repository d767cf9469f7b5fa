// Shows what a correction would change before it is made: the points turn by turn, and moves that would become illegal.

import { announce, h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { changedMoves } from "../../match/history/changed-moves.js";
import { movesInWords } from "../../match/move-words.js";
import { reasons } from "../../match/outcome.js";
import { act } from "../../lib/controls.js";

/** The panel until its answer is there. @param {Page.Play} play */
export function awaitedPanel(play, moves) {
  play.screen.draw();
  return h("div", { class: "difference" }, heading(play, moves), h("p", { class: "hint" }, t("app.loading")));
}

/** What was chosen instead. @param {Page.Play} play */
const heading = (play, moves) => [h("h2", { tabindex: "-1" }, t("match.correct.title")), h("p", {}, movesInWords(play, moves))];

/**
 * The panel and what stays in sight below it. `found`: the answer of the dry run of `body`; `turns`: sequence number of a list -> number of the turn; `before`: the moves
 * as they are.
 *
 * @param {Page.Play} play
 */
export function differencePanel(play, found, body, turns, before) {
  play.screen.draw();
  const { differences, conflicts } = found;
  const paying = differences.filter(({ gone, new: fresh }) => gone.length || fresh.length);
  const shown = h(
    "div",
    { class: "difference" },
    heading(play, body.moves),
    movesChanged(play, before, body.moves),
    sumsChanged(play, differences.at(-1)?.scores ?? {}),
    paying.map(({ seq, gone, new: fresh }) =>
      h(
        "section",
        { class: "difference-turn" },
        h("h3", {}, t("match.correct.turn", { n: turns.get(seq) ?? seq })),
        lines(play, "gone", gone),
        lines(play, "new", fresh),
      ),
    ),
    conflicts.length ? conflictList(play, conflicts, turns) : null,
    h(
      "div",
      { class: "actions" },
      act("close", t("match.correct.leave"), () => leave(play), "text"),
    ),
  );
  return { body: shown, foot: decision(play, body, conflicts) };
}

/** The buttons that decide, in sight below whatever is listed. @param {Page.Play} play */
const decision = (play, body, conflicts) =>
  h(
    "div",
    { class: "actions" },
    act("check", t(conflicts.length ? "match.correct.insist" : "match.correct.do"), () => correct(play, body, conflicts), "primary"),
    act("back", t("match.correct.back"), () => play.screen.show(null)),
  );

/** @param {Page.Play} play */
function leave(play) {
  play.screen.view = null;
  play.correction.leave();
}

/** The moves that differ, as they are and as they would be. @param {Page.Play} play */
function movesChanged(play, before, after) {
  const rows = changedMoves(play, before, after);
  return rows.length
    ? h(
        "ul",
        { class: "moves-changed" },
        rows.map(([old, fresh]) => h("li", {}, h("del", {}, old), " → ", h("ins", {}, fresh))),
      )
    : null;
}

/** Whose points would change at the end, and how. @param {Page.Play} play */
function sumsChanged(play, scores) {
  const sums = Object.entries(scores).filter(([, { before, after }]) => before !== after);
  if (!sums.length) return h("p", {}, t("match.correct.same"));
  return h(
    "ul",
    { class: "sums" },
    sums.map(([player, { before, after }]) =>
      h("li", { "data-player": player }, t("match.correct.sum", { name: play.nameOf(player), before, after })),
    ),
  );
}

/** The turns whose moves would become illegal. @param {Page.Play} play */
const conflictList = (play, conflicts, turns) =>
  h(
    "section",
    { class: "conflicts" },
    h("h3", {}, t("match.correct.conflicts", { n: conflicts.length })),
    conflicts.map(({ seq, kept, reasons: why, errors }) => [
      h("p", {}, t(kept ? "match.correct.kept" : "match.correct.left-out", { n: turns.get(seq) ?? seq })),
      why.length ? reasons(play, why) : h("p", { class: "hint" }, Object.values(errors).flat().join(" ")),
    ]),
  );

/** @param {Page.Play} play */
const lines = (play, name, some) =>
  some.length
    ? h(
        "ul",
        { class: `lines-${name}` },
        some.map((line) => h("li", {}, h("strong", {}, t(`match.correct.${name}`)), " ", play.board.inWords(line.says))),
      )
    : null;

/** @param {Page.Play} play */
async function correct(play, body, conflicts) {
  try {
    const sent = { ...body, dry_run: false, insist: body.insist || conflicts.length > 0 };
    await play.connection.do("/correct", sent);
    play.screen.view = null;
    play.correction.at = null;
    play.turn.clear();
    play.connection.last = null;
    await play.connection.refresh();
    announce(t("match.correct.done"));
  } catch (error) {
    if (error.kind === "stale") {
      await play.connection.refresh();
      play.correction.compare(body.moves);
    } else play.screen.trouble(error, () => correct(play, body, conflicts));
  }
}

/** The note above the moves of an older list that is being corrected. @param {Page.Play} play */
export const correcting = (play) =>
  h(
    "div",
    { class: "banner-card is-correcting" },
    h("p", {}, t("match.correct.now", { name: play.nameOf(play.turn.draft.find(({ player }) => player)?.player ?? play.mover) })),
    h("button", { type: "button", class: "button text", onclick: () => play.correction.leave() }, t("match.correct.leave")),
  );
