// The second half of a turn: a deployment on the tile just placed, by a tap on the feature; what else the game offers; the end.

import { ask } from "../../net/api.js";
import { act, choices } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { spread } from "../../tile/multi-cell.js";
import { featureMap } from "../../tile/feature-map.js";
import { figurePicture } from "../../tile/figure.js";
import { list, named, t } from "../../lib/i18n.js";
import { figureName } from "../../tile/words.js";
import { finishing } from "../../match/confirm-end.js";
import { thinkable, typeOf } from "../../match/local-table.js";
import { direct, offerList, walkOnBoard } from "../../match/offers.js";
import { paysWith } from "../../match/placement-preview.js";
import { movesInWords } from "../../match/move-words.js";

const LAST = new Set(["end_turn", "end_game", "deploy"]);

export function actPanel(play) {
  const { ahead, now, draft } = play;
  const deployed = draft.findLast(({ type }) => type === "deploy");
  const waits = Boolean(now.turn?.due?.length); // for the choice of a player, after the scoring
  const offers = ahead.offers.filter(({ type }) => !LAST.has(type) || (waits && type === "deploy"));
  const others = play.own.shown?.(play, offers) ?? offers;
  const offered = ahead.offers.find(({ type }) => type === "end_turn");
  const must = play.away && others.length > 0; // the page knows which move has to come first
  const end = offered ?? (ahead.sure || must ? null : { type: "end_turn", player: play.mover });
  const finish = !draft.length && play.at === null && ahead.offers.find(({ type }) => type === "end_game");
  const part = play.at !== null && !play.ends; // an older list ends within its turn
  const may = ahead.offers.some(({ type }) => type === "deploy");
  const first = !end && others.length > 0; // something has to come before the end of the turn
  const before = first && !may; // and before a figure
  const figure = !deployed && (may || (!ahead.sure && !instead(play)));
  const asked = waits ? "match.act.decides" : before ? "match.act.before" : figure ? "match.act.title" : "match.turn";
  const mark = now.turn?.placed?.at(-1) ?? null;
  const onBoard = walkOnBoard(play, others);
  // moves of one tap are in the foot, always in sight
  const [quick, chosen] = end && !part && !before && !waits ? direct(play, others) : [[], others];
  const bright = may && !play.picked; // a figure on the tile in the frame
  play.draw({ mark, ...onBoard, ...(bright && onBoard.light ? { mark, light: { ...onBoard.light, soft: true } } : {}) });
  const body = h(
    "div",
    { class: "acting", "data-sure": String(ahead.sure) },
    h("h2", { tabindex: "-1" }, t(asked, { name: play.nameOf(play.mover) })),
    before || waits ? offerList(play, others) : null,
    waits || (before && !deployed) ? null : figures(play, deployed),
    before || waits ? null : offerList(play, chosen),
    waits || deployed ? null : offerList(play, elsewhere(play)),
    play.away && others.length ? h("p", { class: "hint" }, t("match.act.from-memory")) : null,
    draft.length && !play.implied.move ? act("undo", takeBack(play), () => play.back(), "text back-link") : null,
  );
  const foot = waits ? null : ending(play, { part, end, finish, others, quick, chosen, figure });
  return { body, foot: foot ? h("div", { class: "actions end-actions" }, foot) : null };
}

/** Whether no figure may follow because of a move of this turn. */
const instead = ({ ahead, draft, now }) =>
  now.turn?.step === "end" || (ahead.sure && draft.some(({ type }) => !["place", "discard"].includes(type)));

/** Figures on other tiles than the one just placed, or not on a feature of its definition, where something lets them be put there. */
function elsewhere(play) {
  const cells = placedCells(play);
  const here = ({ x, y, feature }) => cells.some((laid) => laid.x === x && laid.y === y && play.tiles.find(laid, feature) >= 0);
  return play.ahead.offers.filter((move) => move.type === "deploy" && !move.point && !here(move));
}

/** What ends the turn, or what has to be done first. */
function ending(play, { part, end, finish, others, quick, chosen, figure }) {
  const { ahead, draft, at, now } = play;
  if (part) return act("check", t("match.correct.show"), () => play.correct(draft), "primary big end-turn");
  const words = t(
    at !== null
      ? "match.correct.show"
      : draft.some(({ type }) => type !== "place") || now.turn?.step === "end" || !figure
        ? "match.act.end"
        : "match.act.end-without",
  );
  if (end)
    return [
      play.implied.notice(),
      without(play),
      chips(play, chosen, quick),
      act("check", words, () => play.end(end), "primary big end-turn"),
    ];
  if (finish) return finishing(play, finish);
  if (draft.length && !others.length) return act("check", t("match.turn.send"), () => play.hand(), "primary big end-turn");
  if (!others.length) return h("p", { class: "hint" }, t("match.act.first"));
  // the heading names what comes before a figure; of several moves that may come after it, the first is enough
  const after = ahead.offers.some(({ type }) => type === "deploy") && !play.picked;
  return after ? chips(play, others.slice(0, 1), [], "match.act.then") : null;
}

