// Bring your own tiles: photos of single tiles, what each shows said once, and from then on photos of the set are read.

import { ask, picture, sendFiles } from "../api.js";
import { announce, h, icon, show } from "../dom.js";
import { gameOf } from "../games.js";
import { t } from "../i18n.js";
import { errorNotice, pictureNotice } from "../notice.js";
import { keepSet, ownSet } from "../own.js";
import { drawUnknown } from "../tile.js";
import { forgetCatalog } from "../tiles.js";
import { briefCard, codeOf, wholeCard } from "./enrol-card.js";
import { Picking } from "./enrol-pick.js";
import { Said } from "./enrol-said.js";

const PICTURES = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";
const MOST = 3;

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
    if (error.name !== "AbortError") show(main, errorNotice(error, () => open(main, id, signal)));
  }
}

class Enrolment {
  #said = new Said();
  #changing = null; // {proposal, picking}: the card that is put right
  #photos = new Map(); // proposal -> <img>
  #status = h("div", { class: "status", "aria-live": "polite" });

  constructor(told) {
    Object.assign(this, told); // {main, catalog, game, token, signal}
    this.path = `/catalogs/${encodeURIComponent(this.catalog.id)}/enrolment`;
    this.answer = null;
    this.signal.addEventListener("abort", () => this.#photos.forEach(({ src }) => src && URL.revokeObjectURL(src)));
  }

  async begin(answer) {
    if (answer) await this.#take(answer);
    this.paint();
  }

  get #proposals() {
    return this.answer?.proposals ?? [];
  }

