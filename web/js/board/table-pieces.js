// The pieces of a drawn table, each as a button: a tile, a spot for one, a tile not placed yet, a figure, a token. `eyes`: the table as a
// piece sees it: {tiles(), laidAt(cell), place(cell), colourOf(player)}.

import { s } from "../lib/dom.js";
import { spotIn } from "../tile/city.js";
import { lyingSize } from "../tile/multi-cell.js";
import { capital, t } from "../lib/i18n.js";
import { SIZE, drawTile, drawUnknown, markAt } from "../tile/tile.js";
import { drawToken, tokenName } from "../tile/token.js";
import { figureOn, tileName } from "../tile/words.js";
import { drawFigure } from "../tile/figure.js";
import { turned } from "../lib/geometry.js";
import { marksOf } from "../tile/marks.js";
import { poseOf, seatOf } from "../tile/figure-spots.js";

const key = ({ x, y }) => `${x},${y}`;
const move = ({ x, y }) => `translate(${x * SIZE} ${y * SIZE})`;

/** An element of the board that can be tapped. */
const button = (at, name, label, onclick, ...look) =>
  s("g", { class: name, role: "button", tabindex: "-1", "aria-label": label, "data-at": key(at), onclick }, look);

const drawn = (known, one) => (known ? drawTile(known, one.rotation ?? 0) : drawUnknown(one));

export const tileNode = (one, { known, flag, label }, tap) =>
  button(
    one,
    `board-tile${flag ? " is-doubtful" : ""}`,
    label,
    tap,
    s("g", { transform: move(one) }, drawn(known, one)),
    s("rect", { width: SIZE, height: SIZE, class: "cell", transform: move(one) }),
    flag && flagged(one),
  );

/** A sign in the corner of a cell to be checked: it is never shown by colour alone. */
const flagged = ({ x, y }) =>
  s(
    "g",
    { transform: `translate(${(x + 0.85) * SIZE} ${(y + 0.15) * SIZE})`, class: "flag" },
    s("circle", { r: 12 }),
    s("text", { y: 6.5 }, "!"),
  );

export const spotNode = (spot, label, tap) =>
  button(
    spot,
    `board-tile board-spot ${spot.name ?? ""}`,
    label,
    tap,
    s("rect", { x: 5, y: 5, width: SIZE - 10, height: SIZE - 10, rx: 8, class: "cell", transform: move(spot) }),
    spot.n
      ? s("text", { x: (spot.x + 0.5) * SIZE, y: (spot.y + 0.5) * SIZE + 10, class: "spot-number" }, spot.n)
      : s("path", { d: "M38 50H62M50 38V62", class: "spot-plus", transform: move(spot) }),
  );

export function ghostNode(eyes, ghost, tap) {
  const known = eyes.tiles().get(ghost.tile);
  const [width, height] = lyingSize(known, ghost.rotation).map((cells) => cells * SIZE);
  return button(
    ghost,
    `board-tile board-ghost ${ghost.name ?? ""}`,
    t("board.ghost", { place: eyes.place(ghost), tile: tileName(known), rotation: ghost.rotation }),
    tap,
    s(
      "g",
      { transform: move(ghost) },
      drawn(known, ghost),
      s("rect", { x: 2, y: 2, width: width - 4, height: height - 4, class: "ghost-rim" }),
      s("rect", { width, height, class: "cell" }),
    ),
    ghost.figure && notYet(eyes, { ...ghost.figure, x: ghost.x, y: ghost.y }, ghost),
  );
}

/** A figure that is not deployed yet. */
function notYet(eyes, figure, ghost) {
  const [x, y] = seatOf(eyes.tiles(), ghost, figure);
  const look = { ...figure, colour: figure.colour ?? eyes.colourOf(figure.player), pose: poseOf(eyes.tiles(), ghost, figure) };
  return s("g", { transform: `${move(ghost)} translate(${x} ${y}) scale(0.66)` }, drawFigure(look));
}

