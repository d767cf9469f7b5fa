// The legend of the drawings: a sample of every kind of feature of a game, and the sign of every mark. For any game.

import { h, s } from "../lib/dom.js";
import { named, t } from "../lib/i18n.js";
import { marksOf, tileMarks } from "./marks.js";
import { badges } from "./print.js";
import { tilePicture } from "./tile.js";

// prettier-ignore
const SQUARE = [[0, 0], [1, 0], [1, 1], [0, 1]];
// prettier-ignore
const BULGE = [[0, 0], [1, 0], [0.86, 0.4], [0.5, 0.56], [0.14, 0.4]];

/** Sides and outline of a sample, by the shape of the kind. */
const SAMPLES = {
  __proto__: null,
  // prettier-ignore
  line: () => [{ edges: ["E", "W"] }, { areas: [], path: [[[0, 0.5], [0.5, 0.5], [1, 0.5]]] }],
  point: () => [{}, { areas: [], path: [] }],
  area: ({ sides }) =>
    sides === "halves" ? [{ halves: ["NL"] }, { areas: [SQUARE], path: [] }] : [{ edges: ["N"] }, { areas: [BULGE], path: [] }],
};

function sample(kind, shape, game) {
  const [sides, outline] = SAMPLES[shape.shape](shape);
  return tilePicture({
    id: `legend/${game}/${kind}`,
    game,
    features: [{ kind, ...sides }],
    outlines: [{ ...outline, seat: [0.5, 0.5], badge: [0.75, 0.75] }],
  });
}

const sign = (mark, game) =>
  s(
    "svg",
    { viewBox: "-20 -23 42 42", class: "legend-sign", "aria-hidden": "true", focusable: "false" },
    badges({ marks: [[mark, 1]], badge: [0, 0], seat: [0, 0], game }),
  );

/** Whether a kind of feature or a mark is on one of these tiles. @param {Page.Tile[]} tiles */
function shownOn(tiles) {
  const features = tiles.flatMap((tile) => tile.features);
  const names = [...features.flatMap((one) => [one.kind, ...marksOf(one).map(([name]) => name)]), ...tiles.flatMap(tileMarks)];
  const shown = new Set(names);
  return (name) => shown.has(name);
}

/**
 * The legend of a game, folded; null for a game without tiles. `tiles`: only what these show; null: whatever the game has.
 *
 * @param {Api.Game} game
 * @param {Page.Tile[] | null} tiles
 */
export function legend({ id, kinds, marks }, tiles = null) {
  if (!kinds) return null;
  const row = (picture, words) => h("li", {}, picture, h("span", {}, words));
  const body = h("ul", { class: "legend-list" });
  const node = h("details", { class: "as-text legend" }, h("summary", {}, t("legend")), body);
  node.addEventListener(
    "toggle",
    () => {
      const shown = tiles ? shownOn(tiles) : () => true;
      body.append(
        ...Object.entries(kinds)
          .filter(([kind]) => shown(kind))
          .map(([kind, shape]) => row(sample(kind, shape, id), named("kind", kind))),
        ...(marks ?? [])
          .filter((mark) => shown(mark.id) && !mark.id.startsWith("castle-base"))
          .map((mark) => row(sign(mark.id, id), mark.says)),
      );
    },
    { once: true },
  );
  return node;
}
