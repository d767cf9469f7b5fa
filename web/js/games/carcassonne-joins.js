// The page's part of the pieces that join roads: tunnel tokens, ferries and bridges, offline and in words.

import { named, t } from "../lib/i18n.js";
import { tokenPicture } from "../tile/token.js";
import { featureName } from "../tile/words.js";

const TUNNEL = "tunnel";
const FERRY = "ferry";
const BRIDGE = "bridge";
const CASTLE = "castle";

/** A tunnel token on its end (TU-2). */
function dug(position, { player, set, x, y, edge }) {
  const marks = [...(position.turn?.marks ?? []), `${TUNNEL} ${x} ${y} ${edge}`];
  const token = { kind: TUNNEL, value: null, x, y, edge, player, set };
  return { ...position, tokens: [...(position.tokens ?? []), token], turn: { ...position.turn, marks } };
}

/** A ferry placed or turned between two edges (FY-1, FY-3). */
function ferried(position, { x, y, edges }) {
  const here = (one) => one.kind === FERRY && one.x === x && one.y === y;
  const before = (position.tokens ?? []).find(here);
  const changed = ["N", "E", "S", "W"].filter((edge) => edges.includes(edge) || before?.edges?.includes(edge)).join("");
  const marks = (position.turn?.marks ?? []).filter((mark) => mark !== FERRY);
  const tokens = [...(position.tokens ?? []).filter((one) => !here(one)), { kind: FERRY, value: null, x, y, edges }];
  const all = before ? [...marks, `${FERRY} ${x} ${y} ${changed}`] : marks;
  return { ...position, tokens, turn: { ...position.turn, step: "end", marks: all } };
}

/** A bridge over a tile (BC-B2). */
function spanned(position, { player, x, y, edges }) {
  const marks = [...(position.turn?.marks ?? []), `${BRIDGE} ${x} ${y}`];
  const token = { kind: BRIDGE, value: null, x, y, edges, player };
  return { ...position, tokens: [...(position.tokens ?? []), token], turn: { ...position.turn, marks } };
}

export const joinDeeds = { tunnel: dug, ferry: ferried, bridge: spanned };

const road = (...edges) => featureName({ kind: "road", edges });

/** A tunnel token in words: "Place a tunnel token: tunnel A, road, top, row 2, column 3" @param {Page.Play} play */
const tunnel = (play, { set, x, y, edge }) =>
  t("match.says.other", {
    move: named("match.move", TUNNEL),
    what: [t("match.says.tunnel", { set: set.toUpperCase() }), road(edge), play.board.place({ x, y })].join(", "),
  });

/** A ferry or bridge in words: "Place or turn a ferry: road, top and left, row 2, column 3" @param {Page.Play} play */
const between = (play, { type, x, y, edges }) =>
  t("match.says.other", { move: named("match.move", type), what: [road(...edges), play.board.place({ x, y })].join(", ") });

/** A castle in words: "Build a castle: row 2, column 3" @param {Page.Play} play */
const castle = (play, { tiles: [[x, y]] }) =>
  t("match.says.other", { move: named("match.move", CASTLE), what: play.board.place({ x, y }) });

export const joinMoves = { tunnel, ferry: between, bridge: between, castle };

/** A set of tunnel tokens as what its next token brings: a new tunnel, or the other end of one (TU-2). */
function tunnelOf({ now, mover }, set) {
  const dug = (now.tokens ?? []).some((one) => one.kind === TUNNEL && one.player === mover && one.set === set);
  return t(dug ? "match.tunnel.end" : "match.tunnel.new", { set: set.toUpperCase() });
}

/** How a value of these moves is shown; null: as others are. @param {Page.Play} play */
export function joinValue(play, type, field, given) {
  if (type === CASTLE && field === "tiles") return { words: play.board.place({ x: given[0][0], y: given[0][1] }) };
  if ([FERRY, BRIDGE].includes(type) && field === "edges") return { words: road(...given) };
  if (type !== TUNNEL) return null;
  return field === "edge" ? { words: road(given) } : { words: tunnelOf(play, given), picture: tokenPicture({ kind: TUNNEL, set: given }) };
}
