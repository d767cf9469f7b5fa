// The line at the top of a match: the connection, undo and redo, the history, the menu.

import { focusRing } from "../../lib/controls.js";
import { h, icon, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { PICTURES } from "../../net/uploads/picture-types.js";
import { handPicture } from "../../net/uploads/picture-at-hand.js";
import { historyPanel } from "../../match/history/history.js";
import { lookButton } from "./view-list.js";
import { menuPanel } from "./menu.js";

export class Toolbar {
  /** `header`: the header of the page, whose name gives way to the tools. @param {Page.Play} play */
  constructor(play, header) {
    this.play = play;
    const tool = (name, act) =>
      h(
        "button",
        {
          type: "button",
          class: `round tool-${name}`,
          "aria-label": t(`match.tool.${name}`),
          title: t(`match.tool.${name}`),
          onclick: act,
        },
        icon(name === "history" ? "clock" : name),
      );
    this.pill = h("p", { class: "pill", role: "status" });
    this.tools = {
      undo: tool("undo", () => this.#undo()),
      redo: tool("redo", () => play.sending.step("redo")),
      history: tool("history", () => play.screen.show(historyPanel(play))),
      menu: tool("menu", () => play.screen.show(menuPanel(play))),
    };
    const { undo, redo, history, menu } = this.tools;
    const ofTable = play.match.pad ? [] : [play.board.controls, cameraLink(play), lookButton(play)];
    const [zoom, ...links] = ofTable;
    const tools = [zoom, redo, links, undo, history, menu]; // what comes and goes is left of what is tapped twice
    header.querySelector(".brand").replaceWith(h("div", { class: "match-tools" }, this.pill, tools));
  }

  #undo() {
    const { play } = this;
    if (!(play.turn.draft.length || play.turn.tile)) return play.sending.step("undo");
    if (play.screen.view) play.screen.show(null); // another panel would hide what is taken back
    return play.turn.back();
  }

  update() {
    const { play } = this;
    const { undo, redo } = /** @type {any} */ (this.tools);
    const still = play.connection.away || play.sending.queue.length > 0 || play.correction.at !== null;
    undo.hidden = !play.connection.writes;
    undo.disabled = !(play.turn.draft.length || play.turn.tile) && (still || !play.match.can_undo);
    redo.hidden = !play.connection.writes || !play.match.can_redo;
    redo.disabled = play.turn.draft.length > 0 || still;
    redo.parentElement.classList.toggle("has-redo", !redo.hidden);
    const words = t(
      `match.${play.connection.state !== "live" ? play.connection.state : play.sending.queue.trouble ? "stuck" : play.sending.queue.length ? "sending" : "live"}`,
    );
    this.pill.className = `pill is-${play.connection.state}`;
    if (this.pill.textContent === words) return;
    show(this.pill, h("span", { class: play.connection.state === "live" ? "visually-hidden" : null }, words)); // a dot: all is well
    this.pill.title = words;
  }
}

/** Hands a picture of the table to the screen that sends it. */
function photographed(match, input) {
  const [file] = input.files;
  input.value = "";
  if (!file) return;
  handPicture(file);
  location.hash = `#/photo/of/${match}`;
}

/** The camera, opened at once: what was played since, from a photo of the table. @param {Page.Play} play */
const cameraLink = (play) =>
  play.connection.writes && play.game.kinds
    ? h(
        "label",
        { class: "round tool-camera takes-file", title: t("match.tool.camera") },
        icon("camera"),
        h("input", {
          type: "file",
          accept: PICTURES,
          capture: "environment",
          class: "visually-hidden",
          "aria-label": t("match.tool.camera"),
          onchange: ({ target }) => photographed(play.match.id, target),
        }),
        focusRing(),
      )
    : null;
