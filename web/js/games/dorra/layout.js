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
