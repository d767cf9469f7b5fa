// Pieces that join roads, offline: tunnel tokens, ferries and bridges.

const TUNNEL = "tunnel";
const FERRY = "ferry";
const BRIDGE = "bridge";

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
