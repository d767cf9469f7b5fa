// What time it is on the server: phones' own clocks may be minutes off. Every answer says a second in which the server answered
// it; between sending and receiving that moment lay. Several answers together tell it better than a second.

const SECOND = 1000;
let least = -Infinity; // how far, in milliseconds, the server's clock is ahead of this one, at least and at most
let most = Infinity;

/** An answer with this Date has come, asked for at `sent` (by this phone's clock). */
export function heard(date, sent, received = Date.now()) {
  const from = Date.parse(date ?? "") - received;
  const until = Date.parse(date ?? "") + SECOND - sent;
  if (Number.isNaN(from)) return;
  [least, most] = from > most || until < least ? [from, until] : [Math.max(least, from), Math.min(most, until)]; // a clock was set
}

/** The server's time in milliseconds; this phone's own as long as no answer has come. */
export const serverTime = () => Date.now() + (Number.isFinite(least) ? (least + most) / 2 : 0);
