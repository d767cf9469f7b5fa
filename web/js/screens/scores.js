// What the table pays: totals, lines with their arithmetic and rules, what is odd.

import { ask } from "../api.js";
import { announce, h, icon, show } from "../dom.js";
import { figurePicture } from "../figure.js";
import { named, t } from "../i18n.js";
import { errorNotice } from "../notice.js";
import { colourOf } from "../words.js";
import { scoreLines } from "./lines.js";
import { pointsForm } from "./points.js";
import { ruleButton } from "./rule.js";

const FEW = 3;
const wish = { final: true };

export function scoresPanel(table) {
  const result = h("div", { class: "sheet", "aria-live": "polite" });
  table.board.mark(null);
  const load = () => score(table, result);
  load();
  return h(
    "div",
    { class: "scores" },
    h("button", { type: "button", class: "button text back-link", onclick: table.home }, icon("back"), t("panel.back")),
    h("h2", { tabindex: "-1" }, t("scores.title")),
    h(
      "div",
      { class: "segments", role: "group", "aria-label": t("scores.when") },
      [
        ["final", true],
        ["now", false],
      ].map(([name, final]) =>
        h(
          "button",
          {
            type: "button",
            class: "segment",
            "aria-pressed": String(wish.final === final),
            onclick: ({ currentTarget }) => {
              wish.final = final;
              for (const other of currentTarget.parentNode.children)
                other.setAttribute("aria-pressed", String(other === currentTarget));
              load();
            },
          },
          t(`scores.${name}`),
        ),
      ),
    ),
    result,
    pointsForm(table),
  );
}

async function score(table, node) {
  node.setAttribute("aria-busy", "true");
  try {
    const sheet = await ask("/scores", { method: "POST", body: { position: table.photo.position, final: wish.final } });
    const odd = sheet.findings.filter(({ severity }) => severity !== "info");
    show(
      node,
      totals(table, sheet),
      findings(table, odd, "findings"),
      scoreLines(table, sheet.lines),
      findings(
        table,
        sheet.findings.filter((finding) => !odd.includes(finding)),
        "notes",
      ),
    );
    announce(t("scores.ready", { n: sheet.lines.length }));
  } catch (error) {
    show(
      node,
      errorNotice(error, () => score(table, node)),
    );
  } finally {
    node.removeAttribute("aria-busy");
  }
}

function totals(table, { totals: sums, scope }) {
  const order = Object.entries(sums).sort(([, a], [, b]) => b.total - a.total);
  const whole = scope === "whole game";
  const most = Math.max(1, ...order.map(([, { total }]) => total));
  return [
    h(
      "p",
      { class: `scope ${whole ? "" : "scope-part"}` },
      icon(whole ? "check" : "info"),
      t(whole ? "scores.whole" : "scores.part"),
    ),
    order.length
      ? h(
          "ol",
          { class: "totals" },
          order.map(([player, sum]) => {
            const colour = colourOf(table, player);
            const bar = h("span", { class: "total-bar" });
            bar.style.inlineSize = `${Math.max(0, (100 * sum.total) / most)}%`;
            return h(
              "li",
              { class: "total" },
              figurePicture({ colour }),
              h(
                "span",
                { class: "total-name" },
                named("colour", colour),
                whole ? h("span", { class: "hint" }, t("scores.sum", sum)) : null,
                h("span", { class: "total-track", "aria-hidden": "true" }, bar),
              ),
              h("strong", { class: "total-points" }, String(whole ? sum.total : sum.gained)),
            );
          }),
        )
      : h("p", {}, t("scores.nobody")),
  ];
}

function findings(table, found, group) {
  if (!found.length) return null;
  const order = ["error", "warning", "info"];
  const rows = [...found].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return h(
    "section",
    { class: "findings", "aria-labelledby": group },
    h("h3", { id: group }, t(`scores.${group}`, { n: rows.length })),
    h(
      "ul",
      {},
      rows.slice(0, FEW).map((finding) => findingRow(table, finding)),
    ),
    rows.length > FEW
      ? h(
          "details",
          { class: "more" },
          h("summary", {}, t("scores.more", { n: rows.length - FEW })),
          h(
            "ul",
            {},
            rows.slice(FEW).map((finding) => findingRow(table, finding)),
          ),
        )
      : null,
  );
}

function findingRow(table, { severity, title, says, text, rule, where }) {
  return h(
    "li",
    { class: `finding finding-${severity}` },
    h(
      "button",
      { type: "button", class: "finding-face", onclick: () => table.board.light(where?.tiles ?? []) },
      icon(severity === "info" ? "info" : "alert"),
      h("span", {}, h("strong", {}, `${t(`severity.${severity}`)}: ${title}. `), table.board.inWords(says || text)),
    ),
    ruleButton(rule),
  );
}
