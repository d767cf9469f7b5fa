// Names of tiles, features and figures for users, derived from the definitions.

import { quarterOf } from "./city.js";
import { has, language, list, named, percent, t } from "../lib/i18n.js";
import { turnedSide } from "../lib/geometry.js";
import { marksOf, tileMarks } from "./marks.js";

/** The features of a tile: "city, 2 roads and wine"; fields only if there is nothing else. */
export function tileName(tile) {
  if (!tile) return t("tile.unknown");
  const counts = new Map();
  for (const { kind } of tile.features) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].filter(([kind]) => kind !== "field" || counts.size === 1);
  const marks = new Map();
  for (const [name, n] of [...tile.features.flatMap(marksOf), ...tileMarks(tile).map((name) => [name, 1])])
    marks.set(name, (marks.get(name) ?? 0) + n);
  return list([
    ...kinds.map(([kind, n]) => t("tile.kind", { n, kind: named("kind", kind), kinds: named("kinds", kind) })),
    ...[...marks].map(([name, n]) => (n > 1 ? t("token.stack", { n, token: markName(name) }) : markName(name))),
  ]);
}

/** Examples of search terms for these tiles, by what most of them contain: "city, road, monastery…". */
export function examples(tiles) {
  const counts = new Map();
  for (const tile of tiles) {
    const kinds = new Set(tile.features.map(({ kind }) => kind));
    for (const kind of kinds) if (kind !== "field" || kinds.size === 1) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, 3);
  return t("picker.example", { kinds: most.map(([kind]) => named("kind", kind)).join(", ") });
}

const LEAST_SHARE = 0.005; // confidence that would be shown as 0 %

/** How likely a candidate is, in per cent; null if it would be 0. */
export const likelihood = (confidence) => (confidence < LEAST_SHARE ? null : percent(confidence));

/** The name of a mark: "wine", "coat of arms"; for a mark with a value and no text, both. */
export const markName = (name) => named("mark", name).replace(":", " ");

/** The sides that a feature touches on the board, after the tile's rotation. */
export const sidesOf = (feature, rotation) =>
  [...(feature.edges ?? feature.halves ?? (feature.diagonal ? (feature.inner ?? ["I"]) : []))].map((side) => turnedSide(side, rotation));

const BY_MARK = Object.entries({ "german-castle": "german_castle", "german-cathedral": "german_cathedral" }); // kinds of feature that definitions draw as another kind

/** The kind of a feature as its rules name it: a castle in Germany is drawn as a monastery. */
export const kindOf = (feature) => BY_MARK.find(([mark]) => feature[mark])?.[1] ?? feature.kind;

/** The kind that a feature is played as with these figures, {kind: {goes_on}}: as drawn, where none of them knows what the mark makes of it. */
export const playedAs = (feature, figures) =>
  Object.values(figures).some(({ goes_on: on }) => on?.includes(kindOf(feature))) ? kindOf(feature) : feature.kind;

/** Whether a kind of figure goes on a feature. */
export const mayStandOn = (figures, kind, feature) => figures[kind]?.goes_on?.includes(playedAs(feature, figures)) ?? false;

/** A feature with its sides: "city, north and west" */
export function featureName(feature, rotation = 0) {
  const sides = sidesOf(feature, rotation);
  const kind = named("kind", kindOf(feature));
  if (sides.some((side) => side[0] === "I")) return t("feature.inside", { kind });
  const edges = [..."NWES"].filter((edge) => sides.some((side) => side[0] === edge));
  const where = edges.length === 4 || !edges.length ? "" : list(edges.map((edge) => t(`side.${edge}`)));
  return where ? t("feature.at", { kind, where }) : kind;
}

/** The names of all features of a tile as rotated; two with the same name are distinguished by their half-edges. */
export function featureNames(tile, rotation = 0) {
  const short = tile.features.map((feature) => featureName(feature, rotation));
  const long = tile.features.map((feature, i) => (unique(short, i) ? short[i] : byHalves(feature, rotation)));
  return long.map((name, i) => (unique(long, i) ? name : t("feature.number", { kind: name, n: nth(long, i) })));
}

/** Which of the equal names this is: 1 for the first. */
const nth = (names, i) => names.slice(0, i + 1).filter((name) => name === names[i]).length;

const unique = (names, i) => names.indexOf(names[i]) === names.lastIndexOf(names[i]);

function byHalves(feature, rotation) {
  const sides = sidesOf(feature, rotation);
  if (sides.some((side) => side[0] === "I")) return featureName(feature, rotation);
  const halves = sides.map((side) => (side.length > 1 ? t(`half.${side}`) : t(`side.${side}`)));
  const kind = named("kind", kindOf(feature));
  return halves.length ? t("feature.at", { kind, where: list(halves) }) : kind;
}

/** A figure with its feature: "red meeple in city, top"; `tiles`: the definitions, `laid`: the tile under it. */
export function figureOn(tiles, laid, figure, colour) {
  const name = figureName({ ...figure, colour });
  const index = laid && figure.feature ? tiles.find(laid, figure.feature) : -1;
  const kind = figure.feature?.kind;
  const quarter = quarterOf(figure);
  const on = (where, feature) => t("figure.on", { figure: name, where: onFeature(where, feature) });
  if (quarter) return on("quarter", named("quarter", quarter));
  if (index < 0) return kind ? on(kind, named("kind", kind)) : name; // on a piece, or on a tile that cannot be read
  const own = featureNames(tiles.get(laid.tile), laid.rotation ?? 0)[index];
  return on(kind, own ?? featureName({ kind, edges: [figure.feature.at].flat() }));
}

/** Where a figure stands, with the preposition that its kind of feature has in this language: "on road", "in pyramid". */
export const onFeature = (kind, feature = named("kind", kind)) => t(has(`on.${kind}`) ? `on.${kind}` : "on.feature", { feature });

/** The name of a colour within a phrase: "meeple (rosso)", where it alone is "Rosso". */
export const colourWithin = (colour) => named("colour", colour).toLocaleLowerCase(language);

/** @param {Page.Figure} figure */
export function figureName({ colour, kind, pose }) {
  return t("figure.name", {
    colour: colourWithin(colour),
    kind: named("figure", pose === "lying" && kind === "meeple" ? "farmer" : kind),
  });
}

/** A position as sent to the server: players without a name get that of their colour, in this language. */
export const withNames = (position) => ({
  ...position,
  players: position.players.map((player) => ({
    ...player,
    name: player.name || named("colour", player.colour ?? player.id),
  })),
});

/** The colour of a player of a photo's position; players without one are named by their colour. */
export const colourOf = (table, player) => table.photo.position.players.find(({ id }) => id === player)?.colour ?? player;
