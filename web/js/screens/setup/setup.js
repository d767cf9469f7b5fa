// A new match: players and expansions; everything else has defaults that can be changed.

import { ask } from "../../net/api.js";
import { act, select, toggle } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { editionFor, editionWith, gameName, gameOf } from "../../net/game-info.js";
import { ownOf } from "../../games/index.js";
import { guided, setGuided } from "../../games/guide.js";
import { named, t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { inherited } from "../../net/known-boxes.js";
import { rememberMatch, takeKey } from "../../net/known-matches.js";
import { errorNotice, readNotice } from "../../net/error-notice.js";
import { taken } from "../../net/own-catalogs.js";
import { ELSEWHERE, again, changedInWords, moreOptions, optionOf } from "./options.js";
import { timerChoice } from "../match/timer.js";
import { inviteTo } from "../../match/invitation.js";
import { matchBody } from "./match-body.js";
import { keepSettings, lastOf, lastTime, ofTable, readable, startOf } from "./proposal.js";
import { boxList, seatCard, tableInWords, trackingChoice } from "./setup-cards.js";

const PAUSE = 200; // milliseconds before entries are stored

/** The screen. `guide`: whether the guide through a first match is proposed. */
export function setupScreen(signal, guide = false) {
  if (guide) setGuided(true);
  const main = h("main", { class: "match-setup" }, h("h1", { tabindex: "-1" }, t("match.setup.title")));
  load(main, signal);
  return main;
}

async function load(main, signal) {
  const body = h("div", { class: "setup-body" }, h("p", { class: "hint" }, t("app.loading")));
  show(main, main.firstChild, body);
  try {
    const { games } = await ask("/games", { signal });
    const setup = new Setup(games, body, signal);
    await setup.choose(setup.wish.game);
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        body,
        readNotice(error, () => load(main, signal)),
      );
  }
}

const guideChoice = () => toggle(t("guide.first"), guided(), setGuided, { name: "guide" });

class Setup {
  #games;
  #node;
  #signal;
  #more;
  /** @type {Page.GameModule} */
  own;
  /** @type {Api.Game} */
  game;
  options = {}; // of the game, by name
  extra = {}; // further fields of the match
  photo = null; // {id, token} of the photo of the initial table
  #special = h("div", {}); // fields of the game's module
  #points = h("div", {}); // points so far, if the match begins with a table
  #changed = h("span", { class: "hint" });
  #status = h("div", { class: "status" });
  /** What is in the box: further `sets`, recommended ones left out (`without`), boxes of the base game (`count`), how much of own sets is `entered`. */
  box = { sets: new Set(), without: new Set(), count: 1, proposes: true, entered: new Map() }; // proposes: a complete own box
  #guide = guided(); // shown at the top while the guide is on
  #kept = {}; // options of an earlier visit
  #boxes = null; // and their number of boxes
  #chosen = false; // whether the user chose the edition on this visit
  #late = 0;
  #asked = null; // the game that was chosen last

