// Offline moves of the Carcassonne expansions, from the table as last seen: flocks and their tokens, the abbot, the dragon, the builder's
// second tile. Each rule is cited where it is followed; the server judges once it is reachable.

import { tokensOf } from "../net/game-info.js";
import { DEEDS } from "../match/local-table.js";
import { sidesOf } from "../tile/words.js";
import { circusDeeds, pitched, pyramids, turnsUp } from "./carcassonne-circus.js";
import { bazaarDeeds, fromHand, opened, trades } from "./carcassonne/bazaar-offline.js";
import { countDeeds, declines } from "./carcassonne/count.js";
import { joinDeeds } from "./carcassonne-joins.js";
import { arrived, dueAtOnce, festivals, flights, miniDeeds, robberDecided } from "./carcassonne-minis.js";
import { reaches, sameCell, seen } from "./last-seen-table.js";

const SHEPHERD = "shepherd";
const SHEEP = "sheep";
const WOLF = "wolf";
const DRAGON = "dragon";
const DRAGON_STEP = "dragon_step";
const WAGON = "wagon";
const FAIRY = "fairy";
const TOWER = "tower";
const PHANTOM = "phantom";
const RANSOM = "ransom";
const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // prettier-ignore
const LENGTH = 6; // of the dragon's walk (PD-M2)
const ABBEY = "abbey-and-mayor/A";
const CASTLES = "castles-in-germany";
const COMPANY = new Set(["builder", "pig"]); // deployed only next to a follower of the same player

/** An option of the table, or its default. */
const optionOf = ({ game, now }, name) => now.options?.[name] ?? game.options.find((one) => one.name === name)?.default;
const has = (position, name, value) => position.options?.[name] === value;
/** Whether a box is in play, or the part of it that can be switched on alone. */
const inPlay = (position, box, part) => Boolean(position.options?.expansions?.includes(box) || has(position, part, "on"));
const towers = (position) => inPlay(position, TOWER, "ext.tower");
const castles = (position) => inPlay(position, CASTLES, "ext.german_castles");
const dragons = (position) => inPlay(position, DRAGON, "ext.dragon");

const marksOf = ({ turn }) => turn?.marks ?? [];
const lastOf = ({ turn }) => turn?.placed?.at(-1);
const valueOf = (token) => (token === WOLF ? null : Number(token.split("-")[1]));
const shepherds = ({ figures = [] }, player) => figures.filter((one) => one.kind === SHEPHERD && (!player || one.player === player));
const within = (table, region) => (one) => region && table.regionOf(one) === region;

/** Whether a tile has a mark: a volcano, a dragon. */
const marked = (tiles, laid, mark) => Boolean(laid && tiles.get(laid.tile)?.marks?.some((one) => one.mark === mark));

// ---- sheep ----

/** Whether the flock of a closed field is herded automatically (HS-F22), unless agreed otherwise. */
const herdsItself = (position, region) => Boolean(region && !region.open && !has(position, "hs.closed_field", "off"));

/** The content of the bag: the sheep that are not on the table; both wolves are always in it (HS-S1). */
function bag({ game, match, now }) {
  const lie = ({ kind, value }) => (now.tokens ?? []).filter((one) => one.kind === kind && one.value === value).length;
  const count = { 1: 4, 2: 5, 3: 5, 4: 2 };
  const sheep = tokensOf(game, match.options).filter((one) => one.kind === SHEEP && lie(one) < count[one.value]);
  return [...sheep.map(({ value }) => `${SHEEP}-${value}`), WOLF];
}

/** How many tokens are still to be drawn for a shepherd just deployed (HS-F5, HS-F28). */
function drawsDue(position, tiles, player) {
  const last = lastOf(position);
  const shepherd = last && shepherds(position, player).find((one) => sameCell(one, last));
  if (!shepherd) return 0;
  const table = seen(position, tiles);
  const region = table.regionOf(shepherd);
  const twice = has(position, "hs.inner_field_draws", "2") && herdsItself(position, region);
  const drawn = (position.tokens ?? []).filter((one) => one.kind === SHEEP && within(table, region)(one)).length;
  return Math.max(0, (twice ? 2 : 1) - drawn);
}

