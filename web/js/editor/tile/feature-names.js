// Names of the features of a tile that is being drawn, and changes of one of them.

import { named, t } from "../../lib/i18n.js";
import { EDGES, edgeOf } from "../../tile/edge-matching.js";
import { numberOf } from "./tile-draft.js";
import { isPoint } from "./tile-ground.js";

/** Names of the features of a draft: "city 1: top and left". */
export const namesOf = (draft, kinds) =>
  draft.features.map((feature, i) => {
    const name = `${named("kind", feature.kind)} ${numberOf(draft, i)}`;
    const edges = EDGES.filter((_, edge) => feature.ports.some((port) => edgeOf(port) === edge));
    const where = edges.map((edge) => t(`side.${edge}`)).join(", ");
    return isPoint(kinds, feature.kind) ? name : `${name}: ${where || (feature.inner ? t("draw.inside") : t("draw.nowhere"))}`;
  });

export const altered = (draft, index, change) => ({
  ...draft,
  features: draft.features.map((feature, i) => (i === index ? { ...feature, ...change } : feature)),
});
