// Reads an event stream of the server (server-sent events) with the access token in a header, which EventSource cannot send.

import { headers, request } from "./api.js";

/**
 * Yields the events of an event stream until it ends, each as {event, data, id}; `data` is null for a heartbeat. They do not wait for a
 * finger; redraws because of them use `whenFree`.
 *
 * @param {string} path
 * @param {{ token?: string | null, signal?: AbortSignal, last?: number | string }} options
 */
export async function* stream(path, { token, signal, last } = {}) {
  const more = { Accept: "text/event-stream", ...(last === undefined ? {} : { "Last-Event-ID": String(last) }) };
  const answer = await request(path, { signal, headers: headers(token, more) });
  const reader = /** @type {ReadableStream<any>} */ (answer.body).pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (text + value).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const field = (name) =>
        event
          .split("\n")
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).trim())
          .join("\n");
      const data = field("data");
      yield { event: field("event"), id: field("id"), data: data ? JSON.parse(data) : null };
    }
  }
}
