// A photo of the table of a tracked match: the moves since, and what neither rules nor moves explain. The moves are only proposed; the
// players confirm them.

import { startMatch } from "./table/onward.js";
import { Problem, ask } from "../../net/api.js";
import { act } from "../../lib/controls.js";
import { announce, h, icon, show } from "../../lib/dom.js";
import { figurePicture } from "../../tile/figure.js";
import { ownOf } from "../../games/index.js";
import { gameOf } from "../../net/game-info.js";
import { capital, t } from "../../lib/i18n.js";
import { enteredTurn } from "../../match/photo-round.js";
import { knownMatch } from "../../net/known-matches.js";
import { errorNotice } from "../../net/error-notice.js";
import { featureName, figureName } from "../../tile/words.js";
import { inPhoto } from "./round/frame.js";
import { proposedTurns } from "./round/proposed-turns.js";
import { seatsOf } from "./round/seats.js";

/** The overview of such a photo, once no review questions are left. `note`: what happened meanwhile, or null. */
export function laterPanel(table, note = null) {
  const { findings = [], doubts, match } = table.photo;
  table.board.mark(null);
  table.board.fit();
  const other = findings.find(({ finding }) => finding === "other-table");
  const state = t(other ? "later.other" : "later.title");
  announce(state);
  return h(
    "div",
    { class: "overview later" },
    h("h2", { tabindex: "-1" }, icon(other ? "alert" : "check"), state),
    note,
    other ? h("p", { class: "notice notice-error", role: "alert" }, other.says) : moves(table),
    odd(
      table,
      findings.filter((one) => one !== other && one.finding !== "scores-after"),
    ),
    doubts.length && !other
      ? act(null, t("overview.again", { n: doubts.length }), () => {
          table.skipped.clear();
          table.panels.home();
        })
      : null,
    h(
      "div",
      { class: "actions" },
      h("a", { class: `button ${other ? "primary" : ""}`, href: `#/photo/of/${match}` }, icon("camera"), t("later.again")),
      other ? act("plus", t("later.new"), () => startMatch(table)) : null,
      h("a", { class: "button", href: `#/match/${match}` }, t("later.back")),
    ),
    other ? null : h("p", { class: "hint" }, t("overview.tap")),
    other ? null : act("plus", t("add-tile.missing"), table.panels.adding, "text"),
  );
}

/** Findings of the photo other than moves, with cells named as on this board. */
const odd = (table, found) =>
  found.length
    ? h(
        "ul",
        { class: "notes" },
        found.map((one) =>
          h("li", {}, icon(one.severity === "info" ? "info" : "alert"), h("span", {}, table.board.inWords(one.says)), change(table, one)),
        ),
      )
    : null;

/** A button that leads to the tile which a warning is about. */
function change(table, { severity, x, y, says }) {
  if (severity === "info" || x === undefined) return null;
  const words = t("later.change", { what: table.board.inWords(says) });
  const open = () => table.panels.tile([x, y]);
  return h("button", { type: "button", class: "round", "aria-label": words, onclick: open }, icon("pencil"));
}

/** The proposed moves, turn by turn, and the button that plays them. */
function moves(table) {
  const node = h("div", {}, h("p", { class: "hint" }, t("app.loading")));
  tell(table, node);
  return node;
}

async function tell(table, node) {
  const { photo } = table;
  try {
    const known = knownMatch(photo.match);
    const [players, own, game] = await Promise.all([seatsOf(table), ownOf(photo.position.game), gameOf(photo.position.game)]);
    const seats = new Map(players.map((one) => [one.id, one]));
    const talk = {
      tiles: table.tiles,
      own,
      game,
      nameOf: (id) => seats.get(id)?.name ?? id,
      colourOf: (id) => seats.get(id)?.colour ?? id,
      board: { place: (cell) => table.board.place(inPhoto(photo.frame, cell)) },
    };
    const turns = turnsOf(photo.proposal);
    show(
      node,
      turns.length
        ? [
            proposedTurns(table, turns, talk),
            turns.length > 1 ? h("p", { class: "hint" }, t("later.order")) : null,
            h(
              "div",
              { class: "actions round-play" },
              photo.findings.filter(({ finding }) => finding === "scores-after").map(({ says }) => h("p", { class: "scores-after" }, says)),
              known?.role === "viewer" ? null : act("check", t("later.play", { n: turns.length }), () => play(table, node), "primary big"),
            ),
          ]
        : h("p", {}, t(photo.unexplained.length ? "later.none" : "later.nothing")),
    );
  } catch (error) {
    show(
      node,
      errorNotice(error, () => tell(table, node)),
    );
  }
}

