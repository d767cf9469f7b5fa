// The page's module of Carcassonne Amazonas: the river next to the board with the boats in order, how boats move, and where the river ends,
// for placements that the page finds by itself.

import { stepper } from "../lib/controls.js";
import { h } from "../lib/dom.js";
import { covered } from "../tile/multi-cell.js";
import { figurePicture } from "../tile/figure.js";
import { named, t } from "../lib/i18n.js";
import { DEEDS } from "../match/local-table.js";
import { BOAT, STREAM, afloat, boats, lastSpace, riverEnd, typeOf } from "./amazonas-river.js";
import { boxChoice, standInNote } from "./own-box.js";

// ---- next to the board ----

const STAND_IN = "amazonas"; // catalog with stand-in layouts
const provenance = () => standInNote("amazonas");

/**
 * The boats on the river, the furthest downstream first: a lane each, with its space in words. At the start also a note on the stand-in
 * layouts.
 */
function sidePanel({ match, now, tiles, nameOf, colourOf }) {
  const last = lastSpace(now, tiles);
  const lanes = boats(now).sort((a, b) => b.space - a.space);
  const fresh = match.position.tiles.length < 2 && match.catalogs.some(({ id }) => id === STAND_IN);
  if (!lanes.length) return fresh ? provenance() : null;
  const places = [...new Set(lanes.map(({ space }) => space))];
  const river = h(
    "details",
    { class: "river", open: "" },
    h("summary", {}, t("amazonas.river", { last })),
    h(
      "ol",
      { class: "river-lanes" },
      lanes.map(({ player, space }) => lane(nameOf(player), colourOf(player), space, last, places.indexOf(space) + 1)),
    ),
  );
  return fresh ? h("div", {}, river, provenance()) : river;
}

function lane(name, colour, space, last, place) {
  const boat = h("span", { class: "river-boat" }, figurePicture({ colour, kind: "boat" }));
  boat.style.setProperty("--along", last > 1 ? (Math.min(space, last) - 1) / (last - 1) : 0);
  return h(
    "li",
    { "data-space": space, "aria-label": t("amazonas.boat.at", { name, space, last, place }) },
    h("span", { class: "river-place", "aria-hidden": "true" }, `${place}.`),
    h("span", { class: "river-name", "aria-hidden": "true" }, name),
    h("span", { class: "river-water", "aria-hidden": "true" }, boat),
    h("span", { class: "river-space", "aria-hidden": "true" }, `${space}`),
  );
}

/** What happens to those who place neither a meeple nor a camp (CA-B7). */
function withNothing({ now, tiles, mover }) {
  const boat = boats(now).find(({ player }) => player === mover);
  return boat && boat.space < lastSpace(now, tiles) ? t("amazonas.boat.without") : null;
}

// ---- events ----

const eventSentences = {
  boat: (play, { player, from, to, because, limit, otherwise }) => {
    const name = play.nameOf(player);
    if (from === to) return t("amazonas.boat.stays", { name, to });
    const why = t(WHY[because] ?? "amazonas.boat.icons");
    const said = t("amazonas.boat.moves", { name, from, to, why });
    const more = [limit ? t("amazonas.boat.stops") : "", otherwise === undefined ? "" : t("amazonas.boat.otherwise", { other: otherwise })];
    return [said, ...more].filter(Boolean).join(" ");
  },
  track: (play, { player, points, field, lying }) =>
    t(lying ? "amazonas.lies" : "amazonas.stands", { name: play.nameOf(player), points, field }),
};

const WHY = {
  __proto__: null,
  "CA-B2": "amazonas.boat.icons",
  "CA-B7": "amazonas.boat.wood",
  "CA-L7": "amazonas.boat.nothing",
  "CA-L8": "amazonas.boat.animals",
  "CA-Q2": "amazonas.boat.behind",
};

// ---- placements found by the page ----

/** Whether a placement is impossible: land behind the front line of the river, Amazon tiles elsewhere than at its open end. */
function blocks(position, tiles, { x, y, tile, rotation }) {
  const river = riverEnd(position, tiles);
  if (!river) return false;
  const known = tiles.get(tile);
  const along = (cell) => (cell.x - river.end[0]) * river.step[0] + (cell.y - river.end[1]) * river.step[1];
  const across = (cell) => (cell.x - river.end[0]) * river.step[1] + (cell.y - river.end[1]) * river.step[0];
  const cells = covered({ x, y, rotation }, known);
  if (!STREAM.includes(known?.type)) return cells.some((cell) => along(cell) >= 0);
  return cells.some((cell) => across(cell) !== 0 || along(cell) < 0 || along(cell) >= cells.length);
}

