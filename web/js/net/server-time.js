// The time on the server, as the clocks of phones may be minutes off. Every answer has the second in which the server sent it, which is
// between sending and receiving by this clock. Several answers together give more than a second's precision.

const SECOND = 1000;
let least = -Infinity; // bounds of how many milliseconds the server's clock is ahead of this one
let most = Infinity;

/** Takes the Date of an answer to a request sent at `sent` (by this phone's clock). */
export function heard(date, sent, received = Date.now()) {
  const from = Date.parse(date ?? "") - received;
  const until = Date.parse(date ?? "") + SECOND - sent;
  if (Number.isNaN(from)) return;
  // bounds that contradict the old ones mean that a clock was set
  [least, most] = from > most || until < least ? [from, until] : [Math.max(least, from), Math.min(most, until)];
}

/** The server's time in milliseconds; this phone's time until an answer has come. */
export const serverTime = () => Date.now() + (Number.isFinite(least) ? (least + most) / 2 : 0);
