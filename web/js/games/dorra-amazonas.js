// What Stefan Dorra's Amazonas has of its own on the page: a board of villages, cards that everybody lays face down and that are
// revealed together, coins with an account of every one of them.

import { ask } from "../api.js";
import { act } from "../choices.js";
import { h, show } from "../dom.js";
import { figurePicture } from "../figure.js";
import { list, named, t } from "../i18n.js";
import { errorNotice } from "../notice.js";
import { finishing } from "../screens/match-finish.js";
import { allChanges } from "../screens/match-history.js";
import { lastTurn } from "../screens/match-told.js";
import { DorraBoard, SPECIES, speciesPicture } from "./dorra-board.js";

const CARDS = ["any", ...SPECIES, "indio"]; // 0 to 6
const mine = (play) => (play.match.role === "host" ? play.match.players.map(({ id }) => id) : [play.match.player]);
const seatOf = (play, id) => play.now.players.find((seat) => seat.id === id) ?? {};
const species = (one) => named("dorra-amazonas.species", one);
const event = (one) => named("dorra-amazonas.card", one);
const cardName = (card) => t("dorra-amazonas.income", { card, name: species(CARDS[card]) });
const village = (play, id) => play.board.name(id);
const title = (words) => h("h2", { tabindex: "-1" }, words);
const send = (play, move) => play.submit([move]);

// ---- what can be done now ----

/** Whether a phone may act although it is not asked first: all choose at once, anybody turns up the event, a mission is told. */
const acts = (play, player) =>
  ["opening", "income", "reveal", "event"].includes(play.match.position.turn?.phase) || untold(play, player);

const untold = (play, player) => player && !play.match.over && !play.match.position.players.find(({ id }) => id === player)?.dealt;

function panel(play) {
  const turn = play.now.turn ?? {};
  const offers = play.ahead.offers.filter(({ player }) => !player || mine(play).includes(player));
  const made = (PANELS[turn.phase] ?? PANELS.building)(play, offers, turn);
  return h("div", { class: "acting dorra-panel", "data-phase": turn.phase ?? "" }, play.draft.length ? null : lastTurn(play), made, missions(play));
}

const wait = (play, who) => {
  play.draw();
  return [title(t("dorra-amazonas.waiting", { names: list(who.map(play.nameOf)) })), h("p", { class: "hint" }, t("match.waiting"))];
};

/** Places that can be tapped on the board, and the same as buttons. */
function sites(play, offers, words) {
  const byVillage = new Map();
  for (const move of offers) if (!byVillage.has(move.village)) byVillage.set(move.village, move);
  play.draw({
    spots: [...byVillage].map(([id, move]) => ({ village: id, words: words(move) })),
    choose: ({ village: id }) => byVillage.has(id) && send(play, byVillage.get(id)),
  });
  return h(
    "div",
    { class: "offer-choices dorra-sites", role: "group" },
    offers.map((move) =>
      h(
        "button",
        { type: "button", class: "button", "data-move": `${move.type}-${move.village}`, onclick: () => send(play, move) },
        speciesPicture(play.board.village(move.village)?.species),
        h("span", {}, words(move)),
      ),
    ),
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
    sites(play, moves.filter((move) => move.player === player), siteWords(play)),
  ];
}

const without = (play) => play.now.players.filter(({ id }) => !(play.now.tents ?? []).some((tent) => tent.player === id)).map(({ id }) => id);

/** The host may act for everybody: for whom? */
function whoActs(play, who, player) {
  if (who.length < 2) return null;
  return h(
    "div",
    { class: "offer-choices", role: "group", "aria-label": t("dorra-amazonas.for") },
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
    buttons(offers.filter(({ type }) => type === "event"), ({ card }) => event(card), ({ card }) => card, (move) => send(play, move)),
  ];
}

const buttons = (moves, words, value, take) =>
  h(
    "div",
    { class: "offer-choices", role: "group" },
    moves.map((move) => h("button", { type: "button", class: "button", "data-value": String(value(move)), onclick: () => take(move) }, words(move))),
  );

const eventNow = (play) => (play.now.event ? h("p", { class: "dorra-event" }, h("strong", {}, event(play.now.event)), ` · ${t("dorra-amazonas.round", { n: play.now.round })}`) : null);

