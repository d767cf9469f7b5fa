// The set of the user's own box, into which its tiles are enrolled from photos.

import { ask } from "../../../net/api.js";
import { ownOf } from "../../../games/index.js";
import { t } from "../../../lib/i18n.js";
import { emptySetOf } from "../../../games/tile-sets.js";
import { freeName, keepSet } from "../../../net/own-catalogs.js";
import { newSet, toCatalog } from "../../../editor/tile/set/tile-sets.js";

/** The id of the set: the one that is still empty, else a new one. */
export const setOfOwnBox = async (game, signal) => (await emptyBox(game, signal)) ?? (await newBox(game, signal));

async function emptyBox(game, signal) {
  const { id } = emptySetOf(game) ?? {};
  try {
    if (id) await ask(`/catalogs/${encodeURIComponent(id)}`, { signal });
    return id;
  } catch (error) {
    if (error.status === 404) return null; // deleted on the server
    throw error;
  }
}

async function newBox(game, signal) {
  const own = await ownOf(game.id);
  const set = { ...newSet(game, own), name: freeName(t("draw.new-name")) };
  const { id, token } = await ask("/catalogs", { method: "POST", body: toCatalog(set, game, own), signal });
  keepSet({ id, token, name: set.name, game: set.game, empty: true });
  return id;
}
