// The panels of one figure or token of the table: its player, its kind, and its feature on the tile.

import { act, choices, stepper } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { featureMap } from "../../tile/feature-map.js";
import { figurePicture } from "../../tile/figure.js";
import { figuresOf, lyingTokens } from "../../net/game-info.js";
import { cornersOf, needsWay, wayKey, waysOf } from "./placing.js";
import { capital, named, t } from "../../lib/i18n.js";
import { nameOf } from "../../score/score-sheet.js";
import { cityIn, QUARTER, quarterOf, QUARTERS } from "../../tile/city.js";
import { tokenName, tokenPicture } from "../../tile/token.js";
import { figureName, mayStandOn } from "../../tile/words.js";

/** Whether a kind of token is in a quarter, never on a cell. */
const inQuarters = ({ expansions }, kind) => expansions.some(({ placed }) => placed[kind]?.lies === QUARTER);

/** The choice of a quarter of the City, for what stands on the tile with the quarters while the count is in play. */
function quarters({ table, tiles, game }, laid, chosen, choose) {
  const city = cityIn(table.position, tiles);
  if (!city || laid !== city || !lyingTokens(game, table.position.options).some(({ kind }) => inQuarters(game, kind))) return null;
  return choices({
    legend: t("edit.quarter"),
    name: QUARTER,
    value: chosen,
    change: choose,
    options: QUARTERS.map((name) => ({ value: name, words: named("quarter", name) })),
  });
}

/** The table as `placing` sees it. */
export const asSeen = ({ game, tiles, table }) => ({ game, tiles, position: table.position, tileAt: table.tileAt });

/** The choice of a corner of a tile where four tiles meet, for a figure between tiles. */
export function corners(editor, cell, chosen, choose) {
  const met = cornersOf(asSeen(editor), cell);
  if (!met.length) return h("p", { class: "hint" }, t("figure.nowhere"));
  return choices({
    legend: t("figure.feature"),
    name: "corner",
    value: String(chosen),
    change: (value) => choose(value.split(",").map(Number)),
    options: met.map(({ point, words }) => ({ value: String(point), words })),
  });
}

/** The choice of the way in which a token lies on its tile. */
function ways(editor, index) {
  const token = editor.table.position.tokens[index];
  const { kind, x, y } = token;
  const all = waysOf(asSeen(editor), kind, [x, y]);
  return choices({
    legend: t("match.act.where"),
    name: "way",
    value: wayKey(token),
    change: (name) => editor.table.alter("tokens", index, all.find(({ way }) => wayKey(way) === name).way),
    options: all.map(({ way, words }) => ({ value: wayKey(way), words, picture: tokenPicture({ kind, ...way }) })),
  });
}

/**
 * A panel about one figure or token; `rows` are its specific controls, `inCity` what of it is in which quarter of the City, `bare` without
 * the features of its tile.
 *
 * @param {any} editor
 * @param {'figures' | 'tokens'} list
 * @param {number} index
 * @param {{ title: any, may?: (kind: any) => boolean, figure?: Page.Figure, rows?: any, bare?: boolean, inCity?: { chosen: any, change: (name: string) => any } }} options
 */
function panel(editor, list, index, { title, may, figure, rows, bare = false, inCity }) {
  const { table, tiles, game } = editor;
  const thing = table.position[list][index];
  const city = thing.x === undefined ? cityIn(table.position, tiles) : null;
  const cell = city ? [city.x, city.y] : [thing.x, thing.y];
  const laid = table.tileAt(cell);
  const known = laid && tiles.get(laid.tile);
  const choose = (i) => table.alter(list, index, { feature: table.feature(cell, i) });
  const tile = () => editor.panels.tile(cell);
  return h(
    "div",
    { class: "figure-panel" },
    editor.panels.headed(title),
    rows,
    inCity ? quarters(editor, laid, inCity.chosen, (name) => table.alter(list, index, inCity.change(name))) : null,
    known && !bare && !inQuarters(game, thing.kind)
      ? featureMap({
          tile: known,
          rotation: laid.rotation ?? 0,
          may,
          chosen: thing.feature && thing.feature.kind !== QUARTER ? tiles.find(laid, thing.feature) : -1,
          figure,
          choose,
        })
      : null,
    h(
      "div",
      { class: "actions" },
      act("close", t("edit.remove"), () => table.take(list, index)),
      act(null, t("edit.its-tile"), tile),
    ),
  );
}

export function figurePanel(editor, index) {
  const { table, game, board } = editor;
  const figure = table.position.figures[index];
  const colour = board.colourOf(figure.player);
  const wood = figuresOf(game, table.position.options);
  const kinds = [...new Set([...Object.keys(wood), figure.kind])];
  const alter = (change) => table.alter("figures", index, change);
  return panel(editor, "figures", index, {
    title: capital(figureName({ ...figure, colour })),
    may: (feature) => !wood[figure.kind] || mayStandOn(wood, figure.kind, feature),
    figure: { colour, kind: figure.kind },
    bare: wood[figure.kind]?.on_point,
    inCity: { chosen: quarterOf(figure), change: (name) => ({ feature: { kind: QUARTER, at: name } }) },
    rows: [
      choices({
        legend: t("edit.whose"),
        name: "owner",
        value: figure.player,
        change: (player) => alter({ player }),
        options: table.position.players.map(({ id, colour: paint }) => ({
          value: id,
          words: nameOf(table.position, id),
          picture: figurePicture({ colour: paint, kind: figure.kind }),
        })),
      }),
      kinds.length > 1
        ? choices({
            legend: t("figure.kind"),
            name: "figure-kind",
            value: figure.kind,
            change: (kind) => alter({ kind, ...(wood[kind]?.on_point ? {} : { point: undefined }) }),
            options: kinds.map((kind) => ({ value: kind, words: named("figure", kind), picture: figurePicture({ colour, kind }) })),
          })
        : null,
      wood[figure.kind]?.on_point
        ? corners(editor, figure, figure.point, ([x, y]) => alter({ x, y, point: [x, y], feature: undefined }))
        : null,
    ],
  });
}

export function tokenPanel(editor, index) {
  const { table, game } = editor;
  const token = table.position.tokens[index];
  const kinds = lyingTokens(game, table.position.options).filter(({ kind }) => !needsWay(asSeen(editor), kind));
  if (token.kind in (game.stacks ?? {})) {
    const change = (count) => table.alter("tokens", index, { count });
    return panel(editor, "tokens", index, {
      title: tokenName(token),
      may: ({ kind }) => kind === game.stacks[token.kind],
      rows: stepper({ words: t("stack.count"), value: token.count ?? 1, least: 1, change }),
    });
  }
  if (needsWay(asSeen(editor), token.kind))
    return panel(editor, "tokens", index, { title: tokenName(token), bare: true, rows: ways(editor, index) });
  return panel(editor, "tokens", index, {
    title: tokenName(token),
    inCity: inQuarters(editor.game, token.kind) ? { chosen: token.quarter, change: (quarter) => ({ quarter }) } : undefined,
    rows: choices({
      legend: t("edit.token-kind"),
      name: "token",
      value: tokenName(token),
      change: (name) => {
        const { kind, value } = kinds.find((one) => tokenName(one) === name);
        table.alter("tokens", index, { kind, ...(value === null ? {} : { value }) });
      },
      options: kinds.map((one) => ({ value: tokenName(one), words: tokenName(one), picture: tokenPicture(one) })),
    }),
  });
}
