// Tokens of cardboard: a rounded hexagon with its value, or the first letters of its kind. Knows no game.

import { s } from "./dom.js";
import { named } from "./i18n.js";

const HEX = "M-8.5-14.5H8.5L17 0 8.5 14.5H-8.5L-17 0Z";

/** A token with its middle at (0, 0), about 34 units wide. */
export function drawToken({ kind, value }) {
  const letters = named("token-letter", kind).slice(0, 2);
  const valued = value !== null && value !== undefined;
  return s(
    "g",
    { class: "token" },
    s("path", { d: HEX, class: "token-body" }),
    s("text", { y: valued ? -2.5 : 5, class: valued ? "token-kind" : "token-value" }, valued ? named("token", kind).slice(0, 5) : letters),
    valued ? s("text", { y: 11, class: "token-value" }, value) : null,
  );
}

/** A token as a small picture of its own. */
export const tokenPicture = (token) =>
  s(
    "svg",
    { viewBox: "-20 -18 40 36", class: "figure-picture", "aria-hidden": "true", focusable: "false" },
    drawToken(token),
  );

/** "sheep 3" */
export const tokenName = ({ kind, value }) => [named("token", kind), value ?? ""].join(" ").trim();
