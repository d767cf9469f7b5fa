// The audit of a table: each finding with its rule, shown on the board; gaps that no remaining tile can fill; and the points of the table.
// For the table of a match, and for any other (audit.js).

import { ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { announce, h, icon, show } from "../../lib/dom.js";
import { renew } from "../../lib/dom-state.js";
import { flagsOf } from "../../editor/table/live.js";
import { t } from "../../lib/i18n.js";
import { readNotice } from "../../net/error-notice.js";
import { ruleButton } from "../../score/rule.js";

const ORDER = ["error", "warning", "info"];

/** The findings of an audit. `board`: where it is shown; `light(what)` highlights a finding there. */
export function auditSheet({ board, light }, { findings, dead }) {
  const wrong = findings.filter(({ severity }) => severity !== "info");
  const rows = [...findings].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  const verdict = wrong.length ? t("audit.wrong", { n: wrong.length }) : t("audit.right");
  announce(verdict);
  return [
    h("p", { class: `audit-verdict ${wrong.length ? "is-wrong" : "is-right"}` }, icon(wrong.length ? "alert" : "check"), verdict),
    rows.length
      ? h(
          "ul",
          { class: "audit-rows" },
          rows.map((one) => finding(board, light, one)),
        )
      : null,
    dead?.length
      ? [
          h("h3", {}, t("look.dead", { n: dead.length })),
          h("p", { class: "hint" }, t("audit.dead.hint")),
          h(
            "ul",
            { class: "look-dead" },
            dead.map(({ x, y }) =>
              h(
                "li",
                {},
                act("alert", board.place({ x, y }), () => light({ tiles: [[x, y]] }), "text"),
              ),
            ),
          ),
        ]
      : null,
    h(
      "details",
      { class: "as-text" },
      h("summary", {}, t("audit.looked-at")),
      h(
        "ul",
        { class: "audit-looked" },
        LOOKED.map((name) => h("li", {}, icon("check"), t(`audit.looked.${name}`))),
      ),
    ),
  ];
}

const LOOKED = ["joins", "copies", "figures", "forgotten", "holes"];

function finding(board, light, { severity, title, says, text, rule, where }) {
  const words = board.inWords(says || text);
  return h(
    "li",
    { class: `finding finding-${severity}` },
    h(
      "button",
      { type: "button", class: "finding-face", onclick: () => light(where ?? {}) },
      icon(severity === "info" ? "info" : "alert"),
      h("span", {}, h("strong", {}, `${t(`severity.${severity}`)}: ${title}. `), words.includes(title) ? null : words),
    ),
    ruleButton(rule),
  );
}

/** @param {Page.Play} play */
export function auditPanel(play, back) {
  const view = new Audit(play, back);
  return () => view.panel();
}

class Audit {
  /** @type {any} */
  #answer = null;
  #seq = null;
  #flags = new Map();
  #body = h("div", { class: "audit-body", "aria-live": "off" });

  /** @param {Page.Play} play */
  constructor(play, back) {
    this.play = play;
    this.back = back;
  }

  panel() {
    const { play } = this;
    play.screen.draw({ flags: this.#flags });
    if (this.#seq !== play.match.seq) this.#load();
    return h(
      "div",
      { class: "look-audit" },
      act("back", t("panel.back"), this.back, "text back-link"),
      h("h2", { tabindex: "-1" }, t("look.audit")),
      this.#body,
    );
  }

  async #load() {
    const { play } = this;
    this.#seq = play.match.seq;
    if (!this.#answer) show(this.#body, h("p", { class: "hint" }, t("app.loading")));
    const light = ({ tiles = [], edge }) => {
      play.board.light({ cells: tiles, edge });
      if (tiles.length) play.board.view.reveal(tiles[0]);
    };
    try {
      this.#answer = await ask(`/matches/${play.match.id}/audit`, { token: play.connection.token, signal: play.connection.signal });
      this.#flags = flagsOf(this.#answer);
      play.screen.draw({ flags: this.#flags });
      renew(this.#body, auditSheet({ board: play.board, light }, this.#answer));
    } catch (error) {
      if (error.name !== "AbortError")
        show(
          this.#body,
          readNotice(error, () => this.#load()),
        );
    }
  }
}
