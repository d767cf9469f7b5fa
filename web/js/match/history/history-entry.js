// The entries of the history: each change in words, with its points; changes that no longer count are folded.

import { act } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { dated, t } from "../../lib/i18n.js";
import { tilePicture } from "../../tile/tile.js";
import { scoreLines, talkOf } from "../../score/score-sheet.js";
import { ruleButton } from "../../score/rule.js";
import { eventList } from "../event-words.js";
import { afterReveal } from "../outcome.js";
import { besidePicture, movesInWords } from "../move-words.js";

export function entry(past, change, at) {
  const { play } = past;
  const { type, lines, house_rules: house, stands } = change;
  const place = past.lists.findIndex((one) => one.change === change);
  const gone = !stands && type !== "undo" && type !== "redo";
  const who = change.by.player ? play.nameOf(change.by.player) : t("match.host");
  return h(
    "li",
    {
      class: `past-one ${stands ? "" : "is-gone"} ${gone ? "is-void" : ""} ${place + 1 === at && stands ? "is-shown" : ""}`,
      "data-seq": change.seq,
    },
    h(
      "details",
      { "data-keep": change.seq },
      summary(play, change, { who, place, gone }),
      h("p", { class: "hint" }, t("match.history.by", { who, at: dated(change.at, { timeStyle: "short" }) })),
      change.after_reveal ? afterReveal() : null,
      lines.length ? scoreLines(talkOf(play.match.players, play.board), lines) : null,
      eventList(play, change.events),
      house.length
        ? h(
            "p",
            {},
            t("match.house"),
            " ",
            house.map(({ rule }) => ruleButton(rule, true)),
          )
        : null,
      stands ? actions(past, change, place) : null,
    ),
  );
}

/** The line of a change; `gone`: whether it no longer counts. @param {Page.Play} play */
function summary(play, change, { who, place, gone }) {
  const { type, lines, house_rules: house, stands } = change;
  const points = lines.reduce((sum, line) => sum.set(line.player, (sum.get(line.player) ?? 0) + line.points), new Map());
  const picture = pictureOf(play, change.moves);
  const inWords = (say) => (type === "moves" || type === "correct" ? movesInWords(play, change.moves, say) : "");
  const sentence = (said) => (type === "moves" ? said : [t(`match.did.${type}`, { who }), said].filter(Boolean).join(" "));
  return h(
    "summary",
    {},
    stands ? h("span", { class: "past-number" }, `${place + 1}.`) : null,
    picture,
    picture ? h("span", { class: "visually-hidden" }, sentence(inWords())) : null,
    h("span", { class: "past-says", "aria-hidden": picture ? "true" : null }, sentence(inWords(picture ? besidePicture : undefined))),
    [...points].map(([player, sum]) => h("strong", { class: "past-points" }, `${play.nameOf(player)} ${sum > 0 ? "+" : ""}${sum}`)),
    house.length ? h("span", { class: "tag-house" }, t("match.house.short")) : null,
    change.after_reveal ? h("span", { class: "tag-house" }, t("match.after-reveal.short")) : null,
    gone ? h("span", { class: "tag-house" }, t("match.history.gone")) : null,
  );
}

/** What can be done with a list that stands. */
const actions = (past, change, place) =>
  h(
    "div",
    { class: "actions" },
    past.play.match.pad ? null : act("eye", t("match.history.show"), () => past.go(place + 1)),
    mayCorrect(past, change)
      ? act("pencil", t("match.correct"), () => past.play.correction.reopen({ seq: past.lists[place].seq, moves: change.moves }))
      : null,
  );

/** Folds changes that no longer count into one line, which does not count what undid them. */
export function fold(past, run, at) {
  const gone = run.filter(({ type }) => type !== "undo" && type !== "redo");
  return h(
    "li",
    { class: "past-fold" },
    h(
      "details",
      { "data-keep": `fold-${run.at(-1).seq}` },
      h("summary", {}, t("match.history.folded", { n: gone.length || run.length })),
      h(
        "ol",
        { class: "past", reversed: true },
        run.map((change) => entry(past, change, at)),
      ),
    ),
  );
}

/**
 * Whether a list can be corrected: a player's turns by that player, all by the host; not the end of the game (it is undone instead), nor
 * turns of several players in one list.
 */
function mayCorrect(past, { moves }) {
  const { match, game } = past.play;
  const { queue } = past.play.sending;
  const { host, writes, away } = past.play.connection;
  const own = host || moves.every(({ player }) => player === match.player);
  const single = moves.length === 1 && moves[0].type === "score"; // all that the score pad shows
  const shown = match.pad ? single : !game.kinds || moves.some(({ type }) => type === "place");
  const ended = new Set(moves.filter(({ type }) => type === "end_turn").map(({ player }) => player));
  return writes && own && !away && !queue.length && shown && ended.size < 2; // the moves of one turn would replace those of all
}

/** The tile that a list of moves has placed, as it lies there. */
function pictureOf({ tiles }, moves = []) {
  const place = moves.find(({ type }) => type === "place");
  const tile = place && tiles.get(place.tile);
  return tile ? h("span", { class: "past-tile", "aria-hidden": "true" }, tilePicture(tile, place.rotation)) : null;
}
