// Events other than points, such as a stack handed out or a boat that moved. Shown where the page has a text for them.

import { h } from "../lib/dom.js";
import { has, t } from "../lib/i18n.js";
import { byName } from "./offers/value-words.js";

/** The events with a text, as a list; null: none. @param {Page.Talk} play */
export function eventList(play, events = []) {
  const told = together(events)
    .map((event) => eventInWords(play, event))
    .filter(Boolean);
  return told.length
    ? h(
        "ul",
        { class: "events" },
        told.map((words) => h("li", {}, words)),
      )
    : null;
}

const RECEIVE = "receive";

/** The events, with what a player receives piece by piece in one: twelve tokens of a mountain are dealt one at a time. */
function together(events) {
  const found = new Map();
  for (const [i, event] of events.entries()) {
    const { count, ...rest } = event;
    const key = event.event === RECEIVE && count ? JSON.stringify(rest) : i;
    found.set(key, found.has(key) ? { ...event, count: found.get(key).count + count } : event);
  }
  return [...found.values()];
}

/**
 * An event in words: from the game's module, else the text of its key filled with its fields, `n` being its number; "" if there is none. A text whose key ends with
 * one of its values comes first (`event.receive.gold`).
 *
 * @param {Page.Talk} play
 */
export function eventInWords(play, event) {
  const own = play.own.eventSentences?.[event.event];
  if (own) return own(play, event);
  const plain = [`${play.match.game}.event.${event.event}`, `event.${event.event}`];
  const ends = Object.values(event).filter((value) => typeof value === "string");
  const key = [...ends.map((end) => `${plain[1]}.${end}`), ...plain].find(has);
  if (!key) return "";
  const values = Object.entries(event).map(([field, value]) => [field, byName(play, field, value)]);
  const [place] = event.where?.tiles ?? [];
  const n = Object.values(event).find((value) => typeof value === "number") ?? "";
  return t(key, { ...Object.fromEntries(values), n, place: place ? play.board.place({ x: place[0], y: place[1] }) : "" });
}
