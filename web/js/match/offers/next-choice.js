// What has to be chosen next to make one of several moves: the fields in which they differ, in the order in which the game declares them.

import { named, t } from "../../lib/i18n.js";
import { tokenName, tokenOf, tokenPicture } from "../../tile/token.js";
import { featureName } from "../../tile/words.js";

const OWN = new Set(["type", "player"]);

export const plain = (value) => JSON.stringify(value ?? null);

const differ = (moves, of) => new Set(moves.map((move) => plain(of(move)))).size > 1;

const isCell = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

/** The next choice: {options: [{words, step}], hint?, spots?: cells to tap}; null: nothing to choose. @param {Page.Play} play */
export function nextChoice(play, type, moves, { steps }) {
  if (moves.length < 2) return null;
  const fields = Object.keys(play.game.moves[type] ?? {}).filter((field) => !OWN.has(field));
  const cell = ({ x, y }) => [x, y];
  if (fields.includes("x") && differ(moves, cell)) return places(play, moves, cell);
  for (const field of fields.filter((one) => one !== "x" && one !== "y")) {
    const of = (move) => move[field];
    if (!differ(moves, of)) continue;
    if (Array.isArray(moves[0][field]) && moves[0][field].every(isCell)) return walk(play, field, moves, steps);
    return optionsOf(moves, of, (value) => play.own.value?.(play, type, field, value) ?? looks(field, value));
  }
  return null;
}

function optionsOf(moves, of, look) {
  const values = new Map(moves.map((move) => [plain(of(move)), of(move)]));
  const words = [...values.values()].map((value) => look(value).words);
  const clear = new Set(words).size === words.length;
  return {
    options: [...values].map(([key, value]) => ({
      ...look(value),
      ...(clear || !value?.kind ? {} : { words: sidesOf(value) }),
      name: key,
      step: { value, fits: (move) => plain(of(move)) === key },
    })),
  };
}

/** A feature by its kind and sides, where others of the kind are offered, too. */
const sidesOf = ({ kind, at = [] }) => featureName({ kind, edges: [at].flat() });

/** The choice of a cell: by name, or by a tap on the board. @param {Page.Play} play */
function places(play, moves, cell) {
  const found = optionsOf(moves, cell, ([x, y]) => ({ words: play.board.place({ x, y }) }));
  const spots = found.options.map(({ step }) => step.value);
  return { ...found, spots, gone: [], cellOf: (step) => step.value, hint: t("match.offer.where") };
}

/** How a value is shown: a token by its picture ("sheep-3"), a feature by its kind, a list by its names, any other by its name. */
function looks(field, value) {
  if (field === "token" && value) return { words: tokenName(tokenOf(value)), picture: tokenPicture(tokenOf(value)) };
  if (Array.isArray(value)) return { words: value.map((one) => named("match.choice", one)).join(", ") };
  if (value && typeof value === "object") return { words: named("kind", value.kind) };
  if (typeof value === "boolean") return { words: t(value ? "match.yes" : "match.no") };
  return { words: value === null || value === undefined ? t("match.none") : named("match.choice", value) };
}

/** A path over the board, cell by cell: the possible next cells are highlighted. @param {Page.Play} play */
function walk(play, field, moves, steps) {
  const gone = steps.filter((step) => step.cell).map((step) => step.cell);
  const next = new Map(moves.map((move) => [plain(move[field][gone.length]), move[field][gone.length]]).filter(([, cell]) => cell));
  const options = [...next.values()].map((cell) => {
    const [x, y] = cell;
    return {
      words: play.board.place({ x, y }),
      name: plain(cell),
      step: { cell, fits: (move) => plain(move[field][gone.length]) === plain(cell) },
    };
  });
  const hint = t("match.offer.walk", { n: gone.length + 1 });
  return { options, hint, spots: [...next.values()], gone, cellOf: (step) => step.cell };
}
