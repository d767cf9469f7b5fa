// What lies on the board of a photo: tiles, missing tiles, empty cells, figures and tokens as nodes, over the picture or drawn.
//
// `eyes`: {photo: whether over the picture, picture, reading, tiles, places, place, label, choose}.

import { s } from "../lib/dom.js";
import { lyingSize } from "../tile/multi-cell.js";
import { drawFigure, drawTag } from "../tile/figure.js";
import { path, turned } from "../lib/geometry.js";
import { capital, t } from "../lib/i18n.js";
import { SIZE, drawTile, drawUnknown } from "../tile/tile.js";
import { tokenButton } from "./table-pieces.js";
import { figureName } from "../tile/words.js";

export const key = (x, y) => `${x},${y}`;

export function photographNode(eyes) {
  const { width, height } = eyes.reading;
  return s("image", { href: eyes.picture, width, height, class: "board-picture", preserveAspectRatio: "none" });
}

export function tileNode(eyes, tile, doubt) {
  const known = eyes.tiles.get(tile.tile);
  const [wide, high] = lyingSize(known, tile.rotation);
  const look = eyes.photo
    ? [s("path", { d: path(tile.quad, true), class: "cell-edge" }), s("path", { d: path(tile.quad, true), class: "cell" })]
    : [
        s("g", { transform: shift(tile) }, known ? drawTile(known, tile.rotation) : drawUnknown()),
        s("rect", { width: wide * SIZE, height: high * SIZE, class: "cell", transform: shift(tile) }),
      ];
  return cellButton(eyes, tile, `board-tile${doubt ? " is-doubtful" : ""}`, eyes.label(tile, doubt), look, doubt);
}

export function missingNode(eyes, doubt) {
  if (!eyes.places.quad(doubt)) return null;
  return cellButton(eyes, doubt, "board-tile is-missing", t("board.missing", { place: eyes.place(doubt) }), outline(eyes, doubt), doubt);
}

/** An empty cell where users can enter a tile. */
export function freeNode(eyes, cell) {
  const [x, y] = eyes.places.point(cell, [0.5, 0.5]);
  const size = eyes.places.scale();
  const plus = s("path", { d: "M-14 0H14M0-14V14", class: "plus", transform: `translate(${x} ${y}) scale(${size})` });
  return cellButton(eyes, cell, "board-tile is-free", t("board.free", { place: eyes.place(cell) }), [outline(eyes, cell), plus]);
}

/** The outline of an empty cell. */
const outline = (eyes, cell) => s("path", { d: path(eyes.places.corners([cell.x, cell.y]), true), class: "cell" });

function cellButton(eyes, { x, y }, name, label, look, doubt) {
  const choose = () => eyes.choose({ cell: [x, y] });
  return s(
    "g",
    { class: name, role: "button", tabindex: "-1", "aria-label": label, "data-at": key(x, y), onclick: choose },
    look,
    doubt && flag(eyes, { x, y }),
  );
}

/** A question mark in the corner of a doubtful cell: doubt is never shown by colour alone. */
function flag(eyes, cell) {
  const [x, y] = eyes.places.point(cell, [0.83, 0.17]);
  const size = eyes.places.scale();
  return s("g", { transform: `translate(${x} ${y}) scale(${size})`, class: "flag" }, s("circle", { r: 13 }), s("text", { y: 6.5 }, "?"));
}

export function figureNode(eyes, figure, index, doubtful) {
  const { photo } = eyes;
  const [x, y] = photo ? figure.point : seat(eyes, figure);
  const size = photo ? eyes.places.scale() : 0.72;
  const label = t("board.figure", {
    figure: capital(figureName(figure)),
    place: eyes.place(figure),
    doubt: doubtful ? t("board.doubtful") : "",
  });
  return s(
    "g",
    {
      class: `board-figure${doubtful ? " is-doubtful" : ""}`,
      role: "button",
      tabindex: "-1",
      "aria-label": label,
      "data-figure": index,
      "data-cell": key(figure.x, figure.y),
      transform: `translate(${x} ${y}) scale(${size})`,
      onclick: () => eyes.choose({ figure: index }),
    },
    s("circle", { cy: photo ? 0 : -12, r: photo ? 30 : 27, class: "figure-reach" }),
    photo ? drawTag(figure) : drawFigure(figure),
  );
}

/** A corrected token: on the middle of its feature or tile, or between its two tiles. */
export function tokenNode(eyes, token, index) {
  const { photo, places } = eyes;
  const tile = places.tileAt(token);
  const outline = tile && eyes.tiles.outlineOf(tile, token.feature);
  const [one, other] = token.tiles ?? [];
  const middle = other ? [0, 1].map((i) => 0.5 + (other[i] - one[i]) / 2) : [0.5, 0.5];
  const [x, y] = places.point(token, outline ? turned(outline.seat, tile.rotation) : middle);
  const scale = 0.62 * (photo ? places.scale() : 1);
  const turn = photo && token.edges ? ` rotate(${slope(places, token)})` : "";
  return tokenButton(eyes, token, index, `translate(${x} ${y})${turn} scale(${scale})`, () => eyes.choose({ token: index }));
}

/** The angle in degrees at which a cell's rows run in the current view. */
function slope(places, cell) {
  const [[ax, ay], [bx, by]] = [0, 1].map((u) => places.point(cell, [u, 0.5]));
  return Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
}

/** Where a figure stands on the drawn board: the seat of its feature, else the middle of its tile. */
function seat(eyes, figure) {
  const tile = eyes.places.tileAt(figure);
  const outline = tile && eyes.tiles.outlineOf(tile, figure.feature);
  const [u, v] = outline ? turned(outline.seat, tile.rotation) : [0.5, 0.5];
  const beside = outline && !outline.path.length && !["edges", "halves"].some((sides) => featureOf(eyes, tile, figure)[sides]?.length);
  return [(figure.x + u) * SIZE + (beside ? 17 : 0), (figure.y + v) * SIZE + (beside ? 20 : 8)]; // keeps the drawn buildings visible
}

const featureOf = (eyes, tile, figure) => eyes.tiles.get(tile.tile).features[eyes.tiles.find(tile, figure.feature)];

const shift = ({ x, y }) => `translate(${x * SIZE} ${y * SIZE})`;
