// Opening a match: with which key, from the server or as last seen, and what is needed to draw it.

import { Problem, ask } from "../net/api.js";
import { h, icon } from "../lib/dom.js";
import { editionFor, gameOf, ifOpen, lastSeenByAll } from "../net/game-info.js";
import { t } from "../lib/i18n.js";
import { AS_VIEWER, dropLink, knownMatch, lastSeen, linksOf, loseKey, takeKey } from "../net/known-matches.js";
import { readNotice } from "../net/error-notice.js";
import { noNet } from "../net/move-queue.js";
import { Tiles } from "../tile/tile-library.js";
import { noKey } from "./connection.js";

/** What drawing a match needs: its tiles, the data of its game, and the page's module of the game, from `ownOf`. */
export async function knownOf(match, ownOf) {
  const [tiles, game, own] = await Promise.all([
    gameOf(match.game).then((game) => Tiles.of(catalogsOf(match), editionFor(game, match.options), match.options)),
    gameOf(match.game),
    ownOf(match.game),
  ]);
  await Promise.all([tiles.learn({ game: match.game, tiles: match.position.tiles }), own.ready?.(match.position, match.catalogs)]);
  return { tiles, game, own };
}

/** Why a match could not be opened, with a way to retry unless it is gone. */
export function notOpened(error, again) {
  const home = h("a", { href: "#/", class: "button" }, t("app.start-over"));
  if (error.status !== 404) return readNotice(error, again, home);
  return h(
    "section",
    { class: "notice notice-error", role: "alert" },
    h("h1", { tabindex: "-1" }, icon("alert"), t("match.gone")),
    h("p", {}, t("match.gone.do")),
    h("div", { class: "actions" }, home),
  );
}

/** The catalogs of a match in the versions that it keeps, and those sent with it whole. */
const catalogsOf = ({ catalogs, position }) => [
  ...catalogs.map(({ id, version }) => ({ id, version })),
  ...(position.catalogs ?? []).filter((one) => typeof one !== "string"),
];

/**
 * The match and the keys it is opened with: the seat's, or one with more rights if this phone has it. `shared`: as everybody may see it.
 *
 * @param {string} id
 * @param {AbortSignal} signal
 * @param {{ shared?: boolean }} how
 * @returns {Promise<[Api.Match, { token: string, host?: string }]>}
 */
export async function openMatch(id, signal, { shared = false } = {}) {
  let wrong = new Problem(404, {});
  for (const link of linksOf(id)) wrong = (await fileLink(id, link, signal)) ?? wrong;
  const { token = null, host = null } = knownMatch(id) ?? {};
  if (!token) throw wrong;
  try {
    const match = shared ? await seenByAll(id, token, signal) : await seen(id, token, signal);
    return [match, { token, host: knownMatch(id).host }];
  } catch (error) {
    if (!noKey(error) || !host || host === token) throw error;
    loseKey(id, token);
    return openMatch(id, signal, { shared });
  }
}

/** Resolves the key of a link; returns the error if that fails. An invalid key is not kept. */
async function fileLink(id, token, signal) {
  try {
    const { role, player } = await ask(`/matches/${id}`, { token, signal });
    takeKey(id, { token, role, player });
    dropLink(id, token);
  } catch (error) {
    if (noKey(error)) dropLink(id, token);
    else if (!noNet(error)) throw error;
    return error;
  }
  return null;
}

/** The match from the server; offline, as last seen. */
async function seen(id, token, signal) {
  try {
    const match = await ask(`/matches/${id}`, { token, signal });
    takeKey(id, { token, role: match.role, player: match.player });
    return match;
  } catch (error) {
    const kept = noNet(error) && (await seenFrom(id));
    if (!kept) throw error;
    return kept;
  }
}

/** The match as this seat has seen it last. What another seat of this phone has seen serves only in a game that hides nothing. */
async function seenFrom(id) {
  const kept = lastSeen(id);
  const { player = null, host } = knownMatch(id) ?? {};
  if (!kept || kept.player === player) return kept;
  const open = await ifOpen(kept);
  return open && { ...open, role: player ? "player" : host ? "host" : "viewer", player };
}

/** The same as everybody may see it. Offline also what this seat has seen, in a game that hides nothing. */
async function seenByAll(id, token, signal) {
  try {
    return await ask(`/matches/${id}${AS_VIEWER}`, { token, signal });
  } catch (error) {
    if (!noNet(error)) throw error;
    const kept = await lastSeenByAll(id);
    if (!kept) throw error;
    return kept;
  }
}
