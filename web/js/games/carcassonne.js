// What Carcassonne has of its own on the page: how moves of its expansions are told, and what can be done without a net.

import { spread } from "../extent.js";
import { figuresOf, tokensOf } from "../games.js";
import { named, t } from "../i18n.js";
import { Regions } from "../ports.js";
import { tokenOf, tokenName } from "../token.js";

/** "The flock: expand, sheep 3" */
const flock = (play, { choice, token }) => {
  const what = [named("match.choice", choice), token ? tokenName(tokenOf(token)) : ""].filter(Boolean).join(", ");
  return t("match.says.other", { move: named("match.move", "flock"), what });
};

const drawToken = (play, { token }) =>
  t("match.says.other", { move: named("match.move", "draw_token"), what: tokenName(tokenOf(token)) });

/** Tokens of the bag, as moves name them. */
const bag = ({ game, match }) =>
  tokensOf(game, match.options)
    .filter(({ kind }) => kind === "sheep" || kind === "wolf")
    .map(({ kind, value }) => (value === null ? kind : `${kind}-${value}`));

/** Without a net: a shepherd just set draws a token (HS-F5). */
function alone(play) {
  const last = play.draft.at(-1);
  if (last?.type !== "deploy" || last.kind !== "shepherd") return null;
  return bag(play).map((token) => ({ type: "draw_token", player: play.mover, token }));
}

const COMPANY = new Set(["builder", "pig"]); // stand only beside an own follower
const SHEPHERD = "shepherd"; // has rules of its own, which the referee knows

/** Without a net: nobody joins a feature on which somebody stands, but for builder and pig, which need an own follower there. */
function stands({ tiles: laid, figures = [] }, tiles, { player, kind, x, y, feature }) {
  if (kind === SHEPHERD) return true;
  const cells = spread(laid, tiles);
  const regions = new Regions(cells, tiles);
  const regionOf = (one) => {
    const tile = cells.find((cell) => cell.x === one.x && cell.y === one.y);
    return tile && regions.at(one, tiles.find(tile, one.feature));
  };
  const here = regionOf({ x, y, feature });
  const there = figures.filter((one) => one.x !== undefined && one.kind !== SHEPHERD && here && regionOf(one) === here);
  return COMPANY.has(kind) ? there.some((one) => one.player === player && !COMPANY.has(one.kind)) : !there.length;
}

/** A flock is moved after the figure of the turn, unless the other order was agreed (HS-F10). */
const hint = (play, type) =>
  type === "flock" &&
  !play.draft.some((move) => move.type === "deploy") &&
  play.match.options["hs.shepherd_order"] !== "action_first" &&
  play.ahead.offers.some((move) => move.type === "deploy")
    ? t("match.act.figure-first")
    : "";

/** What the referee alone can offer at a table with these figures. */
const unseen = (play) => ["shepherd", "abbot"].filter((kind) => kind in figuresOf(play.game, play.match.options));

export default {
  says: { flock, draw_token: drawToken },
  alone,
  stands,
  hint,
  unseen: (play) => unseen(play).length > 0 || play.match.options["ext.dragon"] === "on",
};