// ---- offline ----

const typed = (tiles, cell, position) => cell && typeOf(tiles, position.tiles.find(({ x, y }) => x === cell[0] && y === cell[1])?.tile);

/** The double tiles that are not on the table. */
function doublesLeft(position, tiles) {
  const lie = (id) => position.tiles.filter(({ tile }) => tile === id).length;
  return tiles.all.filter(({ id, type, counts = {} }) => type === "double" && lie(id) < Math.max(...Object.values(counts), 1));
}

/** A double tile follows a "!" tile at once (CA-A3). */
function placed(position, move, tiles) {
  const after = DEEDS.place(position, move);
  const more = typeOf(tiles, move.tile) === "amazon!" && doublesLeft(after, tiles).length;
  return more ? { ...after, turn: { ...after.turn, step: "place" } } : after;
}

/** Whether a tile is placed without being drawn: a double tile (CA-A3), the start board, the mouth of the river. */
const undrawn = (_, tile, tiles) => ["double", "start", "mouth"].includes(typeOf(tiles, tile));

/** Whether the double tile of this turn is still to come. */
const due = ({ now, tiles }) => typed(tiles, now.turn?.placed?.at(-1), now) === "amazon!" && now.turn.step === "place";

const alone = ({ now, tiles }) => (due({ now, tiles }) ? { drawn: doublesLeft(now, tiles).map(({ id }) => id) } : {});

/** The question for a double tile. */
const asked = (play) => (due(play) ? t("amazonas.double", { name: play.nameOf(play.mover) }) : null);

// ---- in the editors ----

/** The inputs for the space of every boat on the river; 0: not entered. */
function aside({ table, tiles }) {
  const { players, figures, catalogs } = table.position;
  const last = lastSpace(table.position, tiles);
  const set = (player, space) =>
    table.edit((position) => {
      position.figures = position.figures.filter((one) => one.kind !== BOAT || one.player !== player);
      if (space) position.figures.push({ player, kind: BOAT, space });
    });
  const row = ({ id, name, colour = id }) =>
    h(
      "div",
      { class: "river-told", "data-player": id },
      figurePicture({ colour, kind: BOAT }),
      stepper({
        words: name ?? named("colour", colour),
        value: figures.find((one) => one.kind === BOAT && one.player === id)?.space ?? 0,
        most: last,
        change: (space) => set(id, space),
      }),
    );
  return h(
    "section",
    { class: "card river-asked", "aria-labelledby": "river-asked" },
    h("h3", { id: "river-asked" }, t("amazonas.boats")),
    h("p", { class: "hint" }, t("amazonas.boats.how", { last })),
    players.map(row),
    catalogs?.length && !catalogs.includes(STAND_IN) ? null : provenance(),
  );
}

// ---- in the tile editor ----

const amazon = (cell, ...edges) => ({ kind: "amazon", cell, edges });
const row = (...cells) => cells.map((x) => [x, 0]);

/** What every tile of a type shows: its size, and the Amazon, which is straight. */
const blanks = {
  "type:standard": { features: [] },
  "type:amazon": { features: [amazon([0, 0], "E", "W")] },
  "type:amazon!": { features: [amazon([0, 0], "E", "W")] },
  "type:double": { cells: row(0, 1), features: row(0, 1).map((cell) => amazon(cell, "E", "W")) },
  "type:start": {
    cells: [...row(0, 1, 2, 3), ...row(0, 1, 2, 3).map(([x]) => [x, 1])],
    features: row(0, 1, 2, 3).map((cell) => (cell[0] ? amazon(cell, "E", "W") : amazon(cell, "E"))),
  },
  "type:mouth": { features: [amazon([0, 0], "W")] },
};

export default {
  aside,
  blanks,
  starts: "type:start",
  setup: boxChoice,
  styles: ["amazonas"],
  sidePanel,
  afloat,
  asked,
  withNothing,
  eventSentences,
  blocks,
  undrawn,
  deeds: { place: placed },
  alone,
  edges: "amazonas.unsure",
  track: { spaces: 50, figure: "meeple" },
};
