// Flying machines, offline: every flight of the player's followers.

import { inHand } from "../../../../match/local-table.js";
import { seen } from "../../../last-seen-table.js";
import { inPlay } from "./in-play.js";
import { MAGIC } from "./mage-and-witch.js";

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

export const flown = (position, { player, kind, x, y, feature }) => ({
  ...position,
  figures: [...(position.figures ?? []), ...(feature ? [{ player, kind, x, y, feature }] : [])],
  turn: { ...position.turn, player, step: "end" },
});
