// What this browser keeps of one's own: tile sets with their tokens, and the tables one is drawing.

const SETS = "tile-referee.catalogs";
const MOST = 40;

function read(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? fallback;
  } catch {
    return fallback;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a full or forbidden store: the page works on, it only forgets
  }
}

/** The tile sets made or kept in this browser, newest first: {id, token?, name, game, whole, empty}; `whole`: a box that one can play
 *  with alone: it has the tile that the game starts with; `empty`: nobody has shown or drawn a tile of it yet. */
export const ownSets = () => read(SETS, []);

export const ownSet = (id) => ownSets().find((one) => one.id === id);

/** A name that no set of this browser has yet: "My tiles", "My tiles 2". */
export function freeName(name) {
  const taken = new Set(ownSets().map((one) => one.name));
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(free)) return free;
  }
}

/** Remembers a set, or adds to what is known of it. */
export function keepSet(entry) {
  const known = ownSets();
  const old = known.find(({ id }) => id === entry.id) ?? {};
  write(SETS, [{ ...old, ...entry }, ...known.filter(({ id }) => id !== entry.id)].slice(0, MOST));
}

/** The catalogs of a box to which these sets of one's own belong: a whole box takes the place of the printed one. `implied`: what the
 *  game and its options imply, the box itself first. */
export function withOwn([box, ...more], ids) {
  const whole = ids.some((id) => ownSet(id)?.whole);
  return [...(whole ? [] : [box]), ...more, ...ids];
}

/** What this browser keeps under a key, or null. */
export const stored = (key) => read(key, null);

/** What is kept under a name between visits ("board", "dispute", "tiles"), or null. */
export const draft = (name) => stored(`tile-referee.draft.${name}`);

export const keepDraft = (name, value) => write(`tile-referee.draft.${name}`, value);

const HANDED = "tile-referee.handed";

/** Hands a table to another screen (`to`: "board", "dispute", "match"; "photo": which one shows it), which takes it once. */
export const hand = (to, position) => write(`${HANDED}.${to}`, position);

export function taken(from) {
  const found = read(`${HANDED}.${from}`, null);
  if (found) localStorage.removeItem(`${HANDED}.${from}`);
  return found;
}
