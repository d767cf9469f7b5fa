// What has to be chosen next to make one of several moves: the fields in which they differ, in the order in which the game declares them; which
// kind of figure it is comes after the place.

import { t } from "../../lib/i18n.js";
import { choiceOf, isCells, namesOf } from "./value-words.js";

const OWN = new Set(["type", "player", "y"]);

export const plain = (value) => JSON.stringify(value ?? null);

const differ = (moves, of) => new Set(moves.map((move) => plain(of(move)))).size > 1;

const cellOf = ({ x, y }) => [x, y];

/**
 * The next choice; null: nothing to choose.
 *
 * @param {Page.Play} play
 * @returns {{ field: string, options: any[], hint?: string, spots?: number[][], gone?: number[][], cellOf?: (step: any) => number[] } | null}
 * `spots`: cells to tap; `gone`: those of a way so far
 */
export function nextChoice(play, type, moves, { steps }) {
  if (moves.length < 2) return null;
  const field = inOrder(play, type).find((one) => differ(moves, one === "x" ? cellOf : (move) => move[one]));
  if (!field) return null;
  if (field === "x") return { field, ...places(play, moves) };
  if (isCells(moves[0][field])) return { field, ...walk(play, field, moves, steps) };
  return { field, ...optionsOf(moves, field, (value) => choiceOf(play, type, field, value)) };
}

/** The fields of a type of move, in the order in which they are chosen. @param {Page.Play} play */
function inOrder(play, type) {
  const fields = Object.keys(play.game.moves[type] ?? {}).filter((field) => !OWN.has(field));
  const place = fields.indexOf("x");
  const early = fields.filter((field, at) => at < place && namesOf(play, type, field) === "figure");
  return [...fields.slice(0, place + 1).filter((field) => !early.includes(field)), ...early, ...fields.slice(place + 1)];
}

function optionsOf(moves, field, look) {
  const values = new Map(moves.map((move) => [plain(move[field]), move[field]]));
  return {
    options: [...values].map(([key, value]) => ({
      ...look(value),
      name: key,
      step: { value, fits: (move) => plain(move[field]) === key },
    })),
  };
}

/** The choice of a cell: by name, or by a tap on the board. @param {Page.Play} play */
function places(play, moves) {
  const cells = new Map(moves.filter(({ x }) => Number.isInteger(x)).map((move) => [plain(cellOf(move)), cellOf(move)]));
  const options = [...cells].map(([key, [x, y]]) => ({
    words: play.board.place({ x, y }),
    name: key,
    step: { value: [x, y], fits: (move) => plain(cellOf(move)) === key },
  }));
  return { options, spots: [...cells.values()], gone: [], cellOf: (step) => step.value, hint: t("match.offer.where") };
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
