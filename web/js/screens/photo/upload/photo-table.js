// The table of a photo: its game, sets, edition and readings of the rules.

import { ask } from "../../../net/api.js";
import { select, toggle } from "../../../lib/controls.js";
import { h, show } from "../../../lib/dom.js";
import { gameName } from "../../../net/game-info.js";
import { PHOTOGRAPHED, ownOf } from "../../../games/index.js";
import { ownTilesAddress } from "../../../games/own-box.js";
import { dated, list, named, t } from "../../../lib/i18n.js";
import { alwaysThere, editionsOf, expansionsOf, isWhole, labelOfSet, nameOfSet, ownSetsOf, shippedSets } from "../../../games/tile-sets.js";
import { errorNotice, readNotice } from "../../../net/error-notice.js";
import { lost, ourBox } from "../../../net/known-boxes.js";
import { draft, keepDraft } from "../../../net/own-catalogs.js";
import { setOfOwnBox } from "./own-box-set.js";
import { readingsChoice } from "./readings-choice.js";
import { standIns } from "./sheets.js";

const NAME = "photo";
const day = (at) => dated(at, { day: "numeric", month: "long" });
const SEEN = ""; // the edition as recognised in the photo

/** The entries by game that have the form of ours: another version of the page may have kept others. */
const those = (kept, fits) => Object.fromEntries(Object.entries(kept ?? {}).filter(([, one]) => fits(one)));
const isRecord = (one) => one?.constructor === Object;

/** The last choice. The first edition used to be the default for every photo, so a stored one of that time counts as no choice. */
function before() {
  const { edition, sets, options, ...kept } = draft(NAME) ?? {};
  const printed = edition === "C1" ? SEEN : (edition ?? SEEN);
  return { game: "carcassonne", printed, ...kept, sets: those(sets, Array.isArray), options: those(options, isRecord) };
}

/**
 * `node` contains the controls, `brief` sums up the choice, `tips` explains how to take the photo; `fields()` are those of the form of POST /photos. The last choice is proposed
 * again.
 */
export class PhotoTable {
  node = h("div", { class: "choices" });
  brief = h("span", {});
  tips = h("p", { class: "hint" }, t("photo-new.tips"));
  #signal;
  #wish = before();
  #games = [];
  #catalogs = [];
  #special = h("div", {});
  options = {}; // further options of some games: a map
  extra = {}; // further form fields of some games: name -> text or file

  constructor(signal) {
    this.#signal = signal;
    this.#load();
  }

