// The set whose tiles are being drawn: the open tile, cell and feature, and the states before the last changes. Kept in this browser.

import { keepDraft } from "../../../net/own-catalogs.js";
import { ORIGIN, cellOf, cellsOf, isGround } from "../tile-ground.js";
import { withDraft } from "./tile-sets.js";
import { UndoHistory } from "./undo-history.js";

const NAME = "tiles";

export class DrawnSet {
  at = 0; // number of the open tile
  cell = ORIGIN;
  current = -1; // number of the open feature
  #kinds;
  #past;

  /** `undone(same)`: called after a change was undone; `same`: whether the set is still the same. */
  constructor(set, game, undone) {
    this.set = set;
    this.#kinds = game.kinds;
    this.#past = new UndoHistory((last) => undone(this.#undo(last)));
    this.undoButton = this.#past.button;
  }

  /** The open tile. */
  get draft() {
    return this.set.tiles[this.at];
  }

  /** Opens another tile of the set. */
  open(at) {
    this.at = at;
    [this.cell] = cellsOf(this.draft);
    this.current = this.#first();
  }

  /** Opens another cell of the tile; `current`: the feature to continue with. */
  openCell(cell, current = null) {
    this.cell = cell;
    this.current = current ?? this.#first();
  }

  /** The first feature on the cell that is not ground. */
  #first = () => this.draft.features.findIndex((one) => cellOf(one) === this.cell && !isGround(this.#kinds, one.kind));

  /** Changes the open tile. */
  change(draft, current, cell) {
    this.#remember();
    this.cell = cell;
    this.put(withDraft(this.set, this.at, draft));
    this.current = current ?? this.#first();
  }

  /** Replaces the set, which can be undone. */
  replace(set) {
    this.#remember();
    this.put(set);
  }

  /** Replaces the set and stores it; `saved`: whether the server has this state. */
  put(set, saved = false) {
    this.set = set;
    keepDraft(NAME, { ...set, saved });
  }

  #remember() {
    this.#past.remember({ set: this.set, at: this.at, cell: this.cell, current: this.current });
  }

  #undo(last) {
    const same = last.set.prefix === this.set.prefix;
    // the id of a saved set and its name are no steps of the drawing
    this.put(same ? { ...last.set, id: this.set.id, name: this.set.name } : last.set);
    [this.at, this.cell, this.current] = [Math.min(last.at, last.set.tiles.length - 1), last.cell, last.current];
    return same;
  }
}
