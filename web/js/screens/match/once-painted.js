// Work that waits until the browser has painted what is drawn already, so that a tap is answered before everything that follows from it.

const PAINTING = 10; // milliseconds left to the browser for painting
const LATEST = 150; // milliseconds: a page in the background paints nothing

export class OncePainted {
  /** @type {(() => void) | null} */
  #work = null;

  /** Does the work after the next frame, unless it is cancelled or replaced before. */
  run(work) {
    const mine = (this.#work = () => work());
    const once = () => {
      if (this.#work === mine) this.now();
    };
    requestAnimationFrame(() => setTimeout(once, PAINTING));
    setTimeout(once, LATEST);
  }

  /** Does the work that waits, if there is any, without waiting. */
  now() {
    const work = this.#work;
    this.cancel();
    work?.();
  }

  cancel() {
    this.#work = null;
  }
}
