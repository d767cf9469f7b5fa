// The editor of the user's own tiles, in sets. #/edit/tile, #/edit/tile/<id of a set> that is saved or shared, or #/edit/tile/of/<game> for
// the user's set of a game.

import { ask } from "../../net/api.js";
import { h, show } from "../../lib/dom.js";
import { emptyButton, replaces } from "../../editor/opening.js";
import { gameOf } from "../../net/game-info.js";
import { ownOf } from "../../games/index.js";
import { t } from "../../lib/i18n.js";
import { readNotice } from "../../net/error-notice.js";
import { draft as kept, freeName, keepDraft, ownSets } from "../../net/own-catalogs.js";
import { TileScreen } from "./tile-screen.js";
import { fromCatalog, isBlank, newSet, toCatalog, wholeSet } from "../../editor/tile/set/tile-sets.js";

const NAME = "tiles";
const GAME = "carcassonne";
const OF = "of";

/** The screen; `rest`: the segments of a set's id, "of" and a game, or []. */
export function editTileScreen(rest, signal, header) {
  const main = h("main", { class: "photo" }, h("p", { class: "reading" }, t("app.loading")));
  if (rest[0] === OF && rest[1]) openOf(main, rest[1], signal, header);
  else open(main, rest.join("/"), signal, header);
  return main;
}

/** Opens the user's set of a game: the one that is being drawn, else the newest one, else a new one. */
async function openOf(main, game, signal, header) {
  const draft = kept(NAME);
  const set = ownSets().find((one) => one.game === game);
  const drawn = draft?.game === game;
  const id = drawn || !set ? "" : set.id;
  history.replaceState(null, "", id ? `#/edit/tile/${encodeURIComponent(id)}` : "#/edit/tile");
  if (drawn || set) return open(main, id, signal, header);
  try {
    const its = await gameOf(game);
    const own = await ownOf(game);
    const fresh = { ...newSet(its, own), name: freeName(t("draw.new-name")) };
    if (signal.aborted) return;
    if (!(await unsaved(fresh, its, own)) || (await replaces(main, "draw.replace"))) keepDraft(NAME, fresh);
    if (!signal.aborted) open(main, "", signal, header);
  } catch (error) {
    const again = () => openOf(main, game, signal, header);
    failed(main, error, again, again);
  }
}

async function open(main, id, signal, header) {
  try {
    const asked = id ? await ask(`/catalogs/${encodeURIComponent(id)}`, { signal }) : null;
    const game = await gameOf(asked?.game ?? kept(NAME)?.game ?? GAME);
    const own = await ownOf(game.id);
    if (signal.aborted) return;
    const set = asked ? fromCatalog(asked, game) : wholeSet(kept(NAME) ?? newSet(game, own), game);
    if (asked && (await unsaved(set, game, own)) && !(await replaces(main, "draw.replace"))) {
      location.hash = "#/edit/tile";
      return;
    }
    if (signal.aborted) return;
    const screen = new TileScreen(game, own, set, signal, async (other) => {
      const fresh = newSet(other, await ownOf(other.id));
      if (signal.aborted) return;
      keepDraft(NAME, fresh);
      if (location.hash === "#/edit/tile") open(main, "", signal, header);
      else location.hash = "#/edit/tile";
    });
    show(main, h("h1", { class: "visually-hidden" }, t("title.edit-tile")), screen.node);
    header.querySelector(".brand, .board-controls")?.replaceWith(h("div", { class: "board-controls" }, screen.undoButton));
    screen.turnTo(0);
  } catch (error) {
    failed(
      main,
      error,
      () => open(main, id, signal, header),
      () => open(main, "", signal, header),
    );
  }
}

/** Shows an error, with the way out of a draft that cannot be read: `anew` opens the editor without it. */
function failed(main, error, again, anew) {
  if (error.name === "AbortError") return;
  const empty = emptyButton(error, "#/edit/tile", () => keepDraft(NAME, null), anew);
  show(main, readNotice(error, again, empty));
}

/** Whether this browser keeps drawn tiles that are neither on a server nor in the set that is opened. */
async function unsaved(opened, game, own) {
  const draft = kept(NAME);
  if (!draft?.tiles?.length || draft.saved) return false;
  const [its, theirs] = draft.game === game.id ? [game, own] : await Promise.all([gameOf(draft.game), ownOf(draft.game)]);
  const set = wholeSet(draft, its);
  if (set.tiles.every((tile) => isBlank(tile, its, theirs))) return false;
  return JSON.stringify(toCatalog(set, its, theirs)) !== JSON.stringify(toCatalog(opened, game, own));
}
