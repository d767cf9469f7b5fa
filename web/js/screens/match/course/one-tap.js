// What a single tap has entered: a tile with a figure on it, or with the end of the turn.

export class OneTap {
  /** The moves entered: {from, to: numbers of moves in the draft, tile: as chosen before}. @type {any} */
  entered = null;
  impliesEnd = false; // whether the turn ends by itself once nothing else is possible
  endsWithoutFigure = false; // whether it is to end without a figure; another step may have to come first
  /** @type {any} */
  declined = null; // the moves with which the turn was to end before that

  /** Whether the last moves of a draft were entered by one tap. */
  isLast(draft) {
    return this.entered?.to === draft.length;
  }
}
