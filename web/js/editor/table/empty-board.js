// A board of villages on which nothing stands yet.

/** What everybody has at the beginning. */
export const START = { __proto__: null, gold: 3, silver: 0 };

export const emptyBoard = ({ id, catalogs }) => ({
  game: id,
  board: catalogs[0],
  players: ["red", "blue"].map((one) => ({ id: one, colour: one, ...START })),
  tents: [],
});
