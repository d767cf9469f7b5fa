// Offline moves of Gold Rush, from the table as last seen: pitching the tent, mining, recalling a cowboy.

import { reaches, sameCell, seen } from "./last-seen-table.js";

const TENT = "tent";
const MINING = "mining";
const MOUNTAIN = "mountain";
const on = ({ game, now }, name) => (now.options?.[name] ?? game.options.find((one) => one.name === name)?.default) === "on";
const tentOf = ({ figures = [] }, player) => figures.find((one) => one.kind === TENT && one.player === player);
const marksOf = ({ turn }) => turn?.marks ?? [];

/** The tokens on the mountain of a region. */
const stack = ({ tokens = [] }, table, region) => tokens.filter((one) => one.kind === MINING && table.regionOf(one) === region);

/** The tent goes on an empty segment of an incomplete mountain (GR-A1 to GR-A4). */
function pitches({ now, tiles, mover: player }) {
  const table = seen(now, tiles);
  const taken = ({ x, y }, index) =>
    (now.figures ?? []).some((one) => one.x === x && one.y === y && tiles.find(table.tileAt([x, y]), one.feature) === index);
  const open = table.regions.all().filter(({ kind, open: unfinished }) => kind === MOUNTAIN && unfinished);
  return open.flatMap(({ pieces }) =>
    pieces
      .filter((piece) => !taken(piece, piece.index))
      .map(({ x, y, index }) => ({ type: "pitch", player, x, y, feature: tiles.reference(table.tileAt([x, y]), index) })),
  );
}

/**
 * Mining the top token of the mountain under the player's tent, unless it was pitched this turn (GR-Q1, GR-Q4, GR-Q5).
 *
 * @param {Page.OfflinePlay} play
 */
function mines(play) {
  const { now, tiles, match, mover: player } = play;
  const tent = tentOf(now, player);
  if (!tent || marksOf(now).includes("pitched")) return [];
  const table = seen(now, tiles);
  const region = table.regionOf(tent);
  if (!region) return [];
  const unseen = now.tiles.slice(match.position.tiles.length).some((one) => reaches(region, [one.x, one.y])); // it may have brought tokens
  const full = stack(now, table, region).some(({ count = 1 }) => count > 0) || unseen;
  const late = !region.open && !(on(play, "gr.mine_before_distribution") && (now.turn.placed ?? []).some((cell) => reaches(region, cell)));
  return full && !late ? [{ type: "mine", player }] : [];
}

/** Recalling a cowboy of the player instead of a deployment, if that was agreed (GR-O1). @param {Page.OfflinePlay} play */
function recalls(play) {
  const { now, mover: player } = play;
  if (!on(play, "gr.recall_cowboy")) return [];
  return (now.figures ?? [])
    .filter((one) => one.kind === "cowboy" && one.player === player)
    .map(({ x, y }) => ({ type: "recall", player, x, y }));
}

const laid = new WeakMap(); // a chosen placement -> the position with it

/** The position with the tile in hand, if its place is chosen. @param {Page.Play} play */
function soon({ now, turn: { tile } }) {
  if (!tile?.chosen) return now;
  const known = laid.get(tile.chosen);
  if (known?.now === now) return known.position;
  const position = { ...now, tiles: [...now.tiles, { ...tile.chosen, tile: tile.id }] };
  laid.set(tile.chosen, { now, position });
  return position;
}

/** What may follow a tile: the tent where a mountain is open, and mining by its owner. @param {Page.Play} play */
export const later = (play) => [
  ...(pitches({ now: soon(play), tiles: play.tiles, mover: play.mover }).length ? ["pitch"] : []),
  ...(tentOf(play.now, play.mover) ? ["mine"] : []),
];

/** @param {Page.OfflinePlay} play */
export const alone = (play) => (play.now.turn.step === "act" ? { may: [...pitches(play), ...mines(play), ...recalls(play)] } : {});

/** Whether a figure may be deployed: no cowboy joins another; tents do not count and are pitched instead (GR-C3, GR-C4, GR-A1, GR-S6). */
export function stands(position, tiles, { kind, x, y, feature }) {
  if (kind === TENT || (feature.kind === "prairie" && position.options?.["gr.farmers"] === "off")) return false;
  const table = seen(position, tiles);
  const region = table.regionOf({ x, y, feature });
  return !(position.figures ?? []).some((one) => one.kind === "cowboy" && region && table.regionOf(one) === region);
}

const acted = (position, mark) => ({ ...position.turn, step: "end", marks: [...marksOf(position), ...(mark ? [mark] : [])] });

/** Moves the tent to where it is pitched, from wherever it stood. */
const pitched = (position, { player, x, y, feature }) => ({
  ...position,
  figures: [...(position.figures ?? []).filter((one) => one.kind !== TENT || one.player !== player), { player, kind: TENT, x, y, feature }],
  turn: acted(position, "pitched"),
});

/** Moves a token from the mountain to the player. */
function mined(position, { player }, tiles) {
  const after = { ...position, turn: acted(position) };
  const tent = tentOf(position, player);
  const table = seen(position, tiles);
  const [top] = tent ? stack(position, table, table.regionOf(tent)) : [];
  if (!top) return after;
  const held = position.held?.[player] ?? {};
  const rest = { ...top, count: (top.count ?? 1) - 1 };
  return {
    ...after,
    tokens: position.tokens.flatMap((one) => (one !== top ? [one] : rest.count > 0 ? [rest] : [])),
    held: { ...position.held, [player]: { ...held, [MINING]: [...(held[MINING] ?? []), null] } },
  };
}

const recalled = (position, { player, x, y }) => ({
  ...position,
  figures: (position.figures ?? []).filter((one) => one.kind !== "cowboy" || one.player !== player || !sameCell(one, [x, y])),
  turn: acted(position),
});

/** The effect of a move on the drawing: type -> (position, move, tiles) => position. */
export const deeds = { pitch: pitched, mine: mined, recall: recalled };
