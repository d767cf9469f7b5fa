// Uploads pictures of single tiles: scaled down, in lots of the size that the server reads at once, and cancellable.

import { newKey } from "../../net/api.js";
import { sendPhoto } from "../../net/uploads/photo-upload.js";
import { announce, h, show } from "../../lib/dom.js";
import { t } from "../../lib/i18n.js";
import { errorNotice, ofTheFile, pictureNotice } from "../../net/error-notice.js";
import { OnItsWay } from "../../net/uploads/upload-progress.js";
import { shrunk } from "../../lib/image-shrink.js";

const MOST = 3; // pictures that the server reads at once

/**
 * Splits files into lots {files, key, which}; `which`: the numbers of its files in words, if there are several lots. The same key makes a
 * retry safe.
 */
function lotsOf(files) {
  const all = files.length;
  const lot = (_, i) => {
    const [first, last] = [i * MOST + 1, Math.min(all, (i + 1) * MOST)];
    const which = all > MOST ? t("enrol.lot", { n: last - first + 1, first, last, all }) : null;
    return { files: files.slice(first - 1, last), key: newKey(), which };
  };
  return Array.from({ length: Math.ceil(all / MOST) }, lot);
}

export class Sending {
  /** @type {string} */
  path;
  /** @type {string | undefined} */
  token;
  /** @type {any} */
  busy;
  /** @type {AbortSignal} */
  signal;
  /** @type {any} */
  take;
  #stopped = false;
  node = h("div", { class: "status", "aria-live": "polite" });

  /**
   * `take(answer)`: gets the server's answer for each lot; `busy(on, cancelled)`: whether an upload is running, and whether the user ended
   * it.
   */
  constructor({ path, token, signal, take, busy }) {
    Object.assign(this, { path, token, signal, take, busy });
  }

  send = (files) => this.#all(lotsOf(files), []);

  /** Sends the lots in sequence. Files that are refused are reported at the end; any other error stops the rest. */
  async #all(lots, refused) {
    this.#stopped = false;
    this.busy(true, false);
    for (; lots.length && !this.#stopped; lots.shift()) {
      try {
        await this.take(await this.#one(lots[0], lots.length === 1));
      } catch (error) {
        if (error.name === "AbortError") break;
        if (!ofTheFile(error)) return this.#failed(error, lots, refused);
        refused.push([error, lots[0]]);
      }
    }
    show(
      this.node,
      refused.map(([error, lot]) => this.#refused(error, lot)),
    );
    if (this.#stopped) announce(t("upload.cancelled"));
    this.busy(false, this.#stopped);
  }

  /** Sends a lot. Once uploaded it is read: from then on only later lots can be stopped. */
  async #one(lot, last) {
    const call = new AbortController();
    this.signal.addEventListener("abort", () => call.abort());
    let sent = false;
    const cancel = () => {
      this.#stopped = true;
      told.last();
      if (!sent) call.abort();
    };
    const told = new OnItsWay(cancel, lot.which, t("enrol.looking"));
    show(this.node, told.node);
    this.node.scrollIntoView({ block: "nearest" });
    announce(t("upload.sending"));
    const form = await formOf(lot);
    if (call.signal.aborted) throw new DOMException("", "AbortError");
    told.sent(0);
    const progress = (share) => {
      told.sent(share);
      if (share < 1 || sent) return;
      sent = true;
      if (last) told.last();
      announce(t("enrol.looking"));
    };
    return sendPhoto(form, lot.key, progress, call.signal, this);
  }

  #failed(error, lots, refused) {
    this.busy(false, false);
    const before = refused.map(([other, lot]) => this.#refused(other, lot));
    show(
      this.node,
      before,
      which(lots[0]),
      errorNotice(error, () => this.#all(lots, refused)),
    );
    this.node.scrollIntoView({ block: "nearest" });
  }

  #refused = (error, lot) => [which(lot), pictureNotice(error, null, { text: t("picture.other"), said: [error.detail] })];
}

const which = (lot) => lot.which && h("p", { class: "hint" }, lot.which);

/** The form of a lot. Its pictures are scaled down once, so that a retry sends the same. */
async function formOf(lot) {
  lot.small ??= [];
  for (const file of lot.files.slice(lot.small.length)) lot.small.push(await shrunk(file));
  const form = new FormData();
  for (const picture of lot.small) form.append("photo", picture, "photo");
  return form;
}
