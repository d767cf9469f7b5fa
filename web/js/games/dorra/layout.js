// The size of a board of villages, and where they are on it.

/** The size of a board: as given, or large enough for its villages. */
export function sizeOf({ size, villages = [] }) {
  if (size) return size;
  return ["x", "y"].map((axis) => Math.max(400, ...villages.map((one) => (one[axis] ?? 0) + 100)));
}

/** The board with villages without coordinates placed in rows. */
export function placed(board) {
  const [wide] = sizeOf(board);
  const row = Math.max(1, Math.floor(wide / 160));
  return (board.villages ?? []).map((one, i) =>
    one.x === undefined ? { ...one, x: 80 + (i % row) * 160, y: 80 + Math.floor(i / row) * 150 } : one,
  );
}

export const unit = (board) => sizeOf(board)[0] / 1000;

const LARGER = [1.2, 1.15, 1.1, 1.05];
const HIGH = 118; // of a village with its name above and its spaces below, in units of a board 1000 wide
const HALF = { disc: 38, letter: 5.75, space: 15 }; // of its width

/** Half the width of a village with its name and its spaces, in units of a board 1000 wide. */
const halfWidth = ({ id, name, spaces = [] }) => Math.max(HALF.disc, (name ?? id).length * HALF.letter, spaces.length * HALF.space);

const TENT = 24; // half of a tent's width, with its rim: it is wider than its space

const NAMED = 57; // from the middle of a village to its name above

/** Half the width of a village with tents on all of its spaces. */
const tentedWidth = (one) => Math.max(halfWidth(one), ((one.spaces ?? []).length - 1) * HALF.space + TENT);

/** The box of a village with its name and its tents; its spaces are included by `below`. */
export function boxOf(one, k, below) {
  const half = tentedWidth(one) * k;
  return { x: one.x - half, y: one.y - NAMED * k, width: 2 * half, height: (NAMED + below) * k };
}

/** How much larger villages can be drawn so that they still do not touch: more of them are in view then, with names of the same size. */
export function roomy(board) {
  const k = unit(board);
  const all = placed(board).map((one) => ({ x: one.x / k, y: one.y / k, half: halfWidth(one) }));
  const apart = (a, b) => Math.max(Math.abs(a.x - b.x) / (a.half + b.half), Math.abs(a.y - b.y) / HIGH);
  const touches = (one) => all.some((a, i) => all.some((b, j) => j < i && apart(a, b) < one));
  return LARGER.find((one) => !touches(one)) ?? 1;
}