/** The moves of the player's flock whose field the tile just placed extends (HS-F7, HS-F8, HS-F10, HS-F22). */
function flocks(play) {
  const { now, tiles, mover: player } = play;
  const [last, marks] = [lastOf(now), marksOf(now)];
  const first = optionOf(play, "hs.shepherd_order") === "action_first";
  if (!last || marks.includes("flocked") || (first && now.turn.step === "end")) return [];
  const table = seen(now, tiles);
  const owner = optionOf(play, "hs.closure_choice") === "owner_first";
  return shepherds(now, player).flatMap(({ x, y, feature }) => {
    const region = table.regionOf({ x, y, feature });
    if ((x === last[0] && y === last[1]) || !reaches(region, last) || marks.includes(`flocked@${x},${y}`)) return [];
    const herded = herdsItself(now, region) && !owner;
    if (herded && optionOf(play, "hs.closure_time") === "before_figure") return [];
    const move = { type: "flock", player, x, y, feature };
    const tokens = herded ? [] : bag(play);
    return [{ ...move, choice: "score" }, ...tokens.map((token) => ({ ...move, choice: "expand", token }))];
  });
}

/** Returns all shepherds of a field to their players, and its sheep to the bag (HS-F13, HS-F14). */
function scattered(position, region, table) {
  const stays = (kind) => (one) => one.kind !== kind || !within(table, region)(one);
  return { ...position, figures: (position.figures ?? []).filter(stays(SHEPHERD)), tokens: (position.tokens ?? []).filter(stays(SHEEP)) };
}

/** Adds a token to the flock of a shepherd; a wolf takes everything. */
function joined(position, tiles, { x, y, feature }, token) {
  const table = seen(position, tiles);
  const value = valueOf(token);
  if (value === null) return scattered(position, table.regionOf({ x, y, feature }), table);
  return { ...position, tokens: [...(position.tokens ?? []), { kind: SHEEP, value, x, y, feature }] };
}

function drawn(position, { player, token }, tiles) {
  const last = lastOf(position);
  const own = shepherds(position, player);
  const shepherd = own.find((one) => last && sameCell(one, last)) ?? own[0];
  if (!shepherd) return position;
  const after = joined(position, tiles, shepherd, token);
  const table = seen(after, tiles);
  const region = table.regionOf(shepherd);
  return herdsItself(after, region) && !drawsDue(after, tiles, player) ? scattered(after, region, table) : after;
}

function flocked(position, { x, y, feature, choice, token }, tiles) {
  const table = seen(position, tiles);
  const region = table.regionOf({ x, y, feature });
  const after = choice === "score" || !token ? scattered(position, region, table) : joined(position, tiles, { x, y, feature }, token);
  const step = has(position, "hs.shepherd_order", "action_first") ? position.turn?.step : "end";
  return { ...after, turn: { ...position.turn, step, marks: [...marksOf(position), `flocked@${x},${y}`] } };
}

// ---- the abbot ----

/** The player's abbot may return instead of a deployment, from a feature that is not complete now (AT-R1, AT-R3). */
function abbots({ now, tiles, mover: player }) {
  const last = lastOf(now);
  if (now.turn?.step !== "act" || !last) return [];
  const own = (now.figures ?? []).filter((one) => one.kind === "abbot" && one.player === player && !sameCell(one, last));
  return own.filter((one) => seen(now, tiles).around(one) < 8).map(({ x, y }) => ({ type: "retrieve", player, x, y }));
}

const retrieved = (position, { player, x, y }) => ({
  ...position,
  figures: (position.figures ?? []).filter((one) => one.kind !== "abbot" || one.player !== player || !sameCell(one, [x, y])),
  turn: { ...position.turn, step: "end", marks: [...marksOf(position), "retrieved"] },
});

// ---- the dragon ----

/** The cells of the dragon's walk so far, its first included. */
const beenTo = ({ turn, tokens = [] }) => turn.walk ?? tokens.filter(({ kind }) => kind === DRAGON).map(({ x, y }) => [x, y]);

/** The cells that the dragon may enter next on a walk: up to six steps over tiles, none twice (PD-M2). */
function ways(now, tiles, been) {
  if (been.length > LENGTH) return [];
  const table = seen(now, tiles);
  const fairy = (cell) => (now.tokens ?? []).some((one) => one.kind === FAIRY && sameCell(one, cell)); // PD-F4
  const [x, y] = been.at(-1);
  return STEPS.map(([dx, dy]) => [x + dx, y + dy]).filter(
    (cell) => table.tileAt(cell) && !fairy(cell) && !been.some(([a, b]) => a === cell[0] && b === cell[1]),
  );
}