/** The points of the turn as it is, without a figure. */
function without(play) {
  const pays = play.draft.some(({ type }) => type === "deploy") ? "" : paysWith(play, null);
  return pays ? h("p", { class: "hint pays-without" }, t("match.preview.none"), " ", h("strong", {}, pays)) : null;
}

/** Other moves, always in sight: a tap makes a quick one, and scrolls to the choices of any other. */
const chips = (play, others, quick, words = "match.act.also") =>
  others.length + quick.length
    ? counted([
        ...offerList(play, quick),
        ...[...new Set(others.map(({ type }) => type))].map((type) =>
          act("down", t(words, { move: named("match.move", type) }), () => {
            const section = play.body.querySelector(`[data-offer="${CSS.escape(type)}"]`);
            section?.scrollIntoView({ block: "start" });
            section?.querySelector("summary, button, input")?.focus({ preventScroll: true });
          }),
        ),
      ])
    : null;

/** The row of chips; its layout depends on whether there are one, two, or more of them. */
const counted = (all) => h("div", { class: "offer-chips", "data-count": String(Math.min(all.length, 3)) }, all);

/** The choices of the deployment on the last tile, including the current one. Once another move follows it, only a note. */
function figures(play, deployed) {
  const { draft, ahead, tiles } = play;
  const later = deployed && draft.indexOf(deployed) < draft.length - 1;
  if (later) return h("p", { class: "hint" }, t("match.act.deployed", { figure: named("figure", deployed.kind) }));
  if (deployed && play.offeredFigures?.key !== keyOf(play)) {
    play.offeredFigures = { key: keyOf(play), moves: [deployed], free: false };
    others(play, deployed);
  }
  if (!deployed && (ahead.sure || ahead.offers.length)) {
    const free = play.offeredFigures?.key === keyOf(play) && play.offeredFigures.free;
    // without hints everything is offered, and the server judges
    const guess = free || !play.match.hints;
    const moves = guess ? thinkable(play.now, tiles, play.figures) : ahead.offers.filter(({ type }) => type === "deploy");
    play.offeredFigures = { key: keyOf(play), moves, free };
  }
  const { moves = [], free = false } = play.offeredFigures?.key === keyOf(play) ? play.offeredFigures : {};
  const cells = placedCells(play);
  if (!cells.length) return null;
  const put = (move) => {
    const before = deployed ? draft.slice(0, -1) : draft;
    play.play(move ? [...before, move] : before);
  };
  const colour = play.colourOf(play.mover);
  if (!moves.length && (ahead.sure || play.match.hints))
    return ahead.sure ? [h("p", { class: "hint" }, none(draft)), more(play, free)] : null;
  const here = cells.map((laid) => onCell(play, laid, moves, deployed)).filter(({ may }) => cells.length === 1 || may.length);
  const kinds = here.flatMap(({ may, chosen }) => may.filter(({ at }) => at === chosen && chosen >= 0));
  const what =
    kinds.length > 1
      ? choices({
          legend: t("figure.kind"),
          name: "deploy-kind",
          value: deployed.kind,
          options: kinds.map(({ move: { kind } }) => ({
            value: kind,
            words: named("figure", kind),
            picture: figurePicture({ colour, kind }),
          })),
          change: (kind) => put(kinds.find(({ move }) => move.kind === kind).move),
        })
      : null;
  const among = (may, i) =>
    pick(
      may.filter(({ at }) => at === i).map(({ move }) => move),
      deployed,
    );
  return [
    here.map(({ laid, may, chosen }, n) =>
      featureMap({
        tile: tiles.get(laid.tile),
        rotation: laid.rotation,
        may: (_, i) => may.some(({ at }) => at === i),
        chosen,
        figure: chosen >= 0 ? { colour, kind: deployed.kind } : null,
        legend: n ? t("match.act.where-else", { place: play.board.place(laid) }) : t("match.act.where"),
        name: n ? `deploy-${n}` : "deploy",
        kinds: play.impliesEnd && chosen >= 0 ? what : null,
        note: (i) => paysWith(play, among(may, i)),
        choose: (i) => put(among(may, i)),
      }),
    ),
    onPoints(play, moves, deployed, put),
    play.impliesEnd ? null : what,
    deployed && kinds.length < 2 && deployed.kind !== "meeple"
      ? h("p", { class: "hint", role: "status" }, figureName({ colour, kind: deployed.kind }))
      : null,
    deployed ? null : more(play, free),
  ];
}

