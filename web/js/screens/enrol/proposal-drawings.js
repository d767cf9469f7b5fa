// The server's drawings of what it proposes for the cards of an enrolment.

import { ask } from "../../net/api.js";
import { codeOf } from "./card.js";

/** The server's drawings of the proposals, by number; proposals that break a rule of the game are left out. */
export async function drawnProposals(proposals, game, signal) {
  if (!proposals.length) return new Map();
  const body = {
    game: game.id,
    name: "draft",
    tiles: proposals.map(({ proposal, features }) => ({ id: `draft/${proposal}`, features })),
  };
  let told;
  try {
    told = await ask("/catalogs/check", { method: "POST", body, signal });
  } catch (error) {
    const wrong = new Set(Object.keys(error.errors ?? {}).map((path) => Number(/^tiles\[(\d+)\]/.exec(path)?.[1])));
    const right = proposals.filter((_, i) => !wrong.has(i));
    if (right.length === proposals.length) throw error;
    return drawnProposals(right, game, signal);
  }
  return new Map(told.tiles.map((tile) => [Number(codeOf(tile.id)), { ...tile, game: game.id }]));
}