function cards(play, offers) {
  play.draw();
  const type = play.now.turn.phase === "reveal" ? "reveal" : "commit";
  const moves = offers.filter((move) => move.type === type);
  const who = [...new Set(moves.map(({ player }) => player))];
  const waiting = play.now.players.filter(({ ready, card }) => (type === "commit" ? !ready : card === null)).map(({ id }) => id);
  const own = seatOf(play, play.match.player);
  const down = own.ready && own.card !== null && own.card !== undefined ? h("p", { class: "scope" }, t("dorra-amazonas.mine", { card: cardName(own.card) })) : null;
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
  return [
    eventNow(play),
    title(t("dorra-amazonas.build.title", { name: play.nameOf(mover) })),
    h("p", { class: "scope" }, coins(seat)),
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
    builds.length ? h("p", { class: "hint" }, t("dorra-amazonas.build.hint")) : h("p", { class: "hint" }, t("dorra-amazonas.build.none")),
    sites(play, builds, siteWords(play)),
    end
      ? act("check", t("match.turn.end"), () => play.end(end), "primary big end-turn")
      : play.ahead.sure
        ? h("p", { class: "hint" }, t("dorra-amazonas.neutral.first"))
        : null,
  ];
}

function last(play, offers) {
  play.draw();
  const finish = offers.find(({ type }) => type === "end_game");
  return [title(t("dorra-amazonas.end.title")), h("p", { class: "hint" }, t("dorra-amazonas.end.hint")), finish ? finishing(play, finish) : null];
}

const PANELS = { opening, event: events, income: cards, reveal: cards, building, end: last };

// ---- missions ----

/** Own mission cards that nobody has told yet: which four villages? */
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
          if (target.isConnected) play.openMission = target.open ? player : null; // it stays open while others move
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

// ---- beside the board ----

const coins = ({ gold, silver }) => t("dorra-amazonas.coins", { gold: gold ?? "?", silver: silver ?? "?", worth: 3 * (gold ?? 0) + (silver ?? 0) });

/** What everybody has: coins, piles, the last card, the medal; and the way to the account. */
function beside(play) {
  const { players = [], turn } = play.now;
  const order = turn?.order ?? [];
  return h(
    "section",
    { class: "dorra-beside", "aria-label": t("dorra-amazonas.seats") },
    h(
      "ul",
      {},
      players.map((seat) =>
        h(
          "li",
          { "data-player": seat.id },
          order.length ? h("span", { class: "dorra-order", title: t("dorra-amazonas.order") }, String(order.indexOf(seat.id) + 1)) : null,
          h("strong", {}, seat.name ?? seat.id),
          h("span", { class: "dorra-coins" }, coins(seat)),
          piles(seat),
          h("span", { class: "dorra-card" }, lastCard(seat)),
          seat.medal ? h("span", { class: "dorra-medal" }, t("dorra-amazonas.medal", { n: seat.medal })) : null,
          missionOf(play, seat),
        ),
      ),
    ),
    act("scales", t("dorra-amazonas.account"), () => play.show(accountPanel()), "text"),
  );
}

const lastCard = ({ ready, played = [] }) =>
  ready ? t("dorra-amazonas.face-down") : played.length ? cardName(played.at(-1)) : "";

function piles({ species: tiles = {}, indio = [] }) {
  const found = SPECIES.map((one) => [one, tiles[one] ?? 0, indio.filter((pile) => pile === one).length]).filter(([, n]) => n);
  return h(
    "span",
    { class: "dorra-piles" },
    found.map(([one, n, more]) =>
      h(
        "span",
        { class: "dorra-pile", role: "img", "aria-label": more ? t("dorra-amazonas.pile-indio", { n, kind: species(one), more }) : t("dorra-amazonas.pile", { n, kind: species(one) }) },
        speciesPicture(one),
        more ? `${n}+${more}` : String(n),
      ),
    ),
  );
}

const missionOf = (play, { mission }) =>
  mission?.length ? h("span", { class: "dorra-own" }, t("dorra-amazonas.mission.is", { villages: list(mission.map((id) => village(play, id))) })) : null;

// ---- the account ----

const COINS = { collect: 1, bonus: 1, theft: -1, open: -3, build: -3, indio: -1 };

/** Every coin that came or went, player by player, with the balance after it. */
function accountPanel() {
  const node = h("div", { class: "dorra-account" });
  let drawn = null;
  return (play) => {
    play.draw();
    if (drawn !== play.match.seq) {
      drawn = play.match.seq;
      load(play, node);
    }
    return h("div", {}, act("back", t("panel.back"), () => play.show(null), "text back-link"), h("h2", { tabindex: "-1" }, t("dorra-amazonas.account")), node);
  };
}