/** The points around the tile on a cell where a figure may stand, as buttons. `put(move)`: null takes it back. */
export function onPoints(play, moves, deployed, put, [left, top] = play.now.turn?.placed?.at(-1) ?? []) {
  const found = moves.filter(({ point }) => point);
  return found.length
    ? h(
        "div",
        { class: "offer-choices", role: "group", "aria-label": t("match.act.where"), "data-points": "" },
        found.map((move) => {
          const where = list([t(`side.${move.y > top ? "S" : "N"}`), t(`side.${move.x > left ? "E" : "W"}`)]);
          const chosen = deployed?.point && deployed.x === move.x && deployed.y === move.y;
          return h(
            "button",
            {
              type: "button",
              class: "button",
              "aria-pressed": String(Boolean(chosen)),
              "data-value": move.point.join(),
              onclick: () => put(chosen ? null : move),
            },
            figurePicture({ colour: play.colourOf(play.mover), kind: move.kind }),
            t("feature.at", { kind: named("figure", move.kind), where }),
          );
        }),
      )
    : null;
}

/** Why there is no deployment: another move of this turn came first, or nothing may be claimed. */
function none(draft) {
  const other = draft.findLast(({ type }) => type !== "place");
  return other ? t("match.act.none-after", { move: named("match.move", other.type) }) : t("match.act.none");
}

/** The label for undoing the last move of this turn. */
function takeBack(play) {
  const last = play.draft.at(-1);
  if (last.type === "deploy" && !play.enteredAsOne) return t("match.act.no-figure");
  if (last.type === "place" || play.enteredAsOne) return t("match.act.take-back");
  return t("match.act.undo", { move: movesInWords(play, [{ ...last, player: undefined }]) });
}

/** The cells of the tile placed last, as rotated, if their tile is known. */
function placedCells({ now, tiles }) {
  const [x, y] = now.turn?.placed?.at(-1) ?? [];
  const all = spread(now.tiles, tiles);
  const last = all.find((one) => one.x === x && one.y === y);
  return all.filter((one) => last && (one === last || (one.of && one.of === last.of)) && tiles.get(one.tile));
}

/** The choices on one cell: {may: [{move, at: number of the feature}], chosen: number of the feature, or -1}. */
function onCell({ tiles }, laid, moves, deployed) {
  const same = (move) => move.x === laid.x && move.y === laid.y && !move.point;
  return {
    laid,
    may: moves.filter(same).map((move) => ({ move, at: tiles.find(laid, move.feature) })),
    chosen: deployed && same(deployed) ? tiles.find(laid, deployed.feature) : -1,
  };
}

/** Of several figures the kind chosen before, else a meeple. */
export const pick = (moves, deployed) =>
  moves.find(({ kind }) => kind === deployed?.kind) ?? moves.find(({ kind }) => kind === "meeple") ?? moves[0];

/** Finds the alternatives to an existing deployment when a turn is reopened. */
async function others(play, deployed) {
  const { match, token, draft, insist, at, signal } = play;
  const key = keyOf(play);
  const body = { moves: draft.slice(0, draft.indexOf(deployed)), insist, ...(at === null ? {} : { at }) };
  try {
    const { offers } = await ask(`/matches/${match.id}/preview`, { method: "POST", token, signal, body });
    if (play.offeredFigures?.key !== key || keyOf(play) !== key) return; // the tile may have been taken back
    const moves = offers.filter((one) => typeOf(one) === "deploy");
    const known = (one) => one.kind === deployed.kind && same(play, one.feature, deployed);
    play.offeredFigures.moves = moves.some(known) ? moves : [deployed, ...moves];
    play.render();
  } catch (error) {
    if (error.name === "AbortError" || keyOf(play) !== key) return; // sent or taken back meanwhile
    play.trouble(error, () => others(play, deployed));
  }
}

/** Whether a reference names the feature of a deployment, in whatever form. */
function same({ now, tiles }, feature, { x, y, feature: other }) {
  const laid = spread(now.tiles, tiles).find((one) => one.x === x && one.y === y);
  return tiles.find(laid, feature) === tiles.find(laid, other);
}

/** The moves before the deployment, as a key: its choices stay while this is the same. */
export const keyOf = ({ draft, at, match }) => JSON.stringify([draft.filter(({ type }) => type === "place"), at, match.seq]);

/** Any feature and any figure: the server explains what is wrong with it, and players may insist. */
const more = (play, free) =>
  free || !play.now.turn?.placed?.length
    ? null
    : act(
        null,
        t("match.act.other"),
        () => {
          play.offeredFigures = { key: keyOf(play), moves: [], free: true };
          play.render();
        },
        "text",
      );
