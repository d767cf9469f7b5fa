// The page's module of Carcassonne. Offline moves are in carcassonne-offline.js.

import { t } from "../lib/i18n.js";
import { mapReady } from "../board/printed-map.js";
import { alone, blocks, deeds, undrawn } from "./carcassonne-offline.js";
import { stands } from "./carcassonne/table-offline.js";
import { circusSentences } from "./carcassonne-circus.js";
import { buyer, inHand } from "./carcassonne/bazaar-offline.js";
import { bazaarEvents, bazaarOffers, bazaarSentences } from "./carcassonne/bazaar.js";
import { countEvents, countOffers, countSentences } from "./carcassonne/count.js";
import { joinMoves } from "./carcassonne-joins.js";
import { decides } from "./carcassonne/minis/robbers.js";
import { first, miniEvents, miniMoves, miniOffers } from "./carcassonne/minis/minis.js";
import { messageEvents, messageHint, messageMoves } from "./carcassonne/messages.js";
import { onMaps } from "./carcassonne/maps.js";
import { moveSentences, value } from "./carcassonne/move-sentences.js";
import { throwMoves } from "./carcassonne/throws.js";

/**
 * What a phone shows of the offers: on that of one player the dragon walks cell by cell, the whole walk is for those who share a phone, unless
 * one of its steps was made already.
 */
function shown({ match, turn, now }, offers) {
  const steps = offers.some(({ type }) => type === "dragon_step");
  if (steps && (match.role === "player" || now.turn?.walk?.length > 1)) return offers.filter(({ type }) => type !== "dragon");
  const walks = turn.picked?.type === "dragon" && turn.picked.steps.length > 0; // the whole walk has begun
  return walks ? offers.filter(({ type }) => type !== "dragon_step") : offers;
}

/** Where the dragon stands before a step: it is lit with the cells that it may enter. */
const comesFrom = ({ now }, type) =>
  type === "dragon_step" ? (now.tokens ?? []).filter(({ kind }) => kind === "dragon").map(({ x, y }) => [x, y]) : [];

/** The cells that a tower reaches with one more piece (TW-C1), once it is chosen. */
function lights({ now }, type, moves) {
  const [{ x, y }] = moves;
  if (!captures(type, moves)) return null;
  const height = ((now.tokens ?? []).find((one) => one.kind === "tower" && one.x === x && one.y === y)?.value ?? 0) + 1;
  const near = (one) => (one.x === x || one.y === y) && Math.abs(one.x - x) + Math.abs(one.y - y) <= height;
  return now.tiles.filter(near).map((one) => [one.x, one.y]);
}

/** Whether all that is left to choose is whom one tower captures. */
const captures = (type, moves) => type === "tower" && moves.every(({ x, y }) => x === moves[0].x && y === moves[0].y);

/**
 * Whom a tower captures; or that a flock is moved after the figure of the turn, unless the other order was agreed (HS-F10).
 *
 * @param {Page.Play} play
 */
const hint = (play, type, moves) => (captures(type, moves) ? t("match.act.captures") : flockHint(play, type));

/** @param {Page.Play} play */
const flockHint = (play, type) =>
  type === "flock" &&
  !play.turn.draft.some((move) => move.type === "deploy") &&
  play.match.options["hs.shepherd_order"] !== "action_first" &&
  play.table.ahead.offers.some((move) => move.type === "deploy")
    ? t("match.act.figure-first")
    : messageHint(play, type);

export default {
  styles: ["maps"],
  ...onMaps,
  ready: (position, versions) => mapReady(position.options, versions),
  moveSentences: {
    ...miniMoves,
    ...messageMoves,
    ...joinMoves,
    ...circusSentences,
    ...countSentences,
    ...bazaarSentences,
    ...throwMoves,
    ...moveSentences,
  },
  offer: { ...miniOffers, ...countOffers, ...bazaarOffers },
  eventSentences: { ...miniEvents, ...messageEvents, ...countEvents, ...bazaarEvents },
  first,
  decides: (position) => decides(position) ?? buyer(position),
  inHand,
  value,
  lights,
  comesFrom,
  pieces: ["tower"],
  deeds,
  alone,
  blocks,
  undrawn,
  stands,
  hint,
  shown,
  passesOn: new Set(["dragon_step"]),
  later: ({ now, mover }) => (now.held?.[mover]?.bridge ? ["bridge"] : []),
};
