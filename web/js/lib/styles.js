// Loads the style sheets of screens on demand.

import { free } from "./finger.js";

const BASE = new URL("../../css/", import.meta.url);
const loaded = new Map();

/** Adds style sheets to the page, in this order, once; resolves when they apply. A missing sheet does not block. */
export const loadStyles = (names = []) => Promise.all(names.map((name) => loaded.get(name) ?? load(name)));

function load(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`${name}.css`, BASE).href;
  /** @type {Promise<unknown>} */
  const held = new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      loaded.delete(name); // the next screen requests it again
      resolve(null);
    });
  });
  document.head.append(link);
  const applied = held.then(free);
  loaded.set(name, applied);
  return applied;
}
