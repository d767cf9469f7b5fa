// The body of the request that creates a match.

import { catalogsOf, catalogsWithout, openOptions, tilesOnly } from "../../net/game-info.js";
import { named } from "../../lib/i18n.js";
import { ownSetsOf } from "../../games/tile-sets.js";
import { withOwn } from "../../net/own-catalogs.js";
import { optionOf } from "./options.js";

/** What the chosen settings are sent as. */
export function matchBody(setup) {
  const { game, expansions, players, timer } = setup.wish;
  // others remain from earlier choices
  const open = new Set(openOptions(setup.game, setup.allOptions).map(({ name }) => name));
  const own = Object.fromEntries(
    Object.entries(setup.options).filter(([name]) => open.has(name) || !optionOf(setup.game, name)?.values.length),
  );
  /** @type {any} */
  const body = {
    game,
    options: { ...(setup.edition ? { edition: setup.edition } : {}), ...(expansions.length ? { expansions } : {}), ...own },
    players: players.map(({ id, name, colour }) => ({
      id: id ?? colour,
      colour,
      name: name?.trim() || named("colour", colour),
    })),
    ...table(setup, players),
    ...(timer && !setup.onlyPoints ? { timer } : {}),
    ...(isPhoto(setup.photo) ? { photo: setup.photo } : {}),
    ...setup.extra,
  };
  const { sets, count, without } = setup.box;
  const implied = catalogsWithout(setup.game, body.options, without);
  const usual = !sets.size && count === 1 && implied.length === catalogsOf(setup.game, body.options).length;
  if (!usual && !setup.start && !setup.onlyPoints) body.catalogs = catalogs(setup, implied);
  return body;
}

/** Whether this is a photo's id and token, as another screen passes them. */
const isPhoto = (kept) => [kept?.id, kept?.token].every((one) => one && typeof one === "string");

/** The initial table, if it is not the default. */
function table(setup, players) {
  if (!setup.start) return {};
  const { catalogs, options, from, ...start } = setup.start;
  const told = new Map(start.players.map(({ marker, ...player }) => [player.id, player]));
  const seated = players.map(({ id, colour, points = 0 }) => ({ ...told.get(id ?? colour), id: id ?? colour, points }));
  return { ...(catalogs ? { catalogs } : {}), start: { ...start, players: seated } };
}

/** The tile sets in the box, each as often as there are boxes of it. */
function catalogs(setup, implied) {
  const known = [...ownSetsOf(setup.game).map(({ id }) => id), ...tilesOnly(setup.game)];
  // others remain from another game
  const sets = withOwn(
    implied,
    known.filter((id) => setup.box.sets.has(id)),
  );
  return [...(sets.includes(implied[0]) ? Array(setup.box.count - 1).fill(implied[0]) : []), ...sets];
}
