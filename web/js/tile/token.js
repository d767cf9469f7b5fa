// Tokens of cardboard: a rounded hexagon with its value, or the first letters of its kind. Independent of the game.

import { s } from "../lib/dom.js";
import { named, t } from "../lib/i18n.js";

const HEX = "M-8.5-14.5H8.5L17 0 8.5 14.5H-8.5L-17 0Z";

/**
 * A token with its middle at (0, 0), about 34 units wide; `count`: how many are stacked there.
 *
 * @param {Page.Token} token
 */
export function drawToken({ kind, value, count = 1, set, edges }) {
  if (DRAWN[kind]) return DRAWN[kind](value, set, edges);
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

const GROUND = 20; // height in units of the first floor of a tower
const FLOOR = 7; // of each of the others
const MOST_FLOORS = 5; // that are drawn; the number gives the rest

/** A tower: its floors, with their number. Its foot is at (0, 10). */
function tower(value) {
  const floors = Math.min(Math.max(1, value ?? 1), MOST_FLOORS);
  const foot = 10;
  const tops = Array.from({ length: floors }, (_, n) => foot - GROUND - n * FLOOR);
  return s(
    "g",
    { class: "token" },
    s("path", { d: `M-14 ${foot}V${tops.at(-1)}H14V${foot}Z`, class: "tower-floor" }),
    s("path", { d: `M-17 ${tops.at(-1)}v-10h8v4h5v-4h8v4h5v-4h8v10z`, class: "tower-floor" }),
    tops.slice(0, -1).map((y) => s("path", { d: `M-14 ${y}h28`, class: "tower-floor" })),
    s("text", { y: foot - 4, class: "token-value tower-number" }, value ?? "?"),
  );
}

const BARS = ["M-13 8L-9-1H9L13 8Z", "M-9-2L-5-11H5L9-2Z"];

/** Bars of gold, with their number. */
const gold = (value) =>
  s(
    "g",
    { class: "token" },
    BARS.map((d) => s("path", { d, class: "gold-bar" })),
    s("text", { y: 6, class: "token-value tower-number" }, value ?? 1),
  );

const HATS = {
  __proto__: null,
  mage: "M0-19L9 4H-9ZM-12 4H12L15 12H-15Z", // a cone above a robe
  witch: "M2-19L8 2H17L15 6H-15L-17 2H-8ZM-9 6H9L12 12H-12Z", // a bent hat with a brim
};

/** A neutral figure, by its hat. */
const hat = (kind) => () => s("g", { class: "token" }, s("path", { d: HATS[kind], class: `${kind}-hat` }));

const SMALL = {
  __proto__: null,
  shed: "M-15 10V-3L0-9L15-3V10ZM-5 10V1H5V10",
  house: "M-12 10V-4L0-15L12-4V10ZM-4 10V2H4V10",
  watch: "M-8 10V-12H-11V-17H-6V-14H-2.500V-17H2.500V-14H6V-17H11V-12H8V10ZM-2.500-4H2.500V3H-2.500Z",
};

/** A little building, on its foot at (0, 10). */
const building = (kind) => () => s("g", { class: "token" }, s("path", { d: SMALL[kind], class: "tower-floor", "data-building": kind }));

/** The mark of the wind rose from which directions are counted. */
const windRose = () =>
  s(
    "g",
    { class: "token" },
    s("circle", { r: 15, class: "token-body" }),
    s("path", { d: "M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3Z", class: "tower-floor" }),
  );

/** The arch of a tunnel, with the letter of its set. */
const tunnel = (_, set) =>
  s(
    "g",
    { class: "token" },
    s("path", { d: "M-13 13V0A13 13 0 0 1 13 0V13Z", class: "tower-floor" }),
    s("text", { y: 9, class: "token-value tower-number" }, (set ?? "?").toUpperCase()),
  );

/** A ferry: its hull and its cabin. */
const ferry = () => s("g", { class: "token" }, s("path", { d: "M-16 2H16L11 12H-11ZM-6 2V-8H6V2Z", class: "tower-floor" }));
/** A bridge over the whole tile, with rails; it runs from west to east unless its edges say otherwise. */
const bridge = (_, __, edges) =>
  s(
    "g",
    { class: "token", transform: edges?.includes("N") ? "rotate(90)" : null },
    s("path", { d: "M-80-9H80V9H-80Z", class: "bridge-deck" }),
    s("path", { d: "M-80-13V-9H80V-13ZM-80 9V13H80V9Z", class: "tower-floor" }),
  );
/** A castle: a wall with two towers. Its foot is at (0, 12). */
const castle = () =>
  s("g", { class: "token" }, s("path", { d: "M-20 12V-14h4v4h4v-4h4V-4H8V-14h4v4h4v-4h4V12H5V4A5 5 0 0 0-5 4V12Z", class: "tower-floor" }));
/** The big top: a striped tent with a flag. Its foot is at (0, 10). */
const bigTop = () =>
  s(
    "g",
    { class: "token" },
    s("path", { d: "M-18 10V-6L0-20L18-6V10Z", class: "tent-roof" }),
    s("path", { d: "M-9 10V-13M9 10V-13M0 10V-20M0-20V-30L9-27L0-24", class: "tent-roof" }),
  );

/** The count: a crowned figure. Its foot is at (0, 14). */
const count = () =>
  s(
    "g",
    { class: "token" },
    s("path", { d: "M-11 14L-8-1A8 8 0 1 1 8-1L11 14Z", class: "count-robe" }),
    s("path", { d: "M-9-10L-10-20L-4-15L0-21L4-15L10-20L9-10Z", class: "count-crown" }),
  );

const DRAWN = {
  __proto__: null,
  count,
  tower,
  tunnel,
  ferry,
  bridge,
  castle,
  gold,
  mage: hat("mage"),
  witch: hat("witch"),
  wind_rose: windRose,
  shed: building("shed"),
  house: building("house"),
  watch: building("watch"),
  big_top: bigTop,
}; // tokens with their own drawing

/** The token that a move names: "sheep-3" is a sheep of 3. */
export function tokenOf(name) {
  const [kind, number] = String(name).split(/-(?=\d+$)/);
  return { kind, value: number === undefined ? null : Number(number) };
}

const kindBox = (kind) =>
  ({ tower: "-20 -52 40 66", big_top: "-20 -32 40 46", count: "-20 -23 40 40", bridge: "-82 -40 164 80" })[kind] ?? "-20 -18 40 36";

/** A token as a small standalone picture. */
export const tokenPicture = (token) =>
  s("svg", { viewBox: kindBox(token.kind), class: "figure-picture", "aria-hidden": "true", focusable: "false" }, drawToken(token));

/**
 * A token in words: "sheep 3", "3 mining tokens"
 *
 * @param {Page.Token} token
 */
export const tokenName = ({ kind, value, count = 1 }) => {
  const name = [named("token", kind), value ?? ""].join(" ").trim();
  return count > 1 ? t("token.stack", { n: count, token: name }) : name;
};
