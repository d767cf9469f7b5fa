// Choosing a tile: the likely ones side by side, or any tile of the sets by search, then its rotation.

import { h, icon, show } from "./dom.js";
import { percent, t } from "./i18n.js";
import { tilePicture } from "./tile.js";
import { examples, tileName } from "./words.js";

const ROTATIONS = [0, 90, 180, 270];

/** Big buttons for the likely tiles of a cell; one tap pins it. */
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

/** Every tile of the sets, by name; `done(tile, rotation)` after both are chosen. */
export function tilePicker(tiles, current, done) {
  const grid = h("ul", { class: "tile-grid", "aria-label": t("picker.tiles") });
  const turns = h("div", { class: "turns" });
  let chosen = current?.tile ?? null;
  const turn = () => show(turns, rotations(tiles.get(chosen), current, done));
  const choose = (tile, button) => {
    chosen = tile.id;
    for (const other of grid.querySelectorAll("[aria-pressed=true]")) other.setAttribute("aria-pressed", "false");
    button.setAttribute("aria-pressed", "true");
    turn();
    turns.scrollIntoView({ block: "nearest" });
  };
  const fill = (wanted = "") => {
    const found = matching(tiles.all, wanted);
    show(grid, found.length ? found.map((tile) => tileButton(tile, tile.id === chosen, choose)) : h("li", { class: "hint" }, t("picker.none")));
  };
  const search = h("input", {
    type: "search",
    id: "tile-search",
    autocomplete: "off",
    placeholder: examples(tiles.all),
    oninput: ({ target }) => fill(target.value),
  });
  fill();
  turn();
  return h(
    "div",
    { class: "picker" },
    turns,
    h("label", { class: "field", for: "tile-search" }, h("span", {}, icon("search"), t("picker.search"))),
    search,
    grid,
  );
}

/** The tiles whose name or id holds every word of `wanted`. */
function matching(tiles, wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return tiles.filter((tile) => words.every((word) => `${tileName(tile)} ${tile.id}`.toLowerCase().includes(word)));
}

/** A tile to choose: `choose(tile, button)`. */
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

/** The four ways the chosen tile may lie; nothing before one is chosen. */
function rotations(tile, current, done) {
  if (!tile) return null;
  const lies = (rotation) => tile.id === current?.tile && rotation === current?.rotation;
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
      ROTATIONS.map((rotation) => h("li", {}, button(rotation))),
    ),
  ];
}
