// Wooden figures: a silhouette by kind, a colour, and the colour's letter for everybody who cannot tell colours apart.

import { s } from "./dom.js";
import { named } from "./i18n.js";

const PAINT = {
  red: ["#c22f2b", "#fff"],
  blue: ["#1f5fb4", "#fff"],
  green: ["#2f8132", "#fff"],
  yellow: ["#f2c522", "#241d05"],
  black: ["#24262b", "#fff"],
  pink: ["#e58fb3", "#33101f"],
  grey: ["#8b9096", "#14171a"],
  gray: ["#8b9096", "#14171a"],
  white: ["#f7f5ee", "#24262b"],
  orange: ["#e07b1f", "#2a1400"],
  purple: ["#75409c", "#fff"],
  brown: ["#7a5232", "#fff"],
};
export const COLOURS = ["red", "blue", "green", "yellow", "black", "pink", "grey"];

// A meeple about 40 units high whose foot is at (0, 0).
const MEEPLE =
  "M0-40c4.6 0 7.6 3.3 7.6 7.5 0 1.8-.4 3.2-1.2 4.6C14-26.5 20-23.5 20-19.5c0 3.2-4 4.7-9.4 4.9" +
  "C13.5-9 17-4 17-1.8 17-.4 16-0 14.5 0H4.8C3.4 0 3.2-.8 0-6.5-3.2-.8-3.4 0-4.8 0h-9.7C-16-0-17-.4-17-1.8-17-4-13.5-9-10.6-14.6" +
  "-16-14.8-20-16.3-20-19.5-20-23.5-14-26.5-6.4-27.9-7.2-29.3-7.6-30.7-7.6-32.5-7.6-36.7-4.6-40 0-40z";
const HOUSE = "M-17 0V-22L0-40L17-22V0Z";
const ROUND = "M0-36a18 18 0 1 1 0 36a18 18 0 1 1 0-36z";
const SHAPES = { meeple: MEEPLE, big: MEEPLE, builder: HOUSE, pig: ROUND, barn: HOUSE };

export const paintOf = (colour) => PAINT[colour] ?? ["#6b6f75", "#fff"];

/** A figure with its foot at (0, 0); a lying one is turned on its side. */
export function drawFigure({ colour, kind = "meeple", pose = "standing" }) {
  const [fill, ink] = paintOf(colour);
  const lying = pose === "lying";
  return s(
    "g",
    { class: "figure" },
    s(
      "g",
      { transform: lying ? "translate(0 -14) rotate(-90) translate(0 20)" : "translate(0 6)" },
      s("path", { d: SHAPES[kind] ?? MEEPLE, fill, class: kind === "big" ? "figure-body figure-big" : "figure-body" }),
    ),
    s("text", { x: lying ? 2 : 0, y: lying ? -9 : -8, fill: ink, class: "figure-letter" }, letterOf(colour)),
  );
}

/** A figure on the photo: a ring around its foot and its letter beside it, so that the wood itself stays in sight. */
export function drawTag({ colour }) {
  const [fill, ink] = paintOf(colour);
  return s(
    "g",
    { class: "figure" },
    s("circle", { r: 5, class: "foot-under" }),
    s("circle", { r: 5, fill, class: "foot" }),
    s(
      "g",
      { transform: "translate(25 8)" },
      s("circle", { r: 11, fill, class: "tag" }),
      s("text", { y: 5, fill: ink, class: "figure-letter" }, letterOf(colour)),
    ),
  );
}

export const letterOf = (colour) => named("colour-letter", colour).slice(0, 2);

/** A figure as a small picture of its own. */
export const figurePicture = (figure) =>
  s(
    "svg",
    { viewBox: "-24 -40 48 52", class: "figure-picture", "aria-hidden": "true", focusable: "false" },
    drawFigure(figure),
  );
