// The menu of a match: inviting others, names, hints, points by agreement, saving it as a file.

import { ask } from "../../net/api.js";
import { act, toggle } from "../../lib/controls.js";
import { h, icon, show } from "../../lib/dom.js";
import { standInNote } from "../../games/own-box.js";
import { has, named, t } from "../../lib/i18n.js";
import { legend } from "../../tile/legend.js";
import { forgetMatch, knownMatch, linkTo } from "../../net/known-matches.js";
import { errorNotice } from "../../net/error-notice.js";
import { hand } from "../../net/own-catalogs.js";
import { pageOrigin } from "../../net/share.js";
import { endMove, endWords } from "../../match/confirm-end.js";
import { canStayAwake } from "../../lib/wake-lock.js";
import { invitation } from "../../match/invitation.js";
import { seatChoice } from "../../match/seat.js";
import { tableForAll } from "../../match/shared-table.js";
import { pointsForm } from "../pad/other-points.js";
import { timerChoice } from "./timer.js";
import { keysChoice, keysLine } from "../../match/shortcuts.js";

/** Opens the view for the middle of the table, on the whole screen where the browser allows it. */
function openTable(id) {
  document.documentElement.requestFullscreen?.().catch(() => {}); // only a tap may ask for it
  location.hash = `#/table/${encodeURIComponent(id)}`;
}

/** @param {Page.Play} play */
export function menuPanel(play) {
  const menu = new Menu(play);
  return () => menu.panel();
}

class Menu {
  #node = null;

  /** @param {Page.Play} play */
  constructor(play) {
    this.play = play;
    this.status = h("div", {});
  }

  panel() {
    const { play } = this;
    play.screen.draw();
    this.#node ??= h(
      "div",
      { class: "menu is-sheet" },
      act("back", t("panel.back"), () => play.screen.show(null), "text back-link"),
      h("h2", { tabindex: "-1" }, t("match.menu")),
      this.status,
      act("grid", t("match.menu.table"), () => openTable(play.match.id), "to-table"),
      play.match.pad ? null : this.#dispute(),
      play.connection.host
        ? [invitation(play, (work) => this.#try(work)), seatChoice(play, (work) => this.#try(work)), this.#host()]
        : null,
      this.#watch(),
      play.match.pad ? null : this.#ofTable(),
      this.#provenance(),
      h(
        "section",
        { class: "card" },
        h("h3", {}, t("match.menu.this")),
        act("down", t("match.menu.save"), () => this.#save()),
        h("p", { class: "hint" }, t(canStayAwake() ? "match.menu.awake" : "match.menu.asleep")),
        this.#end(),
        this.#forget(),
      ),
    );
    return this.#node;
  }

  /** What belongs to a table with tiles. */
  #ofTable = () => [
    this.play.connection.writes && this.play.game.kinds
      ? h("a", { class: "button to-table", href: `#/photo/of/${this.play.match.id}` }, icon("picture"), t("later.take"))
      : null,
    this.play.connection.writes ? this.#adjust() : null,
    legend(this.play.game, this.play.tiles.all),
    h("div", { class: "keys-choice" }, keysChoice(), h("p", { class: "hint" }, t("keys.hint")), keysLine()),
  ];

  #dispute() {
    const ask = async () => {
      hand("dispute", await tableForAll(this.play));
      location.hash = "#/dispute";
    };
    return act("scales", t("match.menu.ask"), () => this.#try(ask), "to-table");
  }

  /** A note on stand-in layouts, if the tiles do not have those of the printed box. */
  #provenance() {
    const { match, game } = this.play;
    const ours = Object.values(match.provenance ?? {}).includes("stand-in") && has(`${game.id}.provenance`);
    return ours ? standInNote(game.id) : null;
  }

  async #try(work) {
    show(this.status);
    try {
      return await work();
    } catch (error) {
      show(
        this.status,
        errorNotice(error, () => this.#try(work)),
      );
      this.play.screen.scroll.scrollTop = 0;
      return null;
    }
  }

