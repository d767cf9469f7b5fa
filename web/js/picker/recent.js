// The tiles chosen last, for as long as the page is open: they come first in the next picker.

const MOST = 4; // less than a row
let chosen = [];

/** Notes that a tile was chosen. */
export function used(id) {
  chosen = [id, ...chosen.filter((other) => other !== id)].slice(0, MOST);
}

/** The tiles that a picker keeps: those that may be chosen, of which those that fit somewhere come first, and the others. */
export function inOrder({ tiles, may, fits }, keeps) {
  const found = lastUsedFirst(tiles).filter(keeps);
  const first = may ? found.filter(({ id }) => may.has(id)) : found;
  return {
    fitting: fits ? [...first.filter(({ id }) => fits.has(id)), ...first.filter(({ id }) => !fits.has(id))] : first,
    others: may ? found.filter(({ id }) => !may.has(id)) : [],
  };
}

/** These tiles with those chosen last first. */
function lastUsedFirst(tiles) {
  const place = ({ id }) => (chosen.includes(id) ? chosen.indexOf(id) : MOST);
  return tiles
    .map((tile, i) => ({ tile, i }))
    .sort((a, b) => place(a.tile) - place(b.tile) || a.i - b.i)
    .map(({ tile }) => tile);
}
