// Following a match: every change as it is made. A stream where it goes, asking again and again where it does not; both
// begin anew by themselves after a pause in the net.

import { Problem, ask, stream } from "./api.js";

const SILENT = 40_000; // milliseconds without a sign of life after which a stream is taken for dead
const WAITS = [300, 1000, 2000, 4000, 8000];
const POLL = 800;
const POLLS = 30; // how often is asked before a stream is tried again

/**
 * Calls `change(change)` for every change after `after`, `match()` when something else of the match has changed, and
 * `state("live" | "away" | "gone")`. Goes on until `signal` says stop.
 */
export async function follow({ id, token, after, change, match, state, signal }) {
  const told = (one) => {
    if (one.seq <= after) return;
    after = one.seq;
    change(one);
  };
  for (let failed = 0; !signal.aborted;) {
    try {
      for await (const { event, data } of alive(`/matches/${id}/events`, { token, last: after, signal })) {
        failed = 0;
        state("live");
        if (event === "change") told(data);
        else if (event === "match") match();
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Problem && [401, 403, 404].includes(error.status)) return state("gone");
      if (error instanceof Problem) after = await poll({ id, token, after, told, match, state, signal });
      else {
        state("away");
        await pause(WAITS[Math.min(failed++, WAITS.length - 1)], signal);
      }
    }
  }
}

/** The events of a stream that is given up when it has been silent for too long. */
async function* alive(path, { token, last, signal }) {
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal.addEventListener("abort", abort);
  window.addEventListener("offline", abort);
  let timer = setTimeout(abort, SILENT);
  try {
    for await (const event of stream(path, { token, last, signal: stop.signal })) {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENT);
      yield event;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    window.removeEventListener("offline", abort);
    stop.abort();
  }
}

/** Asks for news for a while, where the server has no stream to spare. Answers the newest change seen. */
async function poll({ id, token, after, told, match, state, signal }) {
  for (let round = 0; round < POLLS && !signal.aborted; round++) {
    try {
      const { changes, seq } = await ask(`/matches/${id}/history?after=${after}`, { token, signal });
      state("live");
      changes.forEach(told);
      after = Math.max(after, ...changes.map((one) => one.seq));
      if (round % 5 === 4 && seq === after) match(); // names and the like make no change in the history
    } catch (error) {
      if (signal.aborted || (error instanceof Problem && [401, 403, 404].includes(error.status))) throw error;
      state("away");
    }
    await pause(POLL, signal);
  }
  return after;
}

/** Waits; not longer than until the net is back or the page is looked at again. */
export function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", over);
      window.removeEventListener("online", over);
      document.removeEventListener("visibilitychange", seen);
      resolve();
    };
    const seen = () => document.visibilityState === "visible" && over();
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener("abort", over);
    window.addEventListener("online", over);
    document.addEventListener("visibilitychange", seen);
  });
}
