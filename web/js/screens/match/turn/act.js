// The second half of a turn: a deployment on the tile just placed, by a tap on the feature; what else the game offers; the end.

import { act } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { named, t } from "../../../lib/i18n.js";
import { endMove, finishing } from "../../../match/confirm-end.js";
import { direct, offerList, walkOnBoard } from "../../../match/offers/offers.js";
import { shown } from "../../../match/offers/walks.js";
import { paysWith } from "../../../match/placement-preview.js";
import { movesInWords } from "../../../match/move-words.js";
import { figures, placedCells } from "./figures.js";

const LAST = new Set(["end_turn", "end_game", "deploy"]);
const FEW = 3; // names that are in sight below the question on a small phone

/** @param {Page.Play} play */
export function actPanel(play) {
  const { ahead } = play.table;
  const { now } = play;
  const { draft } = play.turn;
  const deployed = draft.findLast(({ type }) => type === "deploy");
  const waits = Boolean(now.turn?.due?.length); // for the choice of a player, after the scoring
  const offers = ahead.offers.filter(({ type }) => !LAST.has(type) || (waits && type === "deploy"));
  const others = shown(play, offers);
  const offered = ahead.offers.find(({ type }) => type === "end_turn");
  const must = play.connection.away && others.length > 0; // the page knows which move has to come first
  const end = offered ?? (ahead.sure || must ? null : { type: "end_turn", player: play.mover });
  const finish = endMove(play);
  const part = play.correction.at !== null && !play.correction.ends; // an older list ends within its turn
  const may = ahead.offers.some(({ type }) => type === "deploy");
  const first = !end && others.length > 0; // something has to come before the end of the turn
  const before = first && !may; // and before a figure
  const figure = !deployed && (may || (!ahead.sure && !instead(play)));
  const note = noted(play, waits, others);
  const declined = play.turn.tap.declined === draft; // the turn was to end here
  const open = declined ? "match.act.else" : "match.act.title";
  const asked = waits ? "match.act.decides" : before ? "match.act.before" : figure ? open : "match.turn";
  const mark = now.turn?.placed?.at(-1) ?? null;
  const beyond = waits || deployed ? [] : elsewhere(play);
  const onBoard = walkOnBoard(play, play.turn.picked?.type === "deploy" ? beyond : others);
  // moves of one tap are in the foot, always in sight
  const [quick, chosen] = end && !part && !before && !waits ? direct(play, others) : [[], others];
  const bright = may && !play.turn.picked; // a figure on the tile in the frame
  play.screen.draw({ mark, ...onBoard, ...(bright && onBoard.light ? { mark, light: { ...onBoard.light, soft: true } } : {}) });
  const back = draft.length && !play.screen.implied.move ? act("undo", takeBack(play), () => play.turn.back(), "text back-link") : null;
  const early = play.correction.at !== null && instead(play); // of an older turn, what no figure can follow is what may be wrong
  const body = h(
    "div",
    { class: play.correction.at === null ? "acting" : "acting is-older", "data-sure": String(ahead.sure) },
    h("h2", { tabindex: "-1" }, t(asked, { name: play.nameOf(play.mover) })),
    early ? back : null,
    before || waits ? offerList(play, others) : null,
    waits || (before && !deployed) ? null : figures(play, deployed),
    before || waits ? null : offerList(play, chosen),
    offerList(play, beyond),
    figure && !before ? h("p", { class: "hint" }, play.own.withNothing?.(play) ?? "") : null,
    note ? h("p", { class: "hint" }, t(note)) : null,
    early ? null : back,
  );
  body.classList.toggle("is-double", body.querySelectorAll(".features").length === 2);
  body.classList.toggle("is-many", body.querySelectorAll(".features .swatch").length > FEW);
  const foot = waits
    ? null
    : ending(play, { part, end, finish, others, quick, chosen: [...chosen, ...beyond.filter((move) => isPrinted(play, move))], figure });
  return { body, foot: foot ? h("div", { class: "actions end-actions" }, foot) : null };
}

/** What a player should know of the offers: without a connection the page estimates them, and only the server knows those of a step. */
function noted({ connection, table: { ahead } }, waits, others) {
  if (connection.away && others.length) return "match.act.from-memory";
  return waits && (connection.away ? "match.turn.away" : !ahead.sure && "app.loading");
}

