// What the score pad shows: what is scored, its numbers, what that pays, and who scores it.

import { act, choices, stepper, toggle } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { named, t } from "../../lib/i18n.js";
import { endMove, finishing } from "../../match/confirm-end.js";
import { lastTurn } from "../../match/outcome.js";
import { ruleButton } from "../../score/rule.js";
import { figurePicture } from "../../tile/figure.js";
import { otherPoints } from "./other-points.js";
import { EMPTY, entriesNow } from "./entry.js";

const CHIPS = 11; // numbers that are one tap away; one more opens the stepper

/** The panel, as {body, foot}; `entry`: what was chosen, or null. */
export function padBody(pad, entry) {
  const { play } = pad;
  const body = h(
    "div",
    { class: "pad" },
    h("h2", { tabindex: "-1", class: "visually-hidden" }, t("match.pad.what")),
    when(pad),
    what(pad),
    entry ? numbers(pad, entry) : null,
    pad.undo.node(),
    play.correction.at === null ? further(pad) : null,
  );
  return { body, foot: h("div", { class: "pad-foot" }, arithmetic(pad), who(pad)) };
}

function when(pad) {
  if (!entriesNow(pad.play.match.pad, false).length) return null;
  const button = (final, words) =>
    h(
      "button",
      {
        type: "button",
        class: "segment",
        "aria-pressed": String(pad.final === final),
        "data-act": `pad-final-${final}`,
        onclick: () => {
          pad.final = final;
          pad.change({ ...EMPTY });
        },
      },
      t(words),
    );
  return h(
    "div",
    { class: "segments", role: "group", "aria-label": t("match.pad.when") },
    button(false, "match.pad.during"),
    button(true, "match.pad.final"),
  );
}

function what(pad) {
  const entries = entriesNow(pad.play.match.pad, pad.final);
  return h(
    "div",
    { class: "pad-chips pad-what" },
    choices({
      legend: t("match.pad.what"),
      name: "pad-what",
      hidden: true,
      options: entries.map(({ what }) => ({ value: what, words: named("pad.what", what) })),
      value: pad.chosen.what,
      change: (what) => pad.change({ ...EMPTY, what, tied: pad.chosen.tied }),
    }),
  );
}

function numbers(pad, entry) {
  const [main, ...rest] = [...pad.countsOf(entry)].sort((a, b) => Number(b.usual === null) - Number(a.usual === null));
  if (!main) return null;
  return h(
    "div",
    { class: "pad-numbers" },
    main.usual === null ? chips(pad, main) : extra(pad, main),
    rest.length
      ? h(
          "div",
          { class: "pad-extras" },
          rest.map((count) => extra(pad, count)),
        )
      : null,
  );
}

/** The number that has to be given: chips, and a stepper for more. */
function chips(pad, { name, least, most }) {
  const { counts, more } = pad.chosen;
  const value = counts[name];
  const shown = Math.min(CHIPS, most - least + 1);
  const large = least + shown;
  const options = Array.from({ length: shown }, (_, i) => ({ value: least + i, words: String(least + i) }));
  if (large <= most) options.push({ value: large, words: t("match.pad.from", { n: large }) });
  return h(
    "div",
    { class: "pad-chips pad-count" },
    choices({
      legend: named("pad.count", name),
      name: `pad-${name}`,
      options,
      value: value >= large ? large : value,
      change: (n) => pad.change({ counts: { ...counts, [name]: n }, more: n >= large }),
    }),
    more || value > large ? stepper({ words: named("pad.count", name), value, least, most, change: (n) => pad.setCount(name, n) }) : null,
  );
}

/** A number that is mostly left out: a switch, or a stepper. */
function extra(pad, { name, least, most, usual }) {
  const words = named("pad.count", name);
  const value = pad.chosen.counts[name] ?? usual;
  return most === 1
    ? toggle(words, value === 1, (on) => pad.setCount(name, on ? 1 : 0), { name: `pad-${name}` })
    : stepper({ words, value, least, most, change: (n) => pad.setCount(name, n) });
}

/** What the referee pays for it, with the rule. */
function arithmetic(pad) {
  const { play } = pad;
  const key = pad.key;
  if (!key) return h("p", { class: "pad-price hint" }, t(pad.chosen.what ? "match.pad.how-many" : "match.pad.what"));
  if (pad.price?.key !== key) return h("p", { class: "pad-price hint" }, t(play.connection.away ? "match.pad.away" : "app.loading"));
  const { lines } = pad.price;
  if (!lines) return h("p", { class: "pad-price hint" }, t("match.pad.later"));
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const parts = lines.flatMap((line) => line.parts);
  const rules = [...new Set(parts.map(({ rule }) => rule))];
  return h(
    "p",
    { class: "pad-price", role: "status" },
    h("span", {}, `${parts.map(({ says }) => says).join(" + ")} = `, h("strong", {}, String(points))),
    rules.map((rule) => ruleButton(rule, true)),
  );
}

function who(pad) {
  const { play } = pad;
  const { match } = play;
  const { tied } = pad.chosen;
  const ready = pad.whole;
  const all = match.role === "host" || play.connection.host;
  const button = ({ id, colour }) => {
    const on = tied?.includes(id);
    return h(
      "button",
      {
        type: "button",
        class: "button pad-player",
        "data-player": id,
        "aria-pressed": tied ? String(on) : null,
        disabled: !ready || !(all || tied || id === match.player),
        onclick: () => (tied ? pad.change({ tied: on ? tied.filter((one) => one !== id) : [...tied, id] }) : pad.score([id])),
      },
      figurePicture({ colour }),
      h("span", {}, play.nameOf(id)),
    );
  };
  const tie = h(
    "button",
    {
      type: "button",
      class: "button pad-tie",
      "aria-pressed": String(tied !== null),
      "data-act": "pad-tie",
      onclick: () => pad.change({ tied: tied ? null : [] }),
    },
    t("match.pad.tie"),
  );
  const mine = tied?.length && (all || tied.includes(match.player));
  return h(
    "div",
    { class: "pad-who", role: "group", "aria-label": t("match.pad.who") },
    match.players.map(button),
    tie,
    tied ? together(pad, ready && mine ? tied : null) : null,
  );
}

function together(pad, players) {
  const words = t(pad.play.correction.at === null ? "match.pad.score" : "match.correct.show");
  const button = act("check", words, () => pad.score(players), "primary pad-together");
  button.disabled = !players;
  return button;
}

function further(pad) {
  const { play } = pad;
  const end = pad.final && endMove(play);
  return [
    lastTurn(play),
    h("div", { class: "pad-more" }, (pad.others ??= otherPoints(play, (moves) => pad.submit(moves))), end ? finishing(play, end) : null),
  ];
}

/** @param {Page.Play} play */
export const watching = (play) =>
  h(
    "div",
    { class: "waiting" },
    h("h2", { tabindex: "-1" }, t("match.pad.title")),
    lastTurn(play),
    h("p", { class: "hint" }, t("match.watching")),
  );
