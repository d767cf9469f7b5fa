// Bring your own tiles: photos of single tiles, what each shows said once, and from then on photos of the set are read.

import { ask, picture, sendFiles } from "../api.js";
import { announce, h, icon, show } from "../dom.js";
import { gameOf } from "../games.js";
import { t } from "../i18n.js";
import { errorNotice } from "../notice.js";
import { ownSet } from "../own.js";
import { drawUnknown, tilePicture } from "../tile.js";
import { forgetCatalog } from "../tiles.js";
import { tileName } from "../words.js";
import { NewTile } from "./enrol-new.js";

const PICTURES = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";
const MOST = 3;
const NEW = "new"; // in place of a tile's id: one that the set does not have yet

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
    const begun = await ask(`/catalogs/${encodeURIComponent(id)}/enrolment`, { token, signal }).catch((error) => {
      if (error.status === 404) return null;
      throw error;
    });
    const game = await gameOf(catalog.game);
    if (!signal.aborted) new Enrolment({ main, catalog, game, token, answer: begun, signal }).paint();
  } catch (error) {
    if (error.name !== "AbortError") show(main, errorNotice(error, () => open(main, id, signal)));
  }
}

class Enrolment {
  #said = new Map(); // proposal -> {tile, rotation} or {remove}; a new tile as catalogs write it
  #pictures = new Map(); // card -> address of its picture
  #status = h("div", { class: "status", "aria-live": "polite" });

