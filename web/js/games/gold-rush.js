// The page's module of Gold Rush: the players' tokens, which only their owner sees until they are revealed; a score track on which cowboys
// are laid down on later laps; texts for tokens and tents.

import { h } from "../lib/dom.js";
import { list, named, t } from "../lib/i18n.js";
import { stepper } from "../lib/controls.js";
import { fillForm } from "../match/offers/move-form.js";
import { nameOf } from "../score/score-sheet.js";
import { tokenPicture } from "../tile/token.js";
import { alone, deeds, later, stands } from "./gold-rush-offline.js";
import { boxChoice, standInNote } from "./own-box.js";

const MINING = "mining";
const REVEALED = "revealed:"; // mark of a turn: this player's tokens are face up
const isOpen = (value) => value === null || value === undefined;
const gold = (things) => (Array.isArray(things?.[MINING]) ? things[MINING] : []);

/** Tokens in a row, with a text for screen readers. */
function tokens(values) {
  const known = values.filter((value) => !isOpen(value));
  const words = [
    t("gold-rush.tokens", { n: values.length }),
    ...(known.length ? [known.join(", ")] : []),
    ...(known.length && known.length < values.length ? [t("gold-rush.hidden")] : []),
  ];
  return h(
    "span",
    { class: "gold", role: "img", "aria-label": words.join("; ") },
    values.map((value) => tokenPicture({ kind: MINING, value: isOpen(value) ? "?" : value })),
  );
}

const STAND_IN = "gold-rush"; // catalog with stand-in layouts
const provenance = () => standInNote("gold-rush");

/**
 * The players' tokens, on every panel, with inputs for the values where the viewer may enter them. At the start also a note on the stand-in
 * layouts.
 *
 * @param {Page.Play} play
 */
function sidePanel(play) {
  const rows = play.match.players.map(({ id }) => [id, gold(play.now.held?.[id])]).filter(([, values]) => values.length);
  if (play.match.position.tiles.length < 2 && play.match.catalogs.some(({ id }) => id === STAND_IN)) return provenance();
  if (!rows.length) return null;
  return [
    h(
      "ul",
      { class: "gold-rows", "aria-label": named("held", MINING) },
      rows.map(([id, values]) =>
        h("li", { "data-player": id }, h("span", { class: "gold-name" }, play.nameOf(id)), tokens(values), report(play, id, values)),
      ),
    ),
    stillHidden(play, rows),
  ];
}

/** After the last tile: the players whose tokens are still to be revealed. @param {Page.Play} play */
function stillHidden(play, rows) {
  const { ahead, over } = play.table;
  const { now } = play;
  const open = new Set(now.turn?.marks ?? []);
  const names = rows.filter(([id]) => !open.has(`${REVEALED}${id}`)).map(([id]) => play.nameOf(id));
  const last = !over && ahead.sure && !ahead.tiles.length && now.turn?.step === "place";
  return last && names.length ? h("p", { class: "scope gold-hidden" }, t("gold-rush.reveal.waiting", { names: list(names) })) : null;
}

/** Whether a player may act: at the end all reveal their tokens, in any order. */
const acts = ({ table: { ahead } }, player) =>
  Boolean(ahead?.sure && !ahead.tiles.length && ahead.offers.some((move) => move.type === "reveal" && move.player === player));

/** Whether the form that reveals a player's tokens at the end is open, which takes their values as well. @param {Page.Play} play */
const revealed = (play, player) => acts(play, player) && play.table.mayMove;

const mayTell = ({ match, table }, id) => !table.over && (match.role === "host" || match.player === id);

/**
 * The inputs for the values of a player's tokens: folded, since they can wait.
 *
 * @param {Page.Play} play
 */
function report(play, player, values) {
  const unknown = values.filter(isOpen);
  if (!unknown.length || play.turn.draft.length || !mayTell(play, player) || revealed(play, player)) return null;
  return kept(play, "report", { player, values }, () => form(play, player, unknown));
}

/** The form for a player's tokens, which stays with what is entered while others enter theirs. @param {Page.Play} play */
function kept(play, what, { player, values }, make) {
  const key = JSON.stringify([what, player, values]);
  play.screen.kept.telling ??= {};
  return (play.screen.kept.telling[key] ??= make());
}

/** @param {Page.Play} play */
const form = (play, player, values) =>
  h(
    "details",
    { class: "gold-form" },
    h("summary", {}, t("gold-rush.report.of", { n: values.length })),
    h("p", { class: "hint" }, t("gold-rush.own", { name: play.nameOf(player) })),
    fill(play, { type: "report", player, values }),
  );

/** A form for the values of tokens, each with its picture. @param {Page.Play} play */
const fill = (play, offer) =>
  fillForm(play, offer, (move) => play.sending.submit([move]), { picture: (value) => tokenPicture({ kind: MINING, value }) });

/**
 * The moves that reveal tokens at the end, of those players for whom this phone may enter; before that, the game may be ended early.
 *
 * @param {Page.Play} play
 */
function reveal(play, moves) {
  const forms = moves.filter(({ player }) => mayTell(play, player)).map((move) => kept(play, "reveal", move, () => turnOver(play, move)));
  if (!forms.length) return null;
  if (!play.table.ahead.tiles?.length) return h("div", { class: "gold-end" }, forms);
  return h("details", { class: "gold-form" }, h("summary", {}, t("gold-rush.reveal.early")), forms);
}

