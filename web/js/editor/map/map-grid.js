// Proposes where the squares of a printed map lie in a photo of it: the lines between squares repeat at one distance in both directions.

const SIDE = 360; // pixels of the longer side of the copy that is looked at
const MOST = 24; // squares along the longer side of a photo; printed maps have fewer
const FEWEST = 4;
const STEP = 0.2; // pixels between the distances that are tried
const CLEAR = 5; // standard deviations: less is chance
const INSET = 0.1; // of the picture, where nothing was found
const USUAL = 8; // squares in each direction then

/** How strongly brightness changes from one column (or row) to the next, less what is usual around it. */
function steps({ data, width, height }, across) {
  const [n, m] = across ? [width, height] : [height, width];
  const at = (i, j) => data[4 * (across ? j * width + i : i * width + j) + 1];
  const sums = Array.from({ length: n - 1 }, (_, i) => {
    let sum = 0;
    for (let j = 0; j < m; j += 1) sum += Math.abs(at(i + 1, j) - at(i, j));
    return sum / m;
  });
  const reach = Math.round(n / FEWEST / 2);
  return sums.map((one, i) => {
    const around = sums.slice(Math.max(0, i - reach), i + reach + 1);
    return Math.max(0, one - around.reduce((a, b) => a + b, 0) / around.length);
  });
}

/** Every value with its neighbours: a line that falls between two pixels counts as much as another. */
const smoothed = (profile) => profile.map((one, i) => (profile[i - 1] ?? 0) / 2 + one + (profile[i + 1] ?? 0) / 2);

/** The first line of a profile if lines are so far apart, and how far they stand out, in standard deviations of their sum. */
function lines(profile, distance) {
  const mean = profile.reduce((a, b) => a + b, 0) / profile.length;
  const spread = Math.sqrt(profile.reduce((sum, one) => sum + (one - mean) ** 2, 0) / profile.length) || 1;
  let best = { from: 0, clear: 0 };
  for (let from = 0; from < distance; from += 1) {
    let [sum, count] = [0, 0];
    for (let at = from; at < profile.length; at += distance)
      [sum, count] = [sum + profile[Math.min(profile.length - 1, Math.round(at))], count + 1];
    const clear = ((sum / count - mean) * Math.sqrt(count)) / spread;
    if (clear > best.clear) best = { from, clear };
  }
  return best;
}

/**
 * The proposed grid of a picture: {corners: its corners in pixels, clockwise from the top left, columns, rows, found}. `found`: whether
 * lines were seen; else the corners are simply inside the picture.
 *
 * @param {HTMLCanvasElement} canvas
 */
export function proposedGrid(canvas) {
  const scale = Math.min(1, SIDE / Math.max(canvas.width, canvas.height));
  const small = document.createElement("canvas");
  [small.width, small.height] = [Math.round(canvas.width * scale), Math.round(canvas.height * scale)];
  const pen = /** @type {CanvasRenderingContext2D} */ (small.getContext("2d", { willReadFrequently: true }));
  pen.drawImage(canvas, 0, 0, small.width, small.height);
  return gridOf(pen.getImageData(0, 0, small.width, small.height), scale);
}

/** The same of pixels, which are `scale` times as wide as the picture. */
export function gridOf(pixels, scale = 1) {
  const { width, height } = pixels;
  const profiles = [true, false].map((across) => smoothed(steps(pixels, across)));
  const [least, most] = [Math.max(width, height) / MOST, Math.min(width, height) / FEWEST];
  let best = { distance: 0, clear: 0, found: [lines([0], 1), lines([0], 1)] };
  for (let distance = least; distance <= most; distance += STEP) {
    const found = profiles.map((profile) => lines(profile, distance));
    const clear = Math.min(...found.map((one) => one.clear)); // both directions have lines at this distance
    if (clear > best.clear) best = { distance, clear, found };
  }
  if (best.clear < CLEAR) return guessed(width / scale, height / scale);
  const { distance } = best;
  const [x, y] = best.found.map(({ from }) => from + 0.5); // between two pixels
  const [columns, rows] = [width - 1 - x, height - 1 - y].map((size) => Math.max(1, Math.floor(size / distance + 0.05)));
  const corners = cornersOf(x, y, x + columns * distance, y + rows * distance).map((one) => one.map((c) => c / scale));
  return { corners, columns, rows, found: true };
}

const cornersOf = (left, top, right, bottom) => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

function guessed(width, height) {
  const [x, y] = [width * INSET, height * INSET];
  return { corners: cornersOf(x, y, width - x, height - y), columns: USUAL, rows: USUAL, found: false };
}
