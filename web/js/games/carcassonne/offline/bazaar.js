// Bazaars from the table as last seen: who has to act, what may be offered, bid and sold, and the tiles bought.

import { tileHeld } from "../../../match/local-table.js";
import { sameCell } from "../../last-seen-table.js";

const BAZAAR = "bazaar"; // step, mark of a tile and of a turn
const BOX = "bridges-castles-and-bazaars";
const TILE = "tile"; // held: the tile that a player has bought
const IN_HAND = "in_hand"; // mark of a turn whose tile was bought

const inPlay = ({ options }) => options?.["ext.bazaar"] === "on" || (options?.expansions?.includes(BOX) && options["ext.bazaar"] !== "off");
const marksOf = ({ turn }) => turn?.marks ?? [];

/** The players without a tile, from the left neighbour of one on, that one last. */
function withoutTile(position, player) {
  const ids = position.players.map(({ id }) => id);
  const first = ids.indexOf(player) + 1;
  return [...ids.slice(first), ...ids.slice(0, first)].filter((id) => !tileHeld(position, id));
}

/** Whom a bazaar waits for (BC-Z2, BC-Z3), or null. */
export function buyer(position) {
  const { auction, due, passed = [] } = position.turn ?? {};
  if (due?.[0] !== BAZAAR || !auction) return null;
  const { chooser, tile, bidder } = auction;
  if (!tile) return chooser;
  const others = withoutTile(position, chooser).filter((id) => id !== chooser);
  return [...others, ...(bidder === chooser ? [] : [chooser])].find((id) => !passed.includes(id)) ?? null;
}

/** What the player for whom a bazaar waits may do. */
export function trades({ now, mover: player, box }) {
  if (buyer(now) !== player || player === null) return [];
  const { chooser, tile, price } = now.turn.auction;
  if (tile && chooser === player) return [true, false].map((buy) => ({ type: "settle", player, buy }));
  const bid = { type: "bid", player };
  if (tile) return [bid, { ...bid, price: price + 1 }];
  const counted = box().some(({ left }) => left !== null);
  const free = now.options?.["bc.auction"] === "off" || withoutTile(now, player).length === 1; // no price is named (BC-Z4, BC-Z6)
  return box()
    .filter(({ left }) => !counted || left !== null)
    .map((one) => ({ type: "offer", player, tile: one.tile, ...(free ? {} : { price: 0 }) }));
}

/** Whether a tile with a bazaar was drawn in this turn; one that was bought is not (BC-Z5). */
function opens(position, tiles) {
  if (!inPlay(position)) return false;
  if (marksOf(position).includes(BAZAAR)) return true;
  const laid = marksOf(position).includes(IN_HAND) ? [] : (position.turn?.placed ?? []);
  const shows = (cell) => tiles.get(position.tiles.find((one) => sameCell(one, cell))?.tile)?.marks?.some(({ mark }) => mark === BAZAAR);
  return laid.some(shows);
}

/**
 * After a turn has ended: a bazaar in place of the next turn, unless bought tiles are still to be placed (BC-Z5) or fewer tiles are left than
 * there are players (BC-Z1). It is kept in mind while a builder's second part follows. `pile`: the tiles left, or null.
 */
export function opened(before, after, tiles, pile) {
  if (!after.turn || !opens(before, tiles)) return after;
  if (after.turn.part === 2) return { ...after, turn: { ...after.turn, marks: [...marksOf(after), BAZAAR] } };
  const few = pile !== null && pile < before.players.length;
  if (few || before.players.some(({ id }) => tileHeld(before, id))) return after;
  const [chooser] = withoutTile(before, before.turn.player);
  return { ...after, turn: { ...before.turn, step: "end", due: [BAZAAR], passed: [], auction: { chooser } } };
}

/** The tile is in the hand of a player; the next one chooses, or the next turn begins. */
function sold(position, player) {
  const { auction } = position.turn;
  const held = { ...position.held, [player]: { ...position.held?.[player], [TILE]: auction.tile } };
  const after = { ...position, held };
  const [chooser] = withoutTile(after, auction.chooser);
  if (chooser) return { ...after, turn: { ...position.turn, passed: [], auction: { chooser } } };
  const ids = position.players.map(({ id }) => id);
  const next = ids[(ids.indexOf(position.turn.player) + 1) % ids.length];
  return { ...after, turn: { player: next, step: "place", placed: [], part: 1, marks: [] } };
}

function offered(position, { player, tile, price }) {
  const auction = { chooser: player, tile, price: price ?? 0, bidder: player };
  const after = { ...position, turn: { ...position.turn, passed: [], auction } };
  return position.options?.["bc.auction"] === "off" || !buyer(after) ? sold(after, player) : after;
}

function answered(position, { player, price }) {
  const { auction, passed = [] } = position.turn;
  const highest = typeof price === "number" ? { ...auction, price, bidder: player } : auction;
  const after = { ...position, turn: { ...position.turn, passed: [...passed, player], auction: highest } };
  return buyer(after) ? after : sold(after, auction.chooser);
}

const settled = (position, { player, buy }) => sold(position, buy ? player : position.turn.auction.bidder);

/** A bought tile leaves the hand when it is placed or discarded. */
export function fromHand(before, after, { player, tile }) {
  if (tileHeld(before, player) !== tile) return after;
  const rest = Object.entries(after.held[player]).filter(([thing]) => thing !== TILE);
  const held = { ...after.held, [player]: Object.fromEntries(rest) };
  return { ...after, held, turn: { ...after.turn, marks: [...marksOf(after), IN_HAND] } };
}

const discarded = (position, move) => {
  const after = fromHand(position, position, move);
  return after === position ? position : { ...after, turn: position.turn };
};

export const bazaarDeeds = { offer: offered, bid: answered, settle: settled, discard: discarded };
