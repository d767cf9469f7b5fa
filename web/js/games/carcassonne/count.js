// The page's part of The Count of Carcassonne: marching out of the City, and putting a follower into one of its quarters by a tap.

import { act } from "../../lib/controls.js";
import { h, s } from "../../lib/dom.js";
import { named, t } from "../../lib/i18n.js";
import { figurePicture } from "../../tile/figure.js";
import { drawToken } from "../../tile/token.js";
import { quarterOf, quarterSign, QUARTERS } from "../../tile/city.js";
import { featureName } from "../../tile/words.js";

const COUNT = "count"; // token and move
const MARCH = "march";
const STEPS = new Set([MARCH, "march_end", COUNT]);

const nameOf = (quarter) => named("quarter", quarter);
const countIn = ({ tokens = [] }) => tokens.find(({ kind }) => kind === COUNT)?.quarter ?? QUARTERS[0];

// ---- the choice of a quarter ----

/** The City: its quarters with who stands there; those in `choices` are buttons. @param {Page.Play} play */
function city(play, legend, choices, choose) {
  const figures = (quarter) => (play.now.figures ?? []).filter((one) => quarterOf(one) === quarter);
  return h(
    "div",
    { class: "city-quarters", role: "group", "aria-label": legend },
    QUARTERS.map((quarter) =>
      h(
        "button",
        {
          type: "button",
          class: "button city-quarter",
          "data-value": quarter,
          disabled: !choices.has(quarter),
          onclick: () => choose(quarter),
        },
        s("svg", { viewBox: "-20 -20 40 36", class: "figure-picture", "aria-hidden": "true", focusable: "false" }, quarterSign(quarter)),
        nameOf(quarter),
        countIn(play.now) === quarter
          ? s("svg", { viewBox: "-20 -22 40 40", class: "figure-picture", role: "img", "aria-label": named("token", COUNT) }, drawToken({ kind: COUNT })) // prettier-ignore
          : null,
        figures(quarter).map((one) => figurePicture({ colour: play.colourOf(one.player), kind: one.kind })),
      ),
    ),
  );
}

/** A follower for the City: its kind, its quarter by a tap, and the quarter of the count. @param {Page.Play} play */
function entering(play, moves, take) {
  const picked = play.turn.picked?.type === COUNT ? play.turn.picked : { type: COUNT, steps: [] };
  const pick = (more) => {
    play.turn.picked = { ...picked, ...more };
    play.screen.render();
  };
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const kind = picked.kind ?? (kinds.includes("meeple") ? "meeple" : kinds[0]);
  const mine = moves.filter((move) => move.kind === kind);
  if (picked.quarter) {
    const left = mine.filter(({ quarter }) => quarter === picked.quarter);
    const to = (goal) => left.find((move) => (move.to ?? null) === goal);
    return h(
      "div",
      {},
      h("p", { class: "hint" }, t("match.count.where")),
      city(play, t("match.count.where"), new Set(left.map((move) => move.to)), (goal) => take(to(goal))),
      to(null) ? act("check", t("match.count.stays"), () => take(to(null)), "offer-go") : null,
      act("back", t("match.offer.back"), () => pick({ quarter: undefined }), "text"),
    );
  }
  return h(
    "div",
    {},
    kinds.length > 1 ? kindChoice(play, kinds, kind, (one) => pick({ kind: one })) : null,
    h("p", { class: "hint" }, t("quarter.which")),
    city(play, t("quarter.which"), new Set(mine.map(({ quarter }) => quarter)), (quarter) => {
      const left = mine.filter((move) => move.quarter === quarter);
      if (left.length === 1) take(left[0]);
      else pick({ kind, quarter });
    }),
  );
}

/** Which kind of figure goes into the City. @param {Page.Play} play */
const kindChoice = (play, kinds, chosen, choose) =>
  h(
    "div",
    { class: "offer-choices", role: "group", "aria-label": t("figure.kind") },
    kinds.map((kind) =>
      h(
        "button",
        {
          type: "button",
          class: "button",
          "data-kind": kind,
          "aria-pressed": String(kind === chosen),
          onclick: () => choose(kind),
        },
        figurePicture({ colour: play.colourOf(play.mover), kind }),
        named("figure", kind),
      ),
    ),
  );

export const countOffers = { [COUNT]: entering };

// ---- in words ----

const other = (type, ...what) => t("match.says.other", { move: named("match.move", type), what: what.filter(Boolean).join(", ") });
const onSides = ({ kind, at = [] }) => featureName({ kind, edges: [at].flat() });

export const countSentences = {
  [MARCH]: (play, { kind, quarter, x, y, feature }) =>
    other(MARCH, named("figure", kind), nameOf(quarter), onSides(feature), play.board.place({ x, y })),
  [COUNT]: (play, { kind, quarter, to }) =>
    other(COUNT, named("figure", kind), nameOf(quarter), to && t("match.count.moves", { quarter: nameOf(to) })),
};

export const countEvents = { [COUNT]: (play, { quarter }) => t("match.count.moves", { quarter: nameOf(quarter) }) };

/** A value of a march in words; null: it is of another move. */
export function marchValue(type, field, given) {
  if (type !== MARCH) return null;
  if (field === "quarter") return { words: nameOf(given) };
  if (field === "kind") return { words: named("figure", given) };
  return field === "feature" ? { words: onSides(given) } : null;
}

// ---- offline ----

/** What the page knows offline of a step that the game waits for: that it can be declined. */
export const declines = ({ now, mover: player }) =>
  (now.turn?.due ?? []).slice(0, 1).flatMap((step) => (STEPS.has(step) ? [{ type: "pass", player, step }] : []));

/** A figure moved to a feature; what the scoring brings follows from the server. */
const marched = (position, { player, kind, quarter, x, y, feature }) => {
  const figures = [...(position.figures ?? [])];
  const at = figures.findIndex((one) => one.player === player && one.kind === kind && quarterOf(one) === quarter);
  if (at >= 0) figures.splice(at, 1, { player, kind, x, y, feature });
  return { ...position, figures, turn: { ...position.turn, due: undefined } };
};

/** A follower in the City, and the count where he went. */
const entered = (position, { player, kind, quarter, to }) => {
  const tokens = position.tokens ?? [];
  const moved = to ? [...tokens.filter((one) => one.kind !== COUNT), { kind: COUNT, value: null, quarter: to }] : tokens;
  const there = (position.figures ?? []).find(quarterOf);
  const figure = there ? [{ player, kind, x: there.x, y: there.y, feature: { kind: "quarter", at: [quarter] } }] : [];
  return { ...position, tokens: moved, figures: [...(position.figures ?? []), ...figure], turn: { ...position.turn, due: undefined } };
};

export const countDeeds = { [MARCH]: marched, [COUNT]: entered };
