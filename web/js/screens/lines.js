// Score lines: what it is for, the arithmetic, who held what; a tap lights the tiles on the board.

import { h } from "../dom.js";
import { figurePicture } from "../figure.js";
import { named, t } from "../i18n.js";
import { colourOf } from "../words.js";
import { ruleButton } from "./rule.js";

/** All lines, the largest first. */
export function scoreLines(table, all) {
  if (!all.length) return h("p", {}, t("scores.none"));
  const rows = [...all].sort((a, b) => b.points - a.points);
  const lit = (node, line) => {
    const on = node.getAttribute("aria-expanded") !== "true";
    for (const other of node.closest(".lines").querySelectorAll("[aria-expanded=true]"))
      other.setAttribute("aria-expanded", "false");
    node.setAttribute("aria-expanded", String(on));
    table.board.light(on ? line.where.tiles : []);
  };
  return h(
    "section",
    { "aria-labelledby": "lines" },
    h("h3", { id: "lines" }, t("scores.lines")),
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
              "aria-controls": `line-${i}`,
              onclick: ({ currentTarget }) => lit(currentTarget, line),
            },
            figurePicture({ colour: colourOf(table, line.player) }),
            h("span", { class: "line-says" }, table.board.inWords(line.says)),
            h(
              "strong",
              { class: `line-points ${line.certain ? "" : "uncertain"}` },
              String(line.points),
              line.certain ? "" : "?",
            ),
          ),
          h(
            "div",
            { class: "line-more", id: `line-${i}` },
            arithmetic(line),
            holders(table, line),
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

function holders(table, { holders: held }) {
  const all = Object.entries(held ?? {});
  if (all.length < 2) return null;
  return h(
    "p",
    { class: "hint" },
    t("scores.holders"),
    " ",
    all.map(([player, n]) => `${named("colour", colourOf(table, player))} ${n}`).join(", "),
  );
}
