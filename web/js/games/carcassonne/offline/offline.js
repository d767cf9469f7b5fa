// Offline moves of the Carcassonne expansions, from the table as last seen. Each rule is cited where it is followed; the server judges once
// it is reachable.

import { DEEDS } from "../../../match/local-table.js";
import { circusDeeds, pitched, pyramids, turnsUp } from "./circus.js";
import { joinDeeds } from "./joins.js";
import { arrived, dueAtOnce, festivals, first, miniDeeds } from "./minis/minis.js";
import { flights } from "./minis/flying-machines.js";
import { decides, robberDecided } from "./minis/robbers.js";
import { bazaarDeeds, buyer, fromHand, opened, trades } from "./bazaar.js";
import { countDeeds, declines } from "./city.js";
import { STEPS, stepped, walked, walks, withDragon } from "./dragon.js";
import { WAGON, abbots, buildings, builtUp, driven, flown, haunted, phantoms, retrieved, withoutWagon } from "./figures.js";
import { bag, drawn, drawsDue, flocked, flocks } from "./flocks.js";
import { CASTLES, DRAGON, answered, dragons, inPlay, marked, marksOf, optionOf, stands, taken } from "./table.js";
import { bought, built, exchangeDue, exchanged, pieces, ransoms, towers } from "./towers.js";
import { reaches, sameCell, seen } from "../../last-seen-table.js";

const ABBEY = "abbey-and-mayor/A";
const castles = (position) => inPlay(position, CASTLES, "ext.german_castles");

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
  const after = DEEDS.place(position, move, tiles);
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

// ---- moves ----

/** A figure is put down; after a crop circle that answers what the game waits for (CC-2). */
function put(position, move) {
  const after = DEEDS.deploy(position, move);
  return position.turn?.due?.length ? answered({ ...after, turn: position.turn }) : after;
}

/** A knight is sent home by the princess, after whom no phantom comes (PD-Q1). */
function sentHome(position, move) {
  const after = taken(position, move);
  if (position.turn?.due?.length) return answered({ ...after, turn: position.turn }); // after the turn (SG-4, CC-2)
  if (move.by === "bathhouse") return { ...after, turn: position.turn }; // before the tile (BS-1)
  return move.by === "princess" ? { ...after, turn: { ...after.turn, marks: [...marksOf(position), "taken"] } } : after;
}

function passed(position, move) {
  if (move.step === "robber") return robberDecided(position, move);
  return move.step === WAGON ? withoutWagon(position, move.player) : answered(position);
}

/** The effect of a move on the drawing: type -> (position, move, tiles) => position. */
const deeds = {
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
  teacher: answered,
  deploy: put,
  place: placed,
  end_turn: ended,
};

/**
 * {due: moves before the turn can end, may: other possible moves, passes: whether the placement may be skipped}.
 *
 * @param {Page.OfflinePlay} play
 */
function alone(play) {
  const { now, tiles, mover } = play;
  if (drawsDue(now, tiles, mover)) return { due: bag(play).map((token) => ({ type: "draw_token", player: mover, token })) };
  const atOnce = [...dueAtOnce(play), ...turnsUp(play), ...declines(play), ...trades(play)];
  if (atOnce.length) return { due: atOnce };
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

/** Whether a tile is placed instead of drawing: an abbey (AB-P1), a castle in Germany (BU-1), a halfling (HA-1). */
const undrawn = (position, tile) =>
  tile === ABBEY ||
  (tile.startsWith?.(`${CASTLES}/`) && castles(position)) ||
  (tile.startsWith?.("halflings/") && inPlay(position, "halflings", "ext.halflings"));

/** Whether a placement is impossible: an abbey is placed in a gap only (AB-P2). */
const blocks = (position, tiles, { x, y, tile }) =>
  tile === ABBEY && !STEPS.every(([dx, dy]) => seen(position, tiles).tileAt([x + dx, y + dy]));

/** What the page's module of the game has of this: see "Offline" in ../../README.md. */
export const offline = {
  deeds,
  alone,
  blocks,
  undrawn,
  stands,
  first,
  decides: (position) => decides(position) ?? buyer(position),
};