/** @param {Page.Play} play */
function turnOver(play, move) {
  const whole = !move.values.some(isOpen);
  const form = whole
    ? h(
        "button",
        { type: "button", class: "button", onclick: () => play.sending.submit([move]) },
        t("gold-rush.reveal.known", { values: move.values.join(", ") }),
      )
    : fill(play, { ...move, values: move.values.map(() => null) });
  return h(
    "section",
    { class: "gold-of", "data-player": move.player },
    h("h3", {}, t("gold-rush.reveal.of", { name: play.nameOf(move.player) })),
    form,
  );
}

/** The possible values of tokens in this game. */
const worths = (game) => [...new Set(game.tokens[MINING])].sort((a, b) => a - b);
const unfolded = new Set(); // players whose hands are being entered

/** The inputs for the players' hands: the number of each value, and of tokens with an unknown value. `change(held)`. */
function hands({ game, players, held = {}, catalogs, nameOf, change }) {
  const hand = (id) => {
    const told = gold(held[id]);
    const counts = new Map([...worths(game), null].map((value) => [value, told.filter((one) => (one ?? null) === value).length]));
    const set = (value, n) => {
      counts.set(value, n);
      const list = [...counts].flatMap(([one, many]) => Array(many).fill(one));
      change({ ...held, [id]: { ...held[id], [MINING]: list } });
    };
    return h(
      "details",
      {
        class: "gold-form",
        "data-player": id,
        open: unfolded.has(id),
        ontoggle: ({ target }) => (target.open ? unfolded.add(id) : unfolded.delete(id)),
      },
      h("summary", {}, nameOf(id), " ", told.length ? tokens(told) : t("gold-rush.none")),
      [...counts].map(([value, n]) =>
        stepper({
          words: value === null ? t("gold-rush.hidden") : t("match.fill.value", { value }),
          value: n,
          most: 63,
          change: (many) => set(value, many),
        }),
      ),
    );
  };
  return h(
    "section",
    { class: "card gold-hands", "aria-labelledby": "gold-hands" },
    h("h3", { id: "gold-hands" }, named("held", MINING)),
    h("p", { class: "hint" }, t("gold-rush.ask")),
    catalogs?.length && !catalogs.includes(STAND_IN) ? null : provenance(),
    players.map(({ id }) => hand(id)),
  );
}

/** In the editors: what is next to the board. */
const aside = ({ game, table }) =>
  hands({
    game,
    players: table.position.players,
    held: table.position.held,
    catalogs: table.position.catalogs,
    nameOf: (id) => nameOf(table.position, id),
    change: (held) => table.edit((position) => Object.assign(position, { held })),
  });

const values = (told) => (told ?? []).map((value) => (isOpen(value) ? "?" : value)).join(", ");

/** @param {Page.Play} play */
const said = (play, { type, values: told }) =>
  Array.isArray(told)
    ? t("gold-rush.says.values", { move: named("match.move", type), values: values(told) })
    : t("gold-rush.says.secret", { move: named("match.move", type) });

/** @param {Page.Play} play */
const at = (play, { x, y }) => t("match.says.other", { move: named("match.move", "pitch"), what: play.board.place({ x, y }) });

/** @param {Page.Play} play */
const placeOf = (play, { where }) => (where?.tiles?.length ? play.board.place({ x: where.tiles[0][0], y: where.tiles[0][1] }) : "");

const eventSentences = {
  tokens: (play, event) =>
    event.count
      ? t("gold-rush.put", { n: event.count, stack: event.stack, place: placeOf(play, event) })
      : t("gold-rush.joined", { stack: event.stack }),
  short: (play, { missing }) => t("gold-rush.short", { n: missing }),
  receive: (play, { player, count }) => t("gold-rush.take", { n: count, name: play.nameOf(player) }),
  unclaimed: (play, { count }) => t("gold-rush.unclaimed", { n: count }),
  removed: (play, { count }) => t("gold-rush.removed", { n: count }),
  track: (play, { player, points, field, laps }) =>
    laps === 1
      ? t("gold-rush.lies", { name: play.nameOf(player), field })
      : t("gold-rush.laps", { name: play.nameOf(player), points, field, lap: laps + 1 }),
  reveal: (play, { player, values: told }) =>
    `${t("gold-rush.reveal.of", { name: play.nameOf(player) })}: ${list((told ?? []).map(String))}`,
};

export default {
  styles: ["gold-rush"],
  setup: boxChoice,
  acts,
  apart: (moves) => moves.every(({ type }) => ["report", "reveal"].includes(type)),
  offer: { reveal },
  seldom: new Set(["reveal"]),
  later,
  puts: { tent: "pitch" },
  asks: ["mine"],
  starts: true,
  moveSentences: { pitch: at, report: said, reveal: said },
  eventSentences,
  held: (play, player, things) => (gold(things).length ? tokens(gold(things)) : null),
  sidePanel,
  hands,
  aside,
  deeds,
  alone,
  stands,
  track: { spaces: 50, figure: "cowboy" },
};
