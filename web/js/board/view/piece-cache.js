// The drawn pieces of a board by their content: most of a board stays unchanged from one drawing to the next.

export class PieceCache {
  #kept = new Map();
  #drawn = new Map(); // those of the drawing in progress

  #words = "";

  /** Begins a drawing. `words`: what the labels of all pieces depend on. */
  begin(words) {
    if (words !== this.#words) this.#kept.clear();
    this.#words = words;
    this.#drawn = new Map();
  }

  /** Ends a drawing: pieces that it does not have are forgotten. */
  end() {
    this.#kept = this.#drawn;
  }

  /** The piece of the last drawing with this content, if there was one; else `make` draws it. */
  piece(shows, make) {
    const content = JSON.stringify(shows);
    const node = this.#kept.get(content) ?? make();
    this.#drawn.set(content, node);
    return node;
  }
}
