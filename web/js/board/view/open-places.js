// Places to tap on a board, each a spot or a tile that is not placed yet. A place keeps its element from one to the other, and so the focus: to
// remove what has the focus, and to focus something else, takes a layout each.

import { lyingSize } from "../../tile/multi-cell.js";

export class OpenPlaces {
  #kept = new Map();
  #drawn = new Map(); // those of the drawing in progress

  #words = "";

  /** Begins a drawing. `words`: what the labels of all places depend on. */
  begin(words) {
    this.#words = words;
    this.#drawn = new Map();
  }

  /** Ends a drawing: places that it does not have are forgotten. */
  end() {
    this.#kept = this.#drawn;
  }

  /** In the order of the last drawing, so that none is moved among the others; large tiles cover them. `tiles`: the definitions. */
  ordered(spots, ghosts, tiles) {
    const large = (one) => Number(one.tile !== undefined && lyingSize(tiles.get(one.tile)).some((cells) => cells > 1));
    const before = new Map([...this.#kept.keys()].map((key, i) => [key, i]));
    const rank = ({ x, y }) => before.get(`${x},${y}`) ?? before.size;
    return [...spots, ...ghosts].sort((a, b) => large(a) - large(b) || rank(a) - rank(b));
  }

  /**
   * The element of the place `key`. `shows`: its content; `make(tap)` draws that as a button; `act`: what a tap does.
   *
   * @param {string} key
   * @param {any[]} shows
   * @param {(tap: () => void) => any} make
   * @param {() => void} act
   */
  place(key, shows, make, act) {
    const content = JSON.stringify([this.#words, ...shows]);
    const name = this.#drawn.has(key) ? `${key} above` : key;
    const before = this.#kept.get(name);
    const tap = () => this.#kept.get(name)?.act();
    const node = before?.content === content ? before.node : redrawn(before?.node, make(tap));
    this.#drawn.set(name, { content, act, node });
    return node;
  }
}

/** An element with the look of a new one, which is used itself where there was none. */
function redrawn(node, next) {
  if (!node) return next;
  for (const name of ["class", "aria-label"]) node.setAttribute(name, next.getAttribute(name));
  node.replaceChildren(...next.childNodes);
  return node;
}