/** A list of moves for each turn. */
function turnsOf(proposal) {
  /** @type {any[][]} */
  const turns = [[]];
  for (const move of proposal) {
    turns.at(-1)?.push(move);
    if (move.type === "end_turn") turns.push([]);
  }
  return turns.filter((turn) => turn.length);
}

/** Enters the proposed turns one by one, each as a separate list: so it can be viewed, corrected and undone without the others. */
async function play(table, node) {
  const { photo } = table;
  const { match, to_come: more } = photo;
  const entered = { seq: photo.seq };
  try {
    await enter(photo, entered);
    if (more.length) return await next(table, note("later.next"));
    location.hash = `#/match/${match}`;
  } catch (error) {
    if (error.kind === "stale") await next(table, note("later.stale"));
    else if (entered.seq > photo.seq && error instanceof Problem) await next(table, errorNotice(error, null));
    else refused(table, node, error);
  }
}

/** `entered.seq`: the newest change. A turn that was sent before, and whose answer was lost, is entered only once. */
async function enter({ id, match, proposal }, entered) {
  const known = knownMatch(match);
  for (const moves of turnsOf(proposal)) {
    const { seq } = entered;
    const sent = { method: "POST", token: known?.host ?? known?.token, body: { seq, moves }, key: `${id}-${seq}` };
    entered.seq = (await ask(`/matches/${match}/moves`, sent)).seq;
    enteredTurn({ id, match }, seq, entered.seq);
  }
}

/** What the photo shows beyond the turns that are entered meanwhile. */
async function next(table, above) {
  const { id, token } = table.photo;
  table.photo = { ...(await ask(`/photos/${id}`, { token })), token };
  table.panels.later(above);
}

const note = (words) => h("p", { class: "notice", role: "status" }, t(words));

function refused(table, node, error) {
  const notice = errorNotice(error, () => {
    notice.remove();
    play(table, node);
  });
  node.prepend(notice);
}

/** The review question for a figure that the match knows but the photo does not show. */
export function hiddenQuestion(table, doubt) {
  const { x, y, colour, kind, feature } = doubt;
  const laid = table.tileAt([x, y]);
  const at = laid && feature ? table.tiles.find(laid, feature) : -1;
  const on = at >= 0 ? table.tiles.get(laid.tile).features[at] : null;
  const known = { x, y, colour, kind };
  table.board.mark([x, y], true);
  return [
    h("h2", { tabindex: "-1" }, t("check.hidden")),
    h("p", { class: "hint" }, t("reason.hidden")),
    h(
      "div",
      { class: "compare" },
      h("figure", { class: "seen" }, table.board.crop({ x, y }), h("figcaption", {}, t("check.seen"))),
      h(
        "div",
        { class: "figure-guess" },
        figurePicture({ colour, kind }),
        h("p", {}, h("strong", {}, capital(figureName({ colour, kind })))),
        on ? h("p", {}, t("check.figure-on", { feature: featureName(on, laid.rotation) })) : null,
      ),
    ),
    h(
      "div",
      { class: "actions" },
      act(
        "check",
        t("check.hidden.there"),
        () => table.corrections.send([{ figure: "new", ...known, ...(feature ? { feature } : {}) }]),
        "primary",
      ),
      act("close", t("check.hidden.gone"), () => table.corrections.send([{ figure: "known", ...known, remove: true }])),
    ),
  ];
}
