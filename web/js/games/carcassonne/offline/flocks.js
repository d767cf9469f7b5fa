// Offline moves of shepherds: flocks and their tokens.

import { tokensOf } from "../../../net/game-info.js";
import { reaches, sameCell, seen } from "../../last-seen-table.js";
import { SHEPHERD, has, lastOf, marksOf, optionOf, within } from "./table.js";

const SHEEP = "sheep";
const WOLF = "wolf";
const valueOf = (token) => (token === WOLF ? null : Number(token.split("-")[1]));
export const shepherds = ({ figures = [] }, player) => figures.filter((one) => one.kind === SHEPHERD && (!player || one.player === player));

/** Whether the flock of a closed field is herded automatically (HS-F22), unless agreed otherwise. */
const herdsItself = (position, region) => Boolean(region && !region.open && !has(position, "hs.closed_field", "off"));

/** The content of the bag: the sheep that are not on the table; both wolves are always in it (HS-S1). */
export function bag({ game, match, now }) {
  const lie = ({ kind, value }) => (now.tokens ?? []).filter((one) => one.kind === kind && one.value === value).length;
  const count = { 1: 4, 2: 5, 3: 5, 4: 2 };
  const sheep = tokensOf(game, match.options).filter((one) => one.kind === SHEEP && lie(one) < count[one.value]);
  return [...sheep.map(({ value }) => `${SHEEP}-${value}`), WOLF];
}

/** How many tokens are still to be drawn for a shepherd just deployed (HS-F5, HS-F28). */
export function drawsDue(position, tiles, player) {
  const last = lastOf(position);
  const shepherd = last && shepherds(position, player).find((one) => sameCell(one, last));
  if (!shepherd) return 0;
  const table = seen(position, tiles);
  const region = table.regionOf(shepherd);
  const twice = has(position, "hs.inner_field_draws", "2") && herdsItself(position, region);
  const drawn = (position.tokens ?? []).filter((one) => one.kind === SHEEP && within(table, region)(one)).length;
  return Math.max(0, (twice ? 2 : 1) - drawn);
}

/** The moves of the player's flock whose field the tile just placed extends (HS-F7, HS-F8, HS-F10, HS-F22). @param {Page.OfflinePlay} play */
export function flocks(play) {
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
export function scattered(position, region, table) {
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

export function drawn(position, { player, token }, tiles) {
  const last = lastOf(position);
  const own = shepherds(position, player);
  const shepherd = own.find((one) => last && sameCell(one, last)) ?? own[0];
  if (!shepherd) return position;
  const after = joined(position, tiles, shepherd, token);
  const table = seen(after, tiles);
  const region = table.regionOf(shepherd);
  return herdsItself(after, region) && !drawsDue(after, tiles, player) ? scattered(after, region, table) : after;
}

export function flocked(position, { x, y, feature, choice, token }, tiles) {
  const table = seen(position, tiles);
  const region = table.regionOf({ x, y, feature });
  const after = choice === "score" || !token ? scattered(position, region, table) : joined(position, tiles, { x, y, feature }, token);
  const step = has(position, "hs.shepherd_order", "action_first") ? position.turn?.step : "end";
  return { ...after, turn: { ...position.turn, step, marks: [...marksOf(position), `flocked@${x},${y}`] } };
}
