// One group of cards: its photo next to the tile assigned to it, in a short form or with everything needed to correct it.

import { act } from "../../lib/controls.js";
import { h, icon } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { tilePicture } from "../../tile/tile.js";
import { tileName } from "../../tile/words.js";

export const codeOf = (id) => id.split("/").slice(1).join("/") || id;

/** The tile of a card in words: "H: 2 cities", "new: 2 cities". */
export function whatIs(said) {
  if (!said) return t("enrol.unsaid");
  if (said.remove) return t("enrol.none");
  const name = tileName(said.shown?.tile);
  return typeof said.tile === "string" && !said.isNew ? `${codeOf(said.tile)}: ${name}` : t("enrol.is-new", { tile: name });
}

/** The photo and the drawing, rotated like the card. `photo`: an <img>. */
const pair = (photo, said) =>
  h(
    "div",
    { class: "enrol-pair" },
    photo,
    h("div", { class: "enrol-drawn" }, said?.remove ? none() : tilePicture(said?.shown?.tile ?? null, said?.shown?.rotation ?? 0)),
  );

const none = () => h("span", { class: "enrol-none" }, icon("close"));

/** A card to review: right, turned, or another tile. `more`: the content opened below, or null. */
export function wholeCard(one, said, photo, { right, turn, change, more }) {
  return h(
    "li",
    { class: more ? "card enrol-card is-open" : "card enrol-card", "data-proposal": one.proposal },
    pair(photo, said),
    h(
      "p",
      { class: "enrol-what" },
      h("strong", {}, whatIs(said)),
      one.cards.length > 1 ? h("span", { class: "hint" }, ` · ${t("enrol.copies", { n: one.cards.length })}`) : null,
    ),
    h(
      "div",
      { class: "actions" },
      named("enrol-right", act("check", t("enrol.right"), right, "primary"), !said),
      h(
        "button",
        { type: "button", class: "round", "data-act": "enrol-turn", "aria-label": t("enrol.turn"), disabled: !said?.shown, onclick: turn },
        icon("turn"),
      ),
      named("enrol-change", act("pencil", t("enrol.change"), change)),
    ),
    more,
  );
}

/** A card that is very likely right and needs only a glance. */
export const briefCard = (one, said, photo, open) =>
  h(
    "li",
    { "data-proposal": one.proposal },
    h(
      "button",
      { type: "button", class: "enrol-brief", "data-act": "enrol-open", onclick: open },
      pair(photo, said),
      h("span", { class: "visually-hidden" }, t("enrol.brief", { number: one.proposal + 1, what: whatIs(said) })),
    ),
  );

/** A button with a name by which tests and the focus find its card. */
export function named(name, button, disabled = false) {
  button.dataset.act = name;
  button.disabled = disabled;
  return button;
}
