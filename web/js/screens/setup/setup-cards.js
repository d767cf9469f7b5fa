// Cards of the setup of a match: the players, what is tracked, the boxes, the points so far of a table with which it begins.

import { choices, toggle } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { list, named, t } from "../../lib/i18n.js";
import { expansionsByName, nameOfExpansion } from "../../games/tile-sets.js";
import { renew } from "../../lib/dom-state.js";
import { seatList } from "./seats.js";
import { pointsLine } from "../../score/points-so-far.js";

/**
 * The boxes to choose from, folded: there are many, and their names are in the line that unfolds them. Those of the last match come first,
 * the others in the order of their names.
 */
export function boxList(setup) {
  const { expansions } = setup.wish;
  const chosen = h("span", { class: "hint" });
  const showChosen = () =>
    show(chosen, list(expansionsByName(setup.wish.expansions).map(nameOfExpansion)) || t("match.setup.expansions.none"));
  showChosen();
  const choose = (box, on) => {
    setup.wish.expansions = setup.game.expansions
      .map((one) => one.id)
      .filter((one) => (one === box ? on : setup.wish.expansions.includes(one)));
    showChosen();
    setup.fitEdition();
    setup.changed();
  };
  const all = expansionsByName(setup.game.expansions.map(({ id }) => id));
  const ticks = (boxes) =>
    h(
      "div",
      { class: "boxes" },
      boxes.map((box) =>
        toggle(nameOfExpansion(box), expansions.includes(box), (on) => choose(box, on), { name: "expansion", value: box }),
      ),
    );
  const before = all.filter((box) => expansions.includes(box));
  const others = all.filter((box) => !expansions.includes(box));
  return h(
    "details",
    { class: "card as-text" },
    h("summary", {}, h("h2", {}, t("match.setup.expansions")), chosen),
    before.length ? ticks(before) : null,
    ticks(others),
  );
}

/** A text about the initial table. */
export function tableInWords(setup) {
  const n = setup.start.tiles?.length ?? 0;
  return setup.start.from === "photo" ? t("match.setup.photo", { n }) : t("match.setup.table", { n });
}

/** The players' points so far, as entered, read from the track or entered here. */
function showPoints(setup, node) {
  if (!setup.start) return;
  const { players } = setup.wish;
  const row = (seat, i) =>
    pointsLine({
      name: `points-${i}`,
      colour: seat.colour,
      words: seat.name || named("colour", seat.colour),
      points: seat.points,
      marker: seat.marker,
      change: (points) => (seat.points = points ?? undefined),
    });
  renew(
    node,
    h(
      "section",
      { class: "card", "aria-labelledby": "points" },
      h("h2", { id: "points" }, t("points.title")),
      h("p", { class: "hint" }, t(players.some(({ marker }) => marker) ? "points.seen" : "match.setup.points")),
      h("div", { class: "points" }, players.map(row)),
    ),
  );
}

export function trackingChoice(setup) {
  return choices({
    legend: t("match.setup.tracking"),
    name: "tracking",
    options: ["tiles", "points"].map((value) => ({ value, words: t(`match.setup.tracking.${value}`) })),
    value: setup.onlyPoints ? "points" : "tiles",
    change: (value) => {
      if (value === "points") setup.options = { ...setup.options, tracking: value };
      else {
        delete setup.options.tracking;
        delete setup.options.map; // only points are tracked on maps whose squares are unknown, too
      }
      setup.wish.tracking = value;
      setup.changed();
    },
  });
}

/** The players in their order. `points`: shows their points so far. */
export const seatCard = (setup, points) =>
  h(
    "section",
    { class: "card", "aria-labelledby": "seats" },
    h("h2", { id: "seats" }, t("match.setup.players")),
    h("p", { class: "hint" }, t("match.setup.order")),
    seatList(setup.wish.players, setup.game, () => showPoints(setup, points)),
  );
