// Fingers and wheel on an <svg>: drags with one finger, drags and zooms with two. A drag is not also a tap.

export class Gestures {
  #svg;
  #view;
  #fingers = new Map();
  #moved = false;
  still = false; // whether a drag with one finger does nothing

  /** `view`: {drag(dx, dy) by pixels, zoom(factor, centre) around a point of the drawing}. */
  constructor(svg, view) {
    [this.#svg, this.#view] = [svg, view];
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) svg.addEventListener(end, (event) => this.#up(event));
    svg.addEventListener(
      "click",
      (event) => {
        if (this.#moved && event.isTrusted) {
          // not a click by the Enter key, which the board makes
          event.stopPropagation();
          event.preventDefault();
        }
      },
      true,
    );
    svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.#view.zoom(Math.exp(-event.deltaY / 400), this.#at(event));
      },
      { passive: false },
    );
  }

  #at(event) {
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.#svg.getScreenCTM().inverse());
    return [p.x, p.y];
  }

  #down(event) {
    if (event.button > 0) return;
    if (!this.#fingers.size) this.#moved = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, x0: event.clientX, y0: event.clientY });
  }

  #move(event) {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const others = [...this.#fingers.values()].filter((other) => other !== finger);
    const before = { ...finger };
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (!this.#moved && Math.hypot(finger.x - finger.x0, finger.y - finger.y0) < 8 && !others.length) return;
    if (!this.#moved) {
      this.#moved = true;
      for (const id of this.#fingers.keys()) this.#svg.setPointerCapture(id);
    }
    if (this.still && !others.length) return;
    const share = others.length ? 0.5 : 1;
    this.#view.drag(share * (finger.x - before.x), share * (finger.y - before.y));
    if (others.length) {
      const [other] = others;
      const was = Math.hypot(before.x - other.x, before.y - other.y),
        is = Math.hypot(finger.x - other.x, finger.y - other.y);
      this.#view.zoom(is / (was || 1), this.#at({ clientX: (finger.x + other.x) / 2, clientY: (finger.y + other.y) / 2 }));
    }
  }

  #up(event) {
    if (event.type === "pointerleave" && this.#svg.hasPointerCapture(event.pointerId)) return;
    this.#fingers.delete(event.pointerId);
  }
}
