// Names of tiles, features and figures for people, made from the definitions.

import { list, named, t } from "./i18n.js";
import { turnedSide } from "./geometry.js";

/** "city, 2 roads" - what lies on a tile; fields only where there is nothing else. */
export function tileName(tile) {
  if (!tile) return t("tile.unknown");
  const counts = new Map();
  for (const { kind } of tile.features) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].filter(([kind]) => kind !== "field" || counts.size === 1);
  const marks = tile.features.flatMap(({ pennants, inn, cathedral }) =>
    [pennants && "pennants", inn && "inn", cathedral && "cathedral"].filter(Boolean),
  );
  return list([
    ...kinds.map(([kind, n]) => t("tile.kind", { n, kind: named("kind", kind), kinds: named("kinds", kind) })),
    ...marks.map((mark) => named("mark", mark)),
  ]);
}

/** The sides a feature touches on the board, after the tile's rotation. */
export const sidesOf = (feature, rotation) =>
  [...(feature.edges ?? feature.halves ?? [])].map((side) => turnedSide(side, rotation));

/** "city, north and west" */
export function featureName(feature, rotation = 0) {
  const sides = sidesOf(feature, rotation).filter((side) => side[0] !== "I");
  const edges = [..."NWES"].filter((edge) => sides.some((side) => side[0] === edge));
  const where = edges.length === 4 || !edges.length ? "" : list(edges.map((edge) => t(`side.${edge}`)));
  return where ? t("feature.at", { kind: named("kind", feature.kind), where }) : named("kind", feature.kind);
}

export function figureName({ colour, kind, pose }) {
  return t("figure.name", {
    colour: named("colour", colour),
    kind: named("figure", pose === "lying" && kind === "meeple" ? "farmer" : kind),
  });
}

/** A position as the referee is asked about it: players without a name are told by their colour, in this language. */
export const withNames = (position) => ({
  ...position,
  players: position.players.map((player) => ({
    ...player,
    name: player.name || named("colour", player.colour ?? player.id),
  })),
});

/** The colour of a player of a photo's position; players without one are named by their colour. */
export const colourOf = (table, player) =>
  table.photo.position.players.find(({ id }) => id === player)?.colour ?? player;
