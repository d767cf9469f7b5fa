// Games on a map (Carcassonne Maps): the print under the tiles, how they begin, and the choice of the map.

import { select, toggle } from "../../lib/controls.js";
import { h, s, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { at, drawMap, freeSquares, mapOf, mapReady, ownMaps } from "../../board/printed-map.js";
import { recommendedOnMap } from "../../net/game-info.js";
import { nameOfExpansion } from "../tile-sets.js";
import { taken } from "../../net/own-catalogs.js";
import { startTiles } from "../map-starts.js";

const USUAL_STARTS = 2; // start squares with a tile, if people agreed on nothing else (MP-S6)

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

/** A note while such tiles are missing. @param {Page.Play} play */
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
    recommended(setup),
    h("p", { class: "hint", hidden: !value }, t("maps.setup.hint")),
    h("div", {}, startTiles(setup)),
    h("a", { href: "#/edit/map", class: "more-link" }, t("start.edit-map")),
  );
}

/** The boxes whose tiles maps are recommended with, each of which can be left out (MP-S1). */
function recommended(setup) {
  const sets = setup.start ? [] : recommendedOnMap(setup.game, setup.allOptions);
  if (!sets.length) return null;
  const { without } = setup.box;
  const choose = (id, on) => {
    if (on) without.delete(id);
    else without.add(id);
    setup.changed();
  };
  return h(
    "fieldset",
    { class: "setup-options" },
    h("legend", {}, t("maps.tiles")),
    h("p", { class: "hint" }, t("maps.tiles.hint")),
    sets.map((id) => toggle(nameOfExpansion(id), !without.has(id), (on) => choose(id, on), { name: "map-tiles", value: id })),
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
        ? h(
            "div",
            {},
            h("p", { class: "hint" }, t("photo-new.map.draw")),
            h("a", { href: "#/edit/map", class: "more-link" }, t("title.edit-map")),
          )
        : null,
    );
  };
  draw();
  return node;
}

/** What the game's module has for maps: see games/README.md. */
export const onMaps = { photo, under, cells, free, setup, padSetup, begins, beginning, passing, aside };