async function load(play, node) {
  try {
    const changes = (await allChanges(play)).filter(({ stands }) => stands);
    const begun = await ask(`/matches/${play.match.id}/export`, { token: play.token });
    const worth = Object.fromEntries(begun.setup.players.map(({ id, gold, silver }) => [id, 3 * (gold ?? 3) + (silver ?? 0)]));
    const rows = Object.fromEntries(Object.keys(worth).map((id) => [id, [h("li", {}, t("dorra-amazonas.account.start", { worth: worth[id] }))]]));
    for (const one of changes.flatMap(({ events: told }) => told)) {
      const amount = (COINS[one.event] ?? 0) * (one.cost ?? one.silver ?? 0);
      if (!amount || one.take === false) continue;
      worth[one.player] += amount;
      rows[one.player].push(h("li", {}, `${tells[one.event](play, one)} `, h("strong", {}, `${amount > 0 ? "+" : "−"}${Math.abs(amount)} → ${worth[one.player]}`)));
    }
    show(
      node,
      h("p", { class: "hint" }, t("dorra-amazonas.account.hint")),
      Object.entries(rows).map(([id, all]) => h("section", { "data-player": id }, h("h3", {}, play.nameOf(id)), h("ol", { class: "events" }, all))),
    );
  } catch (error) {
    show(node, errorNotice(error, () => load(play, node)));
  }
}

// ---- in words ----

const who = (play, { player }) => play.nameOf(player);
const say = (key, more = () => ({})) => (play, one) => t(`dorra-amazonas.tells.${key}`, { name: one.player ? who(play, one) : "", n: one.silver ?? one.cost ?? 0, ...more(play, one) });
const where = (play, one) => ({ village: village(play, one.village) });
const kind = (play, one) => ({ kind: species(one.species ?? one.pile) });

const tells = {
  event: say("event", (play, { card }) => ({ card: event(card) })),
  income: say("income", (play, { card }) => ({ card: cardName(card) })),
  order: (play, { players }) => t("dorra-amazonas.tells.order", { names: list(players.map(play.nameOf)) }),
  collect: say("collect"),
  fire: say("fire"),
  theft: say("theft"),
  bonus: say("bonus"),
  spared: say("spared"),
  change: say("change", (play, { gold }) => ({ gold })),
  indio: (play, one) => say(one.take ? "indio-take" : "indio-refuse", one.take ? kind : undefined)(play, one),
  indio_gone: say("indio-gone"),
  open: say("open", where),
  build: say("build", where),
  neutral: say("neutral", where),
  tile: say("tile", kind),
  no_tile: say("no-tile", kind),
  medal: say("medal", (play, { medal }) => ({ n: medal })),
  take_back: say("take-back"),
  round: (play, { round }) => t("dorra-amazonas.round", { n: round }),
  win: (play, { players }) => t("dorra-amazonas.tells.win", { names: list(players.map(play.nameOf)) }),
};

const says = {
  open: (play, move) => t("dorra-amazonas.says.tent", { village: village(play, move.village) }),
  build: (play, move) => t("dorra-amazonas.says.tent", { village: village(play, move.village) }),
  neutral: (play, move) => t("dorra-amazonas.neutral-in", { village: village(play, move.village) }),
  event: (play, { card }) => event(card),
  commit: (play, { card }) => (card === null || card === undefined ? t("dorra-amazonas.face-down") : cardName(card)),
  reveal: (play, { card }) => cardName(card),
  indio: (play, { take, pile }) => (take ? t("dorra-amazonas.indio.take", { pile: pile ? species(pile) : "" }) : t("dorra-amazonas.indio.refuse")),
  mission: (play, { villages }) => (villages ? t("dorra-amazonas.mission.is", { villages: list(villages.map((id) => village(play, id))) }) : t("dorra-amazonas.mission.secret")),
};

// ---- before a match ----

/** On which board: the stand-in, or one drawn in this browser. */
function setup(made) {
  const own = JSON.parse(localStorage.getItem("tile-referee.boards") ?? "[]");
  const choose = ({ target }) => {
    if (target.value) made.extra.catalogs = [target.value];
    else delete made.extra.catalogs;
  };
  return h(
    "section",
    { class: "card" },
    h("h2", {}, t("dorra-amazonas.board")),
    h(
      "label",
      { class: "field" },
      h("span", {}, t("dorra-amazonas.board.which")),
      h("select", { name: "dorra-board", onchange: choose }, h("option", { value: "" }, t("dorra-amazonas.board.stand-in")), own.map(({ id, name }) => h("option", { value: id }, name))),
    ),
    h("p", { class: "hint" }, t("dorra-amazonas.board.provenance")),
    h("a", { href: "#/edit/dorra-board", class: "button" }, t("dorra-amazonas.board.draw")),
  );
}

export default {
  styles: ["dorra-amazonas"],
  board: (known) => new DorraBoard(known),
  acts,
  apart: (moves) => moves.every(({ type }) => ["open", "commit", "reveal", "mission"].includes(type)),
  panel,
  beside,
  tells,
  says,
  setup,
};
