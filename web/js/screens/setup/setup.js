// A new match: players and expansions; everything else has defaults that can be changed.

import { ask } from "../../net/api.js";
import { act, choices, select, toggle } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { COLOURS } from "../../tile/figure.js";
import { catalogsOf, editionFor, gameName, gameOf, openOptions, tilesOnly } from "../../net/game-info.js";
import { ownOf } from "../../games/index.js";
import { guided, setGuided } from "../../games/guide.js";
import { list, named, t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { inherited } from "../../net/known-boxes.js";
import { keep, rememberMatch, takeKey } from "../../net/known-matches.js";
import { ownSetsOf } from "../../games/tile-sets.js";
import { errorNotice, readNotice } from "../../net/error-notice.js";
import { taken, withOwn } from "../../net/own-catalogs.js";
import { ELSEWHERE, moreOptions, optionOf } from "./options.js";
import { seatList } from "./seats.js";
import { timerChoice } from "../match/timer.js";
import { inviteTo } from "../../match/invitation.js";
import { pointsLine } from "../../score/points-so-far.js";

const KEY = "tile-referee.setup";
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

/** The settings of the last match, as a proposal. */
function lastTime(games) {
  const usual = { game: games[0].id, expansions: [], edition: null, players: [{ colour: "red" }, { colour: "blue" }] };
  try {
    const wish = { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "null") };
    return games.some(({ id }) => id === wish.game) ? wish : usual;
  } catch {
    return usual;
  }
}

/** The settings of a match that begins with a drawn or photographed table. */
const ofTable = ({ game, options = /** @type {any} */ ({}), players }) => ({
  game,
  expansions: options.expansions ?? [],
  ...(options.edition ? { edition: options.edition } : {}),
  players: players.map(({ id, name, colour, points, marker }) => ({
    id,
    name,
    colour: colour ?? (COLOURS.includes(id) ? id : COLOURS[0]),
    points: points ?? marker?.points,
    marker: points === undefined ? marker : undefined,
  })),
});

/** The seats without points. */
const seatsAlone = (players) => players.map(({ id, name, colour }) => ({ id, name, colour }));

class Setup {
  /** @type {any} */
  own;
  /** @type {any} */
  game;
  options = {}; // of the game, by name
  extra = {}; // further fields of the match
  photo = null; // {id, token} of the photo of the initial table
  special = h("div", {}); // fields of the game's module
  points = h("div", {}); // points so far, if the match begins with a table
  status = h("div", { class: "status" });
  sets = new Set(); // further tile sets in the box: the user's own, and those of which only the tiles are played
  boxes = 1; // of the base game
  proposes = true; // whether a complete box of the user is proposed: not when an earlier choice is restored
  guide = guided(); // shown at the top while the guide is on
  #kept = null; // options of an earlier visit
  #boxes = null; // and their number of boxes
  #chosen = false; // whether the user chose the edition on this visit
  #late = 0;
  #asked = null; // the game that was chosen last

