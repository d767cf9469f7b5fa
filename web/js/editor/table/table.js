// A table that is being edited: its position in the form of the API, with undo for every change. Draws nothing.

import { turnedSide } from "../../lib/geometry.js";
import { spread } from "../../tile/multi-cell.js";
import { sidesOf } from "../../tile/words.js";

const MOST = 60; // undo steps
const same = (a, b) => a.x === b.x && a.y === b.y;

/** Whether a token lies over several tiles, one of them on these cells. */
const over = ({ tiles }, cells) => tiles?.some(([x, y]) => cells.some((one) => same(one, { x, y })));

/** A figure between tiles has the cell that its point names. */
const withCell = (figure) => (figure.point ? { ...figure, x: figure.point[0], y: figure.point[1] } : figure);

/**
 * A table without tiles, for two players. `game`: from the server; Carcassonne if left out.
 *
 * @param {Api.Game | null} game
 */
export const emptyTable = (game = null) => ({
  game: game?.id ?? "carcassonne",
  ...(game ? { options: {} } : { options: { edition: "C1", expansions: [] }, catalogs: ["base"] }),
  players: ["red", "blue"].map((id) => ({ id, colour: id })),
  tiles: [],
  figures: [],
  tokens: [],
});

/** Only the fields that the API accepts, with all lists present. */
export function asTable(position) {
  const { game, options, catalogs, players, tiles, figures, tokens, turn, held, left } = position;
  const rest = { ...(turn ? { turn } : {}), ...(held ? { held } : {}), ...(left ? { left } : {}) };
  return {
    game: game ?? "carcassonne",
    options: options ?? {},
    ...(catalogs ? { catalogs } : {}),
    players: (players ?? []).map(({ id, name, colour, points }) => ({
      id,
      ...(name ? { name } : {}),
      colour: colour ?? id,
      ...(points === null || points === undefined ? {} : { points }),
    })),
    tiles: tiles ?? [],
    figures: (figures ?? []).map(withCell),
    tokens: tokens ?? [],
    ...rest,
  };
}

/** The reference of a feature of a laid tile by its sides: {kind, at?}. */
export function reference(tile, rotation, index) {
  const feature = tile.features[index];
  const sides = sidesOf(feature, rotation);
  return { kind: feature.kind, ...(sides.length ? { at: sides } : {}) };
}

/** The figures or tokens on a cell, each with its index in the list. */
export const thingsAt = (things, [x, y]) => things.map((thing, index) => ({ ...thing, index })).filter((one) => same(one, { x, y }));

export class EditedTable {
  /** @type {Page.Tiles} */
  tiles;
  #past = [];
  #changed;
  #keep;

  /** `changed()` is called after every change; `keep(position)` stores it. The caller that loads the definitions sets `tiles`. */
  constructor(position, { changed = () => {}, keep = (_position) => {} } = {}) {
    this.position = asTable(position);
    this.#changed = changed;
    this.#keep = keep;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  /** Changes the position: `change` gets a copy to alter. */
  edit(change) {
    this.#past = [...this.#past, this.position].slice(-MOST);
    const next = structuredClone(this.position);
    change(next);
    this.#settle(next);
  }

  /** Replaces the table by another. */
  replace(position) {
    this.#past = [...this.#past, this.position].slice(-MOST);
    this.#settle(asTable(position));
  }

  undo() {
    const last = this.#past.pop();
    if (last) this.#settle(last);
  }

  #settle(position) {
    this.position = position;
    this.#keep(position);
    this.#changed();
  }

  /** The tile on a cell, or the part of a multi-cell tile there (`of`: the whole). */
  tileAt = ([x, y]) => spread(this.position.tiles, this.tiles ?? new Map()).find((one) => one.x === x && one.y === y);
  /** Turns a tile by 90 degrees with everything on it. */
  turn([x, y]) {
    const { rotation = 0 } = this.tileAt([x, y]);
    this.lay([x, y], { rotation: (rotation + 90) % 360 });
  }

  /** Gives a laid tile another rotation or cell; figures and tokens stay on their features. */
  lay(cell, change) {
    const old = this.#cellsAt(cell);
    const { x, y, rotation: before = 0 } = this.#whole(cell);
    const by = ((change.rotation ?? before) - before + 360) % 360;
    this.edit((position) => {
      const all = position.tiles.filter((one) => same(one, { x, y })); // one, or two halves
      position.tokens = position.tokens.filter((token) => !over(token, old)); // it would not lie over both any more
      const things = [...position.figures.filter(({ point }) => !point), ...position.tokens].map((thing) => ({
        thing,
        n: old.findIndex((one) => same(one, thing)),
      }));
      for (const laid of all) Object.assign(laid, change, { rotation: ((laid.rotation ?? 0) + by + 360) % 360 });
      const now = spread(all, this.tiles);
      for (const { thing, n } of things.filter((one) => one.n >= 0)) {
        const index = thing.feature ? this.tiles.find(old[n], thing.feature) : -1;
        Object.assign(thing, { x: now[n].x, y: now[n].y });
        if (thing.edges) thing.edges = thing.edges.map((edge) => turnedSide(edge, by));
        if (thing.edge) thing.edge = turnedSide(thing.edge, by);
        if (index >= 0) thing.feature = reference(this.tiles.get(now[n].tile), now[n].rotation ?? 0, index);
      }
    });
  }

  /** Removes a tile with everything on it. */
  remove(cell) {
    const gone = [...this.#cellsAt(cell), this.#whole(cell)];
    this.edit((position) => {
      for (const list of ["tiles", "figures", "tokens"])
        position[list] = position[list].filter((one) => !over(one, gone) && !gone.some((other) => same(one, other)));
    });
  }

  /** The whole tile that covers a cell. */
  #whole = (cell) => this.tileAt(cell).of ?? this.tileAt(cell);
  #cellsAt = (cell) => spread([this.#whole(cell)], this.tiles);

  /** The reference of feature number `index` of the tile at a cell. */
  feature(cell, index) {
    const { tile, rotation = 0 } = this.tileAt(cell);
    return reference(this.tiles.get(tile), rotation, index);
  }

  put([x, y], index, player, kind) {
    const feature = this.feature([x, y], index);
    this.edit(({ figures }) => figures.push({ player, kind, x, y, feature }));
  }

  /** `way`: the edges or tiles between or over which it lies. */
  putToken([x, y], index, { kind, value, count, ...way }) {
    const feature = index >= 0 ? { feature: this.feature([x, y], index) } : {};
    this.edit(({ tokens }) =>
      tokens.push({ kind, ...(value === null ? {} : { value }), ...(count ? { count } : {}), x, y, ...feature, ...way }),
    );
  }

  /** Alters a figure or token (`list`: "figures" or "tokens"). */
  alter(list, index, change) {
    this.edit((position) => Object.assign(position[list][index], change));
  }

  /** Removes a figure or token. */
  take(list, index) {
    this.edit((position) => position[list].splice(index, 1));
  }
}
