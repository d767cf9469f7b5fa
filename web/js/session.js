// What this browser tab remembers: what is half done. Nothing is kept after the tab is closed.

/** Something half done, or null. */
export function keptHere(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keeps it until the tab is closed; null: no longer. A browser that keeps nothing only forgets. */
export function keepHere(key, value) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}
