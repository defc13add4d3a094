// SHA-256 in hexadecimal: the browser's own or, over plain HTTP where it has none, a library's.

import { sha256 as computed } from "@noble/hashes/sha2.js";

export async function sha256(
  text: string,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const hash = subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : computed(bytes);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
