// A photo of a board of villages: the tents are checked village by village, what no photo shows is entered, and the points are counted.
// Without a photo everything is entered (table-editor.js).

import { ask } from "../../net/api.js";
import { act, toggle } from "../../lib/controls.js";
import { announce, h, show } from "../../lib/dom.js";
import { DorraBoard } from "../../games/dorra/board.js";
import { colourWithin } from "../../tile/words.js";
import { capital, named, t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { newest } from "../../lib/latest-only.js";
import { errorNotice } from "../../net/error-notice.js";
import { saveFile } from "../../net/share.js";
import { findings, scoreLines, totals } from "../../score/score-sheet.js";
import { hands } from "./hands.js";

const COLOURS = ["red", "blue", "white", "orange"];
const NEUTRAL = "neutral";

export class Tents {
  #doubts;
  #panel;
  #result;
  picked = null; // the open village
  told = {}; // further data of each player

  /** `answer`: of a photo, or {position, doubts: null} if everything is entered by hand; `above` and `below` surround the table. */
  constructor(main, answer, data, above, below = null) {
    this.answer = answer;
    this.data = data;
    this.tents = answer.position.tents.map((tent) => ({ ...tent }));
    this.#doubts = (answer.doubts ?? []).filter(({ village }) => village);
    this.board = new DorraBoard({ choose: ({ village }) => this.pick(village), label: t("photo-tents.board") });
    this.#panel = h("section", { class: answer.doubts ? "panel dorra-rows" : "dorra-rows", "aria-label": t("panel.label") });
    this.#result = h("div", { class: "sheet", "aria-live": "polite" });
    const table = [this.board.node, this.#panel];
    show(main, above, answer.doubts ? h("div", { class: "table" }, table) : table, below);
    this.render();
    this.board.view.fit();
  }

  // ---- the position ----

  pick(village) {
    this.picked = village;
    this.render();
    this.#panel.querySelector("input")?.focus({ preventScroll: true });
  }

  #owner = (tent) => (tent.neutral ? NEUTRAL : tent.player);

  set(village, colour, on) {
    const others = this.tents.filter((tent) => tent.village !== village || this.#owner(tent) !== colour);
    const tent = colour === NEUTRAL ? { village, neutral: true } : { village, player: colour };
    this.tents = on ? [...others, tent] : others;
    this.#doubts = this.#doubts.filter((doubt) => doubt.village !== village);
    this.render();
  }

  /** Replaces the table by a saved one. */
  take({ tents, players }) {
    if (!Array.isArray(tents) || !Array.isArray(players)) throw new TypeError("no table");
    this.tents = tents.map(({ village, player, neutral }) => (neutral ? { village, neutral: true } : { village, player }));
    this.told = Object.fromEntries(players.map(({ id, colour, ...told }) => [colour ?? id, told]));
    this.picked = null;
    this.render();
  }

  /** The players: the colours with tents, and those with data entered. */
  players = () => COLOURS.filter((colour) => this.told[colour] || this.tents.some(({ player }) => player === colour));

  position() {
    const seats = this.players().map((id) => ({ id, colour: id, ...this.told[id] }));
    return { ...this.answer.position, board: this.answer.position.board, players: seats, tents: this.tents };
  }

  /** The position with each tent on a space, the cheapest first. */
  #drawn() {
    const taken = new Map();
    const tents = this.tents.map((tent) => {
      const space = taken.get(tent.village) ?? 0;
      taken.set(tent.village, space + 1);
      return { ...tent, space };
    });
    return { ...this.position(), board: this.data, tents };
  }

  // ---- drawing ----

  render() {
    const spots = [...new Set(this.#doubts.map(({ village }) => village))].map((village) => ({ village, words: t("photo-tents.unsure") }));
    this.board.mark(this.picked);
    this.board.render({ position: this.#drawn(), spots });
    renew(
      this.#panel,
      h("h2", { tabindex: "-1" }, t(this.answer.doubts ? "photo-tents.check" : "photo-tents.told")),
      this.#doubtList(),
      this.#village(),
      hands(this),
      this.#countActions(),
      this.#result,
    );
  }

  #doubtList() {
    if (!this.answer.doubts) return null;
    if (!this.#doubts.length) return h("p", { class: "scope" }, t("photo-tents.sure"));
    const words = ({ village, colour, reason }) =>
      `${this.board.name(village)}: ${reason === "hidden" ? t("photo-tents.hidden") : t(`reason.${reason}`, { colour: colourWithin(colour) })}`;
    return h(
      "ul",
      { class: "doubts" },
      this.#doubts.map((doubt) =>
        h(
          "li",
          {},
          act("info", words(doubt), () => this.pick(doubt.village), "text"),
        ),
      ),
    );
  }

  #village() {
    if (!this.picked) return h("p", { class: "hint" }, t("photo-tents.tap"));
    const here = this.tents.filter(({ village }) => village === this.picked).map(this.#owner);
    return h(
      "fieldset",
      { class: "choices", "data-village": this.picked },
      h("legend", {}, this.board.name(this.picked)),
      [...COLOURS, NEUTRAL].map((colour) =>
        toggle(
          colour === NEUTRAL ? capital(t("dorra-amazonas.neutral")) : named("colour", colour),
          here.includes(colour),
          (on) => this.set(this.picked, colour, on),
          { name: "tent", value: colour },
        ),
      ),
      act("check", t("photo-tents.right"), () => {
        this.#doubts = this.#doubts.filter(({ village }) => village !== this.picked);
        this.picked = null;
        this.render();
      }),
    );
  }

  #counted = newest();

  #countActions = () =>
    h(
      "div",
      { class: "actions" },
      act("scales", t("photo-tents.count"), () => this.#count(), "primary"),
      act("save", t("edit.export"), () => saveFile("position.json", this.position())),
    );

  async #count() {
    const talk = {
      players: this.position().players,
      inWords: (text) => text,
      lightLine: () => {},
      lightCells: (cells) => this.board.light({ cells }),
    };
    const counts = this.#counted();
    try {
      const sheet = await ask("/scores", { method: "POST", body: { position: this.position(), final: true } });
      if (!counts()) return;
      show(this.#result, totals(talk, sheet), scoreLines(talk, sheet.lines), findings(talk, sheet.findings, "findings"));
      announce(t("scores.ready", { n: sheet.lines.length }));
      this.#result.scrollIntoView({ block: "nearest" });
    } catch (error) {
      if (counts())
        show(
          this.#result,
          errorNotice(error, () => this.#count()),
        );
    }
  }
}
