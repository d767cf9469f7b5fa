// Choosing a tile: the candidates next to each other, or any tile of the sets by search, then its rotation.

import { act } from "../lib/controls.js";
import { h, icon, show } from "../lib/dom.js";
import { turnedSide } from "../lib/geometry.js";
import { percent, t } from "../lib/i18n.js";
import { readNotice } from "../net/error-notice.js";
import { tilePicture } from "../tile/tile.js";
import { examples, tileName } from "../tile/words.js";

const ROTATIONS = [0, 90, 180, 270];
const SIDE = /^[NESW][LR]?$/;

/**
 * Large buttons for the candidates of a cell; one tap chooses one.
 *
 * @param {any} table
 * @param {number[]} cell
 * @param {any[]} candidates
 */
export function candidateButtons(table, [x, y], candidates) {
  return h(
    "ul",
    { class: "candidates", "aria-label": t("check.candidates") },
    candidates.map(({ tile, rotation, confidence }) => {
      const known = table.tiles.get(tile);
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            class: "candidate",
            "data-tile": tile,
            "data-rotation": rotation,
            onclick: () => table.correct([{ x, y, tile, rotation }]),
          },
          tilePicture(known, rotation),
          h("span", { class: "visually-hidden" }, t("check.choose", { tile: tileName(known), rotation })),
          h("span", { class: "share" }, percent(confidence)),
        ),
      );
    }),
  );
}

/**
 * Every tile of the sets, by name; `done(tile, rotation)` is called after both are chosen. `more()`: the tiles of other sets, [{name,
 * tiles}], shown below on request.
 *
 * @param {any} tiles
 * @param {any} current
 * @param {(tile: string, rotation: number) => void} done
 * @param {(() => Promise<{ name: string, tiles: Page.Tile[] }[]>) | null} more
 */
export function tilePicker(tiles, current, done, more = null) {
  const grids = h("div", { class: "picker-sets" });
  const turns = h("div", { class: "turns" });
  let sets = [{ name: null, tiles: tiles.all }];
  let chosen = tiles.get(current?.tile) ?? null;
  const turn = () => show(turns, rotations(chosen, current, done));
  const choose = (tile, button) => {
    const own = tile.id === current?.tile ? current.rotation : 0;
    if (differing(tile).length === 1) return done(tile.id, own); // all rotations look the same
    chosen = tile;
    for (const other of grids.querySelectorAll("[aria-pressed=true]")) other.setAttribute("aria-pressed", "false");
    button.setAttribute("aria-pressed", "true");
    turn();
    turns.scrollIntoView({ block: "nearest" });
  };
  const fill = () => {
    const found = sets.map((set) => ({ ...set, tiles: matching(set.tiles, search.value) })).filter((set) => set.tiles.length);
    show(grids, found.length ? found.map((set) => tileGrid(set, chosen, choose)) : h("p", { class: "hint" }, t("picker.none")));
  };
  const search = h("input", { type: "search", id: "tile-search", autocomplete: "off", placeholder: examples(tiles.all), oninput: fill });
  const add = (fresh) => {
    sets = [...sets, ...fresh];
    fill();
  };
  fill();
  turn();
  return h(
    "div",
    { class: "picker" },
    turns,
    h("label", { class: "field", for: "tile-search" }, h("span", {}, icon("search"), t("picker.search"))),
    search,
    grids,
    more ? otherSets(more, grids, add) : null,
  );
}

/** The button that adds the tiles of other sets, `add(sets)`; the focus then moves to the first of them. */
function otherSets(more, grids, add) {
  const node = h("div", { class: "actions" });
  const bring = async () => {
    button.disabled = true;
    try {
      add(await more());
      node.remove();
      grids.querySelector("h4")?.focus();
    } catch (error) {
      button.disabled = false;
      show(node, button, readNotice(error, bring));
    }
  };
  const button = act("plus", t("picker.others"), bring);
  show(node, button);
  return node;
}

/** The tiles of one set, under its name if it has one. */
const tileGrid = ({ name, tiles }, chosen, choose) => [
  name ? h("h4", { tabindex: "-1" }, name) : null,
  h(
    "ul",
    { class: "tile-grid", "aria-label": name ?? t("picker.tiles") },
    tiles.map((tile) => tileButton(tile, tile.id === chosen?.id, choose)),
  ),
];

/** The tiles whose name or id contains every word of `wanted`. */
function matching(tiles, wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return tiles.filter((tile) => words.every((word) => `${tileName(tile)} ${tile.id}`.toLowerCase().includes(word)));
}

/** A button for a tile: `choose(tile, button)`. */
function tileButton(tile, pressed, choose) {
  const attributes = { "aria-pressed": String(pressed), "data-tile": tile.id, title: tileName(tile) };
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: "candidate small", ...attributes, onclick: ({ currentTarget }) => choose(tile, currentTarget) },
      tilePicture(tile),
      h("span", { class: "visually-hidden" }, `${tileName(tile)} (${tile.id})`),
    ),
  );
}

/** The rotations in which a tile differs: a crossroads has one, a straight road two. */
function differing({ cells, features }) {
  if (cells) return ROTATIONS;
  const seen = new Set();
  return ROTATIONS.filter((rotation) => {
    const turned = (value) => (Array.isArray(value) ? value.map(turned).sort() : SIDE.test(value) ? turnedSide(value, rotation) : value);
    const lies = features
      .map((one) => JSON.stringify(Object.entries(one).map(([name, value]) => [name, turned(value)])))
      .sort()
      .join();
    return !seen.has(lies) && seen.add(lies);
  });
}

/** The rotations of the chosen tile; nothing before one is chosen, or if all of them are the same. */
function rotations(tile, current, done) {
  const ways = tile ? differing(tile) : [];
  if (ways.length < 2) return null;
  const lies = (rotation) => tile.id === current?.tile && rotation === current.rotation % (90 * ways.length);
  const button = (rotation) =>
    h(
      "button",
      {
        type: "button",
        class: "candidate",
        "data-rotation": rotation,
        onclick: () => done(tile.id, rotation),
        "aria-current": lies(rotation) ? "true" : null,
      },
      tilePicture(tile, rotation),
      h("span", { class: "visually-hidden" }, t("picker.turn", { tile: tileName(tile), rotation })),
    );
  return [
    h("h3", {}, t("picker.rotation")),
    h(
      "ul",
      { class: "candidates" },
      ways.map((rotation) => h("li", {}, button(rotation))),
    ),
  ];
}
