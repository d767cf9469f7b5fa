// Follows a match and reports each change as it is made, by event stream or, where there is none, by polling; both restart by themselves
// after a network failure.

import { Problem, ask } from "./api.js";
import { stream } from "./event-stream.js";

const SILENT = 40_000; // milliseconds without a heartbeat after which a stream counts as dead
const WAITS = [300, 1000, 2000, 4000, 8000];
const POLL = 800;
const POLLS = 30; // number of polls before a stream is tried again

/**
 * `rights`: "?as=viewer" for what everybody may see, else that of the token.
 *
 * Calls `change(change)` for every change after `after`, `match()` when anything else of the match has changed, and `state("live" | "away"
 * | "gone")`. Continues until `signal` is aborted.
 */
export async function follow({ id, token, rights = "", after, change, match, state, signal }) {
  const report = (one) => {
    if (one.seq <= after) return;
    after = one.seq;
    change(one);
  };
  for (let failed = 0; !signal.aborted;) {
    try {
      for await (const { event, data } of alive(`/matches/${id}/events${rights}`, { token, last: after, signal })) {
        failed = 0;
        state("live");
        if (event === "change") report(data);
        else if (event === "match") match();
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Problem && [401, 403, 404].includes(error.status)) return state("gone");
      if (error instanceof Problem) after = await poll({ id, token, rights, after, report, match, state, signal });
      else {
        state("away");
        await pause(WAITS[Math.min(failed++, WAITS.length - 1)], signal);
      }
    }
  }
}

/** The events of a stream, which is closed when it has been silent for too long. */
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

/** Polls for a while if the server has no free stream. Returns the newest sequence number seen. */
async function poll({ id, token, rights, after, report, match, state, signal }) {
  for (let round = 0; round < POLLS && !signal.aborted; round++) {
    try {
      const { changes, seq } = await ask(`/matches/${id}/history?${rights.slice(1)}&after=${after}`, { token, signal });
      state("live");
      changes.forEach(report);
      after = Math.max(after, ...changes.map((one) => one.seq));
      if (round % 5 === 4 && seq === after) match(); // names and the like are no changes in the history
    } catch (error) {
      if (signal.aborted || (error instanceof Problem && [401, 403, 404].includes(error.status))) throw error;
      state("away");
    }
    await pause(POLL, signal);
  }
  return after;
}

/** Waits, but no longer than until the network is back or the page is visible again. */
export function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", over);
      window.removeEventListener("online", over);
      document.removeEventListener("visibilitychange", seen);
      resolve(null);
    };
    const seen = () => document.visibilityState === "visible" && over();
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener("abort", over);
    window.addEventListener("online", over);
    document.addEventListener("visibilitychange", seen);
  });
}
