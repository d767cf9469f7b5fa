// Talking to the server: JSON in and out, problems as exceptions, progress of uploads and of reading.

import { language } from "./i18n.js";
import { heard } from "./server-time.js";

const ROOT = "/api/v1";
const PAUSE = 1000;

/** What the server refused, in its own words (RFC 9457). */
export class Problem extends Error {
  constructor(status, body, retryAfter) {
    super(body.detail || body.title || `HTTP ${status}`);
    this.status = status;
    this.title = body.title ?? "";
    this.detail = body.general ? "" : (body.detail ?? ""); // what is true of all of its kind is said to programmers: people get ours
    this.errors = body.errors ?? {};
    this.kind = (body.type ?? "").split("#").at(-1);
    this.ruling = body.ruling ?? null; // against the rules: why
    this.move = body.move ?? 0; // which move of the list it is about
    this.retryAfter = Number(retryAfter) || 0;
  }
}

/** The server could not be reached. */
export class Away extends Error {}

const headers = (token, more = {}) => ({
  "Accept-Language": language,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...more,
});

function problem(status, text, retryAfter) {
  try {
    return new Problem(status, JSON.parse(text), retryAfter);
  } catch {
    return new Problem(status, {}, retryAfter);
  }
}

async function request(path, options) {
  let answer;
  const sent = Date.now();
  try {
    answer = await fetch(ROOT + path, options);
  } catch (error) {
    throw error.name === "AbortError" ? error : new Away(error.message);
  }
  if (path.startsWith("/matches")) heard(answer.headers.get("Date"), sent); // never from a cache
  if (answer.ok) return answer;
  throw problem(answer.status, await answer.text(), answer.headers.get("Retry-After"));
}

/** A key for one request that may have to be sent again. (randomUUID exists only over HTTPS, and at the kitchen table there is none.) */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A JSON answer. `key`: asking again with the same one and the same body changes nothing twice. */
export async function ask(path, options = {}) {
  let answer = await askOnce(path, options);
  for (let more = MORE; answer?.outlined === false && more; more--) answer = await askOnce(path, options); // a large set of tiles is drawn by and by
  return answer;
}

const MORE = 60;

async function askOnce(path, { method = "GET", body, token, signal, key }) {
  const json = {
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(key ? { "Idempotency-Key": key } : {}),
  };
  const sent = {
    method,
    signal,
    headers: headers(token, json),
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  const answer = method === "GET" && !token && PUBLIC.test(path) ? await kept(path, sent) : await request(path, sent);
  return answer.status === 204 ? null : answer.json();
}

const PUBLIC = /^\/(games|catalogs|rules)\b(?!.*\/enrolment)/; // what everybody may see and seldom changes
const STORE = "referee answers"; // apart from the files of a version, which the service worker clears
const here = new Map(); // the same for as long as the page is open, where the browser keeps no such things (over plain HTTP)

/** An answer of the library; without a net the last one. */
async function kept(path, sent) {
  const store = await globalThis.caches?.open(STORE).catch(() => null);
  const key = `${ROOT}${path}${path.includes("?") ? "&" : "?"}${language}`;
  try {
    const answer = await request(path, sent);
    if (store) store.put(key, answer.clone()).catch(() => {});
    else here.set(key, answer.clone());
    return answer;
  } catch (error) {
    const last = error instanceof Away && ((await store?.match(key)) ?? here.get(key)?.clone());
    if (!last) throw error;
    return last;
  }
}

/** Whether the server answers at all. */
export const reachable = () => fetch("/", { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok, () => false);

/** A file that needs a token. */
export const file = async (path, token) => (await request(path, { headers: headers(token) })).blob();

/** A picture that needs a token, as an object URL. */
export const picture = async (path, token) => URL.createObjectURL(await file(path, token));

/** Sends files of a form and gives the JSON answer. */
export async function sendFiles(path, form, { token, signal, method = "POST" } = {}) {
  return (await request(path, { method, body: form, headers: headers(token), signal })).json();
}

/** Sends a photo; `progress` is called with the share sent. `key` makes trying again safe. `path`, `token`: of a match, for its table. */
export function sendPhoto(form, key, progress, signal, { path = "/photos", token = null } = {}) {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest(); // fetch cannot tell how much of an upload is through
    call.open("POST", `${ROOT}${path}`);
    for (const [name, value] of Object.entries(headers(token, { "Idempotency-Key": key })))
      call.setRequestHeader(name, value);
    call.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) progress(event.loaded / event.total);
    });
    call.addEventListener("load", () => {
      if (call.status < 300) resolve(JSON.parse(call.responseText));
      else reject(problem(call.status, call.responseText, call.getResponseHeader("Retry-After")));
    });
    call.addEventListener("error", () => reject(new Away()));
    call.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    signal?.addEventListener("abort", () => call.abort());
    call.send(form);
  });
}

/** Waits until a photo is read; `progress` gets every state on the way. Polls; the event stream is a doorbell. */
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

/** An event stream, read to its end: each event as {event, data, id}; one without data (a sign of life) too. */
export async function* stream(path, { token, signal, last } = {}) {
  const more = { Accept: "text/event-stream", ...(last === undefined ? {} : { "Last-Event-ID": String(last) }) };
  const answer = await request(path, { signal, headers: headers(token, more) });
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (text + value).split("\n\n");
    text = events.pop();
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

/** Listens to a photo's event stream until it says that reading is over; never ends where there is no stream. */
async function ring(id, token, progress, signal) {
  try {
    for await (const { data } of stream(`/photos/${id}/events`, { token, signal })) {
      if (data?.status === "done" || data?.status === "unreadable") return;
      if (data?.status) progress(data);
    }
  } catch {
    // polling does the same, only slower
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