/** Whose step of the dragon it is: the player of its tile first, then each player in turn (PD-M2). */
function walker({ players, turn }, later, taken) {
  const ids = players.map(({ id }) => id);
  const first = ids.indexOf(turn.player) - (later && (turn.part ?? 1) === 1 ? 1 : 0);
  return ids.at((first + taken) % ids.length);
}

/** Every walk of the dragon from its cell, or rest of one, and every next step. */
function walks({ now, tiles }) {
  const been = beenTo(now);
  if (!been.length || !marksOf(now).includes(DRAGON)) return [];
  const later = has(now, "pd.dragon_move", "after_scoring");
  if (later !== (now.turn.step === "place")) return [];
  const player = walker(now, later, been.length - 1);
  const all = (gone) => {
    const next = ways(now, tiles, gone);
    return next.length ? next.flatMap((cell) => all([...gone, cell])) : [gone.slice(been.length)];
  };
  return [
    ...all(been).map((path) => ({ type: DRAGON, player, path })),
    ...ways(now, tiles, been).map(([x, y]) => ({ type: DRAGON_STEP, player, x, y })),
  ];
}

/**
 * @param {any[] | undefined} tokens
 * @param {number[]} cell
 */
const withDragon = (tokens = [], [x, y]) => [...tokens.filter(({ kind }) => kind !== DRAGON), { kind: DRAGON, value: null, x, y }];

/** The dragon eats the figures on its way except barns (PD-E1), and a shepherd's sheep are removed, too (HS-I1). */
function walked(position, { path }, tiles) {
  const eaten = (one) => one.kind !== "barn" && path.some((cell) => sameCell(one, cell));
  const table = seen(position, tiles);
  const after = shepherds(position)
    .filter(eaten)
    .reduce((now, one) => scattered(now, table.regionOf(one), table), position);
  const { step } = position.turn ?? {};
  const marks = marksOf(position).filter((mark) => mark !== DRAGON);
  return {
    ...after,
    figures: (after.figures ?? []).filter((one) => !eaten(one)),
    tokens: path.length ? withDragon(after.tokens, path.at(-1)) : after.tokens,
    turn: {
      ...position.turn,
      ...(step === "place" ? { marks } : { step: "end", marks: [...marks, "flocked"] }),
      due: undefined,
      walk: undefined,
    },
  };
}

/** One step: the next player moves it on, or the walk is over. */
function stepped(position, { x, y }, tiles) {
  const walk = [...beenTo(position), [x, y]];
  const after = walked(position, { path: [[x, y]] }, tiles);
  if (!ways(after, tiles, walk).length) return after;
  return { ...after, turn: { ...after.turn, marks: [...marksOf(after), DRAGON], due: [DRAGON], walk } };
}

// ---- a tile is placed, a turn ends ----

/** Whether the tile on a cell extends the feature that the player's builder stood on before (TB-B5). */
function extendsBuilder(position, tiles, player, cell) {
  const builder = (position.figures ?? []).find((one) => one.kind === "builder" && one.player === player);
  return Boolean(builder && !sameCell(builder, cell) && reaches(seen(position, tiles).regionOf(builder), cell));
}

/**
 * A volcano brings the dragon, a dragon tile makes it walk (PD-M1), a tile that extends the feature of the player's builder brings another
 * (TB-B5).
 */
function placed(position, move, tiles) {
  const after = DEEDS.place(position, move);
  const cell = [move.x, move.y];
  const marks = new Set(marksOf(after));
  const dangerous = (mark) => dragons(after) && marked(tiles, move, mark);
  if (dangerous(DRAGON)) marks.add(DRAGON);
  if (extendsBuilder(after, tiles, move.player, cell)) marks.add("builder");
  const tokens = dangerous("volcano") ? withDragon(after.tokens, cell) : after.tokens;
  const laid = { ...after, ...(tokens ? { tokens } : {}), turn: { ...after.turn, marks: [...marks] } };
  const brought = fromHand(position, laid, move);
  return pitched(arrived(position, brought, move, tiles), move, tiles);
}

