// Straightens a picture by four of its points: the area between them becomes a rectangle.

/** The projective map that takes the corners of the unit square (clockwise from the top left) to four points: (u, v) -> [x, y]. */
export function fromUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const k = (dx1 * dy3 - dx3 * dy1) / area;
  return (u, v) => {
    const w = g * u + k * v + 1;
    return [((x1 - x0 + g * x1) * u + (x3 - x0 + k * x3) * v + x0) / w, ((y1 - y0 + g * y1) * u + (y3 - y0 + k * y3) * v + y0) / w];
  };
}

/**
 * A canvas of `wide` x `high` pixels with the area between four points of an image, which covers `columns` x `rows` cells, and one more
 * cell around it.
 */
export function straightened(image, points, { wide, high, columns, rows }) {
  const source = document.createElement("canvas");
  [source.width, source.height] = [image.naturalWidth, image.naturalHeight];
  const eye = /** @type {CanvasRenderingContext2D} */ (source.getContext("2d", { willReadFrequently: true }));
  eye.drawImage(image, 0, 0);
  const from = eye.getImageData(0, 0, source.width, source.height);
  const target = document.createElement("canvas");
  [target.width, target.height] = [wide, high];
  const pen = /** @type {CanvasRenderingContext2D} */ (target.getContext("2d"));
  const to = pen.createImageData(wide, high);
  const map = fromUnitSquare(points);
  const [left, top] = [1 / columns, 1 / rows]; // one cell more on every side: the edge with its prints
  for (let j = 0; j < high; j += 1)
    for (let i = 0; i < wide; i += 1) {
      const [x, y] = map((i / wide) * (1 + 2 * left) - left, (j / high) * (1 + 2 * top) - top).map(Math.round);
      if (x < 0 || y < 0 || x >= source.width || y >= source.height) continue;
      const [a, b] = [4 * (j * wide + i), 4 * (y * source.width + x)];
      for (let c = 0; c < 4; c += 1) to.data[a + c] = from.data[b + c];
    }
  pen.putImageData(to, 0, 0);
  return target;
}
