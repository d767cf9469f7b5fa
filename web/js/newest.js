// Questions that are asked one after the other, of which only the newest counts: an answer that was late must not take its place.

/** Every call is one more question. What it answers tells whether that one is still the newest. */
export function newest() {
  let last = 0;
  return () => {
    const mine = ++last;
    return () => mine === last;
  };
}
