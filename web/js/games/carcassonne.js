// The page's module of Carcassonne: texts for the moves of its expansions, and maps. Offline moves are in carcassonne-alone.js.

import { select, toggle } from "../lib/controls.js";
import { h, s, show } from "../lib/dom.js";
import { named, t } from "../lib/i18n.js";
import { at, drawMap, freeSquares, mapOf, mapReady, ownMaps } from "../board/printed-map.js";
import { taken } from "../net/own-catalogs.js";
import { featureName } from "../tile/words.js";
import { tokenOf, tokenName, tokenPicture } from "../tile/token.js";
import { alone, blocks, deeds, undrawn } from "./carcassonne-offline.js";
import { stands } from "./carcassonne/table-offline.js";
import { circusSentences } from "./carcassonne-circus.js";
import { buyer, inHand } from "./carcassonne/bazaar-offline.js";
import { bazaarEvents, bazaarOffers, bazaarSentences } from "./carcassonne/bazaar.js";
import { countEvents, countOffers, countSentences, marchValue } from "./carcassonne/count.js";
import { joinMoves, joinValue } from "./carcassonne-joins.js";
import { decides, first, miniEvents, miniMoves, miniOffers } from "./carcassonne-minis.js";
import { messageEvents, messageHint, messageMoves, messageValue } from "./carcassonne/messages.js";
import { startTiles } from "./map-starts.js";

const USUAL_STARTS = 2; // start squares with a tile, if people agreed on nothing else (MP-S6)

/** A flock's move in words: "The flock: expand, sheep 3" */
const flock = (play, { choice, token }) => {
  const what = [named("match.choice", choice), token ? tokenName(tokenOf(token)) : ""].filter(Boolean).join(", ");
  return t("match.says.other", { move: named("match.move", "flock"), what });
};

const drawToken = (play, { token }) => t("match.says.other", { move: named("match.move", "draw_token"), what: tokenName(tokenOf(token)) });

/** A wagon's move in words: "Drive the wagon on: road, row 2, column 3" */
const wagon = (play, { x, y, feature }) =>
  t("match.says.other", {
    move: named("match.move", "wagon"),
    what: [onSides(feature), play.board.place({ x, y })].join(", "),
  });

/** The phantom's move in words: "Place the phantom: road, row 2, column 3" */
const phantom = (play, { x, y, feature }) =>
  t("match.says.other", { move: named("match.move", "phantom"), what: [onSides(feature), play.board.place({ x, y })].join(", ") });

/** A little building in words: "Put up a little building: shed" */
const building = (play, { kind }) => t("match.says.other", { move: named("match.move", "building"), what: named("token", kind) });

/** The fairy's move in words: "Move the fairy: row 2, column 3" */
const fairy = (play, at) => t("match.says.other", { move: named("match.move", "fairy"), what: play.board.place(at) });

/** A step of the dragon in words: "Move the dragon one step: row 2, column 3" */
const dragonStep = (play, at) => t("match.says.other", { move: named("match.move", "dragon_step"), what: play.board.place(at) });

/** What a phone shows of the offers: on that of one player the dragon walks cell by cell, the whole walk is for those who share a phone. */
function shown({ match }, offers) {
  const steps = offers.some(({ type }) => type === "dragon_step");
  return steps && match.role === "player" ? offers.filter(({ type }) => type !== "dragon") : offers;
}

/** A figure in words: "meeple, Ana, city, top" */
const figureWords = (play, { player, kind, feature }) =>
  [named("figure", kind), play.nameOf(player), feature ? onSides(feature) : null].filter(Boolean).join(", ");

const take = (play, { figure }) => t("match.says.other", { move: named("match.move", "take"), what: figureWords(play, figure) });

/** A tower piece in words: "Place a tower piece: row 2, column 3; captures meeple, Ana" */
const tower = (play, { x, y, capture }) =>
  t("match.says.other", {
    move: named("match.move", "tower"),
    what: [play.board.place({ x, y }), capture && t("match.says.captures", { figure: figureWords(play, capture) })]
      .filter(Boolean)
      .join("; "),
  });

const exchange = (play, { figure }) => t("match.says.other", { move: named("match.move", "exchange"), what: figureWords(play, figure) });

/** A ransom in words: "Pay a ransom: meeple, Ben" */
const ransom = (play, { from, kind }) =>
  t("match.says.other", { move: named("match.move", "ransom"), what: [named("figure", kind), play.nameOf(from)].join(", ") });

