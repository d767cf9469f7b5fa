// Disputes at a table without tiles: a tap on a spot of its board checks whether a player may build there; tents and money can be set to
// match the table. The board comes from the game's module (games/README.md).

import { ask } from "../../net/api.js";
import { act, choices, select } from "../../lib/controls.js";
import { sentence, verdict } from "../../dispute/verdict.js";
import { announce, h, show } from "../../lib/dom.js";
import { figurePicture } from "../../tile/figure.js";
import { gameName } from "../../net/game-info.js";
import { named, t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { pack } from "../../lib/link-codec.js";
import { newest } from "../../lib/latest-only.js";
import { readNotice } from "../../net/error-notice.js";
import { hand, keepDraft } from "../../net/own-catalogs.js";
import { linkButton } from "../../net/share.js";
import { Tiles } from "../../tile/tile-library.js";
import { withNames } from "../../tile/words.js";
import { NEUTRAL, tableState } from "./board-state.js";

const NAME = "dispute";

/**
 * Shows the screen in `main`; `given`: a packed question; `swap(position)`: replaces the table by another; `games`: all there are.
 *
 * @param {HTMLElement} main
 * @param {any} known
 */
export async function boardDispute(main, { position, game, own, given, swap, games, signal, header }) {
  const tiles = await Tiles.of([position.board].filter((one) => typeof one === "string"));
  if (signal.aborted) return;
  new BoardDispute(main, { position: { tents: [], ...position }, game, own, tiles, swap, games, header }).begin(given?.question);
}

class BoardDispute {
  /** @type {any[]} */
  games;
  /** @type {Api.Game} */
  game;
  /** @type {Page.GameModule} */
  own;
  /** @type {any} */
  position;
  /** @type {any} */
  swap;
  /** @type {Page.Tiles} */
  tiles;
  #body = h("div", { class: "scores" });
  #answer = h("div", { class: "answer", "aria-live": "polite" });
  mode = "ask"; // or what a tap puts there: a player's id, neutral, none
  /** @type {any} */
  question = null;
  #asked = newest();
  #answered = null; // the village of the answer shown

  constructor(main, { position, header, ...known }) {
    Object.assign(this, known, { position });
    this.who = position.players[0].id;
    this.board = this.own.board({ choose: ({ village }) => village && this.#tapped(village), own: this.own });
    show(
      main,
      h("h1", { class: "visually-hidden" }, t("title.dispute")),
      h("div", { class: "table" }, this.board.node, h("section", { class: "panel", "aria-label": t("panel.label") }, this.#body)),
    );
    header.querySelector(".brand, .board-controls")?.replaceWith(h("div", { class: "board-controls" }, this.board.controls));
    this.draw();
    this.board.view.fit();
  }

  /** Starts with a shared question. */
  begin(question) {
    if (question) this.ask(question);
  }

  seat = (id) => this.position.players.find((seat) => seat.id === id);
  nameOf = (id) => this.seat(id)?.name || named("colour", this.seat(id)?.colour ?? id);

  draw() {
    const { position, board, tiles } = this;
    const words = t("dispute.board.tap");
    board.render({ position: withNames(position), tiles, spots: (board.data?.villages ?? []).map(({ id }) => ({ village: id, words })) });
    keepDraft(NAME, position);
    renew(
      this.#body,
      h("h2", { tabindex: "-1" }, t("dispute.board.title")),
      h("p", { class: "hint" }, t("dispute.board.how")),
      this.#players(),
      this.#answer,
      tableState(this),
      h(
        "div",
        { class: "actions" },
        act("check", t("look.audit"), () => {
          hand("audit", this.position);
          location.hash = "#/audit";
        }),
      ),
      linkButton(
        t("dispute.share"),
        async () => `/dispute/${await pack({ position: this.position, ...(this.question ? { question: this.question } : {}) })}`,
      ),
      this.#games(),
      board.text?.(withNames(position)) ?? null,
    );
  }

  #players() {
    return choices({
      legend: t("dispute.board.who"),
      name: "who",
      value: this.who,
      options: this.position.players.map(({ id, colour }) => ({
        value: id,
        words: this.nameOf(id),
        picture: figurePicture({ colour: colour ?? id, kind: "tent" }),
      })),
      change: (id) => {
        this.who = id;
        this.draw();
        if (this.question) this.ask({ ...this.question, player: id });
      },
    });
  }

  #games() {
    if (this.games.length < 2) return null;
    return select({
      words: t("match.setup.game"),
      value: this.game.id,
      options: this.games.map((one) => ({ value: one.id, words: gameName(one) })),
      change: (id) => this.swap(this.games.find((one) => one.id === id)),
      attributes: { "data-act": "game" },
    });
  }

  #tapped(village) {
    if (this.mode === "ask") return this.ask({ type: "build", player: this.who, village });
    const { tents } = this.position;
    if (this.mode === "none") this.position.tents = tents.filter((tent) => tent.village !== village);
    else this.#put(village);
    this.question = this.#answered = null;
    this.#asked(); // invalidates earlier requests
    this.#answer.removeAttribute("aria-busy");
    show(this.#answer);
    return this.draw();
  }

  /** Puts a tent on the cheapest free space. */
  #put(village) {
    const { tents } = this.position;
    const taken = new Set(tents.filter((tent) => tent.village === village).map(({ space }) => space));
    const space = (this.board.village(village)?.spaces ?? []).findIndex((_, n) => !taken.has(n));
    if (space < 0) return;
    const whose = this.mode === NEUTRAL ? { neutral: true } : { player: this.mode };
    this.position.tents = [...tents, { village, space, ...whose }];
  }

  async ask(question) {
    this.question = question;
    const { village } = question;
    this.board.mark(village);
    this.board.light({ villages: [village] });
    const title = this.#title(question);
    const counts = this.#asked();
    this.#answer.setAttribute("aria-busy", "true");
    // for the same village, nothing moves under the finger
    if (this.#answered !== village) show(this.#answer, title, h("p", { class: "hint" }, t("app.loading")));
    try {
      const ruling = await ask("/rulings", { method: "POST", body: { position: withNames(this.position), move: question } });
      if (!counts()) return;
      this.#answered = village;
      show(this.#answer, title, ...this.#ruled(question, ruling));
      announce(sentence(this.#talk(village), question, ruling));
    } catch (error) {
      if (counts())
        show(
          this.#answer,
          title,
          readNotice(error, () => this.ask(question)),
        );
    } finally {
      if (counts()) this.#answer.removeAttribute("aria-busy");
    }
  }

  #title({ type, player, village }) {
    const words = type === NEUTRAL ? "dispute.board.neutral-tent" : "dispute.board.build";
    return h("h3", {}, t(words, { name: this.nameOf(player), village: this.board.name(village) }));
  }

  #talk = (village) => ({
    players: this.position.players,
    inWords: (text) => text,
    lightReason: () => this.board.light({ villages: [village] }),
  });

  /** The verdict, what is possible instead, and the other kind of tent. */
  #ruled(question, ruling) {
    const other = question.type === "build" ? "neutral" : "build";
    const villages = ruling.alternatives?.map((one) => this.board.name(one.village)).join(", ");
    return [
      verdict(this.#talk(question.village), question, ruling),
      villages ? h("p", { class: "scope" }, t("dispute.board.instead", { villages })) : null,
      act("turn", t(`dispute.board.other.${other}`), () => this.ask({ ...question, type: other }), "text"),
    ];
  }
}
