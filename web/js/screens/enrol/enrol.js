// Enrolment of the user's own tiles: photos of single tiles, each assigned to a tile once; from then on photos of the set can be read.

import { Problem, ask, picture } from "../../net/api.js";
import { act, focusRing } from "../../lib/controls.js";
import { announce, h, icon, show } from "../../lib/dom.js";
import { shielded } from "../../lib/tap-guard.js";
import { gameOf } from "../../net/game-info.js";
import { t } from "../../lib/i18n.js";
import { whenFree } from "../../lib/finger.js";
import { errorNotice } from "../../net/error-notice.js";
import { keepSet, ownSet } from "../../net/own-catalogs.js";
import { keepHere, keptHere } from "../../lib/session.js";
import { drawUnknown } from "../../tile/tile.js";
import { forgetCatalog } from "../../tile/tile-library.js";
import { briefCard, codeOf, named, wholeCard } from "./card.js";
import { Picking } from "./pick.js";
import { Said } from "./answers.js";
import { Sending } from "./send.js";

const PICTURES = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";
const SAID = "tile-referee.enrol."; // key prefix of assignments that the server has not learnt yet, followed by the set's id

/** The screen of a set (segments of its id); its token is kept in this browser. */
export function enrolScreen(rest, signal) {
  const id = rest.join("/");
  const main = h("main", { class: "start" }, h("p", { class: "reading" }, t("app.loading")));
  open(main, id, signal);
  return main;
}

async function open(main, id, signal) {
  const token = ownSet(id)?.token;
  if (!token) {
    show(main, h("h1", { tabindex: "-1" }, t("enrol.title")), h("p", { class: "notice" }, t("enrol.foreign")));
    return;
  }
  try {
    const catalog = await ask(`/catalogs/${encodeURIComponent(id)}`, { signal });
    const { catalogs } = await ask("/catalogs", { token, signal });
    const begun = catalogs.some((one) => one.id === id && one.enrolment);
    const answer = begun ? await ask(`/catalogs/${encodeURIComponent(id)}/enrolment`, { token, signal }) : null;
    const game = await gameOf(catalog.game);
    if (!signal.aborted) await new Enrolment({ main, catalog, game, token, signal }).begin(answer);
  } catch (error) {
    if (error.name !== "AbortError")
      show(
        main,
        errorNotice(error, () => open(main, id, signal)),
      );
  }
}

class Enrolment {
  /** @type {any} */
  game;
  /** @type {HTMLElement} */
  main;
  /** @type {AbortSignal} */
  signal;
  /** @type {string} */
  token;
  #said = new Said();
  /** @type {{ proposal: number, picking: Picking } | null} */
  #changing = null; // {proposal, picking}: the card that is being corrected
  #photos = new Map(); // proposal -> <img>
  #status = h("div", { class: "status", "aria-live": "polite" });
  #busy = false; // whether an upload or learning is running: one at a time
  #before = 0; // the number of photos before the last upload

  constructor(told) {
    Object.assign(this, told); // {main, catalog, game, token, signal}
    this.path = `/catalogs/${encodeURIComponent(this.catalog.id)}/enrolment`;
    this.answer = null;
    const { path, token, signal } = this;
    const take = async (answer) => {
      await this.#take(answer);
      this.#told();
    };
    this.sending = new Sending({ path, token, signal, take, busy: (on, cancelled) => this.#working(on, cancelled) });
    this.signal.addEventListener("abort", () => this.#photos.forEach(({ src }) => src && URL.revokeObjectURL(src)));
  }

  async begin(answer) {
    if (answer) {
      await this.#take(answer);
      const kept = keptHere(SAID + this.catalog.id);
      if (kept?.begun === answer.begun) this.#said.restore(kept.draft);
      this.#before = answer.photos.length; // the failures in these were shown already
    }
    this.paint();
  }

  get #proposals() {
    return this.answer?.proposals ?? [];
  }

  /** Stores the user's corrections, which are restored after a reload in this tab. */
  #keep() {
    const { draft } = this.#said;
    keepHere(SAID + this.catalog.id, draft.length ? { begun: this.answer.begun, draft } : null);
  }

  /** Takes a new answer of the server: draws its proposals as the cards are rotated; corrections stay. */
  async #take(answer) {
    if (answer.version !== this.catalog.version) {
      forgetCatalog(this.catalog.id); // it has new tiles
      this.catalog = await ask(`/catalogs/${encodeURIComponent(this.catalog.id)}`, { signal: this.signal });
    }
    if (answer.enrolled.length) keepSet({ id: this.catalog.id, whole: Boolean(this.catalog.start), empty: false });
    const drawn = await this.#drawn(answer.proposals.filter(({ tile, removed }) => !tile && !removed));
    const { game } = this.catalog;
    const tiles = Object.fromEntries(this.catalog.tiles.map((tile) => [tile.id, { ...tile, game }]));
    if (this.answer && answer.begun !== this.answer.begun) this.#forget();
    this.answer = answer;
    if (!this.#proposals.some(({ proposal }) => proposal === this.#changing?.proposal)) this.#changing = null;
    this.#said.take(answer.proposals, ({ proposal }) => drawn.get(proposal), tiles);
  }

  /** Drops everything about the cards of the previous answer: the same numbers now stand for others. */
  #forget() {
    this.#photos.clear();
    this.#said = new Said();
    this.#changing = null;
  }

