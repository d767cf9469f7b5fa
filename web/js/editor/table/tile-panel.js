// The panel of one tile of the table: turn, move or remove it; put figures and tokens on its features.

import { act, choices } from "../../lib/controls.js";
import { h, icon } from "../../lib/dom.js";
import { featurePicture } from "../../tile/feature-map.js";
import { figurePicture } from "../../tile/figure.js";
import { isHalf } from "../../tile/multi-cell.js";
import { asSeen, corners } from "./figure-panel.js";
import { halvesToRemove, removeHalf } from "./one-half.js";
import { cornersOf, needsWay, waysOf } from "./placing.js";
import { thingsAt } from "./table.js";
import { figuresOf, lyingTokens } from "../../net/game-info.js";
import { named, t } from "../../lib/i18n.js";
import { nameOf } from "../../score/score-sheet.js";
import { tokenName, tokenPicture } from "../../tile/token.js";
import { featureNames, figureName, mayStandOn, tileName } from "../../tile/words.js";

const chosen = { player: null, kind: "meeple" }; // choices for the next figure: the same as last time

export function tilePanel(editor, cell) {
  const { table, tiles, board } = editor;
  const laid = table.tileAt(cell);
  const known = tiles.get(laid.tile);
  const [x, y] = cell;
  return h(
    "div",
    { class: "tile-panel" },
    editor.panels.headed(t("tile.title", { place: board.place({ x, y }) })),
    h("p", { class: "hint" }, known ? tileName(known) : t("tile.unknown")),
    h(
      "div",
      { class: "actions tight" },
      keyed(
        "turn",
        act("turn", t("edit.turn"), () => table.turn(cell), "primary"),
      ),
      keyed(
        "move",
        act("move", t("edit.move"), () => editor.panels.move(cell)),
      ),
      isHalf(known) &&
        keyed(
          "add",
          act("plus", t("edit.add", { place: board.place({ x, y }) }), () => editor.panels.add(cell)),
        ),
      keyed(
        "remove",
        act("close", t("edit.remove"), () => table.remove(cell)),
      ),
      halvesToRemove(known, 0, (n) => removeHalf(table, cell, n)),
    ),
    known ? pieces(editor, cell, laid, known) : h("p", { class: "hint" }, t("figure.unknown-tile")),
  );
}

const keyed = (name, node) => {
  node.dataset.act = name;
  return node;
};

/** The choice of player and piece, the drawn tile to tap, and its features with the pieces on them. */
function pieces(editor, cell, laid, known) {
  const { table, tiles, game, board } = editor;
  const { players, options } = table.position;
  const wood = figuresOf(game, options);
  const kinds = Object.keys(wood).filter((kind) => wood[kind].goes_on.length);
  if (!players.some(({ id }) => id === chosen.player)) chosen.player = players[0]?.id;
  if (!kinds.includes(chosen.kind)) [chosen.kind] = kinds;
  const figures = thingsAt(table.position.figures, cell).map((figure) => ({
    ...figure,
    colour: board.colourOf(figure.player),
    at: tiles.find(laid, figure.feature),
  }));
  const may = (feature) => !wood[chosen.kind]?.on_point && mayStandOn(wood, chosen.kind, feature);
  const put = (i) => table.put(cell, i, chosen.player, chosen.kind);
  return h(
    "section",
    { class: "pieces", "aria-label": t("edit.pieces") },
    h("h3", {}, t("edit.pieces")),
    playerChoice(editor),
    kinds.length > 1 ? kindChoice(editor, kinds) : null,
    wood[chosen.kind]?.on_point
      ? corners(editor, { x: cell[0], y: cell[1] }, null, ([x, y]) =>
          table.edit((position) => position.figures.push({ player: chosen.player, kind: chosen.kind, x, y, point: [x, y] })),
        )
      : [
          h("p", { class: "hint" }, t("edit.tap-feature")),
          featurePicture({ tile: known, rotation: laid.rotation ?? 0, may, figures, choose: put }),
        ],
    featureRows(editor, { laid, known, figures, may, put }),
    tokens(editor, cell),
  );
}

/** Takes a choice for the next figure. */
const change = (editor, what) => (value) => {
  chosen[what] = value;
  editor.refresh();
};

const playerChoice = (editor) =>
  choices({
    legend: t("edit.whose"),
    name: "player",
    value: chosen.player,
    change: change(editor, "player"),
    options: editor.table.position.players.map(({ id, colour }) => ({
      value: id,
      words: nameOf(editor.table.position, id),
      picture: figurePicture({ colour, kind: chosen.kind }),
    })),
  });

