// The three questions of the dispute screen, step by step: may this tile be placed here, may I deploy here, who scores this.

import { act, choices, toggle } from "../lib/controls.js";
import { h, icon } from "../lib/dom.js";
import { cameraOf, fitting } from "../editor/table/add-panel.js";
import { featureButtons } from "../tile/feature-map.js";
import { figurePicture } from "../tile/figure.js";
import { figuresOf } from "../net/game-info.js";
import { named, t } from "../lib/i18n.js";
import { nameOf } from "../score/score-sheet.js";
import { tilePicker } from "../picker/picker.js";
import { mayStandOn } from "../tile/words.js";

/** The choice of the player that a question is about. */
export function whose({ table }, question, change) {
  const { players } = table.position;
  return choices({
    legend: t("dispute.whose"),
    name: "asker",
    value: question.player,
    change,
    options: players.map(({ id, colour }) => ({ value: id, words: nameOf(table.position, id), picture: figurePicture({ colour }) })),
  });
}

const panel = (editor, title, ...content) => h("div", { class: "tile-panel" }, editor.panels.headed(title), content);

/** The kind of figure offered first: a meeple, or else the first kind of the game. */
function usualFigure({ game, table }) {
  const kinds = Object.keys(figuresOf(game, table.position.options));
  return kinds.includes("meeple") ? "meeple" : kinds[0];
}

/** The three questions; `ask(question)` is called when one is complete. */
export function questionList(editor, ask) {
  const { table } = editor;
  const player = table.position.turn?.player ?? table.position.players[0]?.id;
  const row = (name, key, start) =>
    h(
      "button",
      { type: "button", class: "question-button", onclick: start },
      icon(name),
      h("span", {}, h("strong", {}, t(`dispute.${key}`)), h("span", { class: "hint" }, t(`dispute.${key}.hint`))),
    );
  return h(
    "div",
    { class: "question-list" },
    row("grid", "place", () => placeSteps(editor, { type: "place", player, tile: null, rotation: 0 }, ask)),
    row("flag", "deploy", () => featureSteps(editor, { type: "deploy", player, kind: usualFigure(editor), placed: true }, ask)),
    (editor.own.asks ?? []).map((type) => row("flag", type, () => ask(moveOf(editor, type, player)))),
    row("scales", "who", () => featureSteps(editor, {}, ask)),
  );
}

/** A move that needs only a player; the question is shown on the board where one of that player's figures stands. */
export function moveOf({ table, own }, type, player) {
  const { figures = [], tiles } = table.position;
  const there = figures.filter((one) => one.player === player && one.x !== undefined);
  const { x, y } = there.find(({ kind }) => own.puts?.[kind]) ?? there[0] ?? tiles[0];
  return { type, player, x, y };
}

/** Asks for the tile, then for the cell. `ask(question)` is called when the question is complete. */
export function placeSteps(editor, question, ask) {
  const which = () =>
    panel(
      editor,
      t("dispute.place.which"),
      whose(editor, question, (player) => {
        question.player = player;
      }),
      tilePicker({
        tiles: editor.tiles.all,
        chosen: question.tile,
        camera: cameraOf(editor),
        done: (tile) => {
          question.tile = tile;
          editor.panels.show(where);
          editor.toBoard(t("dispute.place.where.how"));
        },
      }),
    );
  const where = () => {
    editor.asking({ spot: (cell) => ask(layAt(editor, question, cell)) });
    editor.drawn.draw();
    return panel(
      editor,
      t("dispute.place.where"),
      h("p", {}, t("dispute.place.where.how")),
      h(
        "div",
        { class: "actions" },
        act("back", t("dispute.place.other"), () => editor.panels.show(which)),
      ),
    );
  };
  editor.panels.show(which);
}

/** The question with the tile at another cell, in a rotation that fits there if there is one. */
export function layAt(editor, question, [x, y]) {
  const fit = fitting(editor, [x, y], question.tile);
  const rotation = fit.includes(question.rotation) ? question.rotation : (fit[0] ?? question.rotation ?? 0);
  return { ...question, x, y, rotation };
}

/** Asks for the tile and feature, and for a figure also for its player. `ask(question)` is called when the question is complete. */
export function featureSteps(editor, question, ask) {
  const deploy = question.type === "deploy";
  const title = t(deploy ? "dispute.deploy" : "dispute.who");
  const tap = (cell) => editor.panels.show(() => which(cell));
  editor.asking({ tile: tap });
  editor.drawn.spots = false;
  editor.drawn.draw();
  const which = ([x, y]) => {
    const laid = editor.table.tileAt([x, y]);
    const known = editor.tiles.get(laid.tile);
    editor.board.mark([x, y]);
    if (!known) return panel(editor, title, h("p", {}, t("figure.unknown-tile")));
    const choose = (i) => ask({ ...question, x, y, feature: editor.table.feature([x, y], i) });
    return panel(
      editor,
      title,
      deploy ? figureChoice(editor, question, () => editor.panels.show(() => which([x, y]))) : null,
      h("p", { class: "hint" }, t(deploy ? "dispute.deploy.tap" : "dispute.who.tap")),
      featureButtons({
        tile: known,
        rotation: laid.rotation ?? 0,
        may: (feature) => mayHold(editor, feature),
        choose,
        legend: t("dispute.feature"),
      }),
    );
  };
  const how = t(deploy ? "dispute.deploy.how" : "dispute.who.how");
  editor.panels.show(() => panel(editor, title, h("p", {}, how)));
  editor.toBoard(how);
}

/** Whether a feature can be chosen: if some figure of the game may stand on it, which those that score do. */
function mayHold({ game, table }, feature) {
  const wood = figuresOf(game, table.position.options);
  return Object.keys(wood).some((kind) => mayStandOn(wood, kind, feature));
}

/** The choice of a figure's player and kind. */
export function figureChoice(editor, question, changed) {
  const { table, game, board } = editor;
  const kinds = Object.keys(figuresOf(game, table.position.options));
  return [
    whose(editor, question, (player) => {
      question.player = player;
      changed();
    }),
    kinds.length > 1
      ? choices({
          legend: t("figure.kind"),
          name: "asked-kind",
          value: question.kind,
          change: (kind) => {
            question.kind = kind;
            changed();
          },
          options: kinds.map((kind) => ({
            value: kind,
            words: named("figure", kind),
            picture: figurePicture({ colour: board.colourOf(question.player), kind }),
          })),
        })
      : null,
    toggle(t("dispute.deploy.placed"), question.placed, (on) => {
      question.placed = on;
      changed();
    }),
  ];
}
