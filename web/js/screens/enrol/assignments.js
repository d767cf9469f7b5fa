// The tile assigned to each group of cards: proposed by the server at first, then corrected by the user. Draws nothing.

/**
 * Assignments: {remove: true}, or {tile, rotation, catalog?, shown: {tile, rotation}}: the id or the inline tile, its rotation, and its
 * drawing.
 */
export class Assignments {
  #assigned = new Map(); // proposal -> assignment
  #open = new Set(); // proposals to review first
  #settled = new Set(); // proposals whose assignment the server has
  #touched = new Set(); // proposals with corrections that are not sent yet
  #drawings = new Map(); // proposal -> the user's drawing so far
  #cards = new Map(); // proposal -> a fingerprint that distinguishes it from another of the same number

  /** Takes a new answer of the server; corrections stay. `drawn(proposal)`: its features as rotated, `tiles`: those of the set by id. */
  take(proposals, drawn, tiles) {
    const { draft } = this;
    this.#cards = new Map(proposals.map((one) => [one.proposal, `${one.cards[0]} ${JSON.stringify(one.features)}`]));
    this.#touched.clear();
    this.#drawings.clear();
    this.#assigned.clear();
    this.#open.clear();
    this.#settled.clear();
    for (const one of proposals) {
      const settled = Boolean(one.tile) || one.removed;
      if (settled) this.#settled.add(one.proposal);
      const said = settled ? told(one, tiles) : suggested(one, drawn(one));
      if (!settled && !(said && one.suggestion?.sure)) this.#open.add(one.proposal);
      if (said) this.#assigned.set(one.proposal, said);
    }
    this.restore(draft);
  }

  /** Corrections and drawings that the server does not have, as plain data. */
  get draft() {
    const all = new Set([...this.#touched, ...this.#drawings.keys()]);
    return [...all].map((proposal) => ({
      proposal,
      card: this.#cards.get(proposal),
      touched: this.#touched.has(proposal),
      said: this.of(proposal),
      open: this.isOpen(proposal),
      drawing: this.drawing(proposal),
    }));
  }

  /** Restores a draft for those proposals that still exist. */
  restore(draft) {
    for (const { proposal, card, touched, said, open, drawing } of draft) {
      if (this.#cards.get(proposal) !== card) continue;
      if (drawing) this.#drawings.set(proposal, drawing);
      if (!touched) continue;
      this.assign(proposal, said);
      if (!open) this.#open.delete(proposal);
    }
  }

  of = (proposal) => this.#assigned.get(proposal) ?? null;
  isOpen = (proposal) => this.#open.has(proposal);
  isSettled = (proposal) => this.#settled.has(proposal);

  isTouched = (proposal) => this.#touched.has(proposal);
  drawing = (proposal) => this.#drawings.get(proposal) ?? null;
  draw = (proposal, drawing) => this.#drawings.set(proposal, drawing);

  /** Corrects an assignment. */
  assign(proposal, said) {
    this.#touched.add(proposal);
    this.#settled.delete(proposal);
    if (said) this.#assigned.set(proposal, said);
    else this.#assigned.delete(proposal);
  }

  /** Marks a proposal as reviewed. */
  confirm(proposal) {
    this.#touched.add(proposal);
    this.#open.delete(proposal);
  }

  turn(proposal) {
    const said = this.of(proposal);
    const further = (rotation) => (rotation + 90) % 360;
    const shown = said.shown && { ...said.shown, rotation: further(said.shown.rotation) };
    this.assign(proposal, { ...said, rotation: further(said.rotation), shown });
  }

  /** Marks the assignments sent as learnt by the server. Later corrections stay. */
  learnt(told) {
    for (const [proposal, said] of told) {
      if (this.of(proposal) !== said) continue;
      this.#touched.delete(proposal);
      this.#drawings.delete(proposal);
    }
  }

  /** proposal -> assignment, for all that were decided since the server's answer. */
  get decided() {
    return new Map([...this.#assigned].filter(([proposal]) => !this.#open.has(proposal) && !this.#settled.has(proposal)));
  }

  /** The assignments to send. */
  get confirmations() {
    return [...this.decided].map(([proposal, { remove, tile, rotation, catalog }]) =>
      remove ? { proposal, tile: null, remove } : { proposal, tile, rotation, ...(catalog ? { catalog } : {}) },
    );
  }
}

const told = ({ tile, rotation, removed }, tiles) =>
  removed ? { remove: true } : { tile, rotation, shown: tiles[tile] ? { tile: tiles[tile], rotation } : null };

/** The server's proposal: a tile of this or another set, else one with these features, drawn as the card is rotated. */
function suggested({ suggestion, features }, drawn) {
  if (!drawn) return null;
  const shown = { tile: drawn, rotation: 0 };
  return suggestion?.tile
    ? { tile: suggestion.tile, rotation: suggestion.rotation, shown, isNew: suggestion.seems === "new" }
    : { tile: { features }, rotation: 0, shown, isNew: true };
}
