// The page's module of Carcassonne: maps, drawings, and what the page knows of the table without the server. Moves of expansions are described
// and chosen by what the game declares.

import { mapReady } from "../board/printed-map.js";
import { cityPlan } from "./carcassonne/drawings/city-plan.js";
import { markerMove } from "./carcassonne/drawings/score-markers.js";
import { onMaps } from "./carcassonne/maps.js";
import { declaredOffline } from "./offline/declared.js";

export default {
  styles: ["maps"],
  ...onMaps,
  offline: declaredOffline,
  ready: (position, versions) => mapReady(position.options, versions),
  pickers: { quarter: cityPlan },
  looks: { marker: markerMove },
};