/** Whether no figure may follow because of a move of this turn. */
const instead = ({ table: { ahead }, turn: { draft }, now }) =>
  now.turn?.step === "end" || (ahead.sure && draft.some(({ type }) => !["place", "discard"].includes(type)));

/**
 * Figures on other tiles than the one just placed, or not on a feature of its definition, where something lets them be put there.
 *
 * @param {Page.Play} play
 */
function elsewhere(play) {
  const cells = placedCells(play);
  const here = ({ x, y, feature }) => cells.some((laid) => laid.x === x && laid.y === y && play.tiles.find(laid, feature) >= 0);
  return play.table.ahead.offers.filter((move) => move.type === "deploy" && !move.point && !here(move));
}

/** Whether a figure goes on a feature of a tile, as through a portal. @param {Page.Play} play */
const isPrinted = ({ now, tiles }, { x, y, feature }) =>
  now.tiles.some((laid) => laid.x === x && laid.y === y && tiles.find(laid, feature) >= 0);

/** What ends the turn, or what has to be done first. @param {Page.Play} play */
function ending(play, { part, end, finish, others, quick, chosen, figure }) {
  const { ahead } = play.table;
  const { draft } = play.turn;
  const { at } = play.correction;
  const { now } = play;
  if (part) return act("check", t("match.correct.show"), () => play.correction.compare(draft), "primary big end-turn");
  const words = t(
    at !== null
      ? "match.correct.show"
      : others.length || draft.some(({ type }) => type !== "place") || now.turn?.step === "end" || !figure
        ? "match.act.end"
        : "match.act.end-without",
  );
  if (end)
    return [
      play.screen.implied.notice(),
      without(play),
      chips(play, chosen, quick),
      act("check", words, () => play.turn.end(end), "primary big end-turn"),
    ];
  if (finish) return finishing(play, finish);
  if (draft.length && !others.length) return act("check", t("match.turn.send"), () => play.turn.hand(), "primary big end-turn");
  if (!others.length) return h("p", { class: "hint" }, t("match.act.first"));
  // the heading names what comes before a figure; of several moves that may come after it, the first is enough
  const after = ahead.offers.some(({ type }) => type === "deploy") && !play.turn.picked;
  return after ? chips(play, others.slice(0, 1), [], "match.act.then") : null;
}

/** The points of the turn as it is, without a figure. @param {Page.Play} play */
function without(play) {
  const pays = play.turn.picked || play.turn.draft.some(({ type }) => type !== "place") ? "" : paysWith(play, null);
  return pays ? h("p", { class: "hint pays-without" }, t("match.preview.none"), " ", h("strong", {}, pays)) : null;
}

/** Other moves, always in sight: a tap makes a quick one, and scrolls to the choices of any other. @param {Page.Play} play */
const chips = (play, others, quick, words = "match.act.also") =>
  others.length + quick.length
    ? counted([
        ...offerList(play, quick),
        ...[...new Set(others.map(({ type }) => type))].map((type) =>
          act("down", type === "deploy" ? t("match.place.elsewhere") : t(words, { move: named("match.move", type) }), () => {
            play.screen.implied.hold();
            play.turn.picked ??= { type, steps: [] }; // what can be tapped for it on the board is lit
            play.screen.render();
            play.screen.whenDrawn(() => reveal(play, type));
          }),
        ),
      ])
    : null;

/** Scrolls to the choices of a type of move. @param {Page.Play} play */
function reveal(play, type) {
  const section = play.screen.body.querySelector(`[data-offer="${CSS.escape(type)}"]`);
  section?.scrollIntoView({ block: "start" });
  section?.querySelector("summary, button, input")?.focus({ preventScroll: true });
}

/** The row of chips; its layout depends on whether there are one, two, or more of them. */
const counted = (all) => h("div", { class: "offer-chips", "data-count": String(Math.min(all.length, 3)) }, all);

/** The label for undoing the last move of this turn. @param {Page.Play} play */
function takeBack(play) {
  const last = play.turn.draft.at(-1);
  if (last.type === "deploy" && !play.turn.tap.isLast(play.turn.draft)) return t("match.act.no-figure");
  if (last.type === "place" || play.turn.tap.isLast(play.turn.draft)) return t("match.act.take-back");
  return t("match.act.undo", { move: movesInWords(play, [{ ...last, player: undefined }]) });
}
