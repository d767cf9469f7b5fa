// Choosing a tile: the candidates next to each other, or any tile of the sets by search, then its rotation.

import { h, show } from "../lib/dom.js";
import { turnedSide } from "../lib/geometry.js";
import { t } from "../lib/i18n.js";
import { tilePicker } from "../picker/picker.js";
import { tilePicture } from "../tile/tile.js";
import { likelihood, tileName } from "../tile/words.js";

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
      const likely = likelihood(confidence);
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
            onclick: () => table.corrections.send([{ x, y, tile, rotation }]),
          },
          tilePicture(known, rotation),
          h("span", { class: "visually-hidden" }, t("check.choose", { tile: tileName(known), rotation })),
          likely ? h("span", { class: "share" }, likely) : null,
        ),
      );
    }),
  );
}

/**
 * Every tile of the sets, then its rotation; `done(tile, rotation)` is called after both are chosen. `more()`: the tiles of other sets,
 * [{name, tiles}], shown below on request; `camera`: see tilePicker.
 *
 * @param {Page.Tiles} tiles
 * @param {any} current
 * @param {(tile: string, rotation: number) => void} done
 * @param {(() => Promise<{ name: string, tiles: Page.Tile[] }[]>) | null} more
 * @param {any} camera
 */
export function tileAndRotation(tiles, current, done, more = null, camera = null) {
  const turns = h("div", { class: "turns" });
  const others = new Map(); // tiles of other sets
  const choose = (id, button) => {
    const tile = others.get(id) ?? tiles.get(id);
    const own = id === current?.tile ? current.rotation : 0;
    if (differing(tile).length === 1) return done(id, own); // all rotations look the same
    for (const other of picker.querySelectorAll("[data-tile][aria-pressed=true]")) other.setAttribute("aria-pressed", "false");
    button?.setAttribute("aria-pressed", "true");
    show(turns, rotations(tile, current, done));
    turns.scrollIntoView({ block: "nearest" });
  };
  const bring = async () => {
    const sets = await /** @type {NonNullable<typeof more>} */ (more)();
    for (const set of sets) for (const tile of set.tiles) others.set(tile.id, tile);
    return sets;
  };
  const picker = tilePicker({ tiles: tiles.all, chosen: current?.tile ?? null, done: choose, more: more && bring, camera });
  show(turns, rotations(tiles.get(current?.tile) ?? null, current, done));
  return h("div", { class: "picker-turning" }, turns, picker);
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