  /** A new answer of the server: what it proposes is drawn as the cards lie. */
  async #take(answer) {
    if (answer.version !== this.catalog.version) {
      forgetCatalog(this.catalog.id); // it has new tiles
      this.catalog = await ask(`/catalogs/${encodeURIComponent(this.catalog.id)}`, { signal: this.signal });
    }
    if (answer.enrolled.length) keepSet({ id: this.catalog.id, whole: Boolean(this.catalog.start), empty: false });
    const drawn = await this.#drawn(answer.proposals.filter(({ tile, removed }) => !tile && !removed));
    const { game, version } = this.catalog;
    const tiles = Object.fromEntries(this.catalog.tiles.map((tile) => [tile.id, { ...tile, game, version }]));
    if (this.answer && answer.cards.length < this.answer.cards.length) this.#photos.clear();
    this.answer = answer;
    this.#changing = null;
    this.#said.take(answer.proposals, ({ proposal }) => drawn.get(proposal), tiles);
  }

  /** The proposals as the server draws them, by number; what no rule of the game allows as it is proposed is left out. */
  async #drawn(proposals) {
    if (!proposals.length) return new Map();
    const body = { game: this.game.id, name: "draft", tiles: proposals.map(({ proposal, features }) => ({ id: `draft/${proposal}`, features })) };
    let told;
    try {
      told = await ask("/catalogs/check", { method: "POST", body, signal: this.signal });
    } catch (error) {
      const wrong = new Set(Object.keys(error.errors ?? {}).map((path) => Number(/^tiles\[(\d+)\]/.exec(path)?.[1])));
      const right = proposals.filter((_, i) => !wrong.has(i));
      if (right.length === proposals.length) throw error;
      return this.#drawn(right);
    }
    const { tiles, version } = told;
    return new Map(tiles.map((tile) => [Number(codeOf(tile.id)), { ...tile, game: this.game.id, version }]));
  }

  paint() {
    const { answer, catalog } = this;
    show(
      this.main,
      h(
        "div",
        { class: "start-main" },
        h("h1", { tabindex: "-1" }, t("enrol.title")),
        answer ? this.#summary() : h("p", { class: "lead" }, t("enrol.lead", { name: catalog.name })),
        h("div", { class: "start-actions" }, this.#chooser()),
        this.#said.confirmations.length ? null : this.#status,
        answer ? null : h("p", { class: "hint" }, t("enrol.tips")),
        answer ? this.#cards() : null,
        answer
          ? h("a", { class: "button text", href: `#/edit/tile/${encodeURIComponent(catalog.id)}` }, t("enrol.editor"))
          : null,
      ),
    );
  }

  #chooser() {
    return h(
      "label",
      { class: `button ${this.answer ? "" : "big primary"}` },
      icon("camera"),
      h("span", {}, t(this.answer ? "enrol.more" : "enrol.choose")),
      h("input", {
        type: "file",
        accept: PICTURES,
        multiple: true,
        class: "visually-hidden",
        "data-role": "choose",
        onchange: ({ target }) => {
          const files = [...target.files].slice(0, MOST);
          target.value = ""; // the same may be chosen again
          this.#send(files);
        },
      }),
    );
  }

  #summary() {
    const { enrolled, missing, photos, cards, proposals } = this.answer;
    return h(
      "section",
      { class: "card", "aria-label": t("enrol.state") },
      h("p", { class: "scope" }, enrolled.length ? t("enrol.count", { known: enrolled.length, all: enrolled.length + missing.length }) : t("enrol.found", { cards: cards.length, kinds: proposals.length })),
      missing.length && enrolled.length ? h("p", { class: "hint" }, t("enrol.missing", { tiles: missing.map(codeOf).join(", ") })) : null,
      photos.filter(({ reason }) => reason).map(({ reason }) => h("p", { class: "notice" }, reason)),
      enrolled.length ? [h("p", {}, t("enrol.ready")), h("a", { class: "button", href: "#/photo" }, icon("camera"), t("photo-new.title"))] : null,
    );
  }

  /** What people should look at first, what needs a glance, and what is learnt already. */
  #cards() {
    const first = this.#proposals.filter(({ proposal }) => this.#said.isOpen(proposal));
    const glance = this.#proposals.filter(({ proposal }) => !this.#said.isOpen(proposal) && !this.#said.isSettled(proposal));
    const learnt = this.#proposals.filter(({ proposal }) => this.#said.isSettled(proposal));
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
            h("button", { type: "button", class: "button primary big", "data-act": "enrol-save", onclick: () => this.#save() }, icon("check"), h("span", {}, t("enrol.save", { n }))),
          )
        : null,
      learnt.length
        ? h("details", { class: "more enrol-learnt" }, h("summary", {}, t("enrol.learnt", { n: learnt.length })), this.#list(learnt, true))
        : null,
    ];
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

  #list = (proposals, briefly) => h("ul", { class: `enrol-cards ${briefly ? "enrol-briefly" : ""}` }, proposals.map((one) => this.#card(one)));

  #card(one) {
    const { proposal } = one;
    const said = this.#said.of(proposal);
    const changing = this.#changing?.proposal === proposal ? this.#changing.picking : null;
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
      if (done === null) return this.#mark(proposal); // still being drawn: what is open below stays
      if (done) this.#said.right(proposal);
      this.#changing = null;
      this.#again(proposal, done ? null : "enrol-right");
    };
    const blank = this.answer.enrolled.length || this.answer.missing.length ? null : catalog.tiles[0].id;
    this.#changing = { proposal, picking: new Picking({ one, catalog, game, blank, signal, say }) };
    this.#again(proposal, "enrol-change");
  }

  #closed(proposal) {
    this.#changing = null;
    this.#again(proposal, "enrol-change");
  }

  /** Whether what is drawn by hand can be said to be right. */
  #mark(proposal) {
    const button = this.main.querySelector(`[data-proposal="${proposal}"] [data-act=enrol-right]`);
    if (button) button.disabled = !this.#said.of(proposal);
  }

  /** The next one takes its place, so that one tap after the other is enough. */
  #right(proposal) {
    this.#said.right(proposal);
    this.#changing = null;
    const next = this.#proposals.find((one) => this.#said.isOpen(one.proposal));
    this.paint();
    const goOn = next ? `[data-proposal="${next.proposal}"] [data-act=enrol-right]` : "[data-act=enrol-save]";
    this.main.querySelector(goOn)?.focus();
  }

  #again(proposal, focus) {
    this.paint();
    const card = this.main.querySelector(`[data-proposal="${proposal}"]`);
    card?.querySelector(focus ? `[data-act=${focus}]` : "button")?.focus();
  }

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

  async #send(files) {
    if (!files.length) return;
    const form = new FormData();
    for (const file of files) form.append("photo", file, "photo");
    show(this.#status, h("p", { class: "reading" }, t("enrol.looking")));
    announce(t("enrol.looking"));
    this.#photos.clear();
    await this.#do(() => sendFiles(this.path, form, { token: this.token, signal: this.signal }), () => this.#send(files));
  }

  async #save() {
    show(this.#status, h("p", { class: "reading" }, t("enrol.learning")));
    announce(t("enrol.learning"));
    const body = { confirmations: this.#said.confirmations };
    await this.#do(() => ask(this.path, { method: "PATCH", token: this.token, body, signal: this.signal }), () => this.#save());
  }

  async #do(call, again) {
    try {
      await this.#take(await call());
      show(this.#status);
      this.paint();
      const { enrolled, missing } = this.answer;
      announce(t("enrol.count", { known: enrolled.length, all: enrolled.length + missing.length }));
      this.main.querySelector("h1").focus();
    } catch (error) {
      if (error.name !== "AbortError") show(this.#status, pictureNotice(error, again, { text: t("picture.other"), said: [error.detail] }));
    }
  }
}
