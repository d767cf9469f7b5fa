// The moves that are possible now in Stefan Dorra's Amazonas, phase by phase; and the secret missions.

import { act } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { figurePicture } from "../../tile/figure.js";
import { shielded } from "../../lib/tap-guard.js";
import { list, t } from "../../lib/i18n.js";
import { finishing } from "../../match/confirm-end.js";
import { moveForOthers } from "../../match/seat.js";
import { lastTurn } from "../../match/outcome.js";
import { SPECIES, speciesPicture } from "./species.js";
import { CARDS, cardName, coins, event, species, village } from "./words.js";
import { gainOf, siteWorth } from "./worth.js";

const mine = (play) => (play.match.role === "host" ? play.match.players.map(({ id }) => id) : [play.match.player]);
const seatOf = (play, id) => play.now.players.find((seat) => seat.id === id) ?? {};
const title = (words) => h("h2", { tabindex: "-1" }, words);
/** Sends a move. The second tap of a double tap must not place a second tent, nor act for the next player on a shared phone. */
const send = (play, move) => {
  play.submit([move]);
  shielded(play.match.role === "host" ? play.table : play.board.node);
};

/** Whether a phone may act out of turn: all choose at once, any player may reveal the event, a mission can be entered. */
export const acts = (play, player) =>
  ["opening", "income", "reveal", "event"].includes(play.match.position.turn?.phase) || untold(play, player);

const untold = (play, player) => player && !play.match.over && !play.match.position.players.find(({ id }) => id === player)?.dealt;

export function panel(play) {
  const turn = play.now.turn ?? {};
  const offers = play.ahead.offers.filter(({ player }) => !player || mine(play).includes(player));
  const made = (PANELS[turn.phase] ?? PANELS.building)(play, offers, turn);
  const { says = made, foot = null } = made;
  const unsure = alone(play) ? h("p", { class: "scope" }, t("dorra-amazonas.alone")) : null;
  const body = h(
    "div",
    { class: "acting dorra-panel", "data-phase": turn.phase ?? "" },
    unsure,
    says,
    play.draft.length ? null : lastTurn(play),
    missions(play),
  );
  return { body, foot };
}

/** Whether the page is offline after a queued move: what follows depends on the others' face-down cards, which are not known here. */
const alone = (play) => play.away && !play.ahead.sure;

const wait = (play, who) => {
  play.draw();
  return [
    title(t("dorra-amazonas.waiting", { names: list(who.map(play.nameOf)) })),
    h("p", { class: "hint" }, t("match.waiting")),
    moveForOthers(play),
  ];
};

/** Spots that can be tapped on the board, and a list of the same, folded. */
function sites(play, offers, words) {
  const byVillage = new Map();
  for (const move of offers) if (!byVillage.has(move.village)) byVillage.set(move.village, move);
  play.draw({
    spots: [...byVillage].map(([id, move]) => ({ village: id, words: words(move), gain: gainOf(play, move) })),
    choose: ({ village: id }) => byVillage.has(id) && send(play, byVillage.get(id)),
  });
  if (!offers.length) return null;
  const rows = offers.map((move) =>
    h(
      "button",
      { type: "button", class: "button", "data-move": `${move.type}-${move.village}`, onclick: () => send(play, move) },
      speciesPicture(play.board.village(move.village)?.species),
      h("span", {}, words(move)),
    ),
  );
  return h(
    "details",
    {
      class: "as-text dorra-sites",
      open: play.openSites,
      ontoggle: ({ target }) => {
        if (target.isConnected) play.openSites = target.open; // keep it open while others move
      },
    },
    h("summary", {}, t("dorra-amazonas.sites")),
    h("div", { class: "offer-choices", role: "group" }, rows),
  );
}

const costOf = (play, move) => {
  const taken = (play.now.tents ?? []).filter((tent) => tent.village === move.village).map(({ space }) => space);
  const { spaces = [] } = play.board.village(move.village) ?? {};
  return move.space === undefined || move.space === null ? spaces.find((_, n) => !taken.includes(n)) : spaces[move.space];
};

const siteWords = (play) => (move) =>
  move.type === "neutral"
    ? t("dorra-amazonas.neutral-in", { village: village(play, move.village) })
    : t("dorra-amazonas.site", { village: village(play, move.village), n: costOf(play, move) ?? 0 });

function opening(play, offers) {
  const moves = offers.filter(({ type }) => type === "open");
  const who = [...new Set(moves.map(({ player }) => player))];
  if (!who.length) return wait(play, without(play));
  const player = who.includes(play.chosenPlayer) ? play.chosenPlayer : who[0];
  return [
    title(t("dorra-amazonas.open.title", { name: play.nameOf(player) })),
    h("p", { class: "hint" }, t("dorra-amazonas.open.hint")),
    whoActs(play, who, player),
    sites(
      play,
      moves.filter((move) => move.player === player),
      siteWords(play),
    ),
  ];
}

const without = (play) =>
  play.now.players.filter(({ id }) => !(play.now.tents ?? []).some((tent) => tent.player === id)).map(({ id }) => id);

/** The host may act for every player: the choice of that player. */
function whoActs(play, who, player) {
  if (who.length < 2) return null;
  return h(
    "div",
    { class: "offer-choices dorra-for", role: "group", "aria-label": t("dorra-amazonas.for") },
    h("span", { "aria-hidden": "true" }, t("dorra-amazonas.for")),
    who.map((id) =>
      h(
        "button",
        {
          type: "button",
          class: "button",
          "aria-pressed": String(id === player),
          onclick: () => {
            play.chosenPlayer = id;
            play.render();
          },
        },
        figurePicture({ colour: play.colourOf(id), kind: "tent" }),
        play.nameOf(id),
      ),
    ),
  );
}

