// The part of the address after #: it names a screen.

/** The kind of screen that an address names, of those in `screens`, and the segments after it. An unknown address leads to the start. */
export function screenAt(hash, screens) {
  const [, kind = "", ...rest] = hash.split("/").map(decoded);
  const [below, ...deeper] = rest;
  const longer = `${kind}/${below}`;
  if (Object.hasOwn(screens, longer)) return [longer, deeper];
  return Object.hasOwn(screens, kind) ? [kind, rest] : ["start", []];
}

function decoded(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
