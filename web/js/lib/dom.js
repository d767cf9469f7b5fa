// Creates elements without a framework: h() for HTML, s() for SVG. Text is always inserted as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "hidden" || name === "disabled") node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(3).filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

export const h = (tag, props, ...children) => fill(document.createElement(tag), props, children);
export const s = (tag, props, ...children) => fill(document.createElementNS(SVG, tag), props, children);

/** Replaces the content of a node. Children that are already there are not touched, so that they keep focus and scroll position. */
export function show(node, ...children) {
  const next = children.flat(3).filter((child) => child !== undefined && child !== null && child !== false);
  const wanted = new Set(next);
  for (const old of [...node.childNodes]) if (!wanted.has(old)) old.remove();
  let at = node.firstChild;
  for (const child of next) {
    if (child === at) at = at.nextSibling;
    else node.insertBefore(child instanceof Node ? child : document.createTextNode(child), at);
  }
  return node;
}

/** Announces a text to screen readers without moving the focus. */
export function announce(text) {
  const live = /** @type {HTMLElement} */ (document.getElementById("live"));
  live.textContent = "";
  requestAnimationFrame(() => {
    live.textContent = text;
  });
}

const ICONS = {
  camera: "M9 5l1.5-2h3L15 5h4a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM12 16.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5a1.2 1.2 0 1 0 0-.01",
  back: "M15 5l-7 7 7 7",
  turn: "M20 5v5h-5M19.5 10A8 8 0 1 0 20 14",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5",
  alert: "M12 4l9 16H3zM12 10v4M12 17v.5",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v.5",
  next: "M9 5l7 7-7 7",
  scales: "M12 4v16M7 20h10M5 7h14M5 7l-3 7a3.500 3.500 0 0 0 6 0zM19 7l-3 7a3.500 3.500 0 0 0 6 0z",
  flag: "M6 21V4M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  grid: "M4 4h16v16H4zM4 12h16M12 4v16",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  down: "M12 4v12M6 11l6 6 6-6M5 21h14",
  up: "M12 19V5M6 11l6-6 6 6",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  undo: "M9 6L4 11l5 5M4 11h10a4.5 4.5 0 0 1 0 9h-3",
  redo: "M15 6l5 5-5 5M20 11H10a4.5 4.5 0 0 0 0 9h3",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  menu: "M4 6h16M4 12h16M4 18h16",
  move: "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  open: "M12 16V5M7 9l5-5 5 5M5 20h14",
  settings:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM9 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
  book: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11",
};

/** A line icon, for decoration only. */
export const icon = (name) =>
  s("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true", focusable: "false" }, s("path", { d: ICONS[name] }));
