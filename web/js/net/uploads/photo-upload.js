// Uploads a photo and reports the share that is sent so far, which `fetch` does not report.

import { Away, addressOf, headers, problem, undisturbed } from "../api.js";

/**
 * Uploads a photo. `progress` gets the share sent so far; `key` makes repeating it safe; `path` and `token`: the match whose table it
 * shows.
 *
 * @param {FormData} form
 * @param {string} key
 * @param {(share: number) => void} progress from 0 to 1
 * @param {AbortSignal | undefined} signal
 * @param {{ path?: string, token?: string | null }} where
 * @returns {Promise<any>}
 */
export function sendPhoto(form, key, progress, signal, { path = "/photos", token = null } = {}) {
  const sent = new Promise((resolve, reject) => {
    const call = new XMLHttpRequest(); // fetch reports no upload progress
    call.open("POST", addressOf(path));
    for (const [name, value] of Object.entries(headers(token, { "Idempotency-Key": key }))) call.setRequestHeader(name, value);
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
  return undisturbed(sent, signal);
}
