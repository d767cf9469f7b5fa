// The City of Carcassonne as drawn on its twelve tiles: paved ground, and the four quarters on the tile in its middle. Figures and tokens
// stand in a quarter by its name; no feature of a tile's definition has it.

import { s } from "../lib/dom.js";
import { path } from "../lib/geometry.js";

export const QUARTER = "quarter"; // mark of the tile with the quarters, and kind of feature
const INSIDE = "city-of-carcassonne"; // mark of ground inside the walls
const SIZE = 100; // units of a cell
const FAN = 9; // units between figures in one quarter

/** @type {Record<string, Page.Point>} */
const SPOTS = { castle: [0.26, 0.28], market: [0.74, 0.28], blacksmith: [0.74, 0.76], cathedral: [0.26, 0.76] };

const SIGNS = {
  __proto__: null,
  castle: "M-13 11V-9H-8V-4H-3V-9H3V-4H8V-9H13V11ZM-3 11V4H3V11",
  market: "M-14-3L-10-11H10L14-3ZM-11-3V11H11V-3M-11 4H11",
  blacksmith: "M-14-6H4C8-6 12-8 14-10V-2C11 0 7 1 4 2L6 7H10V11H-10V7H-6L-4 2C-9 2-13-1-14-6Z",
  cathedral: "M-10 11V-2L0-12L10-2V11ZM0-12V-18M-3-15H3M-3 11V5A3 3 0 0 1 3 5V11",
};

export const QUARTERS = Object.keys(SPOTS);

/** Whether a feature is ground inside the City. */
export const isInside = (feature) => Boolean(feature[INSIDE]);

/** The ground inside the City. */
export const paved = ({ areas }) =>
  areas.map((area) => s("path", { d: path(area.map(([u, v]) => [u * SIZE, v * SIZE]), true), class: "tile-city" })); // prettier-ignore

/** The sign of a quarter around (0, 0). */
export const quarterSign = (name) => s("path", { d: SIGNS[name], class: "tile-quarter", "data-quarter": name });

/** The four quarters on their tile. */
export const quarterSigns = () =>
  s(
    "g",
    {},
    QUARTERS.map((name) => s("g", { transform: `translate(${SPOTS[name].map((one) => one * SIZE).join(" ")})` }, quarterSign(name))),
  );

/** The point of a token in a quarter of the tile. */
export const spotIn = (quarter) => (Object.hasOwn(SPOTS, quarter) ? SPOTS[quarter] : [0.5, 0.5]);

/** The quarter in which a figure stands, if it stands in one. */
export const quarterOf = ({ feature }) => (feature?.kind === QUARTER ? [feature.at ?? []].flat()[0] : undefined);

/** The foot of a figure in a quarter, next to the figures `before` it there, in drawing units; null: it stands elsewhere. */
export function footIn(figure, before) {
  const quarter = quarterOf(figure);
  if (!quarter) return null;
  const n = before.filter((one) => quarterOf(one) === quarter).length;
  const [u, v] = spotIn(quarter);
  return [u * SIZE + (n % 2 ? FAN : -FAN) * Math.ceil(n / 2) * (n ? 1 : 0), v * SIZE + 12];
}

/** The laid tile with the quarters. */
export const cityIn = ({ tiles: laid = [] }, tiles) => laid.find(({ tile }) => tiles.get(tile)?.marks?.some((one) => one.mark === QUARTER));

/** A position in which tokens that stand in a quarter have the cell of its tile. */
export function located(position, tiles) {
  if (!position.tokens?.some((one) => one.quarter && one.x === undefined)) return position;
  const city = cityIn(position, tiles);
  if (!city) return position;
  const { x, y } = city;
  return { ...position, tokens: position.tokens.map((one) => (one.quarter && one.x === undefined ? { ...one, x, y } : one)) };
}
