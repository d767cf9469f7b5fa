// A generic form for all moves that a game offers other than placement and deployment. An offer without choices is a button; otherwise the
// differing fields are chosen step by step, in the order in which the game declares them, and unknown values are filled in. Independent of
// the game, whose module can replace the form (games/README.md).

import { act } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { named, t } from "../../lib/i18n.js";
import { moveInWords } from "../move-words.js";
import { namesOf } from "./value-words.js";
import { pointsOf } from "./choice-points.js";
import { hintOf, hints } from "./hints.js";
import { fillForm, toFill } from "./move-form.js";
import { nextChoice, plain } from "./next-choice.js";
import { pointsField, pointsForm } from "./points-form.js";
import { stepsFrom, wholeOf } from "./walks.js";

const LISTED = 8; // places of the board, which are tapped there; a longer list is folded

/** All of them, by type. @param {Page.Play} play */
export function offerList(play, offers) {
  const all = [...new Set(offers.map(({ type }) => type))];
  const rivals = compete(play, offers);
  const types = rivals ? all.filter((type) => play.turn.picked?.type === type) : all;
  if (rivals && !types.length)
    return all.map((type) => act(null, named("match.move", type), () => pick(play, { type, steps: [] }), "offer-type"));
  return types.map((type) =>
    offer(
      play,
      type,
      offers.filter((one) => one.type === type),
    ),
  );
}

/** Splits offers into moves that a single tap makes, as nothing has to be chosen, and the others. @param {Page.Play} play */
export function direct(play, offers) {
  const rivals = compete(play, offers);
  const alone = ({ type }) => {
    const moves = offers.filter((one) => one.type === type);
    return !rivals && moves.length === 1 && !toFill(moves[0]) && !play.own.offer?.[type] && !pointsField(play, type);
  };
  return [offers.filter(alone), offers.filter((one) => !alone(one))];
}

/** Whether one of several types of move has to be made, each on a place of the board: the type is chosen first. @param {Page.Play} play */
function compete(play, offers) {
  const types = new Set(offers.map(({ type }) => type));
  types.delete("deploy"); // has its own form
  return types.size > 1 && offers.every(({ x }) => Number.isInteger(x)) && !play.table.ahead.offers.some(({ type }) => type === "end_turn");
}

/** Sets the choices made so far. @param {Page.Play} play */
function pick(play, picked) {
  play.turn.picked = picked;
  play.screen.render();
}

/** The choices made for a type so far, without those that no offer fits any more, and the offers that are left. @param {Page.Play} play */
function state(play, type, offers) {
  const before = play.turn.picked?.type === type ? play.turn.picked : { type, steps: [] };
  const steps = [];
  let left = offers;
  for (const step of before.steps) {
    const fitting = left.filter((move) => step.fits(move));
    if (!fitting.length) break;
    steps.push(step);
    left = fitting;
  }
  const picked = { ...before, steps };
  return { picked, left, next: nextChoice(play, type, left, picked) };
}

/** @param {Page.Play} play */
function offer(play, type, moves) {
  const title = h("h3", {}, named("match.move", type));
  const own = play.own.offer?.[type];
  const section = (...content) => h("section", { class: "offer", "data-offer": type }, content);
  if (own)
    return section(
      title,
      own(play, moves, (move) => take(play, move)),
    );
  const field = pointsField(play, type);
  if (field)
    return section(
      title,
      hints(play, type, moves),
      pointsForm(play, { type, field, moves }, (move) => take(play, move)),
    );
  const { picked, left, next } = state(play, type, moves);
  const back = again(play, picked, play.table.ahead.offers);
  if (!next && toFill(left[0])) return section(title, filled(play, left[0]), back);
  if (!next)
    return section(
      act(
        "check",
        waits(play) || type === "deploy" || left[0].figure ? said(play, left[0]) : named("match.move", type),
        () => take(play, left[0]),
        "offer-go",
      ),
    );
  const choices = choicesOf(play, type, { ...next, points: pointsOf(play, next, left) }, (step) => choose(play, picked, left, step));
  const hint = next.options[0]?.hint ?? (!next.spots || play.screen.kept.onBoard === type ? next.hint : null);
  return section(
    title,
    hints(play, type, left, next.field),
    hint ? h("p", { class: "hint" }, hint) : null,
    play.screen.kept.onBoard === type && next.options.length > LISTED ? byName(type, choices) : choices,
    back,
  );
}

/** The possible values as buttons, or by the game's picker for what they name. @param {Page.Play} play */
function choicesOf(play, type, next, go) {
  const names = namesOf(play, type, next.field) ?? "";
  const picker = play.own.pickers?.[names];
  const buttons = picker ? next.options.filter(({ step }) => step.value === null || step.value === undefined) : next.options;
  const legend = hintOf(play, type, next.field) ?? named("match.move", type);
  const group = h(
    "div",
    { class: "offer-choices", role: "group", "aria-label": legend },
    buttons.map(({ words, picture, step, name }) =>
      h(
        "button",
        { type: "button", class: "button", "data-value": name, onclick: () => go(step) },
        picture ?? null,
        h("span", {}, words),
        next.points[name] ? h("strong", {}, next.points[name]) : null,
      ),
    ),
  );
  return picker ? h("div", {}, picker(play, legend, next.options, go), buttons.length ? group : null) : group;
}

