// Tokens of cardboard: a rounded hexagon with its value, or the first letters of its kind. Independent of the game.

import { s } from "../lib/dom.js";
import { named, t } from "../lib/i18n.js";

const HEX = "M-8.5-14.5H8.5L17 0 8.5 14.5H-8.5L-17 0Z";

/**
 * A token with its middle at (0, 0), about 34 units wide; `count`: how many are stacked there.
 *
 * @param {Page.Token} token
 */
export function drawToken({ kind, value, count = 1 }) {
  const letters = named("token-letter", kind).slice(0, 2);
  const valued = value !== null && value !== undefined;
  return s(
    "g",
    { class: "token" },
    count > 1 ? s("path", { d: HEX, class: "token-body", transform: "translate(3 -4)" }) : null,
    s("path", { d: HEX, class: "token-body" }),
    s("text", { y: valued ? -2.5 : 5, class: valued ? "token-kind" : "token-value" }, letters),
    valued ? s("text", { y: 11, class: "token-value" }, value) : null,
    count > 1
      ? s(
          "g",
          { transform: "translate(14 -12)" },
          s("circle", { r: 9, class: "token-count" }),
          s("text", { y: 4.5, class: "token-count-number" }, count),
        )
      : null,
  );
}

/** The token that a move names: "sheep-3" is a sheep of 3. */
export function tokenOf(name) {
  const [kind, number] = String(name).split(/-(?=\d+$)/);
  return { kind, value: number === undefined ? null : Number(number) };
}

/** A token as a small standalone picture. */
export const tokenPicture = (token) =>
  s("svg", { viewBox: "-20 -18 40 36", class: "figure-picture", "aria-hidden": "true", focusable: "false" }, drawToken(token));

/**
 * A token in words: "sheep 3", "3 mining tokens"
 *
 * @param {Page.Token} token
 */
export const tokenName = ({ kind, value, count = 1 }) => {
  const name = [named("token", kind), value ?? ""].join(" ").trim();
  return count > 1 ? t("token.stack", { n: count, token: name }) : name;
};