const kindChoice = (editor, kinds) =>
  choices({
    legend: t("figure.kind"),
    name: "kind",
    value: chosen.kind,
    change: change(editor, "kind"),
    options: kinds.map((kind) => ({
      value: kind,
      words: named("figure", kind),
      picture: figurePicture({ colour: editor.board.colourOf(chosen.player), kind }),
    })),
  });

/** The features of the tile with the figures on them, and figures that are on none. */
function featureRows(editor, { laid, known, figures, may, put }) {
  const { table, board } = editor;
  const names = featureNames(known, laid.rotation ?? 0);
  const corner = ({ point, x, y }) => cornersOf(asSeen(editor), { x, y }).find((one) => String(one.point) === String(point))?.words;
  const figure = figureName({ colour: board.colourOf(chosen.player), kind: chosen.kind });
  const standing = (one) => taken(figureName(one), figurePicture(one), `take-${one.index}`, () => table.take("figures", one.index));
  return h(
    "ul",
    { class: "feature-rows" },
    known.features.map((feature, i) => {
      const here = figures.filter(({ at }) => at === i);
      if (!here.length && !may(feature)) return null;
      const adding = t("edit.put", { figure, feature: names[i] });
      return row(names[i], [
        here.map(standing),
        may(feature)
          ? keyed(
              `put-${i}`,
              iconButton("plus", adding, () => put(i)),
            )
          : null,
      ]);
    }),
    figures.filter(({ at }) => at < 0).map((one) => row(corner(one) ?? t("edit.nowhere"), standing(one))),
  );
}

const row = (name, ...content) => h("li", { class: "feature-row" }, h("span", { class: "feature-name" }, name), content);

const iconButton = (name, words, onclick) =>
  h("button", { type: "button", class: "round", "aria-label": words, title: words, onclick }, icon(name));

/** A piece on the tile that can be removed. */
const taken = (name, picture, key, onclick) =>
  keyed(
    key,
    h(
      "button",
      { type: "button", class: "piece", "aria-label": t("edit.take", { what: name }), title: t("edit.take", { what: name }), onclick },
      picture,
      icon("close"),
    ),
  );

function tokens(editor, cell) {
  const { table, game } = editor;
  const kinds = lyingTokens(game, table.position.options);
  const here = thingsAt(table.position.tokens, cell);
  if (!kinds.length && !here.length) return null;
  return h(
    "div",
    { class: "token-box" },
    h("h3", {}, t("edit.tokens")),
    h(
      "ul",
      { class: "feature-rows" },
      here.map((token) =>
        row(
          tokenName(token),
          iconButton("next", t("edit.token-change", { token: tokenName(token) }), () => editor.panels.token(token.index)),
          taken(tokenName(token), tokenPicture(token), `token-${token.index}`, () => table.take("tokens", token.index)),
        ),
      ),
    ),
    h(
      "div",
      { class: "swatches" },
      kinds.map((token) =>
        needsWay(asSeen(editor), token.kind)
          ? waysOf(asSeen(editor), token.kind, cell).map(({ way, words }, n) => adding(editor, cell, { ...token, ...way }, words, n))
          : adding(editor, cell, token, tokenName(token), token.value),
      ),
    ),
  );
}

/** A button that puts a token on the tile; `key`: among those of its kind. */
const adding = (editor, cell, token, words, key) =>
  keyed(
    `add-${token.kind}-${key}`,
    h(
      "button",
      {
        type: "button",
        class: "swatch-face",
        "aria-label": t("edit.token-put", { token: words }),
        onclick: () => editor.table.putToken(cell, ground(editor, cell, token), token),
      },
      tokenPicture(token),
      h("span", {}, words),
    ),
  );

/** The feature of a new token: for a stack the one it belongs on; else next to a figure, if there is one. It can be moved. */
function ground(editor, cell, { kind }) {
  const { table, tiles, game } = editor;
  if (needsWay(asSeen(editor), kind)) return -1;
  const lies = game.stacks?.[kind];
  if (lies) return tiles.get(table.tileAt(cell).tile)?.features.findIndex((feature) => feature.kind === lies) ?? -1;
  const [figure] = thingsAt(table.position.figures, cell).slice(-1);
  return figure ? tiles.find(table.tileAt(cell), figure.feature) : -1;
}
