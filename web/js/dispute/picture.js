// A question about a table: its request body, and its drawing on the board, with the tile or figure in question and the alternatives if the
// answer is no.

import { withNames } from "../tile/words.js";
import { layAt } from "./asking.js";
import { readingsOf } from "./compare.js";
import { kindOf } from "./verdict.js";

/** The move type that puts a kind of figure on the table: not every kind is deployed. */
const putting = (own, { kind }) => own.puts?.[kind] ?? "deploy";

/** The body of the question. `compare`: an option whose values are answered next to each other. */
export function bodyOf(position, question, { game, own }, compare) {
  const { placed, ...asked } = question;
  /** @type {any} */
  const move = moveOf(own, asked);
  const { player, x, y } = move;
  const turn = placed ? { turn: { ...position.turn, player, step: "act", placed: [[x, y]] } } : {};
  const values = readingsOf(game, compare);
  const options = values.length ? { options: values.map((value) => ({ [compare]: value })) } : {};
  const what = move.type ? { move } : { feature: { x, y, ...move.feature } };
  return { position: withNames({ ...position, ...turn }), ...what, ...options };
}

/** The move in question. */
function moveOf(own, { kind, ...move }) {
  if (own.asks?.includes(move.type)) return { type: move.type, player: move.player };
  const type = move.type === "deploy" ? putting(own, { kind }) : move.type;
  return type === "deploy" ? { ...move, kind } : { ...move, ...(type ? { type } : {}) };
}

/**
 * Draws the question. `ruling`: the answer, if known; `ask(question)`; `other(cell)`: another tile was tapped; `turn()`: the tile in
 * question was.
 */
export function drawQuestion(editor, question, ruling, { ask, other, turn }) {
  const kind = kindOf(question);
  const no = ruling && !ruling.legal;
  const better = no ? ruling.alternatives : [];
  const instead = (move) => ask({ ...question, ...move, ...(kind === "deploy" ? { feature: move.feature } : {}) });
  editor.panels.current = {};
  editor.asking({
    spot: kind === "place" ? (cell) => ask(layAt(editor, question, cell)) : null,
    tile: kind === "place" || editor.own.asks?.includes(kind) ? () => {} : other,
    ghost: (ghost) => (ghost.move ? instead(ghost.move) : turn()),
    extra: (figure) => figure.move && instead(figure.move),
  });
  editor.drawn.spots = kind === "place";
  if (kind === "place") {
    const own = { ...question, name: no ? "is-no" : "" };
    editor.drawn.ghosts = [own, ...onePerCell(better.filter(({ x, y }) => x !== question.x || y !== question.y))];
  }
  if (kind === "deploy") {
    const asked = putting(editor.own, question);
    const puts = better.filter(({ type }) => type === asked).map((move) => ({ kind: question.kind, ...move, type: "deploy" }));
    editor.drawn.extra = [{ ...question, look: "is-asked" }, ...puts.map((move) => ({ ...move, move, look: "is-better" }))];
  }
  editor.drawn.draw();
  editor.board.mark(kind === "who" ? null : [question.x, question.y]);
  editor.board.light(kind === "who" ? { regions: regionOf(editor, question) } : {});
}

function regionOf({ board, table, tiles }, question) {
  const laid = table.tileAt([question.x, question.y]);
  const region = laid && board.regions.at(question, tiles.find(laid, question.feature));
  return region ? [region] : [];
}

/** The first of several rotations at one cell. */
const onePerCell = (moves) =>
  [...new Map([...moves].reverse().map((move) => [`${move.x},${move.y}`, move])).values()].map((move) => ({
    ...move,
    move,
    name: "is-better",
  }));
