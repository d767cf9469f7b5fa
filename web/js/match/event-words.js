// Events other than points, such as a stack handed out or a boat that moved. Shown where the page has a text for them.

import { h } from "../lib/dom.js";
import { has, named, t } from "../lib/i18n.js";

/** The events with a text, as a list; null: none. @param {Page.Talk} play */
export function eventList(play, events = []) {
  const told = events.map((event) => eventInWords(play, event)).filter(Boolean);
  return told.length
    ? h(
        "ul",
        { class: "events" },
        told.map((words) => h("li", {}, words)),
      )
    : null;
}

/**
 * An event in words: from the game's module, else the text of its key filled with its fields; "" if there is none.
 *
 * @param {Page.Talk} play
 */
export function eventInWords(play, event) {
  const own = play.own.eventSentences?.[event.event];
  if (own) return own(play, event);
  const key = [`${play.match.game}.event.${event.event}`, `event.${event.event}`].find((one) => has(one) || has(`${one}.other`));
  if (!key) return "";
  const values = Object.entries(event).map(([field, value]) => [field, valueInWords(play, field, value)]);
  const [place] = event.where?.tiles ?? [];
  return t(key, { ...Object.fromEntries(values), place: place ? play.board.place({ x: place[0], y: place[1] }) : "" });
}

/** @param {Page.Talk} play */
function valueInWords(play, field, value) {
  if (play.match.players.some(({ id }) => id === value)) return play.nameOf(value);
  if (typeof value === "string") return named(field === "kind" ? "kind" : "match.choice", value);
  return typeof value === "number" ? value : "";
}
