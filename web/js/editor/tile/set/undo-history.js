// The last states of what is being drawn, and the button that goes back to the one before.

import { roundButton } from "../../../lib/controls.js";
import { t } from "../../../lib/i18n.js";

const MOST = 60;

export class UndoHistory {
  #past = [];

  /** `back(state)`: restores a state. */
  constructor(back) {
    const undo = () => {
      const last = this.#past.pop();
      this.button.disabled = !this.#past.length;
      if (last) back(last);
    };
    this.button = roundButton("undo", t("edit.undo"), undo, true);
  }

  /** Notes the state before a change. */
  remember(state) {
    this.#past = [...this.#past, state].slice(-MOST);
    this.button.disabled = false;
  }
}