/** The cells that a tower reaches with one more piece (TW-C1), once it is chosen. */
function lights({ now }, type, moves) {
  const [{ x, y }] = moves;
  if (type !== "tower" || moves.some((one) => one.x !== x || one.y !== y)) return null;
  const height = ((now.tokens ?? []).find((one) => one.kind === "tower" && one.x === x && one.y === y)?.value ?? 0) + 1;
  const near = (one) => (one.x === x || one.y === y) && Math.abs(one.x - x) + Math.abs(one.y - y) <= height;
  return now.tiles.filter(near).map((one) => [one.x, one.y]);
}

const pass = () => named("match.move", "pass");

/** A feature by the sides that a move names: "road, top" */
const onSides = ({ kind, at = [] }) => featureName({ kind, edges: [at].flat() });

/** How a value of a move is shown: two roads of a crossing are distinguished by their sides. */
function value(play, type, field, given) {
  const joins = joinValue(play, type, field, given) ?? marchValue(type, field, given) ?? messageValue(play, type, field, given);
  if (joins) return joins;
  if (field === "capture") return { words: given ? `${figureWords(play, given)}, ${play.board.place(given)}` : t("match.none") };
  if (type === "ransom") return { words: field === "kind" ? named("figure", given) : play.nameOf(given) };
  if (field === "beside") return { words: play.nameOf(given) };
  if (type === "tent") return { words: String(given) };
  if (type === "take" && given) return { words: [figureWords(play, given), play.board.place(given)].join(", ") };
  if (field === "figure" && given) return { words: figureWords(play, given) };
  if (type === "building" && field === "kind") return { words: named("token", given), picture: tokenPicture({ kind: given }) };
  if (field === "kind" && type === "deploy") return { words: named("figure", given) };
  return field === "feature" && ["wagon", "deploy", "mage", "witch", "phantom"].includes(type) ? { words: onSides(given) } : null;
}

/** A hint that a flock is moved after the figure of the turn, unless the other order was agreed (HS-F10). */
const hint = (play, type) =>
  type === "flock" &&
  !play.draft.some((move) => move.type === "deploy") &&
  play.match.options["hs.shepherd_order"] !== "action_first" &&
  play.ahead.offers.some((move) => move.type === "deploy")
    ? t("match.act.figure-first")
    : messageHint(play, type);

// ---- on a map (Carcassonne Maps) ----

/** The print under the tiles; drawn as soon as the map is loaded. */
function under({ options }) {
  if (!options?.map) return null;
  const map = mapOf(options);
  if (map) return drawMap(map);
  const node = s("g", { class: "map" });
  mapReady(options).then(
    () => node.append(drawMap(mapOf(options))),
    () => {},
  );
  return node;
}

const cells = ({ options, tiles }) => [...(mapOf(options)?.squares ?? []), ...tiles];

const free = ({ options, tiles }) => {
  const map = mapOf(options);
  return map ? freeSquares(map, tiles) : null;
};

/** Whether a tile on a cell would be one of those with which a game on a map begins, which is no turn (MP-S6). */
function begins({ now }, { x, y }) {
  const squares = mapOf(now.options)?.squares.filter(({ kind }) => kind === "start") ?? [];
  const starts = new Set(squares.map(at));
  const wanted = Math.min(Number(now.options["mp.start_squares"] ?? USUAL_STARTS), starts.size);
  const laid = now.tiles.map(at);
  const open = laid.length > 0 && laid.length < wanted && laid.every((cell) => starts.has(cell)) && !now.turn?.placed?.length;
  return open && starts.has(at({ x, y })) && !laid.includes(at({ x, y }));
}

/** A note while such tiles are missing. */
function beginning(play) {
  const open = mapOf(play.now.options)?.squares.some((square) => begins(play, square));
  return open ? h("p", { class: "scope" }, t("maps.begin")) : null;
}

/** Who begins once a tile is laid before the first turn (MP-S6); null: the turn passes in any other way. */
function passing({ now, mover, match, nameOf }) {
  if (!now.turn?.marks?.includes("start-tile") || now.turn.placed?.length) return null;
  const ids = match.players.map(({ id }) => id);
  return t("maps.begins", { name: nameOf(ids[(ids.indexOf(mover) + 1) % ids.length]) });
}