  #ask = (path, options = {}) => ask(`/matches/${this.play.match.id}${path}`, { token: this.play.connection.token, ...options });
  #asHost = (path, options = {}) => this.#ask(path, { token: this.play.connection.host, ...options });

  #host() {
    const { play } = this;
    const change = (body) =>
      this.#try(async () => {
        await this.#asHost("", { method: "PATCH", body });
        await play.connection.refresh();
      });
    return h(
      "section",
      { class: "card", "aria-labelledby": "hosting" },
      h("h3", { id: "hosting" }, t("match.menu.host")),
      play.match.pad
        ? null
        : [
            toggle(t("match.menu.hints"), play.match.hints, (hints) => change({ hints })),
            h("p", { class: "hint" }, t("match.menu.hints.what")),
          ],
      play.match.pad ? null : [timerChoice(play.match.timer, (timer) => change({ timer })), h("p", { class: "hint" }, t("timer.hint"))],
      play.match.players.map(({ id, name, colour }) =>
        h(
          "label",
          { class: "field" },
          h("span", {}, t("match.menu.name", { colour: named("colour", colour) })),
          h("input", {
            type: "text",
            maxlength: 40,
            value: name ?? "",
            onchange: ({ target }) => target.value.trim() && change({ names: { [id]: target.value.trim() } }),
          }),
        ),
      ),
    );
  }

  /** A link for viewers. */
  #watch() {
    const token = knownMatch(this.play.match.id)?.viewer;
    if (!token) return null;
    const link = (origin) => `${origin}/${linkTo(this.play.match, token)}`;
    const field = h("input", {
      type: "text",
      readonly: true,
      value: link(location.origin),
      "aria-label": t("match.menu.watch"),
      onfocus: ({ target }) => target.select(),
    });
    pageOrigin().then((origin) => {
      field.value = link(origin);
    });
    return h(
      "section",
      { class: "card" },
      h("h3", {}, t("match.menu.watch")),
      h("p", { class: "hint" }, t("match.menu.watch.hint")),
      field,
    );
  }

  /** Points for what the referee cannot see. */
  #adjust() {
    const { play } = this;
    return h(
      "section",
      { class: "card", "aria-labelledby": "adjust" },
      h("h3", { id: "adjust" }, t("match.menu.adjust")),
      h("p", { class: "hint" }, t("match.menu.adjust.hint")),
      pointsForm(play),
    );
  }

  /** Saves the whole history as a file. */
  #save() {
    return this.#try(async () => {
      const data = await this.#ask("/export");
      const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: "application/json" }));
      h("a", { href: url, download: `match-${this.play.match.created.slice(0, 10)}.json` }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    });
  }

  #forget() {
    const { host } = this.play.connection;
    const { match } = this.play;
    const forget = () => {
      forgetMatch(match.id);
      location.replace("#/");
    };
    return afterAll(["close", t("match.menu.forget"), "text"], {
      sure: t(host ? "match.menu.forget.host" : "match.menu.forget.sure"),
      yes: t("match.menu.forget.yes"),
      then: forget,
    });
  }

  /** The end of the game, for those who look for it here. */
  #end() {
    const { play } = this;
    const move = endMove(play);
    const then = () => {
      play.screen.show(null);
      play.turn.end(move);
    };
    return move ? afterAll(["flag", t("match.finish"), ""], { ...endWords(play), then }) : null;
  }
}

/** A button for something that is hard to undo: only a second tap does it. */
function afterAll([sign, words, look], { sure, yes, then }) {
  const second = act(sign, yes, then);
  const button = act(
    sign,
    words,
    () => {
      button.replaceWith(h("div", { class: "sure", role: "group", "aria-label": words }, h("p", {}, sure), second));
      second.focus();
    },
    look,
  );
  return button;
}
