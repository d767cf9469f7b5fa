// Light or dark: as the device has it, or as was chosen here.

import { keep } from "./matches.js";

const KEY = "tile-referee.theme";
export const THEMES = ["system", "light", "dark"];
const COLOURS = { light: "#f5f1e6", dark: "#161a18" };

export function theme() {
  try {
    const chosen = JSON.parse(localStorage.getItem(KEY));
    return THEMES.includes(chosen) ? chosen : "system";
  } catch {
    return "system";
  }
}

/** Keeps a choice in this browser, and follows it. */
export function chooseTheme(name) {
  keep(KEY, name === "system" ? null : name);
  applyTheme();
}

/** The page as chosen, and the browser's own bar with it. */
export function applyTheme() {
  const now = theme();
  if (now === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = now;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.content = COLOURS[now === "system" ? (bar.media.includes("dark") ? "dark" : "light") : now];
}
