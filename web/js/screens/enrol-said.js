// What is said of each group of cards: proposed by the server at first, then by people. Draws nothing.

/** {remove: true}, or {tile, rotation, catalog?, shown: {tile, rotation}}: the id or the inline tile, how it lies, and how it is drawn. */
export class Said {
  #said = new Map(); // proposal -> what is said
  #open = new Set(); // proposals that people should look at first
  #settled = new Set(); // proposals of which the server knows what is said

  /** The newest answer of the server; `drawn(proposal)`: its features as they lie, `tiles`: those of the set by id. */
  take(proposals, drawn, tiles) {
    this.#said.clear();
    this.#open.clear();
    this.#settled.clear();
    for (const one of proposals) {
      const settled = Boolean(one.tile) || one.removed;
      if (settled) this.#settled.add(one.proposal);
      const said = settled ? told(one, tiles) : suggested(one, drawn(one));
      if (!settled && !(said && one.suggestion?.sure)) this.#open.add(one.proposal);
      if (said) this.#said.set(one.proposal, said);
    }
  }

  of = (proposal) => this.#said.get(proposal) ?? null;
  isOpen = (proposal) => this.#open.has(proposal);
  isSettled = (proposal) => this.#settled.has(proposal);

  /** People say something else. */
  say(proposal, said) {
    this.#settled.delete(proposal);
    if (said) this.#said.set(proposal, said);
    else this.#said.delete(proposal);
  }

  /** People have looked at it. */
  right(proposal) {
    this.#open.delete(proposal);
  }

  turn(proposal) {
    const said = this.of(proposal);
    const further = (rotation) => (rotation + 90) % 360;
    const shown = said.shown && { ...said.shown, rotation: further(said.shown.rotation) };
    this.say(proposal, { ...said, rotation: further(said.rotation), shown });
  }

  /** What there is to send: everything that was decided since the server answered. */
  get confirmations() {
    return [...this.#said]
      .filter(([proposal]) => !this.#open.has(proposal) && !this.#settled.has(proposal))
      .map(([proposal, { remove, tile, rotation, catalog }]) =>
        remove ? { proposal, tile: null, remove } : { proposal, tile, rotation, ...(catalog ? { catalog } : {}) },
      );
  }
}

const told = ({ tile, rotation, removed }, tiles) =>
  removed ? { remove: true } : { tile, rotation, shown: tiles[tile] ? { tile: tiles[tile], rotation } : null };

/** What the server proposes: such a tile of this or another set, else one with these features, drawn as the card lies. */
function suggested({ suggestion, features }, drawn) {
  if (!drawn) return null;
  const shown = { tile: drawn, rotation: 0 };
  return suggestion?.tile
    ? { tile: suggestion.tile, rotation: suggestion.rotation, shown, isNew: suggestion.seems === "new" }
    : { tile: { features }, rotation: 0, shown, isNew: true };
}