function ended(position, move, tiles, pile) {
  const { part = 1, step } = position.turn ?? {};
  const marks = marksOf(position);
  const after = DEEDS.end_turn(position, move);
  if (!after.turn) return after;
  const walksOn = marks.includes(DRAGON) ? [DRAGON] : []; // it walks after the scoring (PD-M3)
  const again = marks.includes("builder") && part === 1 && step !== "place";
  const next = again ? { player: move.player, step: "place", placed: [], part: 2 } : after.turn;
  return opened(
    position,
    { ...after, turn: { ...next, marks: walksOn, ...(walksOn.length ? { due: [DRAGON] } : {}) } },
    tiles,
    pile(position),
  );
}

/** The effect of a move on the drawing: type -> (position, move, tiles) => position. */
// ---- wagons ----

/** Nothing waits any more. */
const answered = (position) => ({ ...position, turn: { ...position.turn, due: undefined } });

/** Without the player's wagon, wherever it stands; and nothing waits any more. */
const withoutWagon = (position, player) => ({
  ...position,
  figures: (position.figures ?? []).filter((one) => one.player !== player || one.kind !== WAGON),
  turn: { ...position.turn, due: undefined },
});

/** A wagon drives on when its feature has been scored (AB-W2), or returns to its player. */
function driven(position, { player, x, y, feature }) {
  const after = withoutWagon(position, player);
  return { ...after, figures: [...after.figures, { player, kind: WAGON, x, y, feature }] };
}

/** The fairy moves to a follower (PD-F1). */
function flown(position, { player, x, y, figure }) {
  const there = figure ?? (position.figures ?? []).find((one) => one.player === player && sameCell(one, [x, y]));
  const beside = there && !has(position, "pd.fairy", "on_tile") ? { beside: { player, kind: there.kind } } : {};
  const tokens = (position.tokens ?? []).filter(({ kind }) => kind !== FAIRY);
  return { ...position, tokens: [...tokens, { kind: FAIRY, value: null, x, y, ...beside }], turn: { ...position.turn, step: "end" } };
}

/** A knight is sent home (PD-Q1). */
function taken(position, { figure }) {
  const same = (one) => ["player", "kind", "x", "y"].every((key) => one[key] === figure[key]);
  const gone = (position.figures ?? []).findIndex(same);
  return { ...position, figures: (position.figures ?? []).filter((_, i) => i !== gone), turn: { ...position.turn, step: "end" } };
}

/** The phantom is put in addition to the figure of the turn (PH-1). */
function haunted(position, { player, x, y, feature }) {
  return { ...position, figures: [...(position.figures ?? []), { player, kind: PHANTOM, x, y, feature }] };
}

/** The free features of the tile just placed for a phantom that is in the supply, after another figure. */
function phantoms({ now, tiles, mover: player }) {
  const last = lastOf(now);
  const laid = last && now.tiles.find((one) => sameCell(one, last));
  const played = now.options?.expansions?.includes(PHANTOM) || has(now, "ext.phantom", "on");
  if (!played || !laid || now.turn?.step !== "end" || marksOf(now).includes("taken")) return [];
  if ((now.figures ?? []).some((one) => one.kind === PHANTOM && one.player === player)) return [];
  return (tiles.get(laid.tile)?.features ?? [])
    .map((feature) => ({ kind: feature.kind, at: sidesOf(feature, laid.rotation ?? 0) }))
    .filter(({ kind }) => ["city", "road", "field", "monastery"].includes(kind))
    .map((feature) => ({ type: PHANTOM, player, kind: PHANTOM, x: last[0], y: last[1], feature }))
    .filter((move) => stands(now, tiles, move));
}

/** A little building is put on the tile just placed, instead of a figure (LB-1). */
function builtUp(position, { player, kind, x, y }) {
  const left = position.held?.[player]?.[kind];
  const after = left === undefined ? position : withHeld(position, player, { [kind]: left - 1 });
  const marks = [...marksOf(position), "building"];
  return { ...after, tokens: [...(after.tokens ?? []), { kind, value: null, x, y }], turn: { ...after.turn, step: "end", marks } };
}

/** The little buildings that the player still has. */
function buildings({ now, mover: player }) {
  const last = lastOf(now);
  if (now.turn?.step !== "act" || !last) return [];
  const left = (kind) => now.held?.[player]?.[kind] > 0;
  return ["watch", "house", "shed"].filter(left).map((kind) => ({ type: "building", player, kind, x: last[0], y: last[1] }));
}

