// Client of the HTTP API: JSON requests and answers, problems as exceptions. Answers wait until no finger is touching the page, as most of
// them redraw something. Nothing else requests anything, except uploads of photos, for their progress.

import { free } from "../lib/finger.js";
import { language } from "../lib/i18n.js";
import { heard } from "./server-time.js";
import { straight } from "./straight-path.js";

const ROOT = "/api/v1";

/** A refusal by the server, with its problem details (RFC 9457). */
export class Problem extends Error {
  constructor(status, body, retryAfter) {
    super(body.detail || body.title || `HTTP ${status}`);
    this.status = status;
    this.title = body.title ?? "";
    this.detail = body.general ? "" : (body.detail ?? ""); // general details address programmers; the page has its own text
    this.errors = body.errors ?? {};
    this.kind = (body.type ?? "").split("#").at(-1);
    this.ruling = body.ruling ?? null; // why it is against the rules
    this.move = body.move ?? 0; // number of the move in the list that the problem is about
    this.retryAfter = Number(retryAfter) || 0;
  }
}

/** Thrown when the server could not be reached. */
export class Away extends Error {}

export const headers = (token, more = {}) => ({
  "Accept-Language": language,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...more,
});

export function problem(status, text, retryAfter) {
  try {
    return new Problem(status, JSON.parse(text), retryAfter);
  } catch {
    return new Problem(status, {}, retryAfter);
  }
}

/** The address of a path below /api/v1, and of no other: ids may come from a link made elsewhere. */
export function addressOf(path) {
  if (!straight(ROOT + path)) throw new Problem(404, {});
  return ROOT + path;
}

export async function request(path, options) {
  let answer;
  const sent = Date.now();
  const address = addressOf(path);
  try {
    answer = await fetch(address, options);
  } catch (error) {
    throw error.name === "AbortError" ? error : new Away(error.message);
  }
  if (path.startsWith("/matches")) heard(answer.headers.get("Date"), sent); // this path is never served from a cache
  if (answer.ok) return answer;
  throw problem(answer.status, await answer.text(), answer.headers.get("Retry-After"));
}

/** An idempotency key for a request that may have to be sent again. `randomUUID` needs HTTPS, which a local server may lack. */
export const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Sends a request and returns the JSON answer. Repeating it with the same `key` and body has no further effect.
 *
 * @param {string} path below /api/v1
 * @param {Page.Request} options
 * @returns {Promise<any>} the answer, null for 204
 */
export const ask = (path, options = {}) => undisturbed(askWhole(path, options), options.signal);

async function askWhole(path, options) {
  let answer = await askOnce(path, options);
  // the server draws a large tile set gradually
  for (let more = MORE; answer?.outlined === false && more; more--) answer = await askOnce(path, options);
  return answer;
}

/**
 * The outcome of a request once no finger is touching the page; a request that the tap has given up has none.
 *
 * @param {Promise<any>} asked
 * @param {AbortSignal | null | undefined} signal
 */
export async function undisturbed(asked, signal = null) {
  try {
    return await asked;
  } finally {
    await free();
    signal?.throwIfAborted();
  }
}

const MORE = 60;

// Characters that turn the text around them; some phones paste them with a name, and the server refuses them.
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * @param {string} path
 * @param {Page.Request} options
 * @returns {Promise<any>}
 */
async function askOnce(path, { method = "GET", body, token, signal, key }) {
  const json = {
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(key ? { "Idempotency-Key": key } : {}),
  };
  const sent = {
    method,
    signal,
    headers: headers(token, json),
    body: body === undefined ? undefined : JSON.stringify(body).replace(TURNING, ""),
  };
  const answer = method === "GET" && !token && PUBLIC.test(path) ? await kept(path, sent) : await request(path, sent);
  return answer.status === 204 ? null : answer.json();
}

const PUBLIC = /^\/(games|catalogs|rules)\b(?!.*\/enrolment)/; // public and seldom changed
const STORE = "referee answers"; // separate from the files of a version, which the service worker clears
const here = new Map(); // fallback for as long as the page is open, where there is no Cache API (plain HTTP)

/** Whether an answer may be kept: JSON from this address, not the login page of a hotel's network. */
const sound = ({ status, redirected, headers }) =>
  status === 200 && !redirected && (headers.get("Content-Type") ?? "").startsWith("application/json");

/** Requests an answer of the library; offline, returns the last one. */
async function kept(path, sent) {
  const store = await globalThis.caches?.open(STORE).catch(() => null);
  const key = `${ROOT}${path}${path.includes("?") ? "&" : "?"}${language}`;
  try {
    const answer = await request(path, sent);
    if (!sound(answer)) return answer;
    if (store) store.put(key, answer.clone()).catch(() => {});
    else here.set(key, answer.clone());
    return answer;
  } catch (error) {
    const last = error instanceof Away && ((await store?.match(key)) ?? here.get(key)?.clone());
    if (!last) throw error;
    return last;
  }
}

/** Whether the server can be reached. */
export async function reachable() {
  const asked = fetch("/", { method: "HEAD", cache: "no-store" });
  return undisturbed(asked).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Fetches a file that needs a token, as a blob. */
export const file = (path, token) => undisturbed(request(path, { headers: headers(token) }).then((answer) => answer.blob()));

/** Fetches a picture that needs a token, as an object URL. */
export const picture = async (path, token) => URL.createObjectURL(await file(path, token));

/**
 * Sends the files of a form and returns the JSON answer.
 *
 * @param {string} path
 * @param {FormData} form
 * @param {Page.Request} options
 * @returns {Promise<any>}
 */
export function sendFiles(path, form, { token, signal, method = "POST" } = {}) {
  const asked = request(path, { method, body: form, headers: headers(token), signal });
  return undisturbed(
    asked.then((answer) => answer.json()),
    signal,
  );
}
