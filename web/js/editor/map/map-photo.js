// A photo of the printed map under the grid: four taps on the corners of a rectangle of squares straighten it. It stays in this browser.

import { stepper } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { straightened } from "../../lib/homography.js";
import { t } from "../../lib/i18n.js";

const MOST = 1800; // longer side of the scaled photo in pixels
const CELL = 90; // pixels per square once straightened
const CORNERS = ["nw", "ne", "se", "sw"];

/**
 * The panel. Calls `done({url, columns, rows, clean, where})` once the photo is straightened: its square (0, 0) is the first one of the
 * rectangle.
 * `clean`: the photo as taken, `where`: the rectangle in it, in the form of a map's `picture`.
 */
export function photoPanel(done) {
  const size = { columns: 8, rows: 8 };
  const body = h("div", { class: "map-rows" });
  const file = h("input", {
    type: "file",
    accept: "image/*",
    name: "map-photo",
    onchange: ({ target }) => target.files[0] && begin(target.files[0]),
  });
  const count = (name) =>
    stepper({
      words: t(`maps.photo.${name}`),
      value: size[name],
      least: 1,
      most: 40,
      change: (n) => {
        size[name] = n;
      },
    });

  async function begin(picked) {
    const url = URL.createObjectURL(picked);
    const whole = new Image();
    whole.src = url;
    await whole.decode();
    const scale = Math.min(1, MOST / Math.max(whole.naturalWidth, whole.naturalHeight));
    const canvas = h("canvas", { class: "map-tap", role: "img", "aria-label": t("maps.photo.picture") });
    [canvas.width, canvas.height] = [Math.round(whole.naturalWidth * scale), Math.round(whole.naturalHeight * scale)];
    const pen = canvas.getContext("2d");
    pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
    const clean = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
    URL.revokeObjectURL(url);
    const points = [];
    const words = h("p", { role: "status" });
    const say = () => {
      words.textContent = t(`maps.photo.tap.${CORNERS[points.length]}`);
    };
    canvas.addEventListener("click", (event) => {
      const box = canvas.getBoundingClientRect();
      const point = [((event.clientX - box.left) / box.width) * canvas.width, ((event.clientY - box.top) / box.height) * canvas.height];
      points.push(point);
      pen.fillStyle = "#ffe27a";
      pen.fillRect(point[0] - 6, point[1] - 6, 12, 12);
      if (points.length < 4) say();
      else finish(canvas, points, clean);
    });
    say();
    show(body, words, canvas);
    canvas.scrollIntoView({ block: "nearest" });
  }

  function finish(canvas, points, clean) {
    const { columns, rows } = size;
    const source = { naturalWidth: canvas.width, naturalHeight: canvas.height };
    const flat = straightened(Object.assign(canvas, source), points, {
      wide: (columns + 2) * CELL,
      high: (rows + 2) * CELL,
      columns,
      rows,
    });
    const where = { size: [canvas.width, canvas.height], corners: points, cells: [0, 0, columns, rows] };
    flat.toBlob((blob) => done({ url: blob && URL.createObjectURL(blob), columns, rows, clean, where }), "image/jpeg", 0.85);
    show(body, h("p", { class: "scope", role: "status" }, t("maps.photo.done")));
  }

  return h(
    "fieldset",
    { class: "map-rows" },
    h("legend", {}, t("maps.photo")),
    h("p", { class: "hint" }, t("maps.photo.hint")),
    count("columns"),
    count("rows"),
    h("label", { class: "field" }, h("span", {}, t("maps.photo.file")), file),
    body,
  );
}
