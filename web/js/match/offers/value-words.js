// The values of moves in words and pictures, by what the game declares that each field names (GET /games/{id}: `moves.<type>.<field>.names`).
// A name that needs more than a text of its group is in NAMED; everything else is the text `<names>.<value>`.

import { has, list, named, t } from "../../lib/i18n.js";
import { spokenNames } from "../../picker/spoken.js";
import { figurePicture } from "../../tile/figure.js";
import { tilePicture } from "../../tile/tile.js";
import { tokenName, tokenOf, tokenPicture } from "../../tile/token.js";
import { featureName, tileName } from "../../tile/words.js";

export const DETAIL = "detail"; // names nothing that has to be said

const isCell = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

/** Whether a value is a list of cells: a way over the board, or an area of it. */
export const isCells = (value) => Array.isArray(value) && value.length > 0 && value.every(isCell);

/** A tile by a name that distinguishes it from the others of the game. @param {Page.Talk} play */
const nameOfTile = ({ tiles }, id) => spokenNames(tiles.all).get(id) ?? tileName(tiles.get(id));

const sidesOf = ({ kind, at = [] }) => featureName({ kind, edges: [at].flat() });

/** Values in words, by what they name. */
const NAMED = {
  __proto__: null,
  player: (play, id) => play.nameOf(id),
  tile: nameOfTile,
  token: (_play, token) => tokenName(tokenOf(token)),
  road: (_play, sides) => sidesOf({ kind: "road", at: sides }),
};

/** Pictures of values, by what they name. */
const DRAWN = {
  __proto__: null,
  tile: (play, _type, id) => tilePicture(play.tiles.get(id)),
  token: (_play, _type, token) => tokenPicture(tokenOf(token)),
  figure: (play, _type, kind) => figurePicture({ colour: play.colourOf(play.mover), kind }),
  set: (_play, type, set) => tokenPicture({ kind: type, value: null, set }), // the tokens that such a move puts down
};

/** What a field of a move names, as the game declares it; undefined: its values speak for themselves. @param {Page.Talk} play */
export const namesOf = ({ game }, type, field) => game?.moves[type]?.[field]?.names;

/** A figure on the table or held by a player: "meeple, Ana, city, top" @param {Page.Talk} play */
const figureInWords = (play, { player, kind, feature }) =>
  [named("figure", kind), play.nameOf(player), feature ? sidesOf(feature) : null].filter(Boolean).join(", ");

/** Cells of the board: an area by all of them, a longer way by its end. @param {Page.Talk} play */
function cellsInWords(play, cells) {
  const shown = cells.length > 2 ? cells.slice(-1) : cells;
  return list(shown.map(([x, y]) => play.board.place({ x, y })));
}

/** Numbers, figures with their places, or a figure and the kind for which it is changed. @param {Page.Talk} play */
function listInWords(play, values) {
  if (values.every((one) => typeof one === "number")) return values.join(" + ");
  if (!values.every((one) => one?.kind || typeof one === "string")) return "";
  const words = values.map((one) => (one.kind ? placed(play, one, byForm(play, one)) : named("figure", one)));
  return words.join(values.every((one) => one.kind) ? "; " : " → ");
}

/** Words for a figure on the table, with its place. @param {Page.Talk} play */
const placed = (play, { kind, x, y }, words) => (x === undefined || !kind ? words : `${words}, ${play.board.place({ x, y })}`);

/** Values that show by their form what they are. @param {Page.Talk} play */
function byForm(play, value) {
  if (isCells(value)) return cellsInWords(play, value);
  if (Array.isArray(value)) return listInWords(play, value);
  if (value.player && value.kind) return figureInWords(play, value);
  if (value.x !== undefined) return play.board.place(value);
  return value.kind ? sidesOf(value) : "";
}

/**
 * A value of a field in words; "" if it is not known.
 *
 * @param {Page.Talk} play
 */
export function valueInWords(play, names, value) {
  if (value === null || value === undefined) return "";
  if (NAMED[names]) return NAMED[names](play, value);
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return byForm(play, value);
  if (!names) return typeof value === "boolean" ? t(value ? "match.yes" : "match.no") : named("match.choice", value);
  const letter = String(value).length === 1 && !has(`${names}.${value}`);
  return letter ? String(value).toUpperCase() : named(names, value);
}

/**
 * How a value is shown where it is chosen: {words, picture?}. A text `match.offer.<type>.<field>` puts it into more words, or one that ends with
 * the value, or with "again" if a token with this value lies on the table already; they know what the turn is about, such as a price.
 *
 * @param {Page.Play} play
 */
export function choiceOf(play, type, field, value) {
  const names = namesOf(play, type, field);
  if (value === null || value === undefined) return { words: noneOf(type, field) ?? t("match.none") };
  const own = play.own.looks?.[names ?? ""]?.(play, value);
  if (own) return own;
  const plain = valueInWords(play, names, value);
  const words = placed(play, value, plain); // which of several equal figures
  const again = lies(play, type, field, value) ? ".again" : "";
  const key = [`.${value}`, again, ""].map((end) => `match.offer.${type}.${field}${end}`).find(has);
  const picture = DRAWN[names]?.(play, type, value);
  return { words: key ? t(key, { ...aboutTurn(play), value: words }) : words, ...(picture ? { picture } : {}) };
}

/** Whether a token that such a move of this player puts down lies on the table with this value. @param {Page.Play} play */
const lies = ({ now, mover }, type, field, value) =>
  (now.tokens ?? []).some((one) => one.kind === type && one.player === mover && one[field] === value);

/** The text of a value that is left out; null: there is none. */
export const noneOf = (type, field) => (has(`match.none.${type}.${field}`) ? t(`match.none.${type}.${field}`) : null);

/** What the turn is about, by name: an auction has a tile and a price. @param {Page.Play} play @returns {Record<string, any>} */
export const thingsOf = ({ now }) =>
  Object.assign({}, ...Object.values(now.turn ?? {}).filter((one) => one && typeof one === "object" && !Array.isArray(one)));

/** The same in words: these things are named like the fields of moves. @param {Page.Play} play */
export const aboutTurn = (play) =>
  Object.fromEntries(Object.entries(thingsOf(play)).map(([name, value]) => [name, byName(play, name, value)]));

/**
 * A value by its name alone: a player or a number, or what the fields of moves with this name hold.
 *
 * @param {Page.Talk} play
 */
export function byName(play, name, value) {
  if (typeof value === "number") return value;
  const seats = play.match?.players ?? play.now?.players ?? [];
  if (seats.some(({ id }) => id === value)) return play.nameOf(value);
  const fields = Object.values(play.game?.moves ?? {}).map((move) => move[name]?.names);
  const kind = play.game?.figures?.[value] ? "figure" : undefined; // a field of events alone
  const names = name === "feature" ? "kind" : (fields.find(Boolean) ?? kind);
  return valueInWords(play, names, value);
}
