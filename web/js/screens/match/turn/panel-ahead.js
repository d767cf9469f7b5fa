// Makes the panel of a placement while nothing else is to be done, and drops it: the first one is made of words, icons and fonts that the
// browser has not met yet, which takes as long as all the rest of it.

import { h } from "../../../lib/dom.js";

const whenIdle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 100));

/**
 * Makes the panel for the first placement of the tile in hand, once for each tile. `make(play)`: the panel.
 *
 * @param {Page.Play} play
 * @param {(play: Page.Play) => { body: any, foot: any }} make
 */
export function panelAhead(play, make) {
  const { tile } = play.turn;
  if (tile.ahead || !tile.placements?.length) return;
  tile.ahead = true;
  const waits = () => play.turn.tile === tile && !tile.chosen;
  const lay = ({ body, foot }) => {
    if (!waits()) return;
    const node = h("div", { class: "match-ahead", "aria-hidden": "true" }, body, foot);
    play.screen.scroll.append(node);
    node.getBoundingClientRect(); // lays it out
    node.remove();
  };
  whenIdle(() => {
    if (!waits()) return;
    const panel = make(withChosen(play, tile.placements[0]));
    whenIdle(() => lay(panel));
  });
}

/** The match as it would be with a placement chosen. */
const withChosen = (play, chosen) =>
  Object.create(play, { turn: { value: Object.create(play.turn, { tile: { value: { ...play.turn.tile, chosen } } }) } });
