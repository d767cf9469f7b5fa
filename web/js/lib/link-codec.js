// Packs JSON into an address: compressed where the browser supports it, in letters that need no escaping.

import { free } from "./finger.js";

const toText = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
const toBytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

const MOST = 4_000_000; // most bytes that a link may unpack to

async function through(bytes, stream) {
  const parts = [];
  let size = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) {
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      await free();
      return bytes;
    }
    parts.push(value);
    size += value.length;
    if (size > MOST) throw new RangeError("too large");
  }
}

/** The text for an address: "z" and compressed JSON, or "j" and plain JSON. */
export async function pack(value) {
  const plain = new TextEncoder().encode(JSON.stringify(value));
  if (typeof CompressionStream === "undefined") return `j${toText(plain)}`;
  return `z${toText(await through(plain, new CompressionStream("deflate-raw")))}`;
}

export class BrokenLink extends Error {
  name = "BrokenLink";
}

/** The value that `pack` encoded. Throws BrokenLink for any other text. */
export async function unpack(text) {
  try {
    const bytes = toBytes(text.slice(1));
    const plain = text[0] === "z" ? await through(bytes, new DecompressionStream("deflate-raw")) : bytes;
    return JSON.parse(new TextDecoder().decode(plain));
  } catch (cause) {
    throw new BrokenLink("the link is not whole", { cause });
  }
}
