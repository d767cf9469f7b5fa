// The page's part of the small expansions of Carcassonne: what the tile just placed requires before any figure, offline and in words.

import { named, t } from "../lib/i18n.js";
import { featureName } from "../tile/words.js";
import { sameCell, seen } from "./last-seen-table.js";

const GOLD = "gold";
const FESTIVAL = "festival"; // mark of a tile, and power
const NO_FOLLOWERS = ["builder", "pig", "shepherd", "barn"];
const MINE = "goldmine"; // mark of a tile
const PIECES = 16; // of gold (GO-1)
const MAGE = "mage"; // also the mark of a tile, and of a turn with one
const WIZARDS = [MAGE, "witch"];
const APART = "apart"; // mark of a turn whose tile joined the features of both
const MAGIC = new Set(["road", "city"]); // kinds of feature for the two

/** Whether an expansion is in play, by its id or its option. */
const inPlay = ({ options }, id, option) => Boolean(options?.expansions?.includes(id) || options?.[option] === "on");
const shows = (tile, mark) => Boolean(tile?.marks?.some((one) => one.mark === mark));
const marksOf = ({ turn }) => turn?.marks ?? [];
const mines = (position) => inPlay(position, "goldmines", "ext.gold");
const magic = (position) => inPlay(position, "mage-and-witch", "ext.mage_witch");
const withMark = (position, mark) => ({ ...position, turn: { ...position.turn, marks: [...marksOf(position), mark] } });
const withoutMarks = (position, ...gone) => ({
  ...position,
  turn: { ...position.turn, marks: marksOf(position).filter((mark) => !gone.includes(mark)) },
});

/** Whether placing a tile requires another move before any figure. */
export const first = (position, tile) => (mines(position) && shows(tile, MINE)) || (magic(position) && shows(tile, MAGE));

// ---- gold ----

const goldIn = ({ tokens = [], held = {} }) =>
  tokens.reduce((sum, { kind, value }) => sum + (kind === GOLD ? (value ?? 1) : 0), 0) +
  Object.values(held).reduce((sum, things) => sum + (things[GOLD] ?? 0), 0);

/** One more piece on a cell (GO-2). */
function withGold(position, [x, y]) {
  const there = (one) => one.kind === GOLD && sameCell(one, [x, y]);
  const tokens = position.tokens ?? [];
  const value = tokens.filter(there).reduce((sum, one) => sum + (one.value ?? 1), 1);
  return { ...position, tokens: [...tokens.filter((one) => !there(one)), { kind: GOLD, value, x, y }] };
}

const beside = ({ tiles, turn }) => {
  const mine = turn?.placed?.at(-1);
  return mine ? tiles.filter(({ x, y }) => Math.max(Math.abs(x - mine[0]), Math.abs(y - mine[1])) === 1) : [];
};

/** A gold mine brings a piece, and another one beside it (GO-1). */
function mined(position, { x, y, tile }, tiles) {
  if (!mines(position) || !shows(tiles.get(tile), MINE) || goldIn(position) >= PIECES) return position;
  const found = withGold(position, [x, y]);
  return beside(found).length && goldIn(found) < PIECES ? withMark(found, GOLD) : found;
}

const put = (position, { x, y }) => withoutMarks(withGold(position, [x, y]), GOLD);

// ---- mage and witch ----

const wizards = ({ tokens = [] }) => tokens.filter(({ kind }) => WIZARDS.includes(kind));

/** The parts of unfinished roads and cities without either of the two (MW-1). */
function goals(position, tiles) {
  const table = seen(position, tiles);
  const taken = new Set(wizards(position).map(table.regionOf));
  const free = table.regions.all().filter((region) => MAGIC.has(region.kind) && region.open && !taken.has(region));
  const laid = ({ x, y }) => table.tileAt([x, y]);
  return free.flatMap(({ pieces }) => pieces.map(({ x, y, index }) => ({ x, y, feature: tiles.reference(laid({ x, y }), index) })));
}

/** Whether both are on one feature. */
function together(position, tiles) {
  const [one, two] = wizards(position).map(seen(position, tiles).regionOf);
  return Boolean(one && one === two);
}

/** A mage tile moves one of the two (MW-1), and so does one that joins their features (MW-2). */
function enchanted(before, after, { tile }, tiles) {
  if (!magic(after)) return after;
  if (shows(tiles.get(tile), MAGE)) return wizards(after).length || goals(after, tiles).length ? withMark(after, MAGE) : after;
  return together(after, tiles) && !together(before, tiles) ? withMark(after, APART) : after;
}

const moved = (position, { type, x, y, feature, remove }) => {
  const others = (position.tokens ?? []).filter(({ kind }) => kind !== type);
  const tokens = remove ? others : [...others, { kind: type, value: null, x, y, feature }];
  return withoutMarks({ ...position, tokens }, MAGE, APART);
};

// ---- of all ----

/** After the placement of a tile: what it brings, and what it requires at once. */
export const arrived = (before, after, move, tiles) => enchanted(before, mined(after, move, tiles), move, tiles);
/** The own figures that a player may take back after placing a festival, instead of a figure (FE-1). */
export function festivals({ now, tiles, mover: player }) {
  const last = now.turn?.placed?.at(-1);
  const laid = last && now.tiles.find((one) => sameCell(one, last));
  if (!laid || now.turn?.step !== "act" || !inPlay(now, FESTIVAL, "ext.festival") || !shows(tiles.get(laid.tile), FESTIVAL)) return [];
  const takes = ({ kind, point }) => now.options?.["fe.take"] !== "follower" || (!point && !NO_FOLLOWERS.includes(kind));
  return (now.figures ?? [])
    .filter((one) => one.player === player && takes(one))
    .map((figure) => ({ type: "take", player, by: FESTIVAL, figure }));
}

/** What has to be done at once after a placement; []: nothing. */
export function dueAtOnce({ now, tiles, mover: player }) {
  const marks = marksOf(now);
  if (marks.includes(GOLD)) return beside(now).map(({ x, y }) => ({ type: GOLD, player, x, y }));
  if (!marks.includes(MAGE) && !marks.includes(APART)) return [];
  const found = goals(now, tiles);
  if (found.length) return WIZARDS.flatMap((type) => found.map((one) => ({ type, player, ...one })));
  return wizards(now).map(({ kind }) => ({ type: kind, player, remove: true }));
}

export const miniDeeds = { gold: put, mage: moved, witch: moved };

/** A move of mage or witch in words: "Put the mage on a road or city: road, top, row 2, column 3" */
const wizard = (play, { type, x, y, feature, remove }) =>
  remove
    ? t("match.tells.leaves", { what: named("token", type) })
    : t("match.says.other", {
        move: named("match.move", type),
        what: [featureName({ kind: feature.kind, edges: [feature.at ?? []].flat() }), play.board.place({ x, y })].join(", "),
      });

export const miniMoves = { mage: wizard, witch: wizard };

export const miniEvents = {
  receive: (play, { player, what, count }) => (what === GOLD ? t("match.tells.gold", { name: play.nameOf(player), n: count }) : ""),
  leaves: (play, { token }) => t("match.tells.leaves", { what: named("token", token) }),
};
