// A card of a tile that its set does not have yet: the features proposed from its colours and lines, drawn and corrected once.

import { ask } from "../../net/api.js";
import { h, show } from "../../lib/dom.js";
import { tileCanvas } from "../../editor/tile/canvas.js";
import { foundWrong, tileSaid, unfinished } from "../../editor/tile/findings.js";
import { namesOf } from "../../editor/tile/feature-names.js";
import { tileForm } from "../../editor/tile/form.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { toggled } from "../../editor/tile/tile-cells.js";
import { fromTile, toTile } from "../../editor/tile/tile-draft.js";
import { fill, groundOf, isGround } from "../../editor/tile/tile-ground.js";

export class NewTile {
  /** @type {Api.Game} */
  game;
  /** @type {any} */
  keep;
  /** @type {any} */
  put;
  /** @type {AbortSignal} */
  signal;
  #draft;
  #current;
  /** @type {Page.Tile | null} */
  #drawn = null; // the server's last drawing
  #right = null; // the draft that passed the server's check
  #formed;
  /** @type {AbortController | null} */
  #asked = null;
  #canvas = h("div", {});
  #status = h("div", { "aria-live": "polite" });
  #form = h("div", {});

  /**
   * `features`: as proposed; `begun`: its earlier drawing, or null; `keep(draft)`: stores the drawing so far; `put(tile, drawn)`: the tile
   * in catalog form and with outlines, or null while it is unfinished.
   */
  constructor({ game, features, begun, signal, keep, put }) {
    Object.assign(this, { game, signal, keep, put });
    const { kinds, marks } = game;
    const seen = fromTile({ features }, "1", kinds, marks);
    this.#draft = begun ?? fill({ ...seen, auto: Boolean(groundOf(kinds)) }, kinds);
    this.#current = this.#first();
    this.node = h("form", { class: "enrol-new", onsubmit: (event) => event.preventDefault() }, [
      h("p", { class: "hint" }, t("enrol.new.how")),
      this.#canvas,
      this.#status,
      this.#form,
    ]);
    this.#paint();
    this.#check();
  }

  #first = () => this.#draft.features.findIndex(({ kind }) => !isGround(this.game.kinds, kind));

  #change(draft, current, quiet = false) {
    this.#draft = draft;
    this.#current = current;
    this.keep(draft);
    if (quiet) Object.assign(this.#formed, { draft, current });
    else this.#paint();
    this.#check();
  }

  /** Has the server draw and check the tile; only the newest answer counts. */
  async #check() {
    this.#asked?.abort();
    const call = (this.#asked = new AbortController());
    this.signal.addEventListener("abort", () => call.abort());
    const draft = this.#draft;
    const open = unfinished(draft, this.game.kinds);
    if (open.length) return this.#told(open);
    try {
      const body = { game: this.game.id, name: "draft", tiles: [toTile(draft, "draft/1", this.game.kinds)] };
      const { tiles } = await ask("/catalogs/check", { method: "POST", body, signal: call.signal });
      this.#drawn = { ...tiles[0], game: this.game.id };
      this.#told([]);
    } catch (error) {
      if (error.name === "AbortError") return;
      this.#told(foundWrong(error, draft));
    }
  }

  #told(found) {
    this.#right = found.length ? null : this.#draft;
    this.put(this.#right && toTile(this.#draft, undefined, this.game.kinds), this.#drawn);
    this.#paintCanvas();
    show(this.#status, tileSaid(this.#draft, this.game.kinds, found));
  }

  #paint() {
    const state = (this.#formed = { draft: this.#draft, current: this.#current, kinds: this.game.kinds, marks: this.game.marks });
    this.#paintCanvas();
    renew(
      this.#form,
      h(
        "div",
        {},
        tileForm(state, (draft, current, quiet) => this.#change(draft, current, quiet)),
      ),
    );
  }

  #paintCanvas() {
    const { kinds } = this.game;
    const side = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.side;
    const inside = this.#canvas.contains(document.activeElement);
    show(
      this.#canvas,
      tileCanvas({
        draft: this.#draft,
        kinds,
        tile: this.#drawn,
        right: () => this.#right === this.#draft,
        current: this.#current,
        names: namesOf(this.#draft, kinds),
        tap: (ports) => this.#tap(ports),
        choose: (i) => this.#change(this.#draft, i),
      }),
    );
    if (inside && side) this.#canvas.querySelector(`[data-side="${side}"]`)?.focus();
  }

  #tap(ports) {
    const { draft, current } = toggled(this.#draft, this.#current, ports, this.game.kinds);
    this.#change(draft, current);
  }
}
