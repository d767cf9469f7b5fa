// Drawings of figures: a silhouette by kind, a colour, and the colour's letter for users who cannot distinguish colours.

import { s } from "../lib/dom.js";
import { named } from "../lib/i18n.js";

const PAINT = {
  __proto__: null, // colours are free text: "constructor" has no paint
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
const SHAPES = {
  __proto__: null,
  meeple: MEEPLE,
  big: MEEPLE,
  builder: "M-17 0V-20H-9V-40H9V-20H17V0Z", // shoulders like those of someone carrying a load
  pig: "M-20-22C-20-31-8-35 4-32L10-37L13-29C19-26 21-18 18-11V0H9L7-6H-7L-9 0H-17V-10C-19-13-20-17-20-22Z",
  shepherd: "M-3-40C4-40 8-35 7-30C13-27 14-22 14-14L19 0H-12L-9-15C-15-17-16-22-13-27L-9-29C-12-34-9-40-3-40ZM17-38L21-36L12 0L9-2Z",
  abbot: "M0-42L10-27L7-22C16-18 18-8 19 0H-19C-18-8-16-18-7-22L-10-27Z", // a mitre above a robe
  mayor: "M-12-42H12V-30H16V-25H8C16-20 17-8 17 0H-17C-17-8-16-20-8-25H-16V-30H-12Z", // a tall hat
  wagon: "M-20-28H20V-12H16A7 7 0 1 1 3-8H-3A7 7 0 1 1-16-12H-20Z",
  barn: HOUSE,
  ringmaster: "M-9-44H9V-32H13V-28H8C14-24 18-14 18 0H4L0-12L-4 0H-18C-18-14-14-24-8-28H-13V-32H-9Z", // a top hat and tails
  phantom: "M0-42C12-42 17-33 17-22V0L11-6L6 0L0-6L-6 0L-11-6L-17 0V-22C-17-33-12-42 0-42Z", // a sheet with a frayed hem
  cowboy: "M-20-30H-9L-6-41H6L9-30H20V-25H7C14-20 13-12 12 0H4L0-8L-4 0H-12C-13-12-14-20-7-25H-20Z",
  tent: "M0-40L21 0H6L0-16L-6 0H-21Z",
  camp: "M0-40L21 0H6L0-16L-6 0H-21Z",
  boat: "M-22-14H22C20-5 14 0 8 0H-8C-14 0-20-5-22-14ZM-2-17V-41L16-18Z",
};

export const paintOf = (colour) => PAINT[colour] ?? ["#6b6f75", "#fff"];

/**
 * A figure with its foot at (0, 0); a lying one is turned on its side.
 *
 * @param {Page.Figure} figure
 */
export function drawFigure({ colour, kind = "meeple", pose = "standing" }) {
  const [fill, ink] = paintOf(colour);
  const lying = pose === "lying";
  return s(
    "g",
    { class: "figure" },
    s(
      "g",
      { transform: `${lying ? "translate(0 -14) rotate(-90) translate(0 20)" : "translate(0 6)"}${kind === "big" ? " scale(1.22)" : ""}` },
      s("path", { d: SHAPES[kind] ?? MEEPLE, fill, class: kind === "big" ? "figure-body figure-big" : "figure-body" }),
    ),
    s("text", { x: lying ? 2 : 0, y: lying ? -9 : -8, fill: ink, class: "figure-letter" }, letterOf(colour)),
  );
}

/** A figure on the photo: a ring around its foot with its letter next to it, so that the figure itself stays visible. */
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

/** A figure as a small standalone picture. */
export const figurePicture = (figure) =>
  s("svg", { viewBox: "-24 -40 48 52", class: "figure-picture", "aria-hidden": "true", focusable: "false" }, drawFigure(figure));
