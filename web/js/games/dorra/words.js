// Texts of Stefan Dorra's Amazonas: cards, villages, coins; events and moves.

import { list, named, t } from "../../lib/i18n.js";
import { SPECIES } from "./species.js";

export const CARDS = ["any", ...SPECIES, "indio"]; // 0 to 6
export const species = (one) => named("dorra-amazonas.species", one);
export const event = (one) => named("dorra-amazonas.card", one);
/** What an event does; the name of a bonus contains its species. */
export const effect = (one) => t(`dorra-amazonas.effect.${one.startsWith("bonus") ? "bonus" : one}`);
export const cardName = (card) => t("dorra-amazonas.income", { card, name: species(CARDS[card]) });
/** @param {Page.Play} play */
export const village = (play, id) => play.board.name(id);
export const coins = ({ gold, silver }) =>
  t("dorra-amazonas.coins", { gold: gold ?? "?", silver: silver ?? "?", worth: 3 * (gold ?? 0) + (silver ?? 0) });

/** @param {Page.Play} play */
const who = (play, { player }) => play.nameOf(player);
const say =
  (key, more = (_play, _one) => ({})) =>
  (play, one) =>
    t(`dorra-amazonas.tells.${key}`, { name: one.player ? who(play, one) : "", n: one.silver ?? one.cost ?? 0, ...more(play, one) });
/** @param {Page.Play} play */
const where = (play, one) => ({ village: village(play, one.village) });
const cardOrBack = (_play, { card }) =>
  card === null || card === undefined ? t("dorra-amazonas.face-down") : t("dorra-amazonas.says.card", { card: cardName(card) });
/** @param {Page.Play} play */
const kind = (play, one) => ({ kind: species(one.species ?? one.pile) });

/** Texts of events. */
export const eventSentences = {
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

/** Texts of moves. */
export const moveSentences = {
  open: (play, move) => t("dorra-amazonas.says.tent", { village: village(play, move.village) }),
  build: (play, move) => t("dorra-amazonas.says.tent", { village: village(play, move.village) }),
  neutral: (play, move) => t("dorra-amazonas.neutral-in", { village: village(play, move.village) }),
  event: (_play, { card }) => t("dorra-amazonas.says.event", { event: event(card) }),
  commit: cardOrBack,
  reveal: cardOrBack,
  indio: (play, { take, pile }) =>
    take ? t("dorra-amazonas.indio.take", { pile: pile ? species(pile) : "" }) : t("dorra-amazonas.indio.refuse"),
  mission: (play, { villages }) =>
    villages
      ? t("dorra-amazonas.mission.is", { villages: list(villages.map((id) => village(play, id))) })
      : t("dorra-amazonas.mission.secret"),
};
