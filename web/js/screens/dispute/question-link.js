// Links that hold a question and its table: packed, or with the position as a text that people can read.

import { ask } from "../../net/api.js";
import { fromLink } from "../../editor/opening.js";
import { pack, unpack } from "../../lib/link-codec.js";
import { checked } from "../../net/outside-data.js";
import { withNames } from "../../tile/words.js";

/** The question of a link; null without one. Throws BrokenLink, Unreadable, or an error of the service. */
export async function linkedQuestion([packed, text, question]) {
  if (packed !== TEXT) return fromLink("dispute", packed);
  const { position } = await ask("/notation/read", { method: "POST", body: { text } });
  return checked("dispute", { position, ...(question ? await unpack(question) : {}) });
}

const TEXT = "text"; // begins the links with the position in the notation

/** A packed link. `compare`: the option whose values are compared, if any. */
export async function packedLink({ position, question, compare }) {
  return `/dispute/${await pack({ position, question, ...(compare ? { compare } : {}) })}`;
}

/** The position in the notation. Throws an error of the service. */
export async function positionText(position) {
  const body = { position: withNames(position) };
  return (await ask("/notation/write", { method: "POST", body })).text;
}

/** A link with the position as a text that people can read; packed where the service cannot be asked. */
export async function readableLink({ position, question, compare }) {
  try {
    const packed = await pack({ question, ...(compare ? { compare } : {}) });
    return `/dispute/${TEXT}/${encodeURIComponent(await positionText(position))}/${packed}`;
  } catch {
    return packedLink({ position, question, compare });
  }
}
