// Requests the modules of a screen all at once. Without this the browser finds them level by level, as imports of imports: a round trip for
// each level. The start screen is shown without this module.

const BASE = new URL("../", import.meta.url);

// The server fills in (web/imports.py): the modules that are imported on demand; then lines of modules that the same of them need, after
// the letters of these.
const [ENTRIES, ...GROUPS] = `{modules}`.split("\n").map((line) => line.split(" "));
const asked = new Set();
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Requests a module that is about to be imported, and everything that it imports, once. */
export function preload(entry) {
  if (asked.has(entry)) return;
  asked.add(entry);
  const letter = LETTERS[ENTRIES.indexOf(entry)];
  const names = GROUPS.flatMap(([letters, ...group]) => (letters.includes(letter) ? group : []));
  document.head.append(...names.map(linked));
}

function linked(name) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = new URL(`${name}.js`, BASE).href;
  return link;
}
