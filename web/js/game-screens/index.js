// The screens that only one game has: their addresses, and what is shown for a photo of that game. main.js and the photo screen ask here,
// so that no other screen names a game.

const EDITOR = ["board", "table", "edit"]; // style sheets

/** Addresses of screens; the form is that of SCREENS in main.js; `begins`: as in screen-modules.js. */
export const GAME_SCREENS = {
  "edit/dorra-board": {
    title: "title.edit-dorra-board",
    styles: EDITOR,
    begins: "game-screens/dorra/board-editor/board-editor",
    load: async () => (await import("./dorra/board-editor/board-editor.js")).editDorraBoardScreen,
  },
  "edit/dorra-table": {
    title: "title.edit-dorra-table",
    styles: EDITOR,
    begins: "game-screens/dorra/table-editor",
    load: async () => (await import("./dorra/table-editor.js")).editDorraTableScreen,
  },
};

/** game -> loader of the function that shows a photo that was read; other games show a table of tiles. */
const PHOTOS = {
  "dorra-amazonas": async () => (await import("./dorra/photo-tents.js")).showTents,
};

/** The function (main, answer, signal, header) that shows a photo of this game, or null for a table of tiles. */
export const photoScreenOf = (game) => (Object.hasOwn(PHOTOS, game) ? PHOTOS[game]() : null);
