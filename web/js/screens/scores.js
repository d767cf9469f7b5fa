// What the table pays: totals, lines with their arithmetic and rules, what is odd.

import { ask } from "../api.js";
import { announce, h, icon, show } from "../dom.js";
import { COLOURS, figurePicture } from "../figure.js";
import { named, t } from "../i18n.js";
import { errorNotice } from "../notice.js";

const FEW = 3;
const wish = { final: true };

export function scoresPanel(table) {
  const result = h("div", { class: "sheet", "aria-live": "polite" });
  table.board.mark(null);
  const load = () => score(table, result);
  load();
  return h("div", { class: "scores" },
    h("button", { type: "button", class: "button text back-link", onclick: table.home }, icon("back"), t("panel.back")),
    h("h2", { tabindex: "-1" }, t("scores.title")),
    h("div", { class: "segments", role: "group", "aria-label": t("scores.when") }, [["final", true], ["now", false]].map(([name, final]) =>
      h("button", {
        type: "button", class: "segment", "aria-pressed": String(wish.final === final),
        onclick: ({ currentTarget }) => {
          wish.final = final;
          for (const other of currentTarget.parentNode.children) other.setAttribute("aria-pressed", String(other === currentTarget));
          load();
        },
      }, t(`scores.${name}`)))),
    result,
    pointsForm(table));
}

async function score(table, node) {
  node.setAttribute("aria-busy", "true");
  try {
    const sheet = await ask("/scores", { method: "POST", body: { position: table.photo.position, final: wish.final } });
    const odd = sheet.findings.filter(({ severity }) => severity !== "info");
    show(node, totals(table, sheet), findings(table, odd, "findings"), lines(table, sheet.lines), findings(table, sheet.findings.filter((finding) => !odd.includes(finding)), "notes"));
    announce(t("scores.ready", { n: sheet.lines.length }));
  } catch (error) {
    show(node, errorNotice(error, () => score(table, node)));
  } finally {
    node.removeAttribute("aria-busy");
  }
}

const colourOf = (table, player) => table.photo.position.players.find(({ id }) => id === player)?.colour ?? player;

function totals(table, { totals: sums, scope }) {
  const order = Object.entries(sums).sort(([, a], [, b]) => b.total - a.total);
  const whole = scope === "whole game";
  const most = Math.max(1, ...order.map(([, { total }]) => total));
  return [
    h("p", { class: `scope ${whole ? "" : "scope-part"}` }, icon(whole ? "check" : "info"), t(whole ? "scores.whole" : "scores.part")),
    order.length ? h("ol", { class: "totals" }, order.map(([player, sum]) => {
      const colour = colourOf(table, player);
      const bar = h("span", { class: "total-bar" });
      bar.style.inlineSize = `${Math.max(0, (100 * sum.total) / most)}%`;
      return h("li", { class: "total" }, figurePicture({ colour }),
        h("span", { class: "total-name" }, named("colour", colour), whole ? h("span", { class: "hint" }, t("scores.sum", sum)) : null, h("span", { class: "total-track", "aria-hidden": "true" }, bar)),
        h("strong", { class: "total-points" }, String(whole ? sum.total : sum.gained)));
    })) : h("p", {}, t("scores.nobody")),
  ];
}

function findings(table, found, group) {
  if (!found.length) return null;
  const order = ["error", "warning", "info"];
  const rows = [...found].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return h("section", { class: "findings", "aria-labelledby": group },
    h("h3", { id: group }, t(`scores.${group}`, { n: rows.length })),
    h("ul", {}, rows.slice(0, FEW).map((finding) => findingRow(table, finding))),
    rows.length > FEW ? h("details", { class: "more" }, h("summary", {}, t("scores.more", { n: rows.length - FEW })),
      h("ul", {}, rows.slice(FEW).map((finding) => findingRow(table, finding)))) : null);
}

function findingRow(table, { severity, title, says, text, rule, where }) {
  return h("li", { class: `finding finding-${severity}` },
    h("button", { type: "button", class: "finding-face", onclick: () => table.board.light(where?.tiles ?? []) },
      icon(severity === "info" ? "info" : "alert"),
      h("span", {}, h("strong", {}, `${t(`severity.${severity}`)}: ${title}. `), table.board.inWords(says || text))),
    ruleButton(rule));
}

