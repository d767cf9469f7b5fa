// Work that waits until the browser has painted what is drawn already, so that a tap is answered before everything that follows from it.

const PAINTING = 10; // milliseconds left to the browser for painting
const LATEST = 150; // milliseconds: a page in the background paints nothing

export class OncePainted {
  #wanted = 0;

  /** Does the work after the next frame, unless it is cancelled or replaced before. */
  run(work) {
    const mine = (this.#wanted += 1);
    const once = () => {
      if (mine !== this.#wanted) return;
      this.cancel();
      work();
    };
    requestAnimationFrame(() => setTimeout(once, PAINTING));
    setTimeout(once, LATEST);
  }

  cancel() {
    this.#wanted += 1;
  }
}
