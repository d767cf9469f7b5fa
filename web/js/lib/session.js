// Unfinished work in this browser tab. It is lost when the tab is closed.

/** The unfinished work under a key, or null. */
export function keptHere(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value until the tab is closed; null removes it. Without storage it is forgotten. */
export function keepHere(key, value) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}

/** The entries of a stored list with an id, and a time if any. */
export function entriesOf(read) {
  try {
    return JSON.parse(read()).filter((one) => one?.id && Number.isFinite(one.at ?? 0));
  } catch {
    return [];
  }
}