  constructor(games, node, signal) {
    this.games = games;
    this.node = node;
    this.signal = signal;
    this.wish = lastTime(games);
    this.start = taken("match"); // a position; `from`: "photo" where it was read
    if (this.start) this.wish = { ...this.wish, ...ofTable(this.start) };
    else this.#again(history.state?.setup);
    this.photo = taken("photo") ?? this.photo;
    this.#keep();
    for (const event of ["change", "click"]) node.addEventListener(event, () => this.#keep());
    node.addEventListener("input", () => this.#keepSoon()); // browsers limit history updates per second
  }

  /** Restores the entries from before a reload or a return: they belong to this visit only. */
  #again(kept) {
    if (!kept || !this.games.some(({ id }) => id === kept.wish.game)) return;
    [this.wish, this.start, this.#kept, this.sets] = [kept.wish, kept.start, kept.options, new Set(kept.sets)];
    this.#boxes = kept.boxes;
    this.proposes = false;
    this.photo = kept.photo;
  }

  #keepSoon() {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#keep(), PAUSE);
  }

  #keep() {
    if (this.signal.aborted) return;
    const { wish, start, options, sets, photo, boxes } = this;
    history.replaceState({ ...history.state, setup: { wish, start, options: this.#kept ?? options, sets: [...sets], photo, boxes } }, "");
  }

  /** Switches to another game: the start is blocked until it is loaded, or the match would be of the previous game. */
  async #other(id) {
    renew(this.node, this.#games(id), h("p", { class: "hint", role: "status" }, t("app.loading")));
    try {
      await this.choose(id);
    } catch (error) {
      if (id === this.#asked)
        renew(
          this.node,
          this.#games(id),
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
    [this.options, this.extra, this.boxes] = [this.#told(), {}, this.#boxes ?? 1];
    this.#boxes = null;
    const known = new Set(this.game.expansions.map((one) => one.id));
    this.wish = { ...this.wish, game: id, expansions: this.wish.expansions.filter((one) => known.has(one)) };
    this.wish.edition ??= this.#option("edition")?.default ?? null;
    this.more = h("div", { class: "setup-more" });
    renew(
      this.node,
      this.start ? h("p", { class: "hint" }, this.#begun()) : null,
      this.games.length > 1 && !this.start ? this.#games() : null,
      h(
        "section",
        { class: "card", "aria-labelledby": "seats" },
        h("h2", { id: "seats" }, t("match.setup.players")),
        h("p", { class: "hint" }, t("match.setup.order")),
        seatList(this.wish.players, this.game, () => this.#points()),
      ),
      this.start ? this.points : null,
      this.#option("tracking") && !this.start ? h("section", { class: "card" }, this.#tracking()) : null,
      this.game.expansions.length ? this.#boxList() : null,
      this.special,
      this.guide ? h("section", { class: "card" }, guideChoice()) : null,
      h("details", { class: "card as-text" }, h("summary", {}, t("match.setup.more")), this.more),
      this.status,
      act("check", t("match.setup.start"), () => this.#start(), "primary big"),
    );
    this.#more();
  }

  /** The boxes to choose from, folded: there are many, and their names are in the line that unfolds them. */
  #boxList() {
    const { expansions } = this.wish;
    const chosen = h("span", { class: "hint" });
    const showChosen = () =>
      show(chosen, list(this.wish.expansions.map((box) => named("expansion", box))) || t("match.setup.expansions.none"));
    showChosen();
    const choose = (box, on) => {
      this.wish.expansions = this.game.expansions
        .map((one) => one.id)
        .filter((one) => (one === box ? on : this.wish.expansions.includes(one)));
      showChosen();
      this.#edition();
      this.#more();
    };
    const boxes = this.game.expansions.map(({ id: box }) =>
      toggle(named("expansion", box), expansions.includes(box), (on) => choose(box, on), { name: "expansion", value: box }),
    );
    return h(
      "details",
      { class: "card as-text" },
      h("summary", {}, h("h2", {}, t("match.setup.expansions")), chosen),
      h("div", { class: "boxes" }, boxes),
    );
  }

  /** A text about the initial table. */
  #begun() {
    const n = this.start.tiles?.length ?? 0;
    return this.start.from === "photo" ? t("match.setup.photo", { n }) : t("match.setup.table", { n });
  }

  /** The players' points so far, as entered, read from the track or entered here. */
  #points() {
    if (!this.start) return;
    const { players } = this.wish;
    const row = (seat, i) =>
      pointsLine({
        name: `points-${i}`,
        colour: seat.colour,
        words: seat.name || named("colour", seat.colour),
        points: seat.points,
        marker: seat.marker,
        change: (points) => (seat.points = points ?? undefined),
      });
    renew(
      this.points,
      h(
        "section",
        { class: "card", "aria-labelledby": "points" },
        h("h2", { id: "points" }, t("points.title")),
        h("p", { class: "hint" }, t(players.some(({ marker }) => marker) ? "points.seen" : "match.setup.points")),
        h("div", { class: "points" }, players.map(row)),
      ),
    );
  }

  /** Changes the edition if a chosen expansion is not part of the current one. */
  #edition() {
    const { edition, expansions } = this.wish;
    const needed = editionFor(this.game, { edition: edition ?? undefined, expansions });
    show(this.status);
    if (!edition || needed === edition) return;
    this.wish.edition = needed;
    show(this.status, h("p", { class: "scope", role: "status" }, t("match.setup.edition", { edition: named("edition", needed) })));
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
  get told() {
    const { edition, options, wish } = this;
    return { ...(edition ? { edition } : {}), ...(wish.expansions.length ? { expansions: wish.expansions } : {}), ...options };
  }

  /** How many tiles of a set of the user are drawn, and whether its start tile is among them. */
  async enteredIn(catalog) {
    const { enteredIn, fromCatalog } = await import("../../editor/tile/tile-sets.js");
    return enteredIn(fromCatalog(catalog, this.game), this.game, this.own);
  }

  /** Called when a field of the game's module was changed. */
  changed = () => this.#more();

  /** Readings of the rules that the table came with. */
  #told = () => ({
    ...Object.fromEntries(Object.entries(this.start?.options ?? {}).filter(([name]) => !ELSEWHERE.has(name))),
    ...(this.wish.tracking === "points" && this.#option("tracking") && !this.start ? { tracking: "points" } : {}),
  });

  #option = (name) => optionOf(this.game, name);

  #games = (value = this.wish.game) =>
    select({
      words: t("match.setup.game"),
      options: this.games.map((game) => ({ value: game.id, words: gameName(game) })),
      value,
      change: (id) => this.#other(id),
    });

  /** Whether only points are entered, on the score pad. */
  get #onlyPoints() {
    return this.options.tracking === "points";
  }

  #tracking() {
    return choices({
      legend: t("match.setup.tracking"),
      name: "tracking",
      options: ["tiles", "points"].map((value) => ({ value, words: t(`match.setup.tracking.${value}`) })),
      value: this.#onlyPoints ? "points" : "tiles",
      change: (value) => {
        if (value === "points") this.options = { ...this.options, tracking: value };
        else delete this.options.tracking;
        delete this.options.map; // only points are tracked on maps whose squares are unknown, too
        this.wish.tracking = value;
        this.#more();
      },
    });
  }

  /** Further settings: see match-options.js. */
  #more() {
    renew(this.special, this.own[this.#onlyPoints ? "padSetup" : "setup"]?.(this) ?? null);
    renew(
      this.more,
      this.guide || this.#onlyPoints ? null : guideChoice(),
      this.#onlyPoints ? null : timerChoice(this.wish.timer, (timer) => (this.wish.timer = timer)),
      moreOptions(this, (edition) => {
        this.wish.edition = edition;
        this.#chosen = true;
        this.#edition();
        this.#more();
      }),
    );
  }

  /** The initial table, if it is not the default. */
  #table(players) {
    if (!this.start) return {};
    const { catalogs, options, from, ...start } = this.start;
    const told = new Map(start.players.map(({ marker, ...player }) => [player.id, player]));
    const seated = players.map(({ id, colour, points = 0 }) => ({ ...told.get(id ?? colour), id: id ?? colour, points }));
    return { ...(catalogs ? { catalogs } : {}), start: { ...start, players: seated } };
  }

  /** The tile sets in the box, each as often as there are boxes of it. */
  #catalogs(options) {
    const implied = catalogsOf(this.game, options);
    const known = [...ownSetsOf(this.game).map(({ id }) => id), ...tilesOnly(this.game)];
    // others remain from another game
    const sets = withOwn(
      implied,
      known.filter((id) => this.sets.has(id)),
    );
    return [...(sets.includes(implied[0]) ? Array(this.boxes - 1).fill(implied[0]) : []), ...sets];
  }

  async #start() {
    const { game, expansions, edition, players, timer, tracking } = this.wish;
    // others remain from earlier choices
    const open = new Set(openOptions(this.game, this.told).map(({ name }) => name));
    const own = Object.fromEntries(Object.entries(this.options).filter(([name]) => open.has(name) || !this.#option(name)?.values.length));
    /** @type {any} */
    const body = {
      game,
      options: { ...(this.edition ? { edition: this.edition } : {}), ...(expansions.length ? { expansions } : {}), ...own },
      players: players.map(({ id, name, colour }) => ({
        id: id ?? colour,
        colour,
        name: name?.trim() || named("colour", colour),
      })),
      ...this.#table(players),
      ...(timer && !this.#onlyPoints ? { timer } : {}),
      ...(this.photo ? { photo: this.photo } : {}),
      ...this.extra,
    };
    if ((this.sets.size || this.boxes > 1) && !this.start && !this.#onlyPoints) body.catalogs = this.#catalogs(body.options);
    this.node.setAttribute("aria-busy", "true");
    show(this.status, h("p", { class: "hint", role: "status" }, t("app.loading")));
    try {
      const made = await ask("/matches", { method: "POST", body, signal: this.signal });
      keep(KEY, { game, expansions, edition, players: seatsAlone(players), timer, tracking });
      rememberMatch({ id: made.id, title: body.players.map(({ name }) => name).join(", "), over: false });
      for (const role of ["viewer", "host"]) takeKey(made.id, { token: made.tokens[role], role });
      inherited(body.photo?.id, made.id);
      inviteTo(made.id);
      location.replace(`#/match/${made.id}`); // replaced, as going back must not lead to another match
    } catch (error) {
      if (error.name === "AbortError") return;
      show(
        this.status,
        errorNotice(error, () => this.#start()),
      );
      this.status.scrollIntoView({ block: "nearest" });
    } finally {
      this.node.removeAttribute("aria-busy");
    }
  }
}