  constructor(told) {
    Object.assign(this, told); // {main, catalog, game, token, answer, signal}
    this.path = `/catalogs/${encodeURIComponent(this.catalog.id)}/enrolment`;
    this.signal.addEventListener("abort", () => this.#pictures.forEach((url) => URL.revokeObjectURL(url)));
    this.#guess();
  }

  /** What is likeliest is chosen already; people look and save. */
  #guess() {
    for (const one of this.answer?.proposals ?? []) {
      if (this.#said.has(one.proposal)) continue;
      const [best] = one.candidates;
      if (one.removed) this.#said.set(one.proposal, { remove: true });
      else if (one.tile) this.#said.set(one.proposal, { tile: one.tile, rotation: one.rotation });
      else if (best) this.#said.set(one.proposal, { tile: best.tile, rotation: best.rotation });
    }
  }

  paint() {
    const { answer, catalog } = this;
    const open = (answer?.proposals ?? []).filter((one) => !one.removed);
    show(
      this.main,
      h(
        "div",
        { class: "start-main" },
        h("h1", { tabindex: "-1" }, t("enrol.title")),
        h("p", { class: "lead" }, t("enrol.lead", { name: catalog.name })),
        h("div", { class: "start-actions" }, this.#chooser()),
        this.#status,
        h("p", { class: "hint" }, t("enrol.tips")),
        answer ? this.#summary() : null,
        open.length ? h("ul", { class: "enrol-cards" }, open.map((one) => this.#card(one))) : null,
        open.length
          ? h(
              "div",
              { class: "actions" },
              h("button", { type: "button", class: "button primary big", "data-act": "enrol-save", onclick: () => this.#save() }, icon("check"), h("span", {}, t("enrol.save"))),
              h("a", { class: "button text", href: `#/edit/tile/${encodeURIComponent(catalog.id)}` }, t("enrol.editor")),
            )
          : null,
      ),
    );
  }

  #chooser() {
    return h(
      "label",
      { class: "button big primary" },
      icon("camera"),
      h("span", {}, t(this.answer ? "enrol.more" : "enrol.choose")),
      h("input", {
        type: "file",
        accept: PICTURES,
        multiple: true,
        class: "visually-hidden",
        "data-role": "choose",
        onchange: ({ target }) => this.#send([...target.files].slice(0, MOST)),
      }),
    );
  }

  #summary() {
    const { enrolled, missing, photos } = this.answer;
    return h(
      "section",
      { class: "card", "aria-label": t("enrol.state") },
      h("p", { class: "scope" }, t("enrol.count", { known: enrolled.length, all: enrolled.length + missing.length })),
      missing.length && enrolled.length ? h("p", { class: "hint" }, t("enrol.missing", { tiles: missing.map(code).join(", ") })) : null,
      photos.filter(({ reason }) => reason).map(({ reason }) => h("p", { class: "notice" }, reason)),
      enrolled.length ? h("p", {}, t("enrol.ready")) : null,
    );
  }

  /** One group of cards: the picture, what it is said to be, drawn as it would lie. */
  #card(one) {
    const said = () => this.#said.get(one.proposal) ?? {};
    const drawn = h("div", { class: "enrol-drawn" });
    const photo = h("img", { class: "enrol-photo", alt: t("enrol.seen", { number: one.proposal + 1, edges: one.edges }), width: 96, height: 96 });
    this.#show(photo, one.cards[0]);
    const { game, version } = this.catalog;
    const tiles = Object.fromEntries(this.catalog.tiles.map((tile) => [tile.id, { ...tile, game, version }]));
    const look = () => show(drawn, tilePicture(tiles[said().tile] ?? null, said().rotation ?? 0));
    const made = h("div", {});
    const say = (next) => {
      this.#said.set(one.proposal, next);
      show(made);
      turn.hidden = false;
      look();
    };
    const draw = () => {
      say({ tile: null, rotation: 0 });
      turn.hidden = true;
      const put = (tile) => this.#said.set(one.proposal, { tile, rotation: 0 });
      show(made, new NewTile({ game: this.game, features: one.features, signal: this.signal, put }).node);
    };
    const turn = h(
      "button",
      {
        type: "button",
        class: "button",
        "data-act": "enrol-turn",
        onclick: () => said().tile && say({ tile: said().tile, rotation: ((said().rotation ?? 0) + 90) % 360 }),
      },
      icon("turn"),
      h("span", {}, t("enrol.turn")),
    );
    const likely = one.candidates.map(({ tile }) => tile).filter((id, i, all) => tiles[id] && all.indexOf(id) === i);
    const others = this.catalog.tiles.map(({ id }) => id).filter((id) => !likely.includes(id));
    const option = (id) => h("option", { value: id, selected: said().tile === id }, `${code(id)}: ${tileName(tiles[id])}`);
    const choice = h(
      "select",
      {
        "data-act": "enrol-tile",
        onchange: ({ target: { value } }) => {
          if (value === NEW) return draw();
          const offered = one.candidates.find(({ tile }) => tile === value);
          say(value === "" ? { remove: true } : { tile: value, rotation: offered?.rotation ?? said().rotation ?? 0 });
        },
      },
      h("option", { value: "", selected: !said().tile }, t("enrol.none")),
      h("option", { value: NEW }, t("enrol.new")),
      likely.length ? h("optgroup", { label: t("enrol.likely") }, likely.map(option)) : null,
      h("optgroup", { label: t("enrol.others") }, others.map(option)),
    );
    look();
    return h(
      "li",
      { class: "card enrol-card" },
      h("div", { class: "enrol-pair" }, photo, drawn),
      h("p", { class: "hint" }, t("enrol.copies", { count: one.cards.length })),
      h("label", { class: "field" }, h("span", {}, t("enrol.which")), choice),
      turn,
      made,
    );
  }

  async #show(image, card) {
    try {
      if (!this.#pictures.has(card)) this.#pictures.set(card, await picture(`${this.path}/cards/${card}`, this.token));
      image.src = this.#pictures.get(card);
    } catch {
      image.replaceWith(h("span", { class: "enrol-photo" }, drawUnknown()));
    }
  }

  async #send(files) {
    if (!files.length) return;
    const form = new FormData();
    for (const file of files) form.append("photo", file, "photo");
    show(this.#status, h("p", { class: "reading" }, t("enrol.looking")));
    announce(t("enrol.looking"));
    await this.#do(() => sendFiles(this.path, form, { token: this.token, signal: this.signal }), () => this.#send(files));
  }

  async #save() {
    const confirmations = [...this.#said].map(([proposal, said]) => ({ proposal, tile: null, ...said }));
    show(this.#status, h("p", { class: "reading" }, t("enrol.learning")));
    announce(t("enrol.learning"));
    const body = { confirmations };
    const learn = async () => {
      const answer = await ask(this.path, { method: "PATCH", token: this.token, body, signal: this.signal });
      if (answer.version !== this.catalog.version) {
        forgetCatalog(this.catalog.id); // it has new tiles
        this.catalog = await ask(`/catalogs/${encodeURIComponent(this.catalog.id)}`, { signal: this.signal });
      }
      this.#said.clear();
      return answer;
    };
    await this.#do(learn, () => this.#save());
  }

  async #do(call, again) {
    try {
      this.answer = await call();
      this.#guess();
      show(this.#status);
      this.paint();
      announce(t("enrol.count", { known: this.answer.enrolled.length, all: this.answer.enrolled.length + this.answer.missing.length }));
    } catch (error) {
      if (error.name !== "AbortError") show(this.#status, errorNotice(error, again));
    }
  }
}

const code = (id) => id.split("/").slice(1).join("/") || id;
