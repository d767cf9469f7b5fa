// The page's part of the small expansions of Carcassonne: what the tile just placed requires before any figure, offline and in words.

import { h } from "../lib/dom.js";
import { named, t } from "../lib/i18n.js";
import { inHand } from "../match/local-table.js";
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
const MINIS = new Set(["flier", "messages", "ferries", "goldmines", "mage-and-witch", "robbers", "corn-circles"]); // all with one choice
const ROBBER = "robber"; // move, step, and mark of a tile
const BESIDE = "robber_at"; // held: the player next to whose marker it is
const MAGIC = new Set(["road", "city"]); // kinds of feature for the two

/** Whether an expansion is in play, by its id or its option. */
const inPlay = ({ options }, id, option) =>
  options?.[option] === "on" ||
  (options?.[option] !== "off" && [id, ...(MINIS.has(id) ? ["minis"] : [])].some((one) => options?.expansions?.includes(one)));
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
export const first = (position, tile) =>
  (mines(position) && shows(tile, MINE)) || (magic(position) && shows(tile, MAGE)) || (robbers(position) && shows(tile, ROBBER));

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

/** A gold mine brings a piece, and another one next to it (GO-1). */
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

// ---- flying machines ----

const STEPS = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]]; // prettier-ignore
const NAMES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
const DIE = [1, 2, 3];
const STAY = new Set(["builder", "pig", "shepherd", "barn"]); // no followers

/** The cell that a flight of each length reaches from the tile just placed; null: it has no machine. */
function landings(position, tiles) {
  const last = position.turn?.placed?.at(-1);
  const laid = last && seen(position, tiles).tileAt(last);
  const machine = laid && tiles.get(laid.tile)?.marks?.find((one) => one.mark === "flying-machine");
  if (!machine || !inPlay(position, "flier", "ext.flier")) return null;
  const [dx, dy] = STEPS[(NAMES.indexOf(machine.direction) + (laid.rotation ?? 0) / 45) % 8];
  return DIE.map((n) => [last[0] + n * dx, last[1] + n * dy]);
}

/** Every flight of the player's followers, that the page knows (FM-1, FM-2). */
export function flights({ now, tiles, figures, mover: player }) {
  const cells = (now.turn?.step === "act" && landings(now, tiles)) || [];
  const table = seen(now, tiles);
  const kinds = Object.keys(cells.length ? inHand(now, figures, player) : {}).filter((kind) => !STAY.has(kind));
  const open = (laid, feature, index) =>
    feature.kind === "monastery" ? table.around(laid) < 8 : MAGIC.has(feature.kind) && table.regions.at(laid, index)?.open;
  return kinds.flatMap((kind) =>
    DIE.flatMap((flight, n) => {
      const laid = table.tileAt(cells[n]);
      const goals = (laid ? (tiles.get(laid.tile)?.features ?? []) : []).flatMap((feature, index) =>
        figures[kind].goes_on.includes(feature.kind) && open(laid, feature, index) ? [tiles.reference(laid, index)] : [],
      );
      const move = { type: "fly", player, kind, flight };
      return goals.length ? goals.map((feature) => ({ ...move, x: laid.x, y: laid.y, feature })) : [move];
    }),
  );
}

const flown = (position, { player, kind, x, y, feature }) => ({
  ...position,
  figures: [...(position.figures ?? []), ...(feature ? [{ player, kind, x, y, feature }] : [])],
  turn: { ...position.turn, player, step: "end" },
});

const sidesOf = ({ kind, at = [] }) => featureName({ kind, edges: [at].flat() });
const goal = (play, { x, y, feature }) => (feature ? `${sidesOf(feature)}, ${play.board.place({ x, y })}` : t("match.fly.home"));

/** The form of a flight: which figure, what the die shows, and where it lands if there is a choice. */
function fly(play, moves, take) {
  const picked = play.picked?.type === "fly" ? play.picked : {};
  const set = (change) => {
    play.picked = { type: "fly", steps: [], ...picked, ...change };
    play.render();
  };
  const choose = (legend, options) => [
    h("p", { class: "hint" }, legend),
    h(
      "div",
      { class: "offer-choices", role: "group", "aria-label": legend },
      options.map(({ words, value, go }) => h("button", { type: "button", class: "button", "data-value": value, onclick: go }, words)),
    ),
  ];
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const kind = kinds.length > 1 ? picked.kind : kinds[0];
  if (!kind)
    return h("div", {}, choose(t("figure.kind"), kinds.map((one) => ({ words: named("figure", one), value: one, go: () => set({ kind: one }) })))); // prettier-ignore
  const own = moves.filter((one) => one.kind === kind);
  const ways = (n) => own.filter(({ flight }) => flight === n);
  if (!picked.flight) {
    const roll = (n) => (ways(n).length === 1 ? take(ways(n)[0]) : set({ kind, flight: n }));
    return h("div", {}, choose(t("match.fly.die"), DIE.map((n) => ({ words: String(n), value: n, go: () => roll(n) })))); // prettier-ignore
  }
  return h(
    "div",
    {},
    choose(
      t("match.act.where"),
      ways(picked.flight).map((one, n) => ({ words: goal(play, one), value: n, go: () => take(one) })),
    ),
  );
}

