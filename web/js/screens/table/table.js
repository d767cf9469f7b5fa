// A match for the middle of the table, on a tablet or a television: the board, large points, whose turn it is, the last move, and the QR code
// to join. Nothing is entered here.

import { announce, h, icon, show } from "../../lib/dom.js";
import { renew } from "../../lib/dom-state.js";
import { whenFree } from "../../lib/finger.js";
import { ownOf } from "../../games/index.js";
import { figuresOf } from "../../net/game-info.js";
import { AS_VIEWER, forgetMatch } from "../../net/known-matches.js";
import { figurePicture } from "../../tile/figure.js";
import { t } from "../../lib/i18n.js";
import { TableBoard } from "../../board/table-board.js";
import { stayAwake } from "../../lib/wake-lock.js";
import { Connection } from "../../match/connection.js";
import { invitationParts } from "../../match/invitation.js";
import { movesInWords, news } from "../../match/move-words.js";
import { knownOf, notOpened, openMatch } from "../../match/opening.js";
import { endingInWords } from "../../match/confirm-end.js";
import { lastPlace } from "../../match/outcome.js";
import { allChanges, standing } from "../../match/history/changes.js";
import { pile, supply } from "../../match/scores.js";
import { colourOf, nameOf } from "../../score/score-sheet.js";

export function tableScreen([id], signal) {
  const main = h("main", { class: "table-view" });
  open(id, main, signal);
  return main;
}

async function open(id, main, signal) {
  try {
    const [match, keys] = await openMatch(id, signal, { shared: true });
    const known = await knownOf(match, ownOf);
    if (signal.aborted) return;
    const view = new TableView(match, keys, { ...known, signal, main });
    view.begin();
  } catch (error) {
    if (error.name === "AbortError") return;
    if (error.status === 404) forgetMatch(id);
    show(
      main,
      notOpened(error, () => open(id, main, signal)),
    );
  }
}

class TableView {
  /** @type {Api.Game} */
  game;
  /** @type {Page.GameModule} */
  own;
  /** @type {Page.Tiles} */
  tiles;
  /** @type {{ figures: ReturnType<typeof figuresOf> }} */
  table;
  /** @type {Element | null} */
  #join;
  #side = h("section", { class: "table-side", "aria-label": t("match.scores") });

  constructor(match, keys, { tiles, game, own, signal, main }) {
    const nothing = () => {}; // this screen sends nothing
    const everybody = { ...keys, rights: AS_VIEWER }; // who look at this screen, also where a seat's phone shows it
    this.connection = new Connection(match, everybody, signal, {
      isOwn: () => false,
      heard: (change) => announce(news(this, change)),
      renewed: nothing,
      cut: nothing,
      look: async () => {},
      send: nothing,
      render: () => this.#render(),
    });
    this.board = own.board ? own.board({ choose: nothing, own }) : new TableBoard({ choose: nothing, own });
    Object.assign(this, { tiles, game, own, table: { figures: figuresOf(game, match.options) } });
    this.#join = this.connection.host ? this.#invitation() : null;
    stayAwake(signal);
    this.board.node.inert = true; // nothing is tapped here
    main.classList.toggle("is-pad", Boolean(match.pad));
    show(
      main,
      h("h1", { class: "visually-hidden", tabindex: "-1" }, t("title.table")),
      match.pad ? null : this.board.node, // nothing lies on it
      this.#side,
    );
    signal.addEventListener("abort", () => document.fullscreenElement && document.exitFullscreen());
    this.#render();
  }

  get match() {
    return this.connection.match;
  }

  nameOf = (id) => nameOf(this.match, id);
  colourOf = (id) => colourOf(this.match, id);

  get now() {
    return this.match.position;
  }

  begin() {
    this.connection.begin();
    this.#lastMove();
  }

  /** The last move, if no change has come since. */
  async #lastMove() {
    const { connection } = this;
    try {
      const { match, token, signal } = connection;
      const changes = standing(await allChanges({ match, token, signal, rights: AS_VIEWER }));
      connection.last ??= changes.at(-1)?.change ?? null;
      this.#render();
    } catch {
      // the next change shows it
    }
  }

  #invitation() {
    const { picture, code } = invitationParts(this, (work) => work().catch(() => {}));
    return h("div", { class: "table-join" }, picture, h("p", {}, t("match.menu.invite"), h("br"), code));
  }

  /** Redraws everything, but not while a finger is touching a button. */
  #render() {
    whenFree(this.#side, () => this.#draw());
  }

  #draw() {
    const { match, board } = this;
    const side = this.#side;
    board.render({ tiles: this.tiles, position: this.now, spots: [], ghosts: [] });
    board.mark(lastPlace(this));
    const mover = match.over || match.status === "ending" ? null : match.to_move;
    const turn = match.over ? this.#won() : mover ? t("match.turn", { name: this.nameOf(mover) }) : this.#waiting();
    renew(
      side,
      h("div", { class: "table-head" }, h("h2", { "aria-live": "polite" }, turn), this.#whole(), back(match.id)),
      h(
        "ol",
        { class: "table-scores" },
        match.players.map(({ id, colour }) =>
          h(
            "li",
            { class: id === mover ? "is-to-move" : null, "data-player": id },
            figurePicture({ colour }),
            h("span", { class: "table-name" }, this.nameOf(id)),
            h("strong", {}, String(match.scores[id] ?? 0)),
            supply(this, id, colour),
          ),
        ),
      ),
      pile(match.tiles_left),
      this.#lastInWords(),
      this.connection.away ? h("p", { class: "hint", role: "status" }, t(`match.${this.connection.state}`)) : null,
      match.over ? null : this.#join,
    );
  }

  /** Who has won; after a tie in points the phones show the rule that decides. */
  #won() {
    const { scores } = this.match;
    const points = Math.max(...Object.values(scores));
    const [first, second] = Object.keys(scores).filter((id) => scores[id] === points);
    return second ? t("match.over") : t("match.end.winner", { name: this.nameOf(first), points });
  }

  #waiting = () => (this.match.pad ? t("match.scores") : endingInWords(this));

  #lastInWords() {
    const { last } = this.connection;
    if (!last?.moves?.length) return null;
    return h(
      "section",
      { class: "table-last", "aria-label": t("match.last") },
      h("p", {}, movesInWords(this, last.moves)),
      (last.lines ?? []).map((line) => h("p", {}, h("strong", {}, this.board.inWords(line.says)))),
    );
  }

  /** The button for the whole screen, where the browser has one. */
  #whole() {
    if (!document.documentElement.requestFullscreen) return null;
    const turn = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    return h(
      "button",
      { type: "button", class: "round", "aria-label": t("table.whole"), title: t("table.whole"), onclick: turn },
      icon("fit"),
    );
  }
}

const back = (id) =>
  h(
    "a",
    { href: `#/match/${encodeURIComponent(id)}`, class: "round", "aria-label": t("later.back"), title: t("later.back") },
    icon("close"),
  );