/** A figure is put down; after a crop circle that answers what the game waits for (CC-2). */
function put(position, move) {
  const after = DEEDS.deploy(position, move);
  return position.turn?.due?.length ? answered({ ...after, turn: position.turn }) : after;
}

/** A knight is sent home by the princess, after whom no phantom comes (PD-Q1). */
function sentHome(position, move) {
  const after = taken(position, move);
  if (position.turn?.due?.length) return answered({ ...after, turn: position.turn }); // after the turn (SG-4, CC-2)
  return move.by === "princess" ? { ...after, turn: { ...after.turn, marks: [...marksOf(position), "taken"] } } : after;
}

// ---- towers ----

const towerAt = ({ tokens = [] }, cell) => tokens.find((one) => one.kind === TOWER && sameCell(one, cell));
const prisonersOf = ({ held = {} }, player) => held[player]?.prisoners ?? [];
const withHeld = (position, player, things) => ({
  ...position,
  held: { ...position.held, [player]: { ...position.held?.[player], ...things } },
});
const isSame = (one, other) => one.player === other.player && one.kind === other.kind;

/** The prisoners of a player without one of these. */
function without(position, captor, one) {
  const all = prisonersOf(position, captor);
  const gone = all.findIndex((other) => isSame(other, one));
  return withHeld(position, captor, { prisoners: all.filter((_, i) => i !== gone) });
}

/** Whom the player holds and is held by, after a capture (TW-N1): the player to exchange with, and the own kinds held there. */
function exchangeDue(position, player) {
  if (position.turn?.step !== "end" || !marksOf(position).includes(TOWER)) return null;
  for (const { id } of position.players) {
    const own = prisonersOf(position, id).filter((one) => one.player === player);
    if (own.length && prisonersOf(position, player).some((one) => one.player === id)) return { other: id, own };
  }
  return null;
}

/** Both prisoners return to their players. */
function exchanged(position, { player, figure }) {
  const due = exchangeDue(position, player);
  if (!due) return position;
  const taken = prisonersOf(position, player).findLast((one) => one.player === due.other);
  return without(without(position, player, taken), due.other, figure);
}

/** A piece is put on a tower (TW-P2), a follower is captured (TW-C2) and exchanged (TW-N1). */
function built(position, { player, x, y, capture }) {
  const before = towerAt(position, [x, y]);
  const grown = { kind: TOWER, value: (before?.value ?? 0) + 1, x, y };
  const tokens = [...(position.tokens ?? []).filter((one) => one !== before), grown];
  const pieces = position.held?.[player]?.tower;
  const marks = [...marksOf(position), TOWER];
  const turn = { ...position.turn, step: "end", marks };
  const after = pieces === undefined ? position : withHeld(position, player, { tower: pieces - 1 });
  const put = { ...after, tokens, turn };
  if (!capture) return put;
  const gone = taken(put, { figure: capture });
  if (capture.player === player) return gone;
  const { kind } = capture;
  const held = withHeld(gone, player, { prisoners: [...prisonersOf(gone, player), { player: capture.player, kind }] });
  const due = exchangeDue(held, player);
  const kinds = new Set(due?.own.map((one) => one.kind));
  return due && kinds.size === 1 ? exchanged(held, { player, figure: due.own[0] }) : held;
}

/** A follower is bought back (TW-R1); its points follow from the server. */
const bought = (position, { player, from, kind }) => ({
  ...without(position, from, { player, kind }),
  turn: { ...position.turn, marks: [...marksOf(position), RANSOM] },
});

/** The bases and towers that may get a piece, with the followers in reach (TW-C1). */
function pieces({ now, tiles, mover: player }) {
  if (now.turn?.step !== "act" || now.held?.[player]?.tower === 0) return [];
  const closed = (cell) => (now.figures ?? []).some((one) => one.feature?.kind === TOWER && sameCell(one, cell));
  return now.tiles
    .filter((laid) => marked(tiles, laid, TOWER) && !closed([laid.x, laid.y]))
    .flatMap(({ x, y }) => {
      const height = (towerAt(now, [x, y])?.value ?? 0) + 1;
      const near = (one) => (one.x === x || one.y === y) && Math.abs(one.x - x) + Math.abs(one.y - y) <= height;
      const follower = ({ kind, point }) => !point && ![...COMPANY, SHEPHERD, "barn"].includes(kind);
      const move = { type: TOWER, player, x, y };
      return [move, ...(now.figures ?? []).filter((one) => near(one) && follower(one)).map((capture) => ({ ...move, capture }))];
    });
}

