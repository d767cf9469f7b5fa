// A score track that runs in a loop, with a marker for every player. A player who has completed it is on a further lap. Independent of the
// game.

import { h, s, show } from "../lib/dom.js";
import { drawFigure, figurePicture, letterOf, paintOf } from "../tile/figure.js";
import { named, t } from "../lib/i18n.js";

const CELL = 26;
const WIDE = 15; // cells along the top and the bottom, for a track of 50

/**
 * `spaces`: the number of cells of the loop, including 0. `figure`: a kind of figure that marks each player's space, and is laid down on
 * the second lap. `node` is the element; `update` moves the markers.
 */
export class Track {
  #cells;
  #markers = s("g", {});
  #list = h("ol", { class: "track-list" });
  #spaces;
  #figure;

  constructor({ spaces = 50, figure = null } = {}) {
    this.#spaces = spaces;
    this.#figure = figure;
    this.#cells = loop(spaces);
    const [right, bottom] = [0, 1].map((i) => Math.max(...this.#cells.map((cell) => cell[i])) + 1);
    const svg = s(
      "svg",
      { viewBox: `-4 -4 ${right * CELL + 8} ${bottom * CELL + 8}`, class: "track-loop", "aria-hidden": "true" },
      this.#cells.map(([x, y], i) => cell(x, y, i)),
      this.#markers,
    );
    this.node = h("figure", { class: "track", "aria-label": t("track.label") }, this.#list, svg);
  }

  /** Shows these players: {id, name?, colour, points, change?}; `change`: points just gained, shown next to the sum. */
  update(players) {
    const at = new Map();
    for (const player of players) {
      const space = ((player.points % this.#spaces) + this.#spaces) % this.#spaces;
      at.set(space, [...(at.get(space) ?? []), player]);
    }
    show(
      this.#markers,
      [...at].flatMap(([space, here]) => here.map((player, i) => this.#marker(player, this.#place(space, i, here.length)))),
    );
    show(
      this.#list,
      [...players].sort((a, b) => b.points - a.points).map((player) => this.#row(player)),
    );
    return this.node;
  }

  #place(space, i, of) {
    const [x, y] = this.#cells[space];
    const fan = of > 1 ? (i - (of - 1) / 2) * Math.min(13, 30 / of) : 0;
    return [(x + 0.5) * CELL + fan, (y + 0.5) * CELL + fan / 3];
  }

  #marker(player, at) {
    return this.#figure ? wooden(player, at, this.#figure, this.#lap(player)) : marker(player, at);
  }

  #lap({ points }) {
    return Math.floor(points / this.#spaces);
  }

  #row({ id, name, colour, points, change }) {
    const laps = this.#lap({ points });
    const lies = this.#figure && laps === 1;
    return h(
      "li",
      { class: "track-row", "data-player": id },
      figurePicture({ colour }),
      h("span", { class: "track-name" }, name ?? named("colour", colour)),
      change ? h("span", { class: "track-change" }, t("track.change", { points: `${change > 0 ? "+" : ""}${change}` })) : null,
      lies ? h("span", { class: "track-lap" }, t("track.lying", { field: points % this.#spaces })) : null,
      laps > 0 && !lies ? h("span", { class: "track-lap" }, t("track.lap", { lap: laps + 1, field: points % this.#spaces })) : null,
      h("strong", { class: "track-points" }, String(points)),
    );
  }
}

/** The cells of the loop, clockwise from the top left corner. */
function loop(spaces) {
  const wide = Math.max(2, Math.min(WIDE, Math.round(spaces * 0.3)));
  const high = Math.max(2, Math.ceil(spaces / 2) + 2 - wide);
  const run = (n, at) => Array.from({ length: n }, (_, i) => at(i));
  return [
    ...run(wide, (i) => [i, 0]),
    ...run(high - 1, (i) => [wide - 1, i + 1]),
    ...run(wide - 1, (i) => [wide - 2 - i, high - 1]),
    ...run(high - 2, (i) => [0, high - 2 - i]),
  ].slice(0, spaces);
}

function cell(x, y, number) {
  const five = number % 5 === 0;
  return s(
    "g",
    { transform: `translate(${x * CELL} ${y * CELL})` },
    s("rect", { width: CELL, height: CELL, class: `track-cell ${five ? "is-five" : ""}` }),
    five ? s("text", { x: CELL / 2, y: CELL / 2 + 4.5, class: "track-number" }, number) : null,
  );
}

function marker({ id, colour }, [x, y]) {
  const [fill, ink] = paintOf(colour);
  return s(
    "g",
    { transform: `translate(${x} ${y})`, class: "track-marker", "data-player": id },
    s("circle", { r: 11.5, fill }),
    s("text", { y: 5, fill: ink, class: "figure-letter" }, letterOf(colour)),
  );
}

/** A figure on the track; it is laid down on the second lap. */
const wooden = ({ id, colour }, [x, y], kind, lap) =>
  s(
    "g",
    {
      transform: `translate(${x} ${y + 9}) scale(0.62)`,
      class: `track-marker ${lap === 1 ? "is-lying" : ""}`,
      "data-player": id,
    },
    drawFigure({ colour, kind, pose: lap === 1 ? "lying" : "standing" }),
  );