  fields() {
    const { game, printed, options } = this.#wish;
    const edition = printed === SEEN ? {} : { edition: printed };
    const told = editionsOf(this.#game()).length ? { ...edition, expansions: expansionsOf(this.#game(), this.#sets()) } : {};
    const asked = { ...told, ...(options[game] ?? {}), ...this.options };
    const catalogs = this.#sets();
    return {
      game,
      options: JSON.stringify(asked),
      ...(catalogs.length ? { catalogs: JSON.stringify(catalogs) } : {}),
      ...(this.#ours() ? { box: this.#ours()?.id } : {}),
      ...this.extra,
    };
  }

  /** The box to compare with, if that is wanted. */
  #ours = () => (this.#wish.ours && this.#game()?.kinds ? ourBox(this.#wish.game) : null);

  /** The token that opens the box to compare with. */
  get token() {
    return this.#ours()?.token ?? null;
  }

  /** Forgets the box to compare with if the server refused it. */
  refused(error) {
    const box = error.errors?.box ? this.#ours() : null;
    if (!box) return;
    lost(box.id);
    this.#paint();
  }

  async #load() {
    try {
      const [{ games }, { catalogs }] = await Promise.all(["/games", "/catalogs"].map((path) => ask(path, { signal: this.#signal })));
      this.#games = games.filter(({ id, kinds }) => kinds || PHOTOGRAPHED.has(id));
      this.#catalogs = catalogs;
      if (!this.#game()) this.#wish.game = this.#games[0].id;
      this.#paint();
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          this.node,
          readNotice(error, () => this.#load()),
        );
    }
  }

  #game = () => this.#games.find(({ id }) => id === this.#wish.game);

  /** The chosen sets that still exist, or the usual one. */
  #sets() {
    const { game, sets } = this.#wish;
    if (!this.#game()) return sets[game] ?? [];
    const there = [...shippedSets(this.#catalogs, this.#game()), ...ownSetsOf(this.#game())].map(({ id }) => id);
    const chosen = (sets[game] ?? []).filter((id) => there.includes(id));
    return chosen.length ? chosen : [this.#game().catalogs[0]];
  }

  #choose(change) {
    Object.assign(this.#wish, change);
    keepDraft(NAME, this.#wish);
    this.#tell();
  }

  /** Updates the summary of the choice. */
  #tell() {
    const all = [...this.#catalogs, ...ownSetsOf(this.#game())];
    const sets = this.#game().kinds
      ? this.#sets().map((id) => nameOfSet(all.find((one) => one.id === id) ?? { id }))
      : [gameName(this.#game())];
    this.brief.textContent = list(sets);
    this.tips.textContent = t(this.#game().kinds ? "photo-new.tips" : "photo-new.tips-board");
  }

  async #paint() {
    this.#tell();
    const focused = /** @type {HTMLInputElement | null} */ (document.activeElement)?.name;
    show(
      this.node,
      select({
        words: t("match.setup.game"),
        value: this.#wish.game,
        options: this.#games.map((game) => ({ value: game.id, words: gameName(game) })),
        change: (game) => {
          this.extra = {};
          this.options = {};
          this.#choose({ game });
          this.#paint();
        },
        attributes: { name: "game" },
      }),
      this.#game().kinds ? this.#tiles() : null,
      this.#game().kinds ? this.#known() : null,
      this.#special,
      this.#edition(),
      this.#open,
    );
    this.changed();
    if (focused === "game") this.node.querySelector("[name=game]").focus();
    show(this.#special);
    const { game } = this.#wish;
    const own = await ownOf(game).catch(() => ({}));
    if (game === this.#wish.game) show(this.#special, own.photo?.(this, this.#game()) ?? null);
  }

  /** The choice of sets: shipped ones, and the user's drawn or enrolled ones. One always stays. */
  #tiles() {
    const shipped = shippedSets(this.#catalogs, this.#game());
    const chosen = this.#sets();
    const usual = this.#game().catalogs[0];
    const always = alwaysThere(this.#game(), chosen);
    const row = ({ id, ...one }) =>
      toggle(
        labelOfSet({ id, ...one }),
        chosen.includes(id),
        (on) => {
          const now = this.#sets().filter((one) => one !== id && !(on && isWhole(id) && one === usual));
          this.#choose({ sets: { ...this.#wish.sets, [this.#wish.game]: on ? [...now, id] : now } });
          if (isWhole(id) || !this.#wish.sets[this.#wish.game].length) this.#paint();
        },
        { name: "catalog", value: id, disabled: id === always },
      );
    const own = ownSetsOf(this.#game());
    return h(
      "fieldset",
      {},
      h("legend", {}, t("photo-new.which")),
      shipped.map(row),
      own.map((one) => [
        row(one),
        h("a", { class: "button text", href: `#/enrol/${encodeURIComponent(one.id)}` }, t("photo-new.enrol", { name: one.name })),
      ]),
      standIns(shipped.filter(({ provenance }) => provenance === "stand-in")),
      h("p", { class: "hint" }, t("photo-new.own")),
      h(
        "button",
        { type: "button", class: "button text", "data-act": "own-photos", onclick: ({ currentTarget }) => this.#box(currentTarget) },
        t("photo-new.own.photos"),
      ),
      h("a", { class: "button text", href: ownTilesAddress(this.#wish.game) }, t("photo-new.own.draw")),
      this.#told,
    );
  }

  /** Whether to compare with the user's box as it looked in an earlier photo. */
  #known() {
    const box = ourBox(this.#wish.game);
    if (!box) return null;
    return [
      toggle(t("photo-new.box", { day: day(box.at) }), Boolean(this.#wish.ours), (ours) => this.#choose({ ours }), { name: "box" }),
      h("p", { class: "hint" }, t("photo-new.box.hint")),
    ];
  }

  #told = h("div", {});

  /** Opens the enrolment of the user's own box: the one that is still empty, else a new one. */
  async #box(button) {
    button.disabled = true; // one tap must create only one box
    try {
      location.hash = `#/enrol/${encodeURIComponent(await setOfOwnBox(this.#game(), this.#signal))}`;
    } catch (error) {
      if (error.name === "AbortError") return;
      show(
        this.#told,
        errorNotice(error, () => this.#box(button)),
      );
      button.disabled = false;
      if (document.activeElement === document.body) button.focus({ preventScroll: true }); // focus was lost when it was disabled
    }
  }

  #edition() {
    const editions = editionsOf(this.#game());
    if (!editions.length) return null;
    return [
      select({
        words: t("photo-new.edition"),
        value: this.#wish.printed,
        options: [{ value: SEEN, words: t("edition.seen") }, ...editions.map((value) => ({ value, words: named("edition", value) }))],
        change: (printed) => this.#choose({ printed }),
        attributes: { name: "edition" },
      }),
      h("p", { class: "hint" }, t("photo-new.edition.hint")),
    ];
  }

  #open = h("div", {});

  /** Called when a field of the game's module was changed. */
  changed = () =>
    show(
      this.#open,
      readingsChoice(this.#game(), this.#wish, this.options, (options) => this.#choose({ options })),
    );
}