/** The followers that the player may buy back, once a turn; the points of the match are not known here. */
const ransoms = ({ now, mover: player }) =>
  marksOf(now).includes(RANSOM)
    ? []
    : now.players.flatMap(({ id }) => {
        const kinds = prisonersOf(now, id).flatMap((one) => (one.player === player ? [one.kind] : []));
        return [...new Set(kinds)].map((kind) => ({ type: RANSOM, player, from: id, kind }));
      });

function passed(position, move) {
  if (move.step === "robber") return robberDecided(position, move);
  return move.step === WAGON ? withoutWagon(position, move.player) : answered(position);
}

export const deeds = {
  ...miniDeeds,
  ...joinDeeds,
  ...circusDeeds,
  ...countDeeds,
  ...bazaarDeeds,
  draw_token: drawn,
  flock: flocked,
  retrieve: retrieved,
  dragon: walked,
  dragon_step: stepped,
  wagon: driven,
  pass: passed,
  fairy: flown,
  take: sentHome,
  phantom: haunted,
  building: builtUp,
  tower: built,
  exchange: exchanged,
  ransom: bought,
  corn_circle: answered,
  message: answered,
  deploy: put,
  place: placed,
  end_turn: ended,
};

/** {due: moves before the turn can end, may: other possible moves, passes: whether the placement may be skipped}. */
export function alone(play) {
  const { now, tiles, mover } = play;
  if (drawsDue(now, tiles, mover)) return { due: bag(play).map((token) => ({ type: "draw_token", player: mover, token })) };
  const first = [...dueAtOnce(play), ...turnsUp(play), ...declines(play), ...trades(play)];
  if (first.length) return { due: first };
  const due = exchangeDue(now, mover);
  if (due)
    return {
      due: [...new Set(due.own.map(({ kind }) => kind))].map((kind) => ({
        type: "exchange",
        player: mover,
        figure: { player: mover, kind },
      })),
    };
  const flock = flocks(play);
  const must = flock.length > 0 && optionOf(play, "hs.action") === "must";
  const passes = now.turn.step === "place" && now.turn.part === 2 && optionOf(play, "tb.double_turn") !== "must"; // TB-B12
  return {
    due: must ? flock : walks(play),
    may: must
      ? []
      : [
          ...flock,
          ...abbots(play),
          ...phantoms(play),
          ...festivals(play),
          ...flights(play),
          ...buildings(play),
          ...pyramids(play),
          ...(towers(now) ? [...pieces(play), ...ransoms(play)] : []),
        ],
    passes,
  };
}

// ---- possible placements and deployments ----

/** Whether a tile is placed instead of drawing: an abbey (AB-P1), a castle in Germany (BU-1). */
export const undrawn = (position, tile) => tile === ABBEY || (tile.startsWith?.(`${CASTLES}/`) && castles(position));

/** Whether a placement is impossible: an abbey is placed in a gap only (AB-P2). */
export const blocks = (position, tiles, { x, y, tile }) =>
  tile === ABBEY && !STEPS.every(([dx, dy]) => seen(position, tiles).tileAt([x + dx, y + dy]));

/**
 * Whether a figure may be deployed: not on an occupied feature, except builder and pig, which need a follower of their player there (TB-B1,
 * TB-B3).
 */
export function stands(position, tiles, { player, kind, x, y, feature }) {
  const table = seen(position, tiles);
  const region = table.regionOf({ x, y, feature });
  if (dragons(position) && marked(tiles, table.tileAt([x, y]), "volcano")) return false; // PD-M1
  const there = (position.figures ?? []).filter((one) => one.x !== undefined && within(table, region)(one));
  if (kind === SHEPHERD) return !there.some((one) => one.kind === SHEPHERD); // HS-F3
  const people = there.filter((one) => one.kind !== SHEPHERD);
  if (!COMPANY.has(kind)) return !people.length;
  return people.some((one) => one.player === player && !COMPANY.has(one.kind)) && (kind !== "builder" || region.open);
}