export const miniOffers = { fly };

// ---- robbers ----

const robbers = (position) => inPlay(position, "robbers", "ext.robbers") && position.players?.length > 1;
const victim = ({ held = {} }, player) => held[player]?.[BESIDE];

/** Who may still put out a robber: the player of the turn, then the next one whose robber is off the track, or all those (RB-1). */
function thieves(position) {
  const { players, turn, options } = position;
  const ids = players.map(({ id }) => id);
  const first = ids.indexOf(turn.player);
  const others = [...ids.slice(first + 1), ...ids.slice(0, first)];
  const passed = turn.passed ?? [];
  const off = others.filter((id) => !victim(position, id));
  const one = others.some((id) => passed.includes(id)) ? [] : off.slice(0, 1);
  return [turn.player, ...(options?.["rb.others"] === "all" ? off : one)].filter((id) => !passed.includes(id));
}

const waitsForRobbers = ({ turn }) => turn?.due?.[0] === ROBBER;

/** The player for whom the game waits, if the page knows. */
export const decides = (position) => (waitsForRobbers(position) ? thieves(position)[0] : null);

/** A tile with a robber lets players put theirs out before anything else (RB-1). */
const lured = (position, { tile }, tiles) =>
  robbers(position) && shows(tiles.get(tile), ROBBER) ? { ...position, turn: { ...position.turn, due: [ROBBER], passed: [] } } : position;

/** A player has put out the robber, or declined: the next one follows, or the turn goes on. */
export function robberDecided(position, { player }) {
  const { due, passed = [], ...turn } = position.turn;
  const after = { ...position, turn: { ...turn, due, passed: [...passed, player] } };
  return thieves(after).length ? after : { ...position, turn };
}

const stationed = (position, move) =>
  robberDecided(
    { ...position, held: { ...position.held, [move.player]: { ...position.held?.[move.player], [BESIDE]: move.beside } } },
    move,
  );

/** The markers next to which the robber may be put, and passing. */
const robberOffers = (position, player) => [
  ...position.players
    .filter(({ id }) => id !== player && id !== victim(position, player))
    .map(({ id }) => ({ type: ROBBER, player, beside: id })),
  { type: "pass", player, step: ROBBER },
];

// ---- of all ----

/** After the placement of a tile: what it brings, and what it requires at once. */
export const arrived = (before, after, move, tiles) => lured(enchanted(before, mined(after, move, tiles), move, tiles), move, tiles);

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
  if (waitsForRobbers(now)) return robberOffers(now, player);
  if (marks.includes(GOLD)) return beside(now).map(({ x, y }) => ({ type: GOLD, player, x, y }));
  if (!marks.includes(MAGE) && !marks.includes(APART)) return [];
  const found = goals(now, tiles);
  if (found.length) return WIZARDS.flatMap((type) => found.map((one) => ({ type, player, ...one })));
  return wizards(now).map(({ kind }) => ({ type: kind, player, remove: true }));
}

export const miniDeeds = { robber: stationed, gold: put, mage: moved, witch: moved, fly: flown };

/** A move of mage or witch in words: "Put the mage on a road or city: road, top, row 2, column 3" */
const wizard = (play, { type, x, y, feature, remove }) =>
  remove
    ? t("match.tells.leaves", { what: named("token", type) })
    : t("match.says.other", {
        move: named("match.move", type),
        what: goal(play, { x, y, feature }),
      });

/** A flight in words: "Fly a follower: meeple, 2, road, top, row 2, column 3" */
const flight = (play, move) =>
  t("match.says.other", { move: named("match.move", "fly"), what: [named("figure", move.kind), move.flight, goal(play, move)].join(", ") });

const robber = (play, { beside }) => t("match.says.robber", { name: play.nameOf(beside) });

export const miniMoves = { robber, mage: wizard, witch: wizard, fly: flight };

export const miniEvents = {
  robber: (play, { player, robbed }) => t("match.tells.robber", { name: play.nameOf(player), other: play.nameOf(robbed) }),
  robs: (play, { player, robbed }) => t("match.tells.robs", { name: play.nameOf(player), other: play.nameOf(robbed) }),
  corn_circle: (play, { choice, feature }) => t(`match.tells.circle.${choice}`, { kind: named("kind", feature) }),
  flight: (play, { player, distance }) => t("match.tells.flight", { name: play.nameOf(player), n: distance }),
  receive: (play, { player, what, count }) => (what === GOLD ? t("match.tells.gold", { name: play.nameOf(player), n: count }) : ""),
  leaves: (play, { token }) => t("match.tells.leaves", { what: named("token", token) }),
};
