// The theme, light or dark: that of the device, or as chosen here.

import { keep } from "./known-matches.js";

const KEY = "tile-referee.theme";
export const THEMES = ["system", "light", "dark"];
const COLOURS = { light: "#f5f1e6", dark: "#161a18" };

export function theme() {
  try {
    const chosen = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return THEMES.includes(chosen) ? chosen : "system";
  } catch {
    return "system";
  }
}

/** Stores a choice in this browser, and applies it. */
export function chooseTheme(name) {
  keep(KEY, name === "system" ? null : name);
  applyTheme();
}

const night = window.matchMedia("(prefers-color-scheme: dark)");
night.addEventListener?.("change", applyTheme);

/** Applies the chosen theme, or the device's, to the page and the browser's toolbar: data-theme is always light or dark. */
export function applyTheme() {
  const now = theme();
  const shown = now === "system" ? (night.matches ? "dark" : "light") : now;
  document.documentElement.dataset.theme = shown;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.setAttribute("content", COLOURS[shown]);
}