function lines(table, all) {
  if (!all.length) return h("p", {}, t("scores.none"));
  const rows = [...all].sort((a, b) => b.points - a.points);
  const lit = (node, line) => {
    const on = node.getAttribute("aria-expanded") !== "true";
    for (const other of node.closest(".lines").querySelectorAll("[aria-expanded=true]")) other.setAttribute("aria-expanded", "false");
    node.setAttribute("aria-expanded", String(on));
    table.board.light(on ? line.where.tiles : []);
  };
  return h("section", { "aria-labelledby": "lines" }, h("h3", { id: "lines" }, t("scores.lines")),
    h("ul", { class: "lines" }, rows.map((line, i) => h("li", { class: "line" },
      h("button", { type: "button", class: "line-face", "aria-expanded": "false", "aria-controls": `line-${i}`, onclick: ({ currentTarget }) => lit(currentTarget, line) },
        figurePicture({ colour: colourOf(table, line.player) }),
        h("span", { class: "line-says" }, table.board.inWords(line.says)),
        h("strong", { class: `line-points ${line.certain ? "" : "uncertain"}` }, String(line.points), line.certain ? "" : "?")),
      h("div", { class: "line-more", id: `line-${i}` }, arithmetic(line), holders(table, line), line.parts.some(({ rule }) => rule === line.rule) ? null : ruleButton(line.rule))))));
}

function arithmetic({ parts, points }) {
  return h("table", { class: "parts" }, h("caption", { class: "visually-hidden" }, t("scores.arithmetic")), h("tbody", {},
    parts.map((part) => h("tr", {}, h("th", { scope: "row" }, part.says ?? `${part.count} × ${part.each} (${part.what})`),
      h("td", {}, String(part.points)), h("td", {}, ruleButton(part.rule, true)))),
    h("tr", { class: "sum" }, h("th", { scope: "row" }, t("scores.total")), h("td", {}, String(points)), h("td", {}))));
}

function holders(table, { holders: held }) {
  const all = Object.entries(held ?? {});
  if (all.length < 2) return null;
  return h("p", { class: "hint" }, t("scores.holders"), " ", all.map(([player, n]) => `${named("colour", colourOf(table, player))} ${n}`).join(", "));
}

/** A rule by its id; a tap shows its text and where it is written. */
function ruleButton(id, small = false) {
  return h("button", { type: "button", class: `rule ${small ? "rule-small" : ""}`, onclick: () => showRule(id), "aria-label": t("rule.open", { id }) }, small ? null : icon("book"), id);
}

async function showRule(id) {
  const body = h("div", { class: "rule-text", "aria-live": "polite" }, h("p", {}, t("app.loading")));
  const dialog = h("dialog", { class: "sheet-dialog", "aria-labelledby": "rule-title", onclose: () => dialog.remove() },
    h("form", { method: "dialog" }, h("button", { class: "round", "aria-label": t("app.close") }, icon("close"))), body);
  document.body.append(dialog);
  dialog.showModal();
  const load = async () => {
    try {
      const rule = await ask(`/rules/${encodeURIComponent(id)}`);
      show(body, h("p", { class: "eyebrow" }, rule.id), h("h2", { id: "rule-title" }, rule.title), h("p", {}, rule.text), h("p", { class: "hint" }, t("rule.source", { source: rule.source })));
    } catch (error) {
      show(body, errorNotice(error, load));
    }
  };
  await load();
}

/** Points already on the track, by colour: with all of them the sheet is about the whole game. */
function pointsForm(table) {
  const { players } = table.photo.position;
  const known = new Map(players.map(({ id, points }) => [id, points]));
  const rows = h("div", { class: "points" });
  const row = (id) => h("label", { class: "points-row" }, figurePicture({ colour: colourOf(table, id) }), h("span", {}, named("colour", colourOf(table, id))),
    h("input", { type: "number", name: id, inputmode: "numeric", min: -999, max: 9999, step: 1, value: known.get(id) ?? "", placeholder: "–" }));
  show(rows, [...known.keys()].map(row));
  const others = COLOURS.filter((colour) => !known.has(colour));
  const more = h("select", { "aria-label": t("points.add"), onchange: ({ target }) => {
    rows.append(row(target.value));
    target.querySelector(`option[value="${target.value}"]`).remove();
    target.value = "";
    rows.querySelector("label:last-child input").focus();
  } }, h("option", { value: "" }, t("points.add")), others.map((colour) => h("option", { value: colour }, named("colour", colour))));
  const send = (event) => {
    event.preventDefault();
    const points = {};
    for (const input of rows.querySelectorAll("input")) {
      if (input.value !== "") points[input.name] = Number(input.value);
      else if (known.get(input.name) !== undefined) points[input.name] = null;
    }
    table.correct([], table.scores, points);
  };
  return h("section", { class: "card", "aria-labelledby": "points" }, h("h3", { id: "points" }, t("points.title")), h("p", { class: "hint" }, t("points.why")),
    h("form", { onsubmit: send }, rows, others.length ? more : null, h("button", { class: "button primary" }, t("points.save"))));
}