/** The choice of the map: none, a complete drawn one, or the user's own. */
function setup(setup) {
  const handed = taken("map");
  if (handed) setup.options.map = handed.id;
  setup.options.map ??= setup.start?.options?.map;
  const value = typeof setup.options.map === "string" ? setup.options.map : "";
  const own = ownMaps();
  const options = [
    { value: "", words: t("maps.none") },
    { value: "stand-in-map", words: t("maps.stand-in") },
    ...own.map(({ id, name }) => ({ value: id, words: name })),
    ...(value && value !== "stand-in-map" && !own.some(({ id }) => id === value) ? [{ value, words: value }] : []),
  ];
  return h(
    "section",
    { class: "card", "aria-labelledby": "map" },
    h("h2", { id: "map" }, t("maps.setup")),
    select({
      words: t("maps.setup.which"),
      options,
      value,
      change: (id) => {
        if (id) setup.options.map = id;
        else delete setup.options.map;
        setup.changed();
      },
      attributes: { name: "map" },
    }),
    h("p", { class: "hint", hidden: value !== "stand-in-map" }, t("maps.provenance")),
    h("p", { class: "hint", hidden: !value }, t("maps.setup.hint")),
    h("div", {}, startTiles(setup)),
    h("a", { href: "#/edit/map", class: "more-link" }, t("start.edit-map")),
  );
}

const ANY_MAP = "stand-in-map"; // points are the same on all maps

/** Where only points are tracked: whether the game is on a map, whose prints count. */
const padSetup = (setup) =>
  h(
    "section",
    { class: "card" },
    toggle(
      t("maps.pad"),
      Boolean(setup.options.map),
      (on) => {
        if (on) setup.options.map = ANY_MAP;
        else delete setup.options.map;
        setup.changed();
      },
      { name: "on-map" },
    ),
  );

/** In the editors: the map under the table. */
const aside = ({ table }) => {
  const { map } = table.position.options ?? {};
  const change = async (id) => {
    if (id) await mapReady({ map: id });
    table.edit((position) => {
      const { map: _, ...options } = position.options ?? {};
      position.options = id ? { ...options, map: id } : options;
    });
  };
  const own = ownMaps();
  const options = [
    { value: "", words: t("maps.none") },
    { value: "stand-in-map", words: t("maps.stand-in") },
    ...own.map(({ id, name }) => ({ value: id, words: name })),
  ];
  return h(
    "details",
    { class: "more", open: Boolean(map) },
    h("summary", {}, t("maps.setup")),
    select({ words: t("maps.setup.which"), options, value: map ?? "", change, attributes: { name: "map", "data-act": "map" } }),
  );
};

/** For a photo: the map under the tiles; its squares are found by the picture that was saved with it. */
function photo(asked) {
  const maps = ownMaps();
  if (!maps.length) return null;
  const node = h("div", { class: "choices" });
  const draw = () => {
    const chosen = maps.find(({ id }) => id === asked.options.map);
    show(
      node,
      select({
        words: t("photo-new.map"),
        value: chosen?.id ?? "",
        options: [{ value: "", words: t("photo-new.map.none") }, ...maps.map(({ id, name }) => ({ value: id, words: name }))],
        change: (id) => {
          asked.options = id ? { map: id } : {};
          asked.changed();
          draw();
        },
        attributes: { name: "photo-map" },
      }),
      chosen && !chosen.picture
        ? h("p", { class: "hint" }, t("photo-new.map.draw"), " ", h("a", { href: "#/edit/map" }, t("title.edit-map")))
        : null,
    );
  };
  draw();
  return node;
}

export default {
  photo,
  styles: ["maps"],
  ready: (position, versions) => mapReady(position.options, versions),
  under,
  cells,
  free,
  setup,
  padSetup,
  begins,
  beginning,
  passing,
  aside,
  moveSentences: {
    ...miniMoves,
    ...messageMoves,
    ...joinMoves,
    ...circusSentences,
    ...countSentences,
    ...bazaarSentences,
    flock,
    draw_token: drawToken,
    wagon,
    phantom,
    building,
    pass,
    dragon_step: dragonStep,
    fairy,
    take,
    tower,
    exchange,
    ransom,
  },
  offer: { ...miniOffers, ...countOffers, ...bazaarOffers },
  eventSentences: { ...miniEvents, ...messageEvents, ...countEvents, ...bazaarEvents },
  first,
  decides: (position) => decides(position) ?? buyer(position),
  inHand,
  value,
  lights,
  deeds,
  alone,
  blocks,
  undrawn,
  stands,
  hint,
  shown,
  passesOn: new Set(["dragon_step"]),
};
