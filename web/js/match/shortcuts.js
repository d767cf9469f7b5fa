// Keys for a laptop at the table: a whole turn without the mouse. The board's own keys (arrows, Enter, + and -) are those of Stage.

import { toggle } from "../lib/controls.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { keep } from "../net/known-matches.js";
import { KeyNumbers } from "./key-numbers.js";

const OFF = "tile-referee.no-shortcuts"; // single keys disturb some who speak to their device: they can be turned off

export const shortcutsOn = () => {
  try {
    return localStorage.getItem(OFF) !== "true";
  } catch {
    return true;
  }
};

/** key -> the control that it presses, first of those that are there. The texts are `keys.<name>`. */
const PRESSES = {
  r: { name: "turn", find: ".turn-it" },
  e: { name: "end", find: ".match-foot .end-turn, .match-foot .finish-yes" },
  p: { name: "place", find: ".match-foot .place-here" },
  b: { name: "back", find: ".other-tile, .match-body .back-link" },
  u: { name: "undo", find: ".tool-undo" },
  y: { name: "redo", find: ".tool-redo:not([hidden])" },
  h: { name: "history", find: ".tool-history" },
  l: { name: "look", find: ".look-button" },
  m: { name: "menu", find: ".tool-menu" },
};
const CHOICES =
  ".placing .by-name .button, .features .swatch input, .offer-choices .button, .offer-go, .picker .tile-grid:not(.is-rest) [data-tile]";

/** Whether a key is meant for what has the focus. */
const typing = ({ target }) => target.closest?.("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");

/**
 * Listens to the keys of a match until `signal` is aborted. `drawn`: draws what is still to be drawn, as a key may be meant for it; `root`: where
 * the digits are shown. Returns these.
 */
export function listenToKeys(signal, drawn, root) {
  const numbers = new KeyNumbers(root, { choices, on: shortcutsOn, signal });
  document.addEventListener("keydown", (event) => pressed(event, drawn, numbers), { signal });
  return numbers;
}

function pressed(event, drawn, numbers) {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !shortcutsOn()) return;
  if (document.querySelector("dialog[open]")) return;
  if (typing(event)) {
    if (key === "Enter" && target.type === "search" && target.closest(".picker")) press(event, firstOf(".picker .tile-grid [data-tile]"));
    return;
  }
  drawn();
  numbers.used();
  if (key === "/") return press(event, firstOf(".picker input[type=search]"), "focus");
  if (key === "s") return press(event, nextSpot());
  if (/^[1-9]$/.test(key)) return press(event, choices()[Number(key) - 1]);
  const known = Object.hasOwn(PRESSES, key.toLowerCase()) ? PRESSES[key.toLowerCase()] : null;
  if (known) press(event, firstOf(known.find));
}

const firstOf = (find) => document.querySelector(find);

/** The spot after the chosen one, row by row; before one is chosen, the spot that pays most. */
function nextSpot() {
  const all = [...document.querySelectorAll(".board-spot")].map((node) => ({ node, at: cellOf(node), pays: paysOf(node) }));
  const ghost = firstOf(".board-ghost");
  if (!ghost) return all.sort((a, b) => b.pays - a.pays || after(a.at, b.at))[0]?.node;
  all.sort((a, b) => after(a.at, b.at));
  return (all.find(({ at }) => after(at, cellOf(ghost)) > 0) ?? all[0])?.node;
}

const cellOf = (node) => node.dataset.at.split(",").map(Number);
const paysOf = (node) => Number(node.querySelector(".spot-number")?.textContent ?? 0);
const after = ([x, y], [ox, oy]) => y - oy || x - ox;

/** What a digit chooses: features and figures first, then other moves, else tiles. */
function choices() {
  firstOf(".placing .by-name")?.dispatchEvent(new Event("toggle")); // its names are made when they are wanted
  return /** @type {HTMLElement[]} */ ([...document.querySelectorAll(CHOICES)]);
}

/** Presses or focuses a control, if it is there. */
function press(event, control, how = "press") {
  if (!control || control.disabled) return;
  event.preventDefault();
  if (how === "focus") control.focus();
  else control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

const KEYS = [
  ["/", "find"],
  ["S", "spot"],
  ["1–9", "choose"],
  ...Object.entries(PRESSES).map(([key, { name }]) => [key.toUpperCase(), name]),
];

/** The line that lists the keys, for devices with a keyboard (style sheet). */
export const keysLine = () =>
  h(
    "p",
    { class: "keys-line hint" },
    KEYS.map(([key, name]) => h("span", {}, h("kbd", {}, key), ` ${t(`keys.${name}`)}`)),
  );

/** The switch in the menu. */
export const keysChoice = () => toggle(t("keys.on"), shortcutsOn(), (on) => keep(OFF, !on), { name: "keys" });