/** Figure number `index` of all on the table. */
export function figureNode(eyes, figures, index, tap) {
  const figure = figures[index];
  const colour = eyes.colourOf(figure.player);
  const laid = eyes.laidAt(figure);
  const [x, y] = seatOf(eyes.tiles(), laid, figure, figures.slice(0, index));
  const pose = poseOf(eyes.tiles(), laid, figure);
  return s(
    "g",
    {
      class: `board-figure ${figure.look ?? ""}`,
      role: "button",
      tabindex: "-1",
      "aria-label": t("board.figure", {
        figure: capital(figureOn(eyes.tiles(), laid, figure, colour)),
        place: eyes.place(figure),
        doubt: "",
      }),
      "data-figure": index,
      "data-cell": key(figure),
      transform: `${move(figure)} translate(${x} ${y}) scale(0.66)`,
      onclick: tap,
    },
    s("circle", { cy: -12, r: 27, class: "figure-reach" }),
    drawFigure({ colour, kind: figure.kind, pose }),
  );
}

const AT_EDGE = { __proto__: null, N: [0.5, 0.25], E: [0.75, 0.5], S: [0.5, 0.75], W: [0.25, 0.5] }; // of a token at the end of a road

/**
 * The point of a token on its tile: on the mark of its name, else next to the seat of its feature, on the other side if a mark is printed
 * there.
 */
function spotOf(tiles, laid, { kind, feature, edge, edges, quarter }) {
  if (quarter) return spotIn(quarter);
  if (edges?.length === 2) return AT_EDGE[edges[0]].map((one, i) => (one + AT_EDGE[edges[1]][i]) / 2);
  if (edge) return AT_EDGE[edge];
  const index = feature && laid ? tiles.find(laid, feature) : -1;
  const tile = laid && tiles.get(laid.tile);
  if (!tile?.outlines[index]) return (tile && markAt(tile, laid.rotation ?? 0, kind)) ?? [0.8, 0.8];
  const { features, outlines } = tiles.get(laid.tile);
  const { seat, badge } = outlines[index];
  const across = seat.map((one, i) => Math.min(0.88, Math.max(0.12, one + 0.6 * (one - badge[i]))));
  return turned(marksOf(features[index]).length ? across : badge, laid.rotation ?? 0);
}

/** Token number `index` of all on the table. */
export function tokenNode(eyes, tokens, index, tap) {
  const token = tokens[index];
  const laid = eyes.laidAt(token);
  const [u, v] = spotOf(eyes.tiles(), laid, token);
  const { x, y } = token;
  const same = tokens.slice(0, index).filter((other) => key(other) === key(token)).length;
  return tokenButton(eyes, token, index, `translate(${(x + u) * SIZE - 9 * same} ${(y + v) * SIZE - 6 * same}) scale(.62)`, tap);
}

/** A token that can be tapped; `transform` puts it on the board. */
export const tokenButton = (eyes, token, index, transform, tap) =>
  s(
    "g",
    {
      class: "board-token",
      role: "button",
      tabindex: "-1",
      "aria-label": `${tokenName(token)}, ${eyes.place(token)}`,
      "data-token": index,
      "data-cell": key(token),
      transform,
      onclick: tap,
    },
    s("circle", { r: 26, class: "figure-reach" }),
    drawToken(token),
  );

/** Lets taps on what stands at these places through: a tile may be placed on a cell with half a tile, and a figure on that. */
export function letThrough(top, places) {
  const cells = new Set(places.map(key));
  for (const node of top.querySelectorAll("[data-cell]")) node.classList.toggle("is-passive", cells.has(node.getAttribute("data-cell")));
}

/** Figures and tokens by their cell. */
export function thingsByCell({ figures = [], tokens = [] }) {
  const all = new Map();
  for (const thing of [...figures, ...tokens]) all.set(key(thing), [...(all.get(key(thing)) ?? []), thing]);
  return all;
}
