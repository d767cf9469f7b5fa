// Audits any finished table: #/audit, with a table passed on by the board editor, a photo or a match, or a packed one in the address. The
// board is above, the findings below.

import { ask } from "../../net/api.js";
import { boardText } from "../../board/board-text.js";
import { act } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { renew } from "../../lib/dom-state.js";
import { flagsOf } from "../../editor/table/live.js";
import { fromLink } from "../../editor/opening.js";
import { catalogsOf, editionFor, gameOf } from "../../net/game-info.js";
import { ownOf } from "../../games/index.js";
import { named, t } from "../../lib/i18n.js";
import { pack } from "../../lib/link-codec.js";
import { readNotice } from "../../net/error-notice.js";
import { draft, hand, keepDraft, taken } from "../../net/own-catalogs.js";
import { checked } from "../../net/outside-data.js";
import { linkButton } from "../../net/share.js";
import { TableBoard } from "../../board/table-board.js";
import { Tiles } from "../../tile/tile-library.js";
import { withNames } from "../../tile/words.js";
import { auditSheet } from "./audit-panel.js";
import { featuresPanel } from "./features.js";

const NAME = "audit";
const WAYS = [
  ["picture", "#/photo", "photo"],
  ["grid", "#/edit/board", "board"],
  ["flag", "#/match/new", "match"],
];

export function auditScreen([packed], signal, header) {
  const main = h("main", { class: "photo" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, packed, signal, header);
  return main;
}

async function open(main, packed, signal, header) {
  const leave = () => {
    if (packed) history.replaceState(null, "", "#/audit");
    else keepDraft(NAME, null);
    show(main, nothing());
  };
  try {
    const found = (await fromLink("table", packed)) ?? taken(NAME) ?? draft(NAME);
    if (!found) return show(main, nothing());
    const position = checked("table", found);
    const id = position.game ?? "carcassonne";
    const [game, own] = await Promise.all([gameOf(id), ownOf(id)]);
    const catalogs =
      position.catalogs ?? (game.kinds ? catalogsOf(game, position.options) : [position.board].filter((one) => typeof one === "string"));
    const [tiles] = await Promise.all([Tiles.of(catalogs, editionFor(game, position.options), position.options), own.ready?.(position)]);
    if (game.kinds) await tiles.learn({ ...position, game: id });
    if (signal.aborted) return;
    new AuditScreen(main, {
      position: game.kinds ? { tiles: [], figures: [], tokens: [], ...position } : position,
      tiles,
      own,
      leave,
      signal,
      header,
    });
    if (!packed) keepDraft(NAME, position); // a link stays in the address and replaces no draft
  } catch (error) {
    if (error.name === "AbortError") return;
    show(
      main,
      readNotice(error, () => open(main, packed, signal, header), act("grid", t("audit.other"), leave)),
    );
  }
}

/** The possible sources of a table. */
const nothing = () =>
  h(
    "section",
    { class: "card audit-nothing" },
    h("h1", { tabindex: "-1" }, t("title.audit")),
    h("p", {}, t("audit.nothing")),
    h(
      "ul",
      { class: "look-list" },
      WAYS.map(([, href, name]) => h("li", {}, h("a", { class: "button", href }, t(`audit.from.${name}`)))),
    ),
  );

class AuditScreen {
  /** @type {() => void} */
  leave;
  /** @type {Page.Table} */
  position;
  /** @type {AbortSignal} */
  signal;
  /** @type {Page.Tiles} */
  tiles;
  #sheet = h("div", { class: "audit-body" });

  constructor(main, { position, tiles, own, leave, signal, header }) {
    Object.assign(this, { position, tiles, leave, signal });
    const choose = ({ cell }) => cell && this.board.mark(cell);
    this.board = own.board ? own.board({ choose, own }) : new TableBoard({ choose, own });
    this.#draw(new Map());
    this.panel = h("section", { class: "panel", "aria-label": t("panel.label") });
    this.#home();
    show(main, h("h1", { class: "visually-hidden" }, t("title.audit")), h("div", { class: "table" }, this.board.node, this.panel));
    header.querySelector(".brand, .board-controls")?.replaceWith(h("div", { class: "board-controls" }, this.board.controls));
    this.board.view.fit();
    this.#load();
  }

  #draw(flags) {
    this.board.render({ tiles: this.tiles, position: this.position, flags });
  }

  #home() {
    const { board, position } = this;
    show(
      this.panel,
      h(
        "div",
        { class: "scores" },
        h("h2", { tabindex: "-1" }, t("title.audit")),
        this.#sheet,
        h(
          "div",
          { class: "actions" },
          act("flag", t("look.features"), () => this.#features()),
          position.tiles ? act("pencil", t("audit.edit"), () => this.#to("board", "#/edit/board")) : null,
          act("scales", t("match.menu.ask"), () => this.#to("dispute", "#/dispute")),
          act("picture", t("audit.other"), this.leave),
        ),
        linkButton(t("audit.share"), async () => `/audit/${await pack(position)}`),
        board.text ? board.text(position) : boardText({ board, position, choose: (cell) => board.mark(cell) }),
      ),
    );
  }

  /** The leaders of all features: the panel of a match, for this table. */
  #features() {
    const { board, position, panel, signal } = this;
    const seat = (id) => position.players.find((one) => one.id === id);
    const colourOf = (id) => seat(id)?.colour ?? id;
    const table = {
      board,
      connection: { signal },
      now: position,
      match: { players: position.players.map((one) => ({ ...one, colour: colourOf(one.id) })) },
      colourOf,
      nameOf: (id) => seat(id)?.name || named("colour", colourOf(id)),
      screen: {
        body: panel,
        draw: ({ painted = [], light = {} }) => {
          board.paint?.(painted);
          board.light(light);
        },
        render: () => renew(panel, () => h("div", { class: "scores" }, view())),
      },
    };
    const view = featuresPanel(table, () => {
      table.screen.draw({});
      this.#home();
    });
    table.screen.render();
    panel.querySelector("h2")?.focus({ preventScroll: true });
  }

  #to(name, hash) {
    hand(name, this.position);
    location.hash = hash;
  }

  async #load() {
    show(this.#sheet, h("p", { class: "hint", role: "status" }, t("app.loading")));
    const { board, position, signal } = this;
    const light = ({ tiles = [], edge }) => {
      board.light({ cells: tiles, edge });
      if (tiles.length) board.view.reveal(tiles[0]);
    };
    try {
      const answer = await ask("/audits", { method: "POST", body: { position: withNames(position) }, signal });
      this.#draw(flagsOf(answer));
      show(this.#sheet, auditSheet({ board, light }, answer));
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          this.#sheet,
          readNotice(error, () => this.#load()),
        );
    }
  }
}
