// The score sheet of a table: totals, lines with their arithmetic and rules, findings. A tap highlights a line on the board. `talk`:
// {players, inWords(text), lightLine(line or null), lightCells(cells), part?}: the interface to the board; `part`: the text if the points
// so far are missing. Independent of the game.

import { h, icon } from "../lib/dom.js";
import { figurePicture } from "../tile/figure.js";
import { named, t } from "../lib/i18n.js";
import { ruleButton } from "./rule.js";

const FEW = 3;
let sheets = 0; // makes ids unique, as a page may have several sheets

const seat = ({ players }, player) => players.find(({ id }) => id === player) ?? {};

/** The colour of a player; players without one are named by their colour. */
export const colourOf = (talk, player) => seat(talk, player).colour ?? player;

/** The name of a player. */
export const nameOf = (talk, player) => seat(talk, player).name || named("colour", colourOf(talk, player));

/** The interface to a board, for the players of its table. */
export const talkOf = (players, board) => ({
  players,
  inWords: board.inWords,
  lightLine: (line) => board.lightLine(line),
  lightCells: (cells) => board.light({ cells }),
});

const unfold = (face, on) => {
  face.setAttribute("aria-expanded", String(on));
  face.parentElement.classList.toggle("is-open", on);
};

/** All lines, the largest first. */
export function scoreLines(talk, all) {
  if (!all.length) return h("p", {}, t("scores.none"));
  const rows = [...all].sort((a, b) => b.points - a.points);
  const id = `lines-${(sheets += 1)}`;
  const lit = (node, line) => {
    const on = node.getAttribute("aria-expanded") !== "true";
    for (const other of node.closest(".lines").querySelectorAll("[aria-expanded=true]")) unfold(other, false);
    unfold(node, on);
    talk.lightLine(on ? line : null);
  };
  return h(
    "div",
    { role: "group", "aria-labelledby": id },
    h("h3", { id }, t("scores.lines")),
    h(
      "ul",
      { class: "lines" },
      rows.map((line, i) =>
        h(
          "li",
          { class: "line" },
          h(
            "button",
            {
              type: "button",
              class: "line-face",
              "aria-expanded": "false",
              "aria-controls": `${id}-${i}`,
              onclick: ({ currentTarget }) => lit(currentTarget, line),
            },
            figurePicture({ colour: colourOf(talk, line.player) }),
            h("span", { class: "line-says" }, talk.inWords(line.says)),
            h("strong", { class: `line-points ${line.certain ? "" : "uncertain"}` }, String(line.points), line.certain ? "" : "?"),
          ),
          h(
            "div",
            { class: "line-more", id: `${id}-${i}` },
            arithmetic(line),
            holders(talk, line),
            line.parts.some(({ rule }) => rule === line.rule) ? null : ruleButton(line.rule),
          ),
        ),
      ),
    ),
  );
}

function arithmetic({ parts, points }) {
  return h(
    "table",
    { class: "parts" },
    h("caption", { class: "visually-hidden" }, t("scores.arithmetic")),
    h(
      "tbody",
      {},
      parts.map((part) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, part.says ?? `${part.count} × ${part.each} (${part.what})`),
          h("td", {}, String(part.points)),
          h("td", {}, ruleButton(part.rule, true)),
        ),
      ),
      h("tr", { class: "sum" }, h("th", { scope: "row" }, t("scores.total")), h("td", {}, String(points)), h("td", {})),
    ),
  );
}

function holders(talk, { holders: held }) {
  const all = Object.entries(held ?? {});
  if (all.length < 2) return null;
  return h("p", { class: "hint" }, t("scores.holders"), " ", all.map(([player, n]) => `${nameOf(talk, player)} ${n}`).join(", "));
}

/** The players' totals: {totals, scope} of a sheet. */
export function totals(talk, { totals: sums, scope }) {
  const order = Object.entries(sums).sort(([, a], [, b]) => b.total - a.total);
  const whole = scope === "whole game";
  const most = Math.max(1, ...order.map(([, { total }]) => total));
  return [
    order.length
      ? h(
          "ol",
          { class: "totals" },
          order.map(([player, sum]) => {
            const bar = h("span", { class: "total-bar" });
            bar.style.inlineSize = `${Math.max(0, (100 * sum.total) / most)}%`;
            return h(
              "li",
              { class: "total" },
              figurePicture({ colour: colourOf(talk, player) }),
              h(
                "span",
                { class: "total-name" },
                nameOf(talk, player),
                whole ? h("span", { class: "hint" }, t("scores.sum", sum)) : null,
                h("span", { class: "total-track", "aria-hidden": "true" }, bar),
              ),
              h("strong", { class: "total-points" }, String(whole ? sum.total : sum.gained)),
            );
          }),
        )
      : h("p", {}, t("scores.nobody")),
    h(
      "p",
      { class: `scope ${whole ? "" : "scope-part"}` },
      icon(whole ? "check" : "info"),
      whole ? t("scores.whole") : (talk.part ?? t("scores.part")),
    ),
  ];
}

/** The findings, the worst first; `group`: "findings" or "notes". */
export function findings(talk, found, group) {
  if (!found.length) return null;
  const order = ["error", "warning", "info"];
  const rows = [...found].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  const id = `${group}-${(sheets += 1)}`;
  return h(
    "div",
    { class: "findings", role: "group", "aria-labelledby": id },
    h("h3", { id }, t(`scores.${group}`, { n: rows.length })),
    h(
      "ul",
      {},
      rows.slice(0, FEW).map((finding) => findingRow(talk, finding)),
    ),
    rows.length > FEW
      ? h(
          "details",
          { class: "more" },
          h("summary", {}, t("scores.more", { n: rows.length - FEW })),
          h(
            "ul",
            {},
            rows.slice(FEW).map((finding) => findingRow(talk, finding)),
          ),
        )
      : null,
  );
}

function findingRow(talk, { severity, title, says, text, rule, where }) {
  return h(
    "li",
    { class: `finding finding-${severity}` },
    h(
      "button",
      { type: "button", class: "finding-face", onclick: () => talk.lightCells(where?.tiles ?? []) },
      icon(severity === "info" ? "info" : "alert"),
      h("span", {}, h("strong", {}, `${t(`severity.${severity}`)}: ${title}. `), talk.inWords(says || text)),
    ),
    ruleButton(rule),
  );
}
