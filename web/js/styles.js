// Style sheets that come with the screens that need them.

const BASE = new URL("../css/", import.meta.url);
const loaded = new Map();

/** Adds style sheets to the page, in this order, once; resolves when they hold. A sheet that is missing is no reason to wait. */
export const loadStyles = (names = []) => Promise.all(names.map((name) => loaded.get(name) ?? load(name)));

function load(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`${name}.css`, BASE).href;
  const held = new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      loaded.delete(name); // the next screen asks for it again
      resolve();
    });
  });
  document.head.append(link);
  loaded.set(name, held);
  return held;
}
