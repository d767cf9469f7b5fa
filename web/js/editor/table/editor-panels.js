// The panels of the editor of a table, one at a time: of the whole table, of an empty cell, a tile, a figure or a token.

import { headed } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { located } from "../../tile/city.js";
import { addPanel } from "./add-panel.js";
import { figurePanel, tokenPanel } from "./figure-panel.js";
import { tilePanel } from "./tile-panel.js";

export class EditorPanels {
  node = h("section", { class: "panel", "aria-label": t("panel.label") });
  /** What the open panel concerns: {spot}, {tile}: a cell; {figure}, {token}: an index. @type {any} */
  current = {};
  atHome = false;
  shown = () => {}; // builds the open panel
  #editor;
  #home;

  /** `home(editor)`: the panel when nothing is chosen. */
  constructor(editor, home) {
    this.#editor = editor;
    this.#home = home;
  }

  home = () => {
    this.#editor.asking();
    this.open(() => this.#home(this.#editor));
    this.atHome = true;
  };

  /** Opens a panel that concerns no cell of the board. */
  open(make) {
    this.#of({}, null, make);
  }

  add(cell) {
    this.#of({ spot: cell }, cell, () => addPanel(this.#editor, cell));
  }

  tile(cell) {
    if (!this.#editor.table.tileAt(cell)) return this.home();
    this.#of({ tile: cell }, cell, () => tilePanel(this.#editor, cell));
  }

  figure(index) {
    const { x, y } = this.#editor.table.position.figures[index];
    this.#of({ figure: index }, [x, y], () => figurePanel(this.#editor, index));
  }

  token(index) {
    const { table, tiles } = this.#editor;
    const { x, y } = located(table.position, tiles).tokens[index];
    this.#of({ token: index }, [x, y], () => tokenPanel(this.#editor, index));
  }

  /** Opens a panel that concerns something on a cell. */
  #of(current, cell, make) {
    this.current = current;
    this.#editor.board.light();
    this.#editor.board.mark(cell);
    this.show(make);
  }

  /** Picks up a tile: the next tap on an empty cell places it there. */
  move(cell) {
    const { drawn, board } = this.#editor;
    drawn.moving = cell;
    this.current = {};
    drawn.draw();
    board.mark(cell);
    const stay = () => {
      drawn.moving = null;
      drawn.draw();
      this.tile(cell);
    };
    this.show(() =>
      h(
        "div",
        { class: "tile-panel" },
        h("h2", { tabindex: "-1" }, t("edit.moving")),
        h("p", {}, t("edit.moving.how")),
        h("button", { type: "button", class: "button", onclick: stay }, t("edit.cancel")),
      ),
    );
    this.#editor.toBoard(t("edit.moving.how"));
  }

  /** Shows a panel; `make` builds it, now and after every change of the table. */
  show(make) {
    this.atHome = false;
    this.shown = make;
    show(this.node, this.#editor.drawn.limit(), make());
    this.node.scrollTop = 0;
    this.node.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** Redraws the open panel; what users have opened and the focus stay. */
  redraw() {
    const { scrollTop } = this.node;
    renew(this.node, this.#editor.drawn.limit(), () => this.shown());
    this.node.scrollTop = scrollTop;
  }

  /** Whether the subject of the open panel still exists. */
  get stands() {
    const { tile, figure, token } = this.current;
    const { figures, tokens } = this.#editor.table.position;
    return (
      (!tile || this.#editor.table.tileAt(tile)) && (figure === undefined || figures[figure]) && (token === undefined || tokens[token])
    );
  }

  headed = (title) => headed(this.home, title);
}