  constructor(games, node, signal) {
    [this.#games, this.#node, this.#signal] = [games, node, signal];
    this.wish = lastTime(games);
    this.start = startOf(taken("match"), games); // a position; `from`: "photo" where it was read
    if (this.start) this.wish = { ...this.wish, ...ofTable(this.start) };
    else this.#again(history.state?.setup);
    this.photo = taken("photo") ?? this.photo;
    this.#keep();
    for (const event of ["change", "click"]) node.addEventListener(event, () => this.#keep());
    node.addEventListener("input", () => this.#keepSoon()); // browsers limit history updates per second
  }

  /** Restores the entries from before a reload or a return: they belong to this visit only. */
  #again(kept) {
    if (!readable(kept?.wish, kept?.sets) || !this.#games.some(({ id }) => id === kept.wish.game)) return;
    [this.wish, this.#kept, this.#boxes, this.photo, this.#chosen] = [kept.wish, kept.options ?? {}, kept.boxes, kept.photo, kept.chosen];
    this.start = startOf(kept.start, this.#games);
    Object.assign(this.box, { sets: new Set(kept.sets), without: new Set(kept.without), proposes: false });
  }

  #keepSoon() {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#keep(), PAUSE);
  }

  #keep() {
    if (this.#signal.aborted) return;
    const { wish, start, options, box, photo } = this;
    const kept = { boxes: box.count, chosen: this.#chosen, sets: [...box.sets], without: [...box.without] };
    history.replaceState({ ...history.state, setup: { wish, start, options: { ...options, ...this.#kept }, photo, ...kept } }, "");
  }

  /** Switches to another game: the start is blocked until it is loaded, or the match would be of the previous game. */
  async #other(id) {
    renew(this.#node, this.#gameChoice(id), h("p", { class: "hint", role: "status" }, t("app.loading")));
    try {
      await this.choose(id);
    } catch (error) {
      if (id === this.#asked)
        renew(
          this.#node,
          this.#gameChoice(id),
          readNotice(error, () => this.#other(id)),
        );
    }
  }

  /** Shows the setup of a game. */
  async choose(id) {
    this.#asked = id;
    const found = await Promise.all([gameOf(id), ownOf(id)]);
    if (id !== this.#asked) return; // another one was chosen meanwhile
    [this.game, this.own] = found;
    const { options, boxes, ...sets } = again(this.game, this.wish);
    this.options = { ...(this.start ? {} : options), ...this.#told(), ...this.#kept };
    for (const which of ["sets", "without"]) for (const id of sets[which]) this.box[which].add(id);
    [this.extra, this.box.count, this.#boxes, this.#kept] = [{}, this.#boxes ?? boxes, null, {}];
    this.#more = h("div", { class: "setup-more" });
    const expansions = this.wish.expansions.filter((one) => this.game.expansions.some((known) => known.id === one));
    this.wish = { ...this.wish, last: undefined, game: id, expansions };
    this.wish.edition ??= this.#option("edition")?.default ?? null;
    renew(
      this.#node,
      this.start ? h("p", { class: "hint" }, tableInWords(this)) : null,
      this.#games.length > 1 && !this.start ? this.#gameChoice() : null,
      this.#guide ? h("section", { class: "card" }, guideChoice()) : null,
      this.game.expansions.length ? null : this.#special, // what lies on the table comes first
      seatCard(this, this.#points),
      this.start ? this.#points : null,
      this.#option("tracking") && !this.start ? h("section", { class: "card" }, trackingChoice(this)) : null,
      this.game.expansions.length ? [boxList(this), this.#special] : null,
      h("details", { class: "card as-text" }, h("summary", {}, t("match.setup.more"), this.#changed), this.#more),
      this.#status,
      act("check", t("match.setup.start"), () => this.#start(), "primary big"),
    );
    this.changed();
  }

  /** Changes the edition if a chosen expansion is not part of the current one; one that the user chose stays. */
  fitEdition() {
    const { edition, expansions } = this.wish;
    show(this.#status);
    const needed = edition && editionWith(this.game, { expansions }, edition);
    if (needed === edition || this.#chosen) return;
    this.wish.edition = needed;
    show(this.#status, h("p", { class: "scope", role: "status" }, t("match.setup.edition", { edition: named("edition", needed) })));
  }

  /** The edition shown and sent; on a map, unless the user chose one, the edition that maps belong to. */
  get edition() {
    const usual = this.#option("edition")?.default;
    if (!usual) return null;
    const chosen = this.#chosen || this.start?.options?.edition;
    if (!this.options.map || this.wish.edition !== usual || chosen) return this.wish.edition;
    return editionFor(this.game, { map: this.options.map, expansions: this.wish.expansions });
  }

  /** All options as they would be sent. */
  get allOptions() {
    const { edition, options, wish } = this;
    return { ...(edition ? { edition } : {}), ...(wish.expansions.length ? { expansions: wish.expansions } : {}), ...options };
  }

  /** How many tiles of a set of the user are drawn, and whether its start tile is among them. */
  async enteredIn(catalog) {
    const { enteredIn, fromCatalog } = await import("../../editor/tile/set/tile-sets.js");
    return enteredIn(fromCatalog(catalog, this.game), this.game, this.own);
  }

  /** Readings of the rules that the table came with. */
  #told = () => ({
    ...Object.fromEntries(Object.entries(this.start?.options ?? {}).filter(([name]) => !ELSEWHERE.has(name))),
    ...(this.wish.tracking === "points" && this.#option("tracking") && !this.start ? { tracking: "points" } : {}),
  });

  #option = (name) => optionOf(this.game, name);

  #gameChoice = (value = this.wish.game) =>
    select({
      words: t("match.setup.game"),
      options: this.#games.map((game) => ({
        value: game.id,
        words: optionOf(game, "map") ? t("match.setup.with-maps", { game: gameName(game) }) : gameName(game),
      })),
      value,
      change: (id) => this.#other(id),
    });

  /** Whether only points are entered, on the score pad. */
  get onlyPoints() {
    return this.options.tracking === "points";
  }

  /** Draws what follows from the choices, such as further settings (options.js): called by every field that changes them. */
  changed = () => {
    if (this.#signal.aborted) return;
    renew(this.#special, this.own[this.onlyPoints ? "padSetup" : "setup"]?.(this) ?? null);
    show(this.#changed, changedInWords(this));
    renew(
      this.#more,
      this.#guide || this.onlyPoints ? null : guideChoice(),
      this.onlyPoints ? null : timerChoice(this.wish.timer, (timer) => (this.wish.timer = timer)),
      moreOptions(this, (edition) => {
        this.wish.edition = edition;
        this.#chosen = true;
        show(this.#status);
        this.changed();
      }),
    );
  };

  async #start() {
    const settings = { ...this.wish };
    const body = matchBody(this);
    this.#node.setAttribute("aria-busy", "true");
    show(this.#status, h("p", { class: "hint", role: "status" }, t("app.loading")));
    try {
      const made = await ask("/matches", { method: "POST", body, signal: this.#signal });
      keepSettings({ ...settings, last: lastOf(this.box, body.options) });
      rememberMatch({ id: made.id, title: body.players.map(({ name }) => name).join(", "), game: body.game, over: false });
      for (const role of ["viewer", "host"]) takeKey(made.id, { token: made.tokens[role], role });
      inherited(body.photo?.id, made.id);
      inviteTo(made.id);
      location.replace(`#/match/${made.id}`); // replaced, as going back must not lead to another match
    } catch (error) {
      if (error.name === "AbortError") return;
      show(
        this.#status,
        errorNotice(error, () => this.#start()),
      );
      this.#status.scrollIntoView({ block: "nearest" });
    } finally {
      this.#node.removeAttribute("aria-busy");
    }
  }
}