function events(play, offers) {
  play.draw();
  return [
    title(t("dorra-amazonas.event.title", { n: play.now.round })),
    h("p", { class: "hint" }, t("dorra-amazonas.event.hint")),
    buttons(
      offers.filter(({ type }) => type === "event"),
      ({ card }) => event(card),
      ({ card }) => card,
      (move) => send(play, move),
    ),
  ];
}

const buttons = (moves, words, value, take) =>
  h(
    "div",
    { class: "offer-choices", role: "group" },
    moves.map((move) =>
      h("button", { type: "button", class: "button", "data-value": String(value(move)), onclick: () => take(move) }, words(move)),
    ),
  );

const eventNow = (play) =>
  play.now.event
    ? h("p", { class: "dorra-event" }, h("strong", {}, event(play.now.event)), ` · ${t("dorra-amazonas.round", { n: play.now.round })}`)
    : null;

function cards(play, offers) {
  play.draw();
  const type = play.now.turn.phase === "reveal" ? "reveal" : "commit";
  const moves = offers.filter((move) => move.type === type);
  const who = [...new Set(moves.map(({ player }) => player))];
  const waiting = play.now.players.filter(({ ready, entered }) => (type === "commit" ? !ready : !entered)).map(({ id }) => id);
  const own = seatOf(play, play.match.player);
  const down =
    own.ready && own.card !== null && own.card !== undefined
      ? h("p", { class: "scope" }, t("dorra-amazonas.mine", { card: cardName(own.card) }))
      : null;
  if (!who.length) return [eventNow(play), ...wait(play, waiting), down];
  const player = who.includes(play.chosenPlayer) ? play.chosenPlayer : who[0];
  const hand = moves.filter((move) => move.player === player);
  return [
    eventNow(play),
    title(t(`dorra-amazonas.${type}.title`, { name: play.nameOf(player) })),
    h("p", { class: "hint" }, t(`dorra-amazonas.${type}.hint`)),
    whoActs(play, who, player),
    h(
      "div",
      { class: "offer-choices dorra-cards", role: "group" },
      hand.map((move) =>
        h(
          "button",
          { type: "button", class: "button", "data-value": String(move.card), onclick: () => send(play, move) },
          SPECIES.includes(CARDS[move.card]) ? speciesPicture(CARDS[move.card]) : null,
          cardName(move.card),
        ),
      ),
    ),
    type === "commit"
      ? act("eye", t("dorra-amazonas.commit.table"), () => send(play, { type: "commit", player, card: null }), "text")
      : null,
  ];
}

function building(play, offers, turn) {
  const { mover } = play;
  if (!mine(play).includes(mover)) return [eventNow(play), ...wait(play, mover ? [mover] : [])];
  const indio = offers.filter(({ type }) => type === "indio");
  const builds = offers.filter(({ type }) => type === "build" || type === "neutral");
  const end = offers.find(({ type }) => type === "end_turn");
  const seat = seatOf(play, mover);
  const ends = () => act("check", t("match.turn.end"), () => play.end(end), "primary big end-turn");
  const says = [
    h(
      "div",
      { class: "dorra-builder" },
      title(t("dorra-amazonas.build.title", { name: play.nameOf(mover) })),
      eventNow(play),
      h("p", { class: "scope" }, coins(seat)),
    ),
    indio.length
      ? h(
          "section",
          { class: "offer", "data-offer": "indio" },
          h("h3", {}, t("dorra-amazonas.indio.title", { n: turn.income?.[mover] ?? 0 })),
          buttons(
            indio,
            ({ take, pile }) => (take ? t("dorra-amazonas.indio.take", { pile: species(pile) }) : t("dorra-amazonas.indio.refuse")),
            ({ take, pile }) => (take ? pile : "refuse"),
            (move) => send(play, move),
          ),
        )
      : null,
    alone(play)
      ? null
      : builds.length
        ? h("p", { class: "hint in-guide" }, t("dorra-amazonas.build.hint"))
        : h("p", { class: "hint" }, t("dorra-amazonas.build.none")),
    sites(play, builds, siteWorth(play, siteWords(play))),
    !end && play.ahead.sure ? h("p", { class: "hint" }, t("dorra-amazonas.neutral.first")) : null,
  ];
  return { says, foot: end || alone(play) ? h("div", { class: "actions end-actions" }, ends()) : null };
}

function last(play, offers) {
  play.draw();
  const finish = offers.find(({ type }) => type === "end_game");
  return [
    title(t("dorra-amazonas.end.title")),
    h("p", { class: "hint" }, t("dorra-amazonas.end.hint")),
    finish ? finishing(play, finish) : null,
  ];
}

const PANELS = { opening, event: events, income: cards, reveal: cards, building, end: last };

// ---- missions ----

/** The player's mission cards that are not entered yet, with a choice of four villages. */
function missions(play) {
  const open = mine(play).filter((id) => untold(play, id));
  if (!open.length || play.draft.length) return null;
  return open.map((player) =>
    h(
      "details",
      {
        class: "as-text dorra-mission",
        "data-mission": player,
        open: play.openMission === player,
        ontoggle: ({ target }) => {
          if (target.isConnected) play.openMission = target.open ? player : null; // keep it open while others move
        },
      },
      h("summary", {}, t("dorra-amazonas.mission.of", { name: play.nameOf(player) })),
      h("p", { class: "hint" }, t("dorra-amazonas.mission.hint")),
      h(
        "div",
        { class: "offer-choices", role: "group" },
        (play.board.data.missions ?? []).map((villages, n) =>
          h(
            "button",
            { type: "button", class: "button", "data-value": String(n), onclick: () => send(play, { type: "mission", player, villages }) },
            list(villages.map((id) => village(play, id))),
          ),
        ),
      ),
    ),
  );
}
