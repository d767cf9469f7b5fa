// The moves that a game offers besides placing and deploying, whatever they are: one with nothing to choose is a button; else
// what differs is chosen step by step, in the order in which the game declares the fields. Knows no game.

import { act } from "../choices.js";
import { h } from "../dom.js";
import { named, t } from "../i18n.js";
import { tokenName, tokenPicture } from "../token.js";

const OWN = new Set(["type", "player"]);

/** All of them, by type. */
export function offerList(play, offers) {
  const types = [...new Set(offers.map(({ type }) => type))];
  return types.map((type) =>
    offer(
      play,
      type,
      offers.filter((one) => one.type === type),
    ),
  );
}

function offer(play, type, moves) {
  const picked = play.picked?.type === type ? play.picked : { type, steps: [] };
  const left = picked.steps.reduce((some, step) => some.filter((move) => step.fits(move)), moves);
  const next = nextChoice(play, type, left, picked);
  const title = h("h3", {}, named("match.move", type));
  if (!next)
    return h(
      "section",
      { class: "offer", "data-offer": type },
      act("check", named("match.move", type), () => take(play, left[0]), "offer-go"),
    );
  if (next.spots) play.offered = next;
  return h(
    "section",
    { class: "offer", "data-offer": type },
    title,
    next.hint ? h("p", { class: "hint" }, next.hint) : null,
    h(
      "div",
      { class: "offer-choices", role: "group", "aria-label": named("match.move", type) },
      next.options.map(({ words, picture, step, name }) =>
        h(
          "button",
          { type: "button", class: "button", "data-value": name, onclick: () => choose(play, picked, left, step) },
          picture ?? null,
          words,
        ),
      ),
    ),
    picked.steps.length
      ? act(
          "back",
          t("match.offer.back"),
          () => {
            picked.steps.pop();
            play.picked = picked;
            play.render();
          },
          "text",
        )
      : null,
  );
}

/** One step further; when only one move is left it is made. */
function choose(play, picked, left, step) {
  const rest = left.filter((move) => step.fits(move));
  if (rest.length === 1) return take(play, rest[0]);
  play.picked = { ...picked, steps: [...picked.steps, step] };
  play.render();
}

function take(play, move) {
  play.picked = null;
  play.offered = null;
  play.add(move);
}

const plain = (value) => JSON.stringify(value ?? null);
const differ = (moves, of) => new Set(moves.map((move) => plain(of(move)))).size > 1;

/** What is to be chosen next: {options: [{words, step}], hint?}; null: nothing. */
function nextChoice(play, type, moves, { steps }) {
  if (moves.length < 2) return null;
  const fields = Object.keys(play.game.moves[type] ?? {}).filter((field) => !OWN.has(field));
  const cell = ({ x, y }) => [x, y];
  if (fields.includes("x") && differ(moves, cell))
    return optionsOf(moves, cell, ([x, y]) => ({ words: play.board.place({ x, y }) }));
  for (const field of fields.filter((one) => one !== "x" && one !== "y")) {
    const of = (move) => move[field];
    if (!differ(moves, of)) continue;
    if (Array.isArray(moves[0][field])) return walk(play, field, moves, steps);
    return optionsOf(moves, of, (value) => looks(field, value));
  }
  return null;
}

function optionsOf(moves, of, look) {
  const values = new Map(moves.map((move) => [plain(of(move)), of(move)]));
  return {
    options: [...values].map(([key, value]) => ({
      ...look(value),
      name: key,
      step: { fits: (move) => plain(of(move)) === key },
    })),
  };
}

/** How a value is shown: a token by its picture ("sheep-3"), a feature by its kind, anything else by its name. */
function looks(field, value) {
  if (field === "token") {
    const [kind, number] = String(value).split(/-(?=\d+$)/);
    const token = { kind, value: number === undefined ? null : Number(number) };
    return { words: tokenName(token), picture: tokenPicture(token) };
  }
  if (value && typeof value === "object") return { words: named("kind", value.kind) };
  return { words: named("match.choice", value) };
}

/** A way over the board, cell by cell: the cells that can come next are lit. */
function walk(play, field, moves, steps) {
  const gone = steps.filter((step) => step.cell).map((step) => step.cell);
  const next = new Map(
    moves.map((move) => [plain(move[field][gone.length]), move[field][gone.length]]).filter(([, cell]) => cell),
  );
  const options = [...next.values()].map((cell) => {
    const [x, y] = cell;
    return {
      words: play.board.place({ x, y }),
      name: plain(cell),
      step: { cell, fits: (move) => plain(move[field][gone.length]) === plain(cell) },
    };
  });
  return { options, hint: t("match.offer.walk", { n: gone.length + 1 }), spots: [...next.values()], gone, steps };
}

/** Lights what can be tapped on the board for the choice at hand, if it is one of cells. */
export function walkOnBoard(play, offers) {
  const types = new Set(offers.map(({ type }) => type));
  for (const type of types) {
    const moves = offers.filter((one) => one.type === type);
    const picked = play.picked?.type === type ? play.picked : { type, steps: [] };
    const left = picked.steps.reduce((some, step) => some.filter((move) => step.fits(move)), moves);
    const next = nextChoice(play, type, left, picked);
    if (!next?.spots) continue;
    return {
      mark: null,
      light: { cells: [...next.gone, ...next.spots] },
      choose: ({ cell }) => {
        const option = cell && next.options.find(({ step }) => plain(step.cell) === plain(cell));
        if (option) choose(play, picked, left, option.step);
      },
    };
  }
  return {};
}
