// The panel that chooses a tile for an empty cell: tiles that fit there come first.

import { h } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { fits } from "../../tile/edge-matching.js";
import { tilePicker } from "../../picker/picker.js";
import { boxCamera } from "../../picker/tile-camera.js";

const ROTATIONS = [0, 90, 180, 270];

/** The rotations in which a tile matches its neighbours at a cell. */
export const fitting = ({ tiles, table }, [x, y], tile) =>
  ROTATIONS.filter((rotation) => fits({ x, y, tile, rotation }, table.position.tiles, tiles));

/** The camera for a tile of the sets on the table. */
export const cameraOf = ({ tiles, table }) =>
  boxCamera({ game: table.position.game, catalogs: tiles.catalogs, options: table.position.options });

export function addPanel(editor, cell) {
  const { tiles, table } = editor;
  const [x, y] = cell;
  const may = new Set(tiles.all.filter(({ id }) => fitting(editor, cell, id).length).map(({ id }) => id));
  const done = (id) => {
    const [rotation = 0] = fitting(editor, cell, id);
    table.edit(({ tiles: laid }) => laid.push({ x, y, tile: id, rotation }));
    editor.panels.tile(cell);
  };
  return h(
    "div",
    { class: "tile-panel" },
    editor.panels.headed(t("edit.add", { place: editor.board.place({ x, y }) })),
    tilePicker({
      tiles: tiles.all,
      may: table.position.tiles.length ? may : null,
      rest: t("edit.not-fitting"),
      done,
      camera: cameraOf(editor),
    }),
  );
}
