// The panel that names, saves, exports and shares a tile set, and opens the other sets of this browser.

import { ask } from "../../../net/api.js";
import { act } from "../../../lib/controls.js";
import { announce, h, show } from "../../../lib/dom.js";
import { gameName, tileGames } from "../../../net/game-info.js";
import { t } from "../../../lib/i18n.js";
import { errorNotice } from "../../../net/error-notice.js";
import { hand, keepSet, ownSet, ownSets, withOwn } from "../../../net/own-catalogs.js";
import { linkButton, openButton, saveFile } from "../../../net/share.js";
import { fromCatalog, newSet, ownPrefix, toCatalog } from "./tile-sets.js";
import { forgetCatalog } from "../../../tile/tile-library.js";

/** The server's warnings about a set as a box of its game, each with its rule. */
const odd = (warnings) =>
  warnings.length
    ? [
        h("p", {}, t("draw.odd")),
        h(
          "ul",
          { class: "reasons" },
          warnings.map((words) => h("li", {}, words)),
        ),
      ]
    : null;

const PLAIN = /^[^<>]*$/; // names that the server accepts

export class SetKeeping {
  #host;

  /** `host`: {game, own, signal, set(), put(set, saved?), paint(), replace(set, tiles?), another(game)}: the screen that draws the set. */
  constructor(host) {
    this.#host = host;
  }

  get set() {
    return this.#host.set();
  }

  /** The controls. */
  node() {
    const { set } = this;
    const own = ownSet(set.id);
    const name = h("input", {
      type: "text",
      maxlength: 80,
      value: set.name,
      "data-act": "set-name",
      "aria-describedby": "name-said",
      oninput: () => wrong(),
      onchange: ({ target }) => this.#host.put({ ...this.set, name: target.value.trim() || t("draw.new-name") }),
    });
    const said = h("p", { class: "wrong", id: "name-said", role: "status" });
    const wrong = () => (said.textContent = PLAIN.test(name.value) ? "" : t("draw.name.plain"));
    wrong();
    return h(
      "section",
      { class: "card draw-keep", "aria-labelledby": "keep" },
      h("h3", { id: "keep" }, t("draw.keep")),
      h("label", { class: "field" }, h("span", {}, t("draw.name")), name),
      said,
      set.id && !own?.token ? h("p", { class: "hint" }, t("draw.foreign")) : null,
      (this.#saved = h("div", {})),
      h(
        "div",
        { class: "actions" },
        act("check", t(own?.token ? "draw.save" : set.id ? "draw.save-copy" : "draw.save"), () => this.#save(), "primary"),
        set.id && !own ? act("plus", t("draw.remember"), () => this.#remembered()) : null,
        act("save", t("edit.export"), () => saveFile(`${this.set.name}.json`, this.#catalog(this.set))),
        openButton(
          t("edit.import"),
          (value) => this.#import(value),
          () => this.#say(t("draw.not-a-set")),
        ),
        set.id ? act("grid", t("draw.use"), () => this.#use()) : null,
        own?.token ? act("camera", t("draw.enrol"), () => (location.hash = `#/enrol/${encodeURIComponent(set.id)}`)) : null,
      ),
      set.id ? linkButton(t("edit.share"), async () => `/edit/tile/${encodeURIComponent(this.set.id)}`) : null,
      this.#others(),
    );
  }

  #saved = h("div", {});

  #say(words, error = true) {
    this.#tell(h("p", { class: error ? "notice notice-error" : "scope", role: error ? "alert" : null }, words));
  }

  /** Shows the result and brings it into view. */
  #tell(node) {
    show(this.#saved, node);
    this.#saved.scrollIntoView({ block: "nearest" });
  }

  #catalog = (set) => toCatalog(set, this.#host.game, this.#host.own);

  async #save() {
    if (!PLAIN.test(this.set.name)) return this.#say(t("draw.name.plain"));
    const sent = this.set;
    const own = ownSet(sent.id);
    const put = own?.token;
    const set = put || !sent.id ? sent : { ...sent, prefix: ownPrefix() }; // a copy is another set
    const body = this.#catalog(set);
    try {
      const answer = await ask(put ? `/catalogs/${encodeURIComponent(set.id)}` : "/catalogs", {
        method: put ? "PUT" : "POST",
        token: own?.token,
        body,
        signal: this.#host.signal,
      });
      keepSet({
        id: answer.id,
        name: set.name,
        game: set.game,
        whole: "start" in body,
        empty: false,
        ...(answer.token ? { token: answer.token } : {}),
      });
      forgetCatalog(answer.id);
      const now = this.set; // perhaps changed while the server saved, or another set
      if (now.prefix === sent.prefix) this.#host.put({ ...now, prefix: set.prefix, id: answer.id }, now === sent);
      this.#host.paint();
      const saved = t("draw.saved", { name: set.name });
      this.#tell(h("div", { class: "scope" }, h("div", {}, h("p", {}, saved), odd(answer.warnings ?? []))));
      announce(saved);
    } catch (error) {
      if (error.name !== "AbortError") this.#tell(errorNotice(error, () => this.#save()));
    }
  }

  #remembered() {
    keepSet({ id: this.set.id, name: this.set.name, game: this.set.game, whole: "start" in this.#catalog(this.set) });
    this.#host.paint();
    this.#say(t("draw.remembered"), false);
    announce(t("draw.remembered"));
  }

  async #import(value) {
    try {
      const catalog = await ask("/catalogs/check", { method: "POST", body: value, signal: this.#host.signal });
      const set = { ...fromCatalog(catalog, this.#host.game), id: undefined, prefix: ownPrefix() };
      this.#host.replace(set, catalog.tiles);
    } catch (error) {
      if (error.name !== "AbortError") this.#tell(errorNotice(error));
    }
  }

  /** Opens the board editor with these tiles. */
  #use() {
    const { set } = this;
    const { game } = this.#host;
    hand("board", {
      game: game.id,
      options: {},
      catalogs: withOwn([game.catalogs[0]], [set.id]),
      players: ["red", "blue"].map((id) => ({ id, colour: id })),
      tiles: [],
    });
    location.hash = "#/edit/board";
  }

  /** Starts a new set for another game. */
  #otherGames() {
    const { game, another } = this.#host;
    const node = h("div", { class: "actions" });
    tileGames().then((all) =>
      show(
        node,
        all
          .filter(({ id }) => id !== game.id)
          .map((other) => act("plus", t("draw.new-set-of", { game: gameName(other) }), () => another(other))),
      ),
    );
    return node;
  }

  /** The other sets of this browser, and a new one. */
  #others() {
    const sets = ownSets().filter(({ id }) => id !== this.set.id);
    const fresh = () => this.#host.replace(newSet(this.#host.game, this.#host.own));
    return h(
      "div",
      { class: "draw-others" },
      sets.length ? h("h3", {}, t("draw.others")) : null,
      h(
        "ul",
        {},
        sets.map(({ id, name }) => h("li", {}, h("a", { class: "button text", href: `#/edit/tile/${encodeURIComponent(id)}` }, name))),
      ),
      act("plus", t("draw.new-set"), fresh),
      this.#otherGames(),
    );
  }
}
