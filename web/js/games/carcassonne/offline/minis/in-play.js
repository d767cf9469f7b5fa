// Which of the small expansions are in play, and the marks of tiles and turns that they use.

const MINIS = new Set(["flier", "messages", "ferries", "goldmines", "mage-and-witch", "robbers", "corn-circles"]); // all with one choice

/** Whether an expansion is in play, by its id or its option. */
export const inPlay = ({ options }, id, option) =>
  options?.[option] === "on" ||
  (options?.[option] !== "off" && [id, ...(MINIS.has(id) ? ["minis"] : [])].some((one) => options?.expansions?.includes(one)));

export const shows = (tile, mark) => Boolean(tile?.marks?.some((one) => one.mark === mark));

export const marksOf = ({ turn }) => turn?.marks ?? [];

export const withMark = (position, mark) => ({ ...position, turn: { ...position.turn, marks: [...marksOf(position), mark] } });

export const withoutMarks = (position, ...gone) => ({
  ...position,
  turn: { ...position.turn, marks: marksOf(position).filter((mark) => !gone.includes(mark)) },
});
