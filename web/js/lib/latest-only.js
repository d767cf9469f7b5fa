// Requests of which only the newest counts: a late answer must not replace it.

/** Creates a counter: each call is a new request and returns a function that checks whether it is still the newest. */
export function newest() {
  let last = 0;
  return () => {
    const mine = ++last;
    return () => mine === last;
  };
}
