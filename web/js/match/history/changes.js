// The changes of a match: all that were made, those that stand, and those that were undone.

import { ask } from "../../net/api.js";

/** Every change of a match, oldest first; `rights`: "?as=viewer" for what everybody may see. */
export async function allChanges({ match, token, signal, rights = "" }) {
  const changes = [];
  for (let more = true; more;) {
    const found = await ask(`/matches/${match.id}/history?${rights.slice(1)}&after=${changes.at(-1)?.seq ?? 0}`, { token, signal });
    changes.push(...found.changes);
    more = found.more;
  }
  return changes;
}

/** The timeline, in order: {seq, change}; `seq` is the sequence number under which a list was first made. */
export const standing = (changes) =>
  changes
    .filter(({ stands }) => stands)
    .map((change) => ({ seq: change.type === "moves" ? change.seq : change.target, change }))
    .sort((a, b) => a.seq - b.seq);

/** Groups undone changes in a row, except those made after a reveal: every player is to see them. */
export function runs(changes) {
  const found = [];
  for (const change of changes) {
    const before = found.at(-1)?.[0];
    if (!change.stands && !change.after_reveal && before && !before.stands && !before.after_reveal) found.at(-1)?.push(change);
    else found.push([change]);
  }
  return found;
}

/** Whether a run is folded: changes that no longer count, if not everybody has to see them. */
export const folds = (/** @type {any[]} */ [first]) => !first.stands && !first.after_reveal;
