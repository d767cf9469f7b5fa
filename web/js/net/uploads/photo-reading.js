// Waits until the server has read a photo, and reports the progress on the way.

import { free } from "../../lib/finger.js";
import { ask } from "../api.js";
import { stream } from "../event-stream.js";

const PAUSE = 1000;

/** Waits until a photo is read; `progress` gets every state on the way. Polls; the event stream only triggers an earlier poll. */
export async function whenRead(id, token, progress, signal) {
  const over = new AbortController();
  signal?.addEventListener("abort", () => over.abort());
  let bell = ring(id, token, progress, over.signal).then(() => {
    bell = NEVER;
  });
  try {
    for (;;) {
      const state = await ask(`/photos/${id}`, { token, signal: over.signal });
      progress(state);
      if (state.status === "done" || state.status === "unreadable") return state;
      await Promise.race([bell, pause(PAUSE, over.signal)]);
    }
  } finally {
    over.abort();
  }
}

/** Follows a photo's event stream until reading has ended; never resolves where there is no stream. */
async function ring(id, token, progress, signal) {
  try {
    for await (const { data } of stream(`/photos/${id}/events`, { token, signal })) {
      if (data?.status === "done" || data?.status === "unreadable") return;
      if (data?.status) free().then(() => progress(data));
    }
  } catch {
    // polling takes over, only slower
  }
  await NEVER;
}

const NEVER = new Promise(() => {});

const pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("", "AbortError"));
    });
  });