/** The same choice by name, as the places are tapped on the board. */
const byName = (type, choices) =>
  h("details", { class: "by-name", "data-keep": `offer-${type}` }, h("summary", {}, t("match.place.by-name")), choices);

/**
 * The only move of a type that the game waits for, or that names a figure on the table; or a figure elsewhere than on the tile, which is
 * named with its place.
 *
 * @param {Page.Play} play
 */
function said(play, move) {
  const { type, x, y, feature } = move;
  if (type !== "deploy") return moveInWords(play, move);
  const what = [named("kind", feature.kind), play.board.place({ x, y })];
  return t("match.says.other", { move: named("match.move", type), what: what.join(", ") });
}

/** The form of an offer; the same node as long as the offer is the same. @param {Page.Play} play */
function filled(play, move) {
  const { kept } = play.screen;
  const key = JSON.stringify(move);
  if (kept.filling?.key !== key) kept.filling = { key, node: fillForm(play, move, (whole) => take(play, whole)) };
  return kept.filling.node;
}

/** @param {Page.Play} play */
const again = (play, picked, offers) =>
  picked.steps.length
    ? act("back", t("match.offer.back"), () => pick(play, { ...picked, steps: picked.steps.slice(0, -1) }), "text")
    : compete(play, offers)
      ? act("back", t("match.offer.back"), () => pick(play, null), "text")
      : null;

/** Takes a step; when only one move is left with nothing to fill in, it is made. @param {Page.Play} play */
function choose(play, picked, left, step) {
  const rest = left.filter((move) => step.fits(move));
  if (rest.length === 1 && !toFill(rest[0])) return take(play, rest[0]);
  play.turn.picked = { ...picked, steps: [...picked.steps, step] };
  play.screen.render();
  const section = `[data-offer="${CSS.escape(picked.type)}"]`;
  const choices = `${section} .by-name, ${section} .offer-choices`;
  play.screen.whenDrawn(() => play.screen.body.querySelector(choices)?.scrollIntoView({ block: "start" }));
}

/** @param {Page.Play} play */
function take(play, move) {
  play.turn.picked = null;
  play.screen.kept.filling = null;
  if (waits(play) || wholeOf(play, move.type))
    play.turn.end(move); // all that the game waits for
  else play.turn.add(move);
}

/** Whether the game waits for a choice after the scoring of a turn. @param {Page.Play} play */
const waits = (play) => Boolean(play.now.turn?.due?.length);

/** Highlights what can be tapped on the board, if the current choice is one of cells. @param {Page.Play} play */
export function walkOnBoard(play, offers) {
  const rivals = compete(play, offers);
  play.screen.kept.onBoard = null;
  const types = new Set(offers.map((one) => one.type));
  const chosen = types.has(play.turn.picked?.type);
  const several = offers.filter(({ x }) => Number.isInteger(x)).some(({ type }, _, [first]) => type !== first.type);
  const may = several && play.table.ahead.offers.some(({ type }) => type === "end_turn"); // with one tap each: a place would mean any of them
  for (const type of types) {
    if ((rivals || chosen || may) && play.turn.picked?.type !== type) continue;
    if (play.own.offer?.[type]) continue;
    const { picked, left, next } = state(
      play,
      type,
      offers.filter((one) => one.type === type),
    );
    const open = picked.steps.length || play.turn.picked?.type === type;
    const standing = next && !next.spots && open ? next.options.map(({ step }) => step.value).filter((one) => one?.x !== undefined) : [];
    if (next && standing.length) {
      const tapped = ({ cell, figure }) => {
        const [x, y] = cell ?? [play.now.figures?.[figure]?.x, play.now.figures?.[figure]?.y];
        const there = next.options.filter(({ step }) => step.value?.x === x && step.value?.y === y);
        if (there.length === 1) choose(play, picked, left, there[0].step);
      };
      return { mark: null, light: { cells: standing.map(({ x, y }) => [x, y]) }, choose: tapped };
    }
    const from = stepsFrom(play, type);
    const [{ x, y }] = left;
    if (!next && waits(play) && !toFill(left[0]) && Number.isInteger(x)) {
      const only = ({ cell }) => cell && plain(cell) === plain([x, y]) && take(play, left[0]);
      return { mark: null, light: { cells: [...from, [x, y]] }, choose: only };
    }
    if (!next?.spots) continue;
    play.screen.kept.onBoard = type;
    return {
      mark: null,
      light: { cells: [...from, ...(next.gone ?? []), ...next.spots] },
      choose: ({ cell }) => {
        const option = cell && next.options.find(({ step }) => plain(next.cellOf?.(step)) === plain(cell));
        if (option) choose(play, picked, left, option.step);
      },
    };
  }
  return {};
}