  /** The server's drawings of the proposals, by number; proposals that break a rule of the game are left out. */
  async #drawn(proposals) {
    if (!proposals.length) return new Map();
    const body = {
      game: this.game.id,
      name: "draft",
      tiles: proposals.map(({ proposal, features }) => ({ id: `draft/${proposal}`, features })),
    };
    let told;
    try {
      told = await ask("/catalogs/check", { method: "POST", body, signal: this.signal });
    } catch (error) {
      const wrong = new Set(Object.keys(error.errors ?? {}).map((path) => Number(/^tiles\[(\d+)\]/.exec(path)?.[1])));
      const right = proposals.filter((_, i) => !wrong.has(i));
      if (right.length === proposals.length) throw error;
      return this.#drawn(right);
    }
    return new Map(told.tiles.map((tile) => [Number(codeOf(tile.id)), { ...tile, game: this.game.id }]));
  }

  paint() {
    const { answer, catalog } = this;
    this.#keep();
    show(
      this.main,
      h(
        "div",
        { class: "start-main" },
        h("h1", { tabindex: "-1" }, t("enrol.title")),
        answer ? this.#summary() : h("p", { class: "lead" }, t("enrol.lead", { name: catalog.name })),
        h("div", { class: "start-actions" }, this.#chooser()),
        this.sending.node,
        this.#said.confirmations.length ? null : this.#status,
        answer ? null : h("p", { class: "hint" }, t("enrol.tips")),
        answer ? this.#cards() : null,
        answer ? h("a", { class: "button text", href: `#/edit/tile/${encodeURIComponent(catalog.id)}` }, t("enrol.editor")) : null,
      ),
    );
  }

  #chooser() {
    return h(
      "label",
      { class: `button takes-file ${this.answer ? "" : "big primary"} ${this.#busy ? "is-disabled" : ""}` },
      icon("camera"),
      h("span", {}, t(this.answer ? "enrol.more" : "enrol.choose")),
      h("input", {
        type: "file",
        accept: PICTURES,
        multiple: true,
        class: "visually-hidden",
        "data-role": "choose",
        disabled: this.#busy,
        onchange: ({ target }) => {
          const files = [...target.files];
          target.value = ""; // lets the user choose the same files again
          if (files.length && !this.#busy) this.#send(files);
        },
      }),
      focusRing(),
    );
  }

  #summary() {
    const { enrolled, missing, photos, cards, proposals } = this.answer;
    return h(
      "section",
      { class: "card", "aria-label": t("enrol.state") },
      h(
        "p",
        { class: "scope" },
        enrolled.length
          ? t("enrol.count", { known: enrolled.length, all: enrolled.length + missing.length })
          : t("enrol.found", { cards: cards.length, kinds: proposals.length }),
      ),
      missing.length && enrolled.length ? h("p", { class: "hint" }, t("enrol.missing", { tiles: missing.map(codeOf).join(", ") })) : null,
      photos
        .slice(this.#before)
        .filter(({ reason }) => reason)
        .map(({ reason }) => h("p", { class: "notice" }, reason)),
      enrolled.length
        ? [h("p", {}, t("enrol.ready")), h("a", { class: "button", href: "#/photo" }, icon("camera"), t("photo-new.title"))]
        : null,
    );
  }

  /** The cards to review first, those that need a glance, and those already learnt. */
  #cards() {
    const first = this.#proposals.filter(({ proposal }) => this.#said.isOpen(proposal));
    const glance = this.#proposals.filter(({ proposal }) => !this.#said.isOpen(proposal) && !this.#said.isSettled(proposal));
    const settled = this.#proposals.filter(({ proposal }) => this.#said.isSettled(proposal));
    const [learnt, out] = [settled.filter(({ removed }) => !removed), settled.filter(({ removed }) => removed)];
    const n = this.#said.confirmations.length;
    return [
      first.length ? this.#section("enrol-first", t("enrol.first", { n: first.length }), t("enrol.first.hint"), first) : null,
      glance.length ? this.#section("enrol-glance", t("enrol.glance", { n: glance.length }), t("enrol.glance.hint"), glance) : null,
      n
        ? h(
            "div",
            { class: "enrol-bar" },
            this.#status,
            first.length ? h("p", { class: "hint" }, t("enrol.still", { n: first.length })) : null,
            h(
              "button",
              { type: "button", class: "button primary big", "data-act": "enrol-save", disabled: this.#busy, onclick: () => this.#save() },
              icon("check"),
              h("span", {}, t("enrol.save", { n })),
            ),
          )
        : null,
      this.#wrong(),
      this.#folded("enrol.learnt", learnt),
      this.#folded("enrol.left-out", out),
    ];
  }

  #folded = (words, proposals) =>
    proposals.length
      ? h("details", { class: "more enrol-learnt" }, h("summary", {}, t(words, { n: proposals.length })), this.#list(proposals, true))
      : null;

  /** The way to drop a wrong picture: all cards without corrections are left out of the set, once that is learnt. */
  #wrong() {
    const { isTouched, isSettled } = this.#said;
    const unsaid = this.#proposals.filter(({ proposal }) => !isTouched(proposal) && !isSettled(proposal));
    if (!unsaid.length) return null;
    const drop = () => {
      for (const { proposal } of unsaid) this.#leftOut(proposal);
      this.paint();
      shielded(this.main);
      this.#button("[data-act=enrol-save]")?.focus();
    };
    const words = t("enrol.drop", { n: unsaid.length });
    return h("details", { class: "more" }, h("summary", {}, t("enrol.wrong")), named("enrol-drop", act("close", words, drop)));
  }

  #leftOut(proposal) {
    if (this.#changing?.proposal === proposal) this.#changing = null;
    this.#said.say(proposal, { remove: true });
    this.#said.right(proposal);
  }

  #section(name, title, hint, proposals) {
    return h(
      "section",
      { class: `enrol-part ${name}`, "aria-labelledby": name },
      h("h2", { id: name }, title),
      h("p", { class: "hint" }, hint),
      this.#list(proposals, name !== "enrol-first"),
    );
  }

  #list = (proposals, briefly) =>
    h(
      "ul",
      { class: `enrol-cards ${briefly ? "enrol-briefly" : ""}` },
      proposals.map((one) => this.#card(one)),
    );

  #card(one) {
    const { proposal } = one;
    const said = this.#said.of(proposal);
    const changing = this.#changing?.proposal === proposal ? this.#changing?.picking : null;
    if (!changing && !this.#said.isOpen(proposal)) return briefCard(one, said, this.#photo(one), () => this.#change(one));
    return wholeCard(one, said, this.#photo(one), {
      right: () => this.#right(proposal),
      turn: () => {
        this.#said.turn(proposal);
        this.#again(proposal, "enrol-turn");
      },
      change: () => (changing ? this.#closed(proposal) : this.#change(one)),
      more: changing?.node,
    });
  }

  #change(one) {
    const { catalog, game, signal } = this;
    const { proposal } = one;
    const say = (said, done = false) => {
      this.#said.say(proposal, said);
      // still being drawn: the open part stays
      if (done === null) return this.#mark(proposal);
      if (done) this.#said.right(proposal);
      this.#changing = null;
      this.#again(proposal, done ? null : "enrol-right");
      shielded(this.main);
    };
    const blank = this.answer.enrolled.length || this.answer.missing.length ? null : catalog.tiles[0].id;
    const keep = (drawing) => {
      this.#said.draw(proposal, drawing);
      this.#keep();
    };
    const drawing = { get: () => this.#said.drawing(proposal), keep };
    this.#changing = { proposal, picking: new Picking({ one, catalog, game, blank, drawing, signal, say }) };
    this.#again(proposal, "enrol-change");
  }

  #closed(proposal) {
    this.#changing = null;
    this.#again(proposal, "enrol-change");
  }

  /** Whether the tile drawn by hand can be confirmed. */
  #mark(proposal) {
    this.#keep();
    const button = this.#button(`[data-proposal="${proposal}"] [data-act=enrol-right]`);
    if (button) button.disabled = !this.#said.of(proposal);
  }

  /** Confirms a card; the next one takes its place, so that one tap after the other is enough. */
  #right(proposal) {
    this.#said.right(proposal);
    this.#changing = null;
    const next = this.#proposals.find((one) => this.#said.isOpen(one.proposal));
    this.paint();
    shielded(this.main);
    const goOn = next ? `[data-proposal="${next.proposal}"] [data-act=enrol-right]` : "[data-act=enrol-save]";
    this.#button(goOn)?.focus();
  }

  #again(proposal, focus) {
    this.paint();
    this.#button(`[data-proposal="${proposal}"] ${focus ? `[data-act=${focus}]` : "button"}`)?.focus();
  }

  /**
   * A control by its selector.
   *
   * @param {string} which
   * @returns {HTMLButtonElement | HTMLInputElement | null}
   */
  #button = (which) => this.main.querySelector(which);

  /** The photo of a group's first card, fetched once. */
  #photo(one) {
    if (!this.#photos.has(one.proposal)) {
      const alt = t("enrol.seen", { number: one.proposal + 1, edges: one.edges });
      const image = h("img", { class: "enrol-photo", alt, width: 96, height: 96 });
      this.#photos.set(one.proposal, image);
      picture(`${this.path}/cards/${one.cards[0]}`, this.token)
        .then((url) => (image.src = url))
        .catch(() => image.replaceWith(h("span", { class: "enrol-photo" }, drawUnknown())));
    }
    return this.#photos.get(one.proposal);
  }

  #send(files) {
    this.#before = this.answer?.photos.length ?? 0;
    return this.sending.send(files);
  }

  /** Blocks further uploads while one is running; cards can still be corrected. */
  #working(on, cancelled = false) {
    this.#busy = on;
    for (const role of ["[data-role=choose]", "[data-act=enrol-save]"]) {
      const one = this.#button(role);
      if (!one) continue;
      one.disabled = on;
      one.closest("label")?.classList.toggle("is-disabled", on);
    }
    if (cancelled) this.#button("[data-role=choose]")?.focus();
  }

  async #save() {
    if (this.#busy) return;
    const { decided, confirmations } = this.#said;
    this.#working(true);
    show(this.#status, h("p", { class: "reading" }, t("enrol.learning")));
    announce(t("enrol.learning"));
    try {
      const answer = await ask(this.path, {
        method: "PATCH",
        token: this.token,
        body: { confirmations, begun: this.answer.begun },
        signal: this.signal,
      });
      this.#said.learnt(decided);
      if (decided.has(this.#changing?.proposal)) this.#changing = null;
      await this.#take(answer);
      show(this.#status);
      this.#working(false);
      this.#told();
    } catch (error) {
      this.#working(false);
      if (error instanceof Problem && error.status === 409) return this.#anew();
      if (error.name !== "AbortError")
        show(
          this.#status,
          errorNotice(error, () => this.#save()),
        );
    }
  }

  /** Starts over: the cards were deleted and replaced elsewhere, so no correction applies to them. */
  async #anew() {
    try {
      await this.#take(await ask(this.path, { token: this.token, signal: this.signal }));
      this.paint();
      show(this.#status, h("p", { class: "notice", role: "alert" }, t("enrol.anew")));
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          this.#status,
          errorNotice(error, () => this.#anew()),
        );
    }
  }

  /** Draws the server's answer while the user is working: the element in use stays. */
  #told() {
    const { enrolled, missing } = this.answer;
    announce(t("enrol.count", { known: enrolled.length, all: enrolled.length + missing.length }));
    whenFree(this.main, () => {
      const held = this.#held();
      this.paint();
      (held() ?? this.#button("h1"))?.focus({ preventScroll: Boolean(held()) });
    });
  }

  /** A function that finds the focused element of a card or the upload; after a redraw it returns the same one. */
  #held() {
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const card = /** @type {HTMLElement | null | undefined} */ (active?.closest("[data-proposal]"));
    const inside = [this.#changing?.picking.node, this.sending.node].some((node) => node?.contains(active));
    const name = card && `[data-proposal="${card.dataset.proposal}"] [data-act="${active?.dataset.act}"]`;
    return () => (inside ? active : name ? this.#button(name) : null);
  }
}
