// The scores of the table: totals, lines with their arithmetic and rules, findings.

import { ask } from "../../net/api.js";
import { headed } from "../../lib/controls.js";
import { announce, h, show } from "../../lib/dom.js";
import { gameOf } from "../../net/game-info.js";
import { ownOf } from "../../games/index.js";
import { t } from "../../lib/i18n.js";
import { renew } from "../../lib/dom-state.js";
import { newest } from "../../lib/latest-only.js";
import { readNotice } from "../../net/error-notice.js";
import { findings, nameOf, scoreLines, totals } from "../../score/score-sheet.js";
import { withNames } from "../../tile/words.js";
import { lyingLine } from "./sets.js";
import { pointsForm } from "../../score/points-so-far.js";

/** @type {{ final: any }} */
const wish = { final: true };

export function scoresPanel(table) {
  const sums = h("div", { class: "sheet-sums", "aria-live": "polite" });
  const result = h("div", { class: "sheet", "aria-live": "polite" });
  table.board.mark(null);
  const asked = newest();
  const load = () => {
    const newestOne = asked();
    score(table, { sums, result }, () => newestOne() && result.isConnected, load);
  };
  load();
  return h(
    "div",
    { class: "scores" },
    headed(table.panels.home, t("scores.title")),
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
              for (const other of currentTarget.parentNode.children) other.setAttribute("aria-pressed", String(other === currentTarget));
              load();
            },
          },
          t(`scores.${name}`),
        ),
      ),
    ),
    sums,
    pointsForm(table),
    result,
    lyingLine(table),
    handsOf(table, load),
  );
}

/** Inputs for what players hold next to the board, which no photo shows, if the game has such things (games/README.md). */
function handsOf(table, load) {
  const node = h("div", {});
  const { game: id, players, catalogs } = table.photo.position;
  const draw = (game, own) =>
    renew(
      node,
      own.hands({
        game,
        players,
        held: table.held,
        catalogs,
        nameOf: (player) => nameOf(table.photo.position, player),
        change: (held) => {
          table.held = held;
          draw(game, own);
          load();
        },
      }),
    );
  Promise.all([gameOf(id), ownOf(id)])
    .then(([game, own]) => own.hands && draw(game, own))
    .catch(() => {}); // offline, the points are shown without them
  return node;
}

/** Requests the scores. `counts()`: whether this is the newest request and the screen is still open; `again()` retries. */
async function score(table, { sums, result }, counts, again) {
  result.setAttribute("aria-busy", "true");
  const position = { ...withNames(table.photo.position), ...(table.held ? { held: table.held } : {}) };
  try {
    const sheet = await ask("/scores", { method: "POST", body: { position, final: wish.final } });
    if (counts()) drawSheet(table, { sums, result }, sheet);
  } catch (error) {
    if (counts()) show(result, readNotice(error, again));
  } finally {
    if (counts()) result.removeAttribute("aria-busy");
  }
}

function drawSheet(table, { sums, result }, sheet) {
  const { board } = table;
  const talk = {
    players: table.photo.position.players,
    part: t(table.photo.points?.length ? "scores.part.track" : "scores.part.photo"),
    inWords: board.inWords,
    lightLine: (line) => board.lightLine(line),
    lightCells: (cells) => board.light(cells),
  };
  const odd = sheet.findings.filter(({ severity }) => severity !== "info");
  // the open line may no longer exist; if it does, it opens again
  board.light();
  renew(sums, totals(talk, sheet));
  renew(
    result,
    findings(talk, odd, "findings"),
    scoreLines(talk, sheet.lines),
    findings(
      talk,
      sheet.findings.filter((finding) => !odd.includes(finding)),
      "notes",
    ),
  );
  announce(t("scores.ready", { n: sheet.lines.length }));
}
