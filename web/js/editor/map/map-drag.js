// Dragging over cells of a map: the rectangle between the first and the last cell is shown, and taken when the finger is lifted. Two fingers
// move and zoom the map (lib/zoom/panzoom.js).

import { s, show } from "../../lib/dom.js";

const FAR = 8; // pixels that a finger moves before it drags

/**
 * @param {import("../../board/view/stage.js").Stage} stage
 * @param {{ size: number, may: () => boolean, done: (cells: Page.Cell[]) => void }} what `size`: units of a cell; `may()`: whether a finger
 *   drags now; `done(cells)`: the cells of the rectangle, row by row
 */
export function dragRectangles(stage, { size, may, done }) {
  const { svg, above } = stage;
  const fingers = new Set();
  /** @type {{ from: Page.Cell, to: Page.Cell, x: number, y: number, moved: boolean } | null} */
  let drag = null;

  function cellAt({ clientX, clientY }) {
    const at = new DOMPoint(clientX, clientY).matrixTransform(stage.layer.getScreenCTM().inverse());
    return { x: Math.floor(at.x / size), y: Math.floor(at.y / size) };
  }

  function paint() {
    const [left, top, wide, high] = drag?.moved ? sides(drag) : [];
    show(above, wide ? s("rect", { class: "map-drag", x: left * size, y: top * size, width: wide * size, height: high * size }) : null);
  }

  svg.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    fingers.add(event.pointerId);
    const cell = cellAt(event);
    drag = fingers.size === 1 && may() ? { from: cell, to: cell, x: event.clientX, y: event.clientY, moved: false } : null;
    paint();
  });
  svg.addEventListener("pointermove", (event) => {
    if (!drag || !fingers.has(event.pointerId)) return;
    drag.moved ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) >= FAR;
    drag.to = cellAt(event);
    paint();
  });
  for (const end of ["pointerup", "pointercancel"])
    svg.addEventListener(end, (event) => {
      fingers.delete(event.pointerId);
      const [taken, up] = [drag, event.type === "pointerup"];
      drag = null;
      paint();
      if (!taken?.moved || !up) return; // a tap is a click on its cell
      const [left, top, wide, high] = sides(taken);
      done(Array.from({ length: wide * high }, (_, i) => ({ x: left + (i % wide), y: top + Math.floor(i / wide) })));
    });
}

const sides = ({ from, to }) => [Math.min(from.x, to.x), Math.min(from.y, to.y), Math.abs(from.x - to.x) + 1, Math.abs(from.y - to.y) + 1];
