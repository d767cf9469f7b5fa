// A question about a table: how it is put to the referee, and what the board shows of it: the tile or figure asked about, and what
// could be done instead where the answer is no.

import { withNames } from "../words.js";
import { layAt } from "./asking.js";
import { readingsOf } from "./compare.js";
import { kindOf } from "./verdict.js";

/** The move that puts a kind of figure on the table: not all are deployed. */
const putting = (own, { kind }) => own.puts?.[kind] ?? "deploy";

/** The question as the referee takes it. `compare`: an option whose values are answered side by side. */
export function bodyOf(position, question, { game, own }, compare) {
  const { placed, ...asked } = question;
  const move = moveOf(own, asked);
  const { player, x, y } = move;
  const turn = placed ? { turn: { ...position.turn, player, step: "act", placed: [[x, y]] } } : {};
  const values = readingsOf(game, compare);
  const options = values.length ? { options: values.map((value) => ({ [compare]: value })) } : {};
  const what = move.type ? { move } : { feature: { x, y, ...move.feature } };
  return { position: withNames({ ...position, ...turn }), ...what, ...options };
}

/** The move asked about. */
function moveOf(own, { kind, ...move }) {
  if (own.asks?.includes(move.type)) return { type: move.type, player: move.player };
  const type = move.type === "deploy" ? putting(own, { kind }) : move.type;
  return type === "deploy" ? { ...move, kind } : { ...move, ...(type ? { type } : {}) };
}

/** Draws it. `ruling`: the answer, if it has come; `ask(question)`, `other(cell)`: another tile is tapped, `turn()`: the tile is. */
export function drawQuestion(editor, question, ruling, { ask, other, turn }) {
  const kind = kindOf(question);
  const no = ruling && !ruling.legal;
  const better = no ? ruling.alternatives : [];
  const instead = (move) => ask({ ...question, ...move, ...(kind === "deploy" ? { feature: move.feature } : {}) });
  editor.current = {};
  editor.asking({
    spot: kind === "place" ? (cell) => ask(layAt(editor, question, cell)) : null,
    tile: kind === "place" || editor.own.asks?.includes(kind) ? () => {} : other,
    ghost: (ghost) => (ghost.move ? instead(ghost.move) : turn()),
    extra: (figure) => figure.move && instead(figure.move),
  });
  editor.spots = kind === "place";
  if (kind === "place") {
    const own = { ...question, name: no ? "is-no" : "" };
    editor.ghosts = [own, ...onePerCell(better.filter(({ x, y }) => x !== question.x || y !== question.y))];
  }
  if (kind === "deploy") {
    const asked = putting(editor.own, question);
    const puts = better.filter(({ type }) => type === asked).map((move) => ({ kind: question.kind, ...move, type: "deploy" }));
    editor.extra = [{ ...question, look: "is-asked" }, ...puts.map((move) => ({ ...move, move, look: "is-better" }))];
  }
  editor.draw();
  editor.board.mark(kind === "who" ? null : [question.x, question.y]);
  editor.board.light(kind === "who" ? { regions: regionOf(editor, question) } : {});
}

function regionOf({ board, table, tiles }, question) {
  const laid = table.tileAt([question.x, question.y]);
  const region = laid && board.regions.at(question, tiles.find(laid, question.feature));
  return region ? [region] : [];
}

/** Of several rotations at one place the first. */
const onePerCell = (moves) =>
  [...new Map([...moves].reverse().map((move) => [`${move.x},${move.y}`, move])).values()].map((move) => ({
    ...move,
    move,
    name: "is-better",
  }));
